import type { GuideCard, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { meaningOf } from './words.ts';

/** Words of a task that a control must at least share with it, as a share of the task's words, before it is pointed to. */
const ENOUGH = 0.3;

const TYPED = new Set(['textbox', 'searchbox', 'textarea', 'combobox', 'spinbutton']);

/**
 * Without a model: the control of this page that fits the task best and was not used yet, as a step; `undefined` when none fits.
 * Every word counts more the rarer it is among the page's controls, and names count more than what stands beside them.
 */
export function bestControl(
  card: GuideCard,
  lines: readonly IndexLine[],
): { line: IndexLine; reply: GuideStepReply } | undefined {
  const wanted = meaningOf(card.task);
  const used = new Set(
    card.steps
      .filter((step) => step.state !== 'current')
      .map((step) => `${step.target?.role}|${step.target?.text}`),
  );
  const controls = lines.filter(
    (line) =>
      line.kind === 'control' && !line.notes.includes('disabled') && !used.has(`${line.role}|${line.text}`),
  );
  const described = controls.map((line) => ({
    line,
    name: meaningOf(line.text),
    beside: meaningOf(line.notes.join(' ')),
  }));
  const rarity = new Map(
    wanted.map((key) => [
      key,
      Math.log(1 + controls.length / (1 + described.filter(({ name }) => name.includes(key)).length)),
    ]),
  );
  const all = wanted.reduce((sum, key) => sum + rarity.get(key)!, 0);
  const scored = described.map(({ line, name, beside }) => ({
    line,
    score: score(wanted, name, beside, rarity, all),
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < ENOUGH) return undefined;
  return { line: best.line, reply: replyFor(best.line) };
}

function score(
  wanted: string[],
  name: string[],
  beside: string[],
  rarity: Map<string, number>,
  all: number,
): number {
  const worth = (key: string) => (name.includes(key) ? 1 : beside.includes(key) ? 0.4 : 0) * rarity.get(key)!;
  const covered = wanted.reduce((sum, key) => sum + worth(key), 0) / (all || 1);
  const foreign = name.filter((key) => !wanted.includes(key)).length;
  return covered / (1 + 0.06 * foreign);
}

function replyFor(line: IndexLine): GuideStepReply {
  const action = TYPED.has(line.role) ? 'type' : line.tag === 'select' ? 'select' : 'click';
  // The words of the step are the card's to say in the person's language; the page's own name stands in for them.
  return {
    instruction: line.text || (line.notes[0] ?? ''),
    index: line.n,
    text: line.text,
    action,
    value: null,
    hint: '',
  };
}
