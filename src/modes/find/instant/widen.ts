import type { MainContent } from '../../../core/index/main-content.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Quote } from './quote.ts';
import { type Origin, originOf } from './sentences-apart.ts';

/** A passage is widened up to so many characters: a paragraph of some length. */
const PASSAGE = 450;

/** The quote with the sentences behind it and then those before it, as far as they belong to it and are in no quote yet. */
export type Widen = (quote: Quote, quoted: ReadonlySet<Origin['line']>) => Quote;

type Lines = readonly { line: Origin['line']; at: number; section: unknown }[];

/**
 * A sentence that shares the question's words often only names the matter; what it leads to, or what "he" and "there" in it mean, stands beside it. The
 * sentences of one paragraph belong together, and so do the paragraphs of the running text below one heading.
 * @param page also one with a line for each sentence
 */
export function widener({ blocks }: PageWords, main: MainContent): Widen {
  const running = new Set(main.paragraphs.map(({ at }) => at));
  const lines: Lines = blocks.flatMap(({ lines: own, at, headings }) =>
    [...new Set(own.map((line) => originOf(line).line))]
      .filter(({ text }) => text !== '')
      .map((line) => ({ line, at, section: headings.at(-1) })),
  );
  const places = new Map(lines.map(({ line }, i) => [line, i]));
  const goesOn = (one: Lines[number], other: Lines[number]): boolean =>
    isPlain(other.line) &&
    one.line.frame === other.line.frame &&
    !areJoined(one.line, other.line) &&
    (one.at === other.at ||
      other.section === one.line ||
      (running.has(one.at) && running.has(other.at) && one.section === other.section));

  return (quote, quoted) => {
    const place = places.get(quote.line);
    const isWhole = quote.start === 0 && quote.end === quote.line.text.length;
    const isHeading = quote.line.level !== undefined && quote.line.kind === 'text';
    if (place === undefined || !isWhole || !(isHeading || isPlain(quote.line))) return quote;
    let [first, last] = [place, place];
    let length = quote.line.text.length;
    const take = (from: number, to: number): boolean => {
      const next = lines[to];
      if (!next || quoted.has(next.line) || !goesOn(lines[from]!, next)) return false;
      if (length + next.line.text.length > PASSAGE) return false;
      length += next.line.text.length;
      return true;
    };
    while (take(last, last + 1)) last += 1;
    while (!isHeading && take(first, first - 1)) first -= 1;
    if (first === last) return quote;
    const [opening, ...more] = lines.slice(first, last + 1).map(({ line }) => originOf(line));
    const strong = isHeading ? { start: 0, end: quote.line.text.length } : undefined;
    return { ...quote, ...opening!, more, ...(strong ? { strong } : {}) };
  };
}

/** Words of a text: no heading, no row, nothing that is one of several in a line. */
const isPlain = ({ kind, level, cells, items, label }: Origin['line']): boolean =>
  kind === 'text' && level === undefined && !cells && !items && !label;

/** Parts of one line of the index, which has a sign of its own between them (`unjoin`). */
const areJoined = (one: Origin['line'], other: Origin['line']): boolean =>
  one.block !== other.block && Math.floor(one.block) === Math.floor(other.block);
