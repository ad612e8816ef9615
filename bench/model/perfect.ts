import type { ModelRequest, PromptLine, Reply } from '../../e2e/model-server.ts';
import { NOT_ON_PAGE_TAG } from '../../src/modes/find/streamed-answer.ts';
import { bare } from '../instant/judge-evidence.ts';
import type { FindTask } from './find.ts';

/**
 * What a model would answer that knows the gold: what is lost behind it is lost by the product, or the task is wrong. Throws where no line of
 * the prompt holds the evidence.
 */
export function perfectAnswer({ answer, evidence }: FindTask, { lines }: ModelRequest): Reply {
  if (answer === null) return `${NOT_ON_PAGE_TAG} The page does not say.`;
  return `${[answer].flat().join(', ')} ${evidence.map((each) => cited(each, lines)).join(' ')}`;
}

function cited(
  { text, context: { before = '', after = '' } = {} }: FindTask['evidence'][number],
  lines: readonly PromptLine[],
): string {
  const holding = (part: string, of: (line: PromptLine) => string) =>
    lines.find((line) => folded(of(line)).includes(folded(part)));
  const whole = holding(`${before}${text}${after}`, (line) => line.text);
  // A definition has its term among the notes.
  const noted = lines.find(
    (line) => folded(line.text) === folded(text) && folded(line.notes).includes(folded(before)),
  );
  const line = whole ?? noted ?? holding(text, (each) => each.text);
  if (!line) throw new Error(`no line holds "${text}"`);
  const [name = ''] = line.text.split(' ¦ ');
  const row = whole && before !== '' && line.text !== name;
  return `[${line.n}: "${row ? `${name} ¦ ${text}` : text}"]`;
}

const folded = (text: string): string => bare(text).replaceAll('¦', '').toLowerCase();
