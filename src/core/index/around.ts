import type { IndexLine } from '../../contracts/page-index.ts';
import { TITLE_ROLE } from './select.ts';

/** A line that says less may stand in any text by chance. Characters without white space. */
const TELLING = 15;

/**
 * The lines that some words of a page are in, and the part of the page that they stand in, from its heading to the next of its rank. Both are
 * empty where the words are not of this page.
 * @param words as the person selected them, also from the middle of one line to the middle of another
 */
export function linesAround(
  lines: readonly IndexLine[],
  words: string,
): { held: IndexLine[]; part: IndexLine[] } {
  const said = lines.filter(({ role, text }) => role !== TITLE_ROLE && text !== '');
  const held = holding(said, squashed(words));
  const first = held[0];
  const above = lines.findLast(
    (line, i) => line.level && line.frame === first?.frame && i <= lines.indexOf(first),
  );
  return { held, part: above ? partUnder(lines, above) : [] };
}

/** A heading with what stands under it, to the next heading of its rank. */
export function partUnder(lines: readonly IndexLine[], heading: IndexLine): IndexLine[] {
  const at = lines.indexOf(heading);
  const { level = 0, frame } = heading;
  const end = lines.findIndex(
    (line, i) => i > at && (line.frame !== frame || (line.level !== undefined && line.level <= level)),
  );
  return lines.slice(at, end < 0 ? undefined : end);
}

/** Without what a selection and a line write differently: white space, and the signs between cells. */
const squashed = (text: string): string => text.replace(/[\s¦]+/g, '');

function holding(lines: readonly IndexLine[], words: string): IndexLine[] {
  if (words === '') return [];
  const texts = lines.map(({ text }) => squashed(text));
  const start = texts.join('').indexOf(words);
  const end = start + words.length;
  let at = 0;
  return lines.filter((_, i) => {
    const text = texts[i]!;
    const [from, to] = [at, at + text.length];
    at = to;
    // Where something stands between them that a selection leaves out, whole lines tell.
    return start < 0 ? text.length >= TELLING && words.includes(text) : from < end && to > start;
  });
}
