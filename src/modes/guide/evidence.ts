import type { GuideStep } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import type { Suggestion } from './next-step.ts';
import { plain } from './words.ts';

/** Checks what is said to show success like a citation: the words stand on the page, or they are not called evidence. */
export function evidenceOf(
  { reply, line }: Extract<Suggestion, { kind: 'step' }>,
  lines: readonly IndexLine[],
): { text: string; verified: boolean } | null {
  const words = plain(reply.text);
  if (line && (words === '' || plain(line.text).includes(words)))
    return { text: reply.text || line.text, verified: line.text !== '' };
  if (words === '') return null;
  const found = lines.find(
    (each) => plain(each.text).includes(words) || each.notes.some((note) => plain(note).includes(words)),
  );
  return { text: reply.text, verified: found !== undefined };
}

/** Whether the list that a step is about shows the option that it asks for. */
export function holdsChoice({ action, value, target }: GuideStep, lines: readonly IndexLine[]): boolean {
  if (action !== 'select' || value === null) return false;
  const list = lines.find((line) => line.n === target?.n);
  return list?.notes.some((note) => plain(note) === `value "${plain(value)}"`) ?? false;
}
