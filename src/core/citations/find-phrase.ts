import type { IndexLine } from '../../contracts/page-index.ts';
import { type Folded, fold } from '../quotes/normalize.ts';
import { findCellsInLine, namesCells } from './in-cells.ts';
import { type FoldedLine, type Found, findInLine, findPartsInLine } from './in-line.ts';
import { findInPage, findSimilar } from './in-page.ts';
import { joinLines, type PageText } from './page-text.ts';
import { phraseVariants } from './phrase.ts';

/** Line `n` and which of several occurrences in it is meant, from 1. */
export interface CitationRef {
  n: number;
  occurrence: number;
}

const MARK_AT_END = /\s[“„”«»‘"']$/u;

type Search = (variant: string) => Found | undefined;

/**
 * Finds a phrase on one page, the line that was named first. Keeps what it has folded: of a named line, and of the whole page as soon as one
 * phrase is not in its line.
 * @param positions of the lines by their number
 */
export function createPhraseFinder(lines: readonly IndexLine[], positions: ReadonlyMap<number, number>) {
  const foldedTexts = new Map<number, Folded>();
  let joined: PageText | undefined;

  function foldedLine(line: IndexLine): FoldedLine {
    const folded = foldedTexts.get(line.n) ?? fold(line.text);
    foldedTexts.set(line.n, folded);
    return { line, folded };
  }

  function page(): PageText {
    joined ??= joinLines({
      lines: lines.map((line) => (line.role === 'title' ? { ...line, text: '' } : line)),
    });
    return joined;
  }

  /** A quotation mark at a phrase's end may open the next line: it is the page's then, and not the model's. */
  function overBorder(phrase: string, position: number | undefined): Found | undefined {
    const found = MARK_AT_END.test(phrase) ? findInPage(page(), phrase, position) : undefined;
    return found?.status === 'exact' ? found : undefined;
  }

  /** The named cells of another row, the nearest one. */
  function cellsElsewhere(phrase: string, position = 0): Found | undefined {
    if (!namesCells(phrase)) return undefined;
    const rows = lines.map((line, at) => ({ line, away: Math.abs(at - position) }));
    for (const { line } of rows.sort((a, b) => a.away - b.away)) {
      const found = line.text.includes('¦') && findCellsInLine(foldedLine(line), phrase);
      if (found) return { ...found, status: 'moved' };
    }
    return undefined;
  }

  /** The first search that succeeds with any variant of the phrase; `undefined` where the page has nothing like it. */
  return function find({ n, occurrence }: CitationRef, phrase: string): Found | undefined {
    const position = positions.get(n);
    const line = lines[position ?? -1];
    const inLine: Search = (variant) => line && findInLine(foldedLine(line), variant, occurrence);
    const searches: Search[] = [
      (variant) => line && findCellsInLine(foldedLine(line), variant),
      inLine,
      (variant) => findInPage(page(), variant, position),
      (variant) => cellsElsewhere(variant, position),
      (variant) => line && findPartsInLine(foldedLine(line), variant),
      (variant) => findSimilar(page(), variant, position),
    ];
    const variants = phraseVariants(phrase, line?.role);
    const seen = line?.role === 'title' ? findInPage(page(), phrase, undefined) : undefined;
    // Words of the title that can be seen in the page are better shown there.
    if (seen) return { ...seen, status: 'exact' };
    const verbatim = inLine(phrase) ?? (line && overBorder(phrase, position));
    if (verbatim) return verbatim;
    for (const search of searches) {
      for (const variant of variants) {
        const found = search(variant);
        if (found) return found;
      }
    }
    return undefined;
  };
}
