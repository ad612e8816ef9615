import { goesOn } from '../../core/text/sentence-end.ts';

/** Text up to this length is one line; longer blocks are cut into lines of a sentence or so. In characters. */
export const LONG_BLOCK = 300;
const SHORT_SENTENCE = 60;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(lang: string): Intl.Segmenter {
  let segmenter = segmenters.get(lang);
  if (!segmenter) {
    const known = Intl.getCanonicalLocales.length > 0 && isLocale(lang) ? lang : 'en';
    segmenter = new Intl.Segmenter(known, { granularity: 'sentence' });
    segmenters.set(lang, segmenter);
  }
  return segmenter;
}

const isLocale = (lang: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(lang);

/**
 * Where to cut a long text, as start and end offsets. Sentences too short to stand alone join the next one, which also mends cuts after
 * abbreviations.
 */
export function cutSentences(text: string, lang: string): [number, number][] {
  const cuts: [number, number][] = [];
  let start = 0;
  for (const { index, segment } of segmenterFor(lang).segment(text)) {
    const end = index + segment.length;
    if (
      end < text.length &&
      (end - start < SHORT_SENTENCE || goesOn(text.slice(start, end), text.slice(end)))
    )
      continue;
    cuts.push(trimmed(text, start, end));
    start = end;
  }
  const last = cuts.at(-1);
  const before = cuts.at(-2);
  if (last && before && last[1] - last[0] < SHORT_SENTENCE / 2) cuts.splice(-2, 2, [before[0], last[1]]);
  return cuts;
}

function trimmed(text: string, start: number, end: number): [number, number] {
  let from = start;
  let to = end;
  while (from < to && text[from] === ' ') from++;
  while (to > from && text[to - 1] === ' ') to--;
  return [from, to];
}

/** Cuts kept white space (code) at source lines. `breaks`: offsets into the collapsed text behind which a source line ends. */
export function cutSourceLines(text: string, breaks: readonly number[]): [number, number][] {
  const cuts: [number, number][] = [];
  let start = 0;
  for (const at of [...breaks, text.length]) {
    if (at - start < LONG_BLOCK / 2 && at < text.length) continue;
    if (at > start) cuts.push(trimmed(text, start, at));
    start = at;
  }
  return cuts;
}
