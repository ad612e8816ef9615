import type { GuideStep } from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { normalizeLabel } from './labels.ts';
import type { Suggestion } from './next-step.ts';

/** Checks what is said to show success like a citation: the words stand on the page, or they are not called evidence. */
export function evidenceOf(
  { reply, line }: Pick<Extract<Suggestion, { kind: 'step' }>, 'reply' | 'line'>,
  lines: readonly IndexLine[],
): { text: string; verified: boolean } | null {
  const words = normalizeLabel(reply.text);
  if (line && (words === '' || normalizeLabel(line.text).includes(words)))
    return { text: reply.text || line.text, verified: line.text !== '' };
  if (words === '') return null;
  const found = lines.find(
    (each) =>
      normalizeLabel(each.text).includes(words) ||
      each.notes.some((note) => normalizeLabel(note).includes(words)),
  );
  return { text: reply.text, verified: found !== undefined };
}

/** Whether the page shows what a step of entering or choosing was to bring about, whoever did it. */
export function isReached(
  {
    action,
    value,
    target,
  }: Pick<GuideStep, 'action' | 'value'> & { target: Pick<IndexLine, 'n' | 'role'> | null },
  lines: readonly IndexLine[],
): boolean {
  const notes = lines.find(({ n, role }) => n === target?.n && role === target.role)?.notes;
  if (!notes) return false;
  if (action === 'check') return notes.includes(isOff(value) ? 'not checked' : 'checked');
  if ((action !== 'select' && action !== 'type') || value === null) return false;
  const now = notes.find((note) => note.startsWith('value "'));
  return value === ''
    ? now === undefined
    : now !== undefined && normalizeLabel(now.replaceAll('⏎', ' ')) === `value "${normalizeLabel(value)}"`;
}

/** Whether a step of ticking takes a tick away. */
export const isOff = (value: string | null): boolean =>
  /^(false|off|no|uncheck(ed)?)$/i.test(value?.trim() ?? '');
