/**
 * The question before (`-1`) or after (`1`) the one in the box, as arrows walk through what was asked; `''` after the newest. `undefined`:
 * the box holds something that was never asked, or there is no further one, and the arrow is an arrow.
 */
export function recalled(asked: readonly string[], draft: string, step: -1 | 1): string | undefined {
  // What was asked several times is met once, where it was asked last.
  const questions = asked.filter((question, i) => question !== '' && asked.lastIndexOf(question) === i);
  const at = draft === '' ? questions.length : questions.indexOf(draft);
  if (at < 0 || (at === questions.length && step === 1)) return undefined;
  return at + step === questions.length ? '' : questions[at + step];
}
