import type { IndexLine } from '../../contracts/page-index.ts';
import { around, beginsAt, pageOf } from './end.ts';
import { controlsIn, type LeadsOn, saysBack, saysNext, saysPrevious } from './lead-on.ts';
import { withLatinDigits } from './locale.ts';
import type { RecordList } from './records.ts';

/** The controls by which the pages of a list are turned, and what they say of the page in view. */
export interface Pager {
  /** Which page is in view, from 1, where that is said. */
  page?: number;
  /** How many there are, where that is said. */
  of?: number;
  /** Controls that can be pressed: to the page before and the one behind, and to pages by their numbers. */
  previous?: LeadsOn;
  next?: LeadsOn;
  numbers: ReadonlyMap<number, LeadsOn>;
  /** More stands before what is in view: by the page's own words, or (`by-control`) only because a control leads back. */
  begun: 'said' | 'by-control' | false;
  /** That control may as well lead to wherever the person came from ("Zurück"). It is not pressed. */
  unsure?: true;
}

/** Arrows alone are a name, too; a double one leads to the end of the row as often as to its neighbour. */
const ARROWS = { previous: /^[‹<←❮◀«]$/u, next: /^[›>→❯▶»]$/u };
/** A row of pages shows no more numbers than this: what does is a calendar. */
const MOST_NUMBERS = 15;
/** What a control says of itself where it stands for what is in view. */
const IN_VIEW = new Set(['current', 'selected', 'disabled']);

/** `undefined`: nothing behind the list, nor above it, turns its pages. */
export function pagerOf(list: RecordList, lines: readonly IndexLine[]): Pager | undefined {
  const { near, behind } = around(list, lines);
  return readPager(list, lines, behind) ?? readPager(list, lines, near);
}

function readPager(
  list: RecordList,
  lines: readonly IndexLine[],
  by: readonly IndexLine[],
): Pager | undefined {
  const controls = by.flatMap(controlsIn);
  const named = (says: (words: string) => boolean, arrow: RegExp) => {
    const words = controls.filter(({ text }) => says(text.trim()));
    return words.length > 0 ? words : controls.filter(({ text }) => arrow.test(text.trim()));
  };
  const [previous, next] = [named(saysPrevious, ARROWS.previous), named(saysNext, ARROWS.next)];
  const said = pageOf(list, lines);
  const row = numbersIn(by);
  const isRow =
    row.length <= MOST_NUMBERS &&
    row.some(({ control }) => control) &&
    hasNeighbours(row) &&
    (said !== undefined || previous.length > 0 || next.length > 0 || row.some(({ number }) => number === 1));
  const marked = isRow ? row.filter(({ inView }) => inView) : [];
  const page = said?.page ?? (marked.length === 1 ? marked[0]!.number : undefined);
  const [back, on] = [previous, next].map((all) => all.find(({ off }) => !off));
  const turns = page !== undefined || next.length > 0;
  if (!turns && !back) return undefined;
  // Numbers alone may be those of anything (stars to give, rooms to book): they are pages where one is the page in view.
  const numbers = isRow && page !== undefined ? row.filter(({ inView }) => !inView) : [];
  const first = page ?? beginsAt(list, lines);
  return {
    ...(page === undefined ? {} : { page }),
    ...(said ? { of: said.of } : {}),
    ...(back ? { previous: back } : {}),
    ...(on ? { next: on } : {}),
    numbers: new Map(numbers.flatMap(({ number, control }) => (control ? [[number, control]] : []))),
    begun: first === undefined ? (back ? 'by-control' : false) : first > 1 ? 'said' : false,
    ...(!turns && back && saysBack(back.text) ? { unsure: true } : {}),
  };
}

interface PageNumber {
  number: number;
  control?: LeadsOn;
  inView: boolean;
}

/** Numbers that stand by themselves; a joined line says in its notes which of them is in view (`current "3"`). */
function numbersIn(lines: readonly IndexLine[]): PageNumber[] {
  return lines.flatMap(({ n, kind, notes, items, text }) =>
    (items ?? [{ start: 0, end: text.length, kind }]).flatMap(({ start, end, kind: own }): PageNumber[] => {
      const shown = text.slice(start, end).trim();
      const words = withLatinDigits(shown);
      if (!/^\d{1,4}$/.test(words)) return [];
      const isMarked = notes.some((note) =>
        items ? /^(?:current|selected) "(\p{Nd}+)"$/u.exec(note)?.[1] === shown : IN_VIEW.has(note),
      );
      const control = own === 'control' && !(notes.includes('disabled') && !items);
      return [
        {
          number: Number(words),
          ...(control ? { control: { n, start, text: shown } } : {}),
          inView: isMarked || own !== 'control',
        },
      ];
    }),
  );
}

/** Two of the numbers follow each other, as pages do. */
const hasNeighbours = (row: readonly PageNumber[]): boolean =>
  row.some(({ number }) => row.some((other) => other.number === number + 1));
