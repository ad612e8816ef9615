import type { ControlFacts } from '../../contracts/control-facts.ts';
import type { GuideCard, GuideStepReply, GuideTrap } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { namesCommitment, namesRetreat } from '../../core/lexicon/risk.ts';
import { ADD_ON_WORDS, HURRY_WORDS, ORDERING_WORDS, REFUSING_WORDS } from '../../core/lexicon/traps.ts';
import { normalizeLabel } from './labels.ts';
import { wholeTask } from './session.ts';

/** A trap that a press would fall into. */
export interface Trap {
  kind: GuideTrap;
  /** The page's own words that show it. */
  words: string;
  /** The honest control in its place; `null`: there is none that serves the task. */
  instead: IndexLine | null;
}

/** Lines before and after a button that speak of it. */
const BESIDE = 4;
/** Lines before a button in which its boxes stand. */
const BOXES = 40;
const PRESSED = new Set(['button', 'link', 'menuitem']);
const BOX = new Set(['checkbox', 'switch']);

/**
 * The trap that a step stands on, by the structure around its control and the words of `core/lexicon/traps.ts`. What the person's own words ask
 * for is none (a model's instruction names the button that it fell for), and what the guide has said once is not said again.
 */
export function trapAt(
  { action }: Pick<GuideStepReply, 'action'>,
  line: IndexLine,
  facts: ControlFacts,
  told: { leadsTo: string | null },
  lines: readonly IndexLine[],
  card: GuideCard,
): Trap | null {
  if (action !== 'click' || !PRESSED.has(line.role)) return null;
  const task = wholeTask(card);
  const found =
    falseClose(line, told.leadsTo) ??
    added(line, lines, card, task) ??
    quietNo(line, facts, lines, task) ??
    orders(line, lines, task) ??
    hurry(line, lines);
  return found && !isKnown(card, found) ? found : null;
}

const isKnown = ({ steps }: GuideCard, { kind, words }: Trap): boolean =>
  steps.some(({ trap, state }) => state !== 'current' && trap?.kind === kind && trap.words === words);

/** Whether the words ask for the thing that a control is about. */
const asksFor = (task: string, thing: string): boolean => {
  const wanted = new Set(meaningOf(task));
  return !REFUSING_WORDS.test(task) && meaningOf(thing).some((key) => wanted.has(key));
};

/** What is drawn to close something, and leads to another site. */
const falseClose = ({ text }: IndexLine, leadsTo: string | null): Trap | null =>
  leadsTo !== null && (/^[x×✕✖⨯]$/i.test(text.trim()) || (namesRetreat(text) && !namesCommitment(text)))
    ? { kind: 'false-close', words: leadsTo, instead: null }
    : null;

/** A box for something that costs, ticked already, and the press takes it along. Who ticked it for the task has seen it. */
function added(
  line: IndexLine,
  lines: readonly IndexLine[],
  { steps }: GuideCard,
  task: string,
): Trap | null {
  if (line.role === 'link' || namesRetreat(line.text)) return null;
  const at = lines.indexOf(line);
  const box = lines
    .slice(Math.max(0, at - BOXES), at)
    .find(
      ({ n, role, frame, notes, text, behind }) =>
        BOX.has(role) &&
        !behind &&
        frame === line.frame &&
        notes.includes('checked') &&
        !notes.includes('disabled') &&
        ADD_ON_WORDS.test(text) &&
        !steps.some(({ target, trap }) => target?.n === n && !trap),
    );
  return box && !asksFor(task, box.text) ? { kind: 'added', words: box.text, instead: box } : null;
}

/** Of an offer and its refusal, the refusal is hardly to be seen; who came for something else is led to it. */
function quietNo(
  line: IndexLine,
  { rivals = [] }: ControlFacts,
  lines: readonly IndexLine[],
  task: string,
): Trap | null {
  if (REFUSING_WORDS.test(line.text) || namesRetreat(line.text)) return null;
  const no = rivals.find(({ name, quiet }) => quiet && REFUSING_WORDS.test(name));
  if (!no || asksFor(task, line.text)) return null;
  const named = lines.filter((each) => normalizeLabel(each.text) === normalizeLabel(no.name) && !each.behind);
  return { kind: 'quiet-no', words: no.name, instead: named.length === 1 ? named[0]! : null };
}

const beside = (line: IndexLine, lines: readonly IndexLine[]): IndexLine[] => {
  const at = lines.indexOf(line);
  return lines
    .slice(Math.max(0, at - BESIDE), at + BESIDE + 1)
    .filter(({ kind, frame }) => kind === 'text' && frame === line.frame);
};

/** A button of a harmless name, and small print that says what it costs. */
function orders(line: IndexLine, lines: readonly IndexLine[], task: string): Trap | null {
  if (namesCommitment(line.text) || namesCommitment(task)) return null;
  const said = beside(line, lines).find(({ text }) => ORDERING_WORDS.test(text));
  return said ? { kind: 'orders', words: said.text, instead: null } : null;
}

/** A clock, or a number of what is left, beside the button. */
function hurry(line: IndexLine, lines: readonly IndexLine[]): Trap | null {
  const said = beside(line, lines).find(({ text }) => HURRY_WORDS.test(text) && /\d/.test(text));
  return said ? { kind: 'hurry', words: said.text, instead: null } : null;
}
