import type { GuideCard, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { controlsMeant } from '../../core/controls/rank-controls.ts';
import { nameInWords } from './name-in-words.ts';
import { soughtWords } from './session.ts';

const TYPED = new Set(['textbox', 'searchbox', 'textarea', 'combobox', 'spinbutton']);

/** What the rules found: a control to point to, some that may be meant, or nothing. */
export type RuleStep =
  | { kind: 'step'; line: IndexLine; reply: GuideStepReply }
  | { kind: 'unsure'; candidates: IndexLine[] }
  | { kind: 'nothing' };

/** What stands beside a log-in form and is no part of it. */
const OTHER_WAYS = new Set(['find', 'password', 'register']);

/** Without a model: the control of this page that fits the task best and was not used yet (`core/controls/rank-controls.ts`). */
export function bestControl(card: GuideCard, lines: readonly IndexLine[]): RuleStep {
  const open = lines.filter((line) => line.kind === 'control' && !line.behind && !isUsed(card, line));
  const meant = controlsMeant(soughtWords(card), open);
  if (meant.kind === 'none') return { kind: 'nothing' };
  const field = meant.name.some((key) => OTHER_WAYS.has(key))
    ? undefined
    : firstEmptyField(meant.line, lines, card);
  if (field) return stepTo(field);
  return meant.kind === 'one' ? stepTo(meant.line) : { kind: 'unsure', candidates: meant.candidates };
}

function isUsed(card: GuideCard, line: IndexLine): boolean {
  if (line.notes.includes('disabled')) return true;
  return card.steps.some(
    ({ state, target }) =>
      state !== 'current' &&
      target !== null &&
      target.role === line.role &&
      target.text === line.text &&
      (line.text !== '' || target.n === line.n),
  );
}

const PRESSED = new Set(['button', 'input']);
/** A form with more fields than this asks for more than a log-in, and in an order of its own. */
const MAX_FIELDS = 4;

/**
 * A log-in form begins with its empty fields, whatever its button is called: the first one of the fields right before it, where one of them
 * takes a password.
 */
function firstEmptyField(
  button: IndexLine,
  lines: readonly IndexLine[],
  card: GuideCard,
): IndexLine | undefined {
  if (!isPressed(button)) return undefined;
  const before = lines
    .slice(0, lines.indexOf(button))
    .filter(({ kind, frame }) => kind === 'control' && frame === button.frame)
    .slice(-2 * MAX_FIELDS);
  // Fields before another button belong to that one's form; a button right before this one ("Show password") has none of its own.
  const other = before.findLastIndex((line) => isPressed(line));
  const behind = before.slice(other + 1).filter(isField);
  const fields = behind.length > 0 ? behind : before.filter(isField);
  if (!fields.some(isPassword)) return undefined;
  return fields.slice(-MAX_FIELDS).find((line) => isEmpty(line) && !isUsed(card, line));
}

const isPressed = ({ role, tag }: IndexLine): boolean =>
  PRESSED.has(role) || (PRESSED.has(tag) && !TYPED.has(role));
const isField = (line: IndexLine): boolean => TYPED.has(line.role) || isPassword(line);
const isPassword = ({ notes }: IndexLine): boolean => notes.includes('password');
const isEmpty = ({ notes, role }: IndexLine): boolean =>
  role !== 'searchbox' && !notes.some((note) => note.startsWith('value "') || note === 'filled in');

/** A step to one control, in words that the card says. */
export function stepTo(line: IndexLine): Extract<RuleStep, { kind: 'step' }> {
  const action =
    TYPED.has(line.role) || isPassword(line) ? 'type' : line.tag === 'select' ? 'select' : 'click';
  // The words of the step are the card's to say in the person's language; the page's own name stands in for them.
  const reply = {
    instruction: nameInWords(line),
    index: line.n,
    text: line.text,
    action,
    value: null,
    hint: '',
  } as const;
  return { kind: 'step', line, reply };
}
