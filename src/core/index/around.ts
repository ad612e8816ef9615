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
  return { held, part: held[0] ? partOf(lines, held[0]) : [] };
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

function partOf(lines: readonly IndexLine[], first: IndexLine): IndexLine[] {
  const at = lines.indexOf(first);
  const heading = lines.findLastIndex(({ level, frame }, i) => i <= at && level && frame === first.frame);
  const { level = 0 } = lines[heading] ?? {};
  const ends = (line: IndexLine) => line.frame !== first.frame || (line.level && line.level <= level);
  const end = lines.findIndex((line, i) => i > at && ends(line));
  return heading < 0 ? [] : lines.slice(heading, end < 0 ? undefined : end);
}
