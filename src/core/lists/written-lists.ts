import type { IndexLine } from '../../contracts/page-index.ts';
import type { Item, Part, RecordList } from './records.ts';
import { tagLines } from './tag-lines.ts';

/** A list that the page's blocks do not tell, before it is known what stands above it. */
export type WrittenList = Omit<RecordList, 'headings' | 'landmark'> & {
  /** Where it is said to stand, instead of where it does. */
  landmark?: string;
};

/** Lists that are only written as such: tags in one line, numbered names in running text. */
export const writtenLists = (lines: readonly IndexLine[]): WrittenList[] => [
  ...tagLines(lines),
  ...numberedNames(lines),
];

/** A list without anything that a page's markup says of one. */
export const listOf = (
  id: string,
  lead: string,
  items: Item[],
  first: number,
  last: number,
): WrittenList => ({
  id,
  size: items.length,
  label: '',
  names: '',
  busy: false,
  below: false,
  items,
  lead,
  first,
  last,
});

/** Characters of a title that is no heading, and of what may be listed so. */
const LONGEST = 60;
/** Fewer numbers in a row may be anything. */
const LEAST_NUMBERED = 5;
const NUMBER = /(?<![^\s])0{0,2}(\d{1,3})[.)](?=\s|$)/gu;

/** The few words of a line that may be the title of what stands below it. */
export const titleBefore = (line: IndexLine | undefined): string =>
  line && line.kind === 'text' && line.text.length <= LONGEST ? line.text : '';

/** "01. Heron 02. Gull 03. Tern …" in one paragraph, or in several that follow one another; a number may end one and its name begin the next. */
function numberedNames(lines: readonly IndexLine[]): WrittenList[] {
  const found: WrittenList[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!isProse(lines[at]!) || !/^\s*0{0,2}1[.)]\s/u.test(lines[at]!.text)) continue;
    const { items, last } = namesFrom(lines, at);
    if (items.length < LEAST_NUMBERED) continue;
    const id = `numbered ${lines[at]!.n}`;
    found.push(listOf(id, titleBefore(lines[at - 1]), items, at, last));
    at = last;
  }
  return found;
}

const isProse = ({ kind, items, cells, level }: IndexLine): boolean =>
  kind === 'text' && !items && !cells && level === undefined;

function namesFrom(lines: readonly IndexLine[], first: number): { items: Item[]; last: number } {
  const items: Item[] = [];
  let open: Part[] | undefined;
  let last = first;
  const close = () => {
    const text = open?.map(({ line, start, end }) => line.text.slice(start, end)).join(' ') ?? '';
    if (open && text !== '' && text.length <= LONGEST) items.push({ key: text, parts: open, text });
    else if (open) return false;
    open = undefined;
    return true;
  };
  let next = 1;
  const taken = (line: IndexLine, from: number, to: number) => {
    const said = line.text.slice(from, to);
    const start = from + (said.length - said.trimStart().length);
    if (said.trim() !== '') open?.push({ line, start, end: start + said.trim().length });
  };
  for (let at = first; at < lines.length && isProse(lines[at]!); at++) {
    const line = lines[at]!;
    let from = 0;
    let isOn = false;
    for (const match of line.text.matchAll(NUMBER)) {
      if (Number(match[1]) !== next) continue;
      taken(line, from, match.index);
      if (!close()) return { items: [], last };
      open = [];
      from = match.index + match[0].length;
      next++;
      isOn = true;
    }
    // A paragraph without a number is what follows the list, unless it says the name of the one before.
    if (!isOn && (open === undefined || open.length > 0)) break;
    taken(line, from, line.text.length);
    last = at;
  }
  return close() ? { items, last } : { items: [], last };
}
