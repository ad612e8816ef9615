import type { GuideAction, GuideCard, GuideStep, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { checkReply } from './check-reply.ts';
import { isReached } from './evidence.ts';
import { lineOf } from './locator.ts';
import { nameInWords } from './name-in-words.ts';
import { ahead, withStep } from './session.ts';

/** A field that a reply names beside its step, as a reply of its own. */
export interface Field {
  reply: GuideStepReply;
  line: IndexLine;
}

/** A longer form is looked at anew after so many further fields. */
const MAX_FIELDS = 7;

const TYPED = new Set(['textbox', 'spinbutton']);
const TICKED = new Set(['checkbox', 'radio']);
/** What cannot be filled, or is not for a model to fill. */
const CLOSED = /^(disabled|read.?only|password)$/;

/** How a plain field is filled; `undefined` for everything that does more than keep a value: a search with proposals, a switch, a button. */
function fillingOf({ role, tag, notes, behind }: IndexLine): GuideAction | undefined {
  if (behind || notes.some((note) => CLOSED.test(note))) return undefined;
  if (tag === 'select') return 'select';
  if ((tag === 'input' || tag === 'textarea') && TYPED.has(role)) return 'type';
  return tag === 'input' && TICKED.has(role) ? 'check' : undefined;
}

/**
 * The further fields of a reply that stand the check, each like a step of its own: its number and name agree, it is a plain field in the frame of
 * the step's own, which is one itself, and it is not filled like that already. Whatever else was named is left out.
 */
export function fieldsOf(
  reply: GuideStepReply,
  first: IndexLine | null,
  index: Pick<PageIndex, 'url' | 'lines'>,
  card: GuideCard,
): Field[] {
  if (!first || fillingOf(first) !== reply.action) return [];
  const fields = new Map<number, Field>();
  for (const { index: n, text, value } of reply.more ?? []) {
    const line = index.lines.find((each) => each.n === n);
    const action = line && fillingOf(line);
    if (!line || !action || line === first || line.frame !== first.frame || fields.has(n)) continue;
    if (action === 'select' && !value) continue;
    const own: GuideStepReply = { instruction: nameInWords(line), index: n, text, action, value, hint: '' };
    const checked = checkReply(own, index, card);
    if (!checked.ok || checked.line !== line || isFilledLike(own, line)) continue;
    fields.set(n, { reply: own, line });
  }
  return [...fields.values()].slice(0, MAX_FIELDS);
}

const isFilledLike = ({ action, value }: GuideStepReply, line: IndexLine): boolean =>
  isReached({ action, value, target: line }, [line]);

/** Ticks off the fields of the open chain that the page shows as filled, whoever filled them, in whatever order. */
export function tickOff(card: GuideCard, lines: readonly IndexLine[], now: number): GuideCard {
  const open = card.steps.filter(({ state, chain }) => chain && (state === 'ahead' || state === 'current'));
  return open
    .filter((step) => isFilled(step, lines))
    .reduce((ticked, { id }) => withStep(ticked, id, { state: 'done', by: 'person', endedAt: now }), card);
}

/** Filled as the step says, or with what the person chose instead, once they have left the field. */
function isFilled(step: GuideStep, lines: readonly IndexLine[]): boolean {
  const line = step.target && lineOf(step.target, lines);
  if (!line) return false;
  if (isReached({ ...step, target: line }, lines)) return true;
  if (step.action === 'check' || line.notes.includes('focused')) return false;
  const value = enteredIn(line.notes);
  return value !== undefined && value !== enteredIn(step.stood ?? []);
}

const enteredIn = (notes: readonly string[]): string | undefined =>
  notes.find((note) => note.startsWith('value "') || note === 'filled in');

/** Fields are left to be filled, and the person has not asked for another way. */
export const isChainOpen = (card: GuideCard): boolean => {
  const [next] = ahead(card);
  return (
    next !== undefined && !card.steps.some(({ chain, state }) => chain === next.chain && state === 'rejected')
  );
};
