import { sentenceEnds } from './sentence-ends.ts';

/** Text up to this length is one line; longer blocks are cut into lines of a sentence or so. In characters. */
export const LONG_BLOCK = 300;
/** A line costs a few tokens before its first word. */
const SHORT_SENTENCE = 60;

/**
 * Where to cut a long text, as start and end offsets. Sentences too short to stand alone join the next one.
 * @param short in characters
 */
export function cutSentences(text: string, short = SHORT_SENTENCE): [number, number][] {
  const cuts: [number, number][] = [];
  let start = 0;
  for (const end of sentenceEnds(text)) {
    if (end - start < short && end < text.length) continue;
    cuts.push(withoutSpace(text, start, end));
    start = end;
  }
  const last = cuts.at(-1);
  const before = cuts.at(-2);
  if (last && before && last[1] - last[0] < short / 2) cuts.splice(-2, 2, [before[0], last[1]]);
  return cuts;
}

/** A range without the spaces at its ends. */
export function withoutSpace(text: string, start: number, end: number): [number, number] {
  let from = start;
  let to = end;
  while (from < to && text[from] === ' ') from++;
  while (to > from && text[to - 1] === ' ') to--;
  return [from, to];
}
