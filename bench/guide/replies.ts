import type { ModelRequest, PromptLine, Reply } from '../../e2e/model-server.ts';
import type { Task, TaskStep } from './kit.ts';

/** The mistakes of a model that errs, in the order in which it makes them. */
export const MISTAKES = [
  'wrong line',
  'stale number',
  'wrong action',
  'garbage',
  'wrong line, told rightly',
  'wrong fields beside',
] as const;
export type Mistake = (typeof MISTAKES)[number];

/** Every so many replies is a mistake. */
const EVERY = 5;

/** A model that knows the task. It is told how far the person has come. */
export interface TaskModel {
  /** Steps that the person has done. */
  done: number;
  /** Lines that the page should have had for a step and had not. */
  readonly missing: string[];
  readonly mistakes: Mistake[];
  reply(request: ModelRequest): Reply;
}

/** @param seed where in its count of five an erring model begins; absent: it never errs */
export function createTaskModel(task: Task, seed?: number): TaskModel {
  const model: TaskModel = { done: 0, missing: [], mistakes: [], reply };
  let replies = 0;
  let owed = 0;

  function reply(request: ModelRequest): Reply {
    replies += 1;
    const right = rightReply(task, model.done, request, (line) => model.missing.push(line));
    if (seed !== undefined && (replies + seed) % EVERY === 0) owed += 1;
    if (owed === 0 || model.missing.length > 0) return { json: right.json };
    for (const mistake of turnsOf(seed! + model.mistakes.length, right)) {
      const wrong = wrongReply(mistake, right, task.steps[model.done], request.lines);
      if (wrong === undefined) continue;
      owed -= 1;
      model.mistakes.push(mistake);
      return wrong;
    }
    return { json: right.json };
  }
  return model;
}

/** The mistakes take turns; one that the page leaves no room for is made up for by the next. Few replies name further fields: those err in them. */
function turnsOf(turn: number, { json }: Right): Mistake[] {
  const turns = MISTAKES.map((_, i) => MISTAKES[(turn + i) % MISTAKES.length]!);
  return json.more.length > 0 ? ['wrong fields beside', ...turns] : turns;
}

interface Right {
  line: PromptLine | undefined;
  json: {
    instruction: string;
    index: number | null;
    text: string;
    action: string;
    value: string | null;
    hint: string;
    why: string;
    plan: string[] | null;
    part: number;
    more: Beside[];
  };
}

type Beside = { index: number; text: string; value: string | null };

/** The fields that follow in the same form, as far as they are on the page. */
function besides({ steps }: Task, at: number, lines: readonly PromptLine[]): Beside[] {
  const next = steps.slice(at + 1);
  const end = next.findIndex(({ together }) => !together);
  return next.slice(0, end < 0 ? next.length : end).flatMap(({ at: pattern, value }) => {
    const line = pattern && find(lines, pattern);
    return line ? [{ index: line.n, text: line.text, value: value ?? null }] : [];
  });
}

const find = (lines: readonly PromptLine[], at: RegExp): PromptLine | undefined =>
  lines.find((each) => at.test(each.text)) ?? lines.find((each) => at.test(each.raw));

/** The words of a part of the outline, as long as the prompt asks for. */
const partOf = ({ action = 'click', at, value }: TaskStep): string =>
  `${action} ${(at?.source ?? value ?? '')
    .replace(/[\\^$.*]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .join(' ')}`;

function rightReply(task: Task, at: number, request: ModelRequest, onMissing: (line: string) => void): Right {
  const step = task.steps[at];
  const falls = step?.lure && !request.last.includes('The person said');
  const pattern = falls ? step.lure : step ? step.at : task.shows;
  const line = pattern && find(request.lines, pattern);
  if (step && pattern && !line) onMissing(`no line for ${pattern}:\n${request.last}`);
  const name = line?.text || line?.role || '';
  return {
    line,
    json: {
      instruction: step ? `${at + 1}: ${name ? `use “${name}”` : (step.action ?? '')}` : 'Done',
      index: line?.n ?? null,
      text: line?.text ?? '',
      action: falls ? 'click' : step ? (step.action ?? 'click') : 'done',
      value: falls ? null : (step?.value ?? null),
      hint: step ? 'Something will happen' : '',
      why: step ? `The task asks for it at this place of the page` : '',
      plan: at === 0 ? task.steps.slice(0, 6).map(partOf) : null,
      part: Math.min(at + 1, 6),
      more: besides(task, at, request.lines),
    },
  };
}

const STRUCTURE =
  /^(heading|paragraph|text|list|listitem|status|alert|img|image|row|columnheader|cell|navigation|main)$/;

function wrongReply(
  mistake: Mistake,
  { json, line }: Right,
  step: TaskStep | undefined,
  lines: readonly PromptLine[],
): Reply | undefined {
  const action = step ? (step.action ?? 'click') : 'done';
  const after = line ? lines.slice(lines.indexOf(line) + 1).concat(lines) : lines;
  const other = after.find((each) => each !== line && each.text !== line?.text && !STRUCTURE.test(each.role));
  switch (mistake) {
    case 'wrong line':
    case 'wrong line, told rightly': {
      if (!other || !line) return undefined;
      const instruction =
        mistake === 'wrong line' ? json.instruction.replace(/“.*”/, `“${other.text}”`) : json.instruction;
      // At the end: one more step, where none is left.
      const doing = action === 'done' ? 'click' : json.action;
      return { json: { ...json, instruction, action: doing, index: other.n, text: other.text } };
    }
    case 'stale number':
      return line && { json: { ...json, index: line.n + 5000 } };
    case 'wrong action':
      if (action === 'done') return undefined;
      return (
        line && {
          json: { ...json, action: action === 'click' ? 'select' : action === 'type' ? 'check' : 'type' },
        }
      );
    case 'wrong fields beside': {
      const [first, second, ...others] = json.more;
      if (!first || !other) return undefined;
      const wrong = { index: other.n, text: other.text, value: first.value };
      const stale = second ? [{ ...second, index: second.index + 5000, text: 'No such field' }] : [];
      return { json: { ...json, more: [wrong, ...stale, ...others, { index: 'none' }] } };
    }
    case 'garbage':
      return 'I am sorry, but I cannot see the page right now. Could you describe it?';
  }
}
