import type { GuideAction, GuideCard, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { QUOTED } from '../../core/text/quoted.ts';
import { leadsToDeadEnd } from './dead-ends.ts';
import { isDisliked } from './dislikes.ts';
import { evidenceOf } from './evidence.ts';
import { normalizeLabel } from './labels.ts';
import { refusedFields } from './problems.ts';
import { type Resolved, resolveTarget } from './resolve-target.ts';
import { soughtWords } from './session.ts';

/** A reply's target, or why it is not taken as it is. `doubtful`: number and name agree, but something else speaks against it. */
export type Checked =
  | Resolved
  | { ok: false; why: 'dead-end' | 'refused' | 'disliked'; candidates: IndexLine[] }
  /** An end whose proof is missing; said twice, it is believed and shown as it is. */
  | { ok: false; why: 'unproved' | 'open'; candidates: IndexLine[]; line: IndexLine | null }
  | { ok: false; why: 'action' | 'said' | 'like'; candidates: IndexLine[]; doubtful: IndexLine };

/**
 * Holds a whole reply against the page: its target (`resolveTarget`), then whether action, words and target belong together. A second look
 * without a request: what does not fit is asked for once more, and what stays open is the person's choice.
 */
export function checkReply(
  reply: GuideStepReply,
  { url, lines }: Pick<PageIndex, 'url' | 'lines'>,
  card: GuideCard,
): Checked {
  const resolved = resolveTarget(reply, lines);
  if (!resolved.ok) return resolved;
  if (reply.action === 'done') {
    const candidates = refusedBy(card, lines);
    if (candidates.length > 0) return { ok: false, why: 'refused', candidates };
    const why = isOpen(reply) ? 'open' : isUnproved(reply, resolved.line, lines) ? 'unproved' : null;
    return why ? { ok: false, why, candidates: [], line: resolved.line } : resolved;
  }
  if (leadsToDeadEnd(card, reply, resolved.line, url)) return { ok: false, why: 'dead-end', candidates: [] };
  if (resolved.line === null) return resolved;
  if (isDisliked(card, reply.action, resolved.line, url))
    return { ok: false, why: 'disliked', candidates: [] };
  const { line } = resolved;
  if (!canBeDone(reply.action, line)) return { ok: false, why: 'action', candidates: [line], doubtful: line };
  const meant = namedInstead(reply, line, lines);
  if (meant) return { ok: false, why: 'said', candidates: [line, meant], doubtful: line };
  const better = betterFits(reply, line, lines, soughtWords(card));
  if (better) return { ok: false, why: 'like', candidates: [line, better], doubtful: line };
  return resolved;
}

const isOpen = ({ proof }: GuideStepReply): boolean => (proof ?? []).some(({ index }) => index === null);

/** Words are given as proof that the page does not show. Where none are given, there is nothing to hold against it. */
const isUnproved = (reply: GuideStepReply, line: IndexLine | null, lines: readonly IndexLine[]): boolean =>
  reply.text !== '' && evidenceOf({ reply, line }, lines)?.verified === false;

/** Fields that the page has refused after the last step: nothing is accomplished while they stand like that. */
const refusedBy = ({ steps }: GuideCard, lines: readonly IndexLine[]): IndexLine[] =>
  /(?:^|; )error: /.test(steps.at(-1)?.seen ?? '') ? refusedFields(lines, steps) : [];

/** Roles that an action is never done on; everything else may be a widget that its role does not tell. */
const NEVER: Partial<Record<GuideAction, ReadonlySet<string>>> = {
  type: new Set([
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'option',
    'menuitem',
    'heading',
    'img',
  ]),
  select: new Set(['link', 'checkbox', 'switch', 'heading']),
  check: new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'link', 'heading']),
  upload: new Set(['textbox', 'searchbox', 'spinbutton', 'slider', 'checkbox', 'radio', 'heading']),
};

/** Whether a control is of a kind that this can be done with. */
export const canBeDone = (action: GuideAction, { role }: Pick<IndexLine, 'role'>): boolean =>
  NEVER[action]?.has(role) !== true;

const wordsAbout = (line: IndexLine): string =>
  [line.text, ...line.notes, line.rowHeader ?? '', line.columnHeader ?? '', line.label ?? ''].join(' ');

/** The control whose name the instruction quotes, where it quotes nothing of the target. */
function namedInstead(
  { instruction, value }: GuideStepReply,
  target: IndexLine,
  lines: readonly IndexLine[],
): IndexLine | undefined {
  const own = normalizeLabel(`${wordsAbout(target)} ${value ?? ''}`);
  const quoted = [...instruction.matchAll(QUOTED)]
    .map((match) => normalizeLabel(match[1] ?? ''))
    .filter((words) => words !== '');
  if (quoted.length === 0 || quoted.some((words) => own.includes(words))) return undefined;
  return lines.find(
    (line) => line.kind === 'control' && !line.behind && quoted.includes(normalizeLabel(line.text)),
  );
}

/** Of several controls of one name and role, another one whose surroundings the words fit better. */
function betterFits(
  { instruction }: GuideStepReply,
  target: IndexLine,
  lines: readonly IndexLine[],
  task: string,
): IndexLine | undefined {
  const twins = lines.filter((line) => isLike(line, target));
  if (twins.length < 2) return undefined;
  const surroundings = new Map(twins.map((line) => [line, new Set(meaningOf(surroundingsOf(line, lines)))]));
  const common = [...surroundings.get(target)!].filter((key) =>
    [...surroundings.values()].every((keys) => keys.has(key)),
  );
  const telling = (line: IndexLine) => [...surroundings.get(line)!].filter((key) => !common.includes(key));
  for (const words of [instruction, task]) {
    const wanted = new Set(meaningOf(words));
    const score = (line: IndexLine) => telling(line).filter((key) => wanted.has(key)).length;
    const best = Math.max(...twins.map(score));
    if (best === 0) continue;
    if (score(target) === best) return undefined;
    const winners = twins.filter((line) => score(line) === best);
    return winners.length === 1 ? winners[0] : undefined;
  }
  return undefined;
}

const isLike = (line: IndexLine, target: IndexLine): boolean =>
  line.kind === 'control' &&
  line.role === target.role &&
  !line.behind &&
  target.text !== '' &&
  normalizeLabel(line.text) === normalizeLabel(target.text);

/** What tells a control from its namesakes: its row, group and neighbours by the page's own words, and the heading above it. */
function surroundingsOf(line: IndexLine, lines: readonly IndexLine[]): string {
  const heading = lines.slice(0, lines.indexOf(line)).findLast(({ level }) => level !== undefined);
  return [...line.notes, line.rowHeader ?? '', line.label ?? '', heading?.text ?? ''].join(' ');
}
