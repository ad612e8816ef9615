import type { IndexLine } from '../../contracts/page-index.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { lineTokens } from '../../core/text/tokens.ts';

/** Bounds in estimated tokens. Pages whose controls fit are sent with all of them: a target left out can never be chosen. */
export interface StepBudget {
  /** Running text is added only while the whole stays under this. */
  text: number;
  /** Links that look like all the others are added while the whole stays under this. */
  links: number;
  /** Nothing goes beyond this. */
  hard: number;
}

export const STEP_BUDGET: StepBudget = { text: 1500, links: 3600, hard: 6500 };

/** As often as this a control may repeat itself before the next ones count as more of the same. */
const REPEATS = 8;

const MESSAGES = new Set(['alert', 'status', 'alertdialog', 'dialog', 'log', 'heading']);
const LEADING = new Set(['navigation', 'search', 'banner', 'form', 'dialog', 'menu', 'toolbar']);

/**
 * The lines that a model needs for one step, in reading order. Controls come first, text is what goes: a step can only point at a control,
 * and a perfect model can only choose what it is shown. What has come since the last step is never left out, nor is an alert.
 * @param fresh numbers of the lines that came since the last step
 */
export function selectForStep(
  lines: readonly IndexLine[],
  task: string,
  budget: StepBudget,
  fresh: ReadonlySet<number> = new Set(),
): IndexLine[] {
  const useful = lines.filter((line) => line.kind !== 'container' || MESSAGES.has(line.role));
  if (tokensOf(useful) <= budget.text) return useful;
  const wanted = new Set(meaningOf(task));
  const ranked = rank(useful, wanted)
    .map((each) => (isNews(each.line, fresh) ? first(each) : each))
    .sort(byRank);
  const taken = new Set<IndexLine>();
  let used = 0;
  for (const [tier, bound] of [budget.hard, budget.links, budget.links, budget.text].entries()) {
    for (const { line } of ranked.filter((each) => each.tier === tier)) {
      const tokens = lineTokens(line);
      if (used + tokens > Math.min(bound, budget.hard)) continue;
      taken.add(line);
      used += tokens;
    }
  }
  return useful.filter((line) => taken.has(line));
}

const tokensOf = (lines: readonly IndexLine[]): number =>
  lines.reduce((sum, line) => sum + lineTokens(line), 0);

interface Ranked {
  line: IndexLine;
  /** 0: must; 1: navigation and other links of the frame around the content; 2: links of the content; 3: text. */
  tier: number;
  score: number;
}

function rank(lines: readonly IndexLine[], wanted: ReadonlySet<string>): Ranked[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const score = matches(line, wanted);
    const key = `${line.role}|${line.text}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return { line, score, tier: tierOf(line, score, times) };
  });
}

const byRank = (a: Ranked, b: Ranked): number => a.tier - b.tier || b.score - a.score;
const first = (ranked: Ranked): Ranked => ({ ...ranked, tier: 0, score: Number.MAX_VALUE });
const isNews = ({ n, role }: IndexLine, fresh: ReadonlySet<number>): boolean =>
  fresh.has(n) || role === 'alert' || role === 'status';

function tierOf(line: IndexLine, score: number, times: number): number {
  const isControl = line.kind === 'control' || line.kind === 'frame';
  if (!isControl)
    return MESSAGES.has(line.role) || (line.level ?? 9) <= 2 || line.landmark === 'dialog' ? 0 : 3;
  if (line.landmark === 'dialog' || line.landmark === 'alertdialog') return 0;
  if (score > 0 && times <= REPEATS * 5) return 0;
  if (times > REPEATS) return 2;
  if (line.role !== 'link') return 0;
  return LEADING.has(line.landmark ?? '') ? 1 : 2;
}

/** Words of the task that a line holds, in its name or in what else tells it apart. */
function matches(line: IndexLine, wanted: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0;
  const own =
    line.kind === 'text'
      ? line.text.slice(0, 400)
      : [line.text, ...line.notes, line.rowHeader ?? ''].join(' ');
  return meaningOf(own).filter((key) => wanted.has(key)).length;
}
