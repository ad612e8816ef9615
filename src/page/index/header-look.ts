import { hasLetter } from '../../core/text/letters.ts';
import {
  attr,
  childrenOf,
  elementAbove,
  isElement,
  nextSiblingOf,
  parentOf,
  query,
  queryAll,
  rectOf,
  tagOf,
} from '../dom/dom.ts';

/** From this weight on letters are bold. */
const BOLD = 600;
/** A longer one is no header. Characters. */
const LONG_HEADER = 40;
/** Rows that are compared with the first. */
const ROWS_BELOW = 2;

/**
 * Whether the first row of a table without header cells looks like their headers: short words in every cell, and all of them bold, or all on a
 * ground of their own, where no cell of the rows below is.
 */
export function looksLikeHeaders(row: Element): boolean {
  const cells = cellsOf(row);
  const below = rowsAfter(row)
    .map(cellsOf)
    .filter((others) => others.length === cells.length);
  if (cells.length < 2 || below.length < ROWS_BELOW || !cells.every(isShort)) return false;
  const filled = cells.filter((cell) => textOf(cell) !== '');
  if (filled.length < 2) return false;
  const standOut = (differs: (cell: Element) => boolean) =>
    filled.every(differs) && below.every((others) => !others.some(differs));
  if (standOut(isBold)) return true;
  const ground = groundOf(cells[0]!);
  return ground !== '' && standOut((cell) => groundOf(cell) === ground);
}

/** Cells with `<th>` among them speak for themselves. */
const cellsOf = (row: Element): Element[] => {
  const cells = childrenOf(row).filter((child) => rectOf(child).width > 0);
  return cells.every((cell) => tagOf(cell) === 'td') ? cells : [];
};

/** The next rows, also where its own group (a head) ends with it. */
function rowsAfter(row: Element): Element[] {
  const found: Element[] = [];
  for (let at: Node | null = row; at && found.length < ROWS_BELOW; ) {
    const group: Node | null = nextSiblingOf(at) ? null : parentOf(at);
    at = nextSiblingOf(at) ?? (group && tagOf(group as Element) !== 'table' ? nextSiblingOf(group) : null);
    if (at && isElement(at) && /^t(?:body|foot)$/.test(tagOf(at))) at = query(at, 'tr');
    if (at && isElement(at) && tagOf(at) === 'tr') found.push(at);
  }
  return found;
}

const textOf = (cell: Element): string => (cell.textContent ?? '').trim();

/** No field and no picture, few words, and letters among them. */
function isShort(cell: Element): boolean {
  const text = textOf(cell);
  if (text === '') return true;
  return (
    text.length <= LONG_HEADER &&
    hasLetter(text) &&
    attr(cell, 'colspan') === null &&
    queryAll(cell, 'input, select, textarea, img, table').length === 0
  );
}

/** By its own style, or that of the one element that holds all its words. */
function isBold(cell: Element): boolean {
  for (let at = cell, level = 0; level < 4; level++) {
    if (Number(getComputedStyle(at).fontWeight) >= BOLD) return true;
    const inner = childrenOf(at).find((child) => textOf(child) === textOf(cell));
    if (!inner || textOf(cell) === '') return false;
    at = inner;
  }
  return false;
}

/** The colour behind a cell, its own or its row's; '' for none. */
function groundOf(cell: Element): string {
  for (let at: Element | null = cell; at && tagOf(at) !== 'table'; at = elementAbove(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return backgroundImage;
    if (!/^transparent$|, 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}
