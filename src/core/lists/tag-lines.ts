import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../lazy.ts';
import { countingSource } from '../lexicon/counting.ts';
import type { Item, RecordList } from './records.ts';

/** "Tags: airport, noise, night flights", "Filed under Travel, Food": a title, and what is listed behind it in the same line. */
const TITLED = lazy(
  () => new RegExp(`^\\P{L}{0,4}(${countingSource('tags')})\\s*[:：]?\\s*(?=\\p{L}|\\p{N}|#)`, 'iu'),
);
/** Characters of a tag. */
const LONGEST = 40;
const BETWEEN = /\s*[,;，、|·•]\s*/gu;

/**
 * The tags of the page where they stand in one line, as the list that they are. Where several lines are such ones, each is of another thing, and none is
 * the page's.
 */
export function tagLines(lines: readonly IndexLine[]): Omit<RecordList, 'headings' | 'landmark'>[] {
  const found = lines.flatMap((line, at) => {
    const title = line.items || line.cells || line.level ? undefined : TITLED().exec(line.text);
    const items = title ? itemsOf(line, title[0].length) : [];
    return title && items.length > 1 ? [{ line, at, title: title[1]!, items }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.some(({ line }) => line.text !== only.line.text)) return [];
  return [
    {
      id: `tags ${only.line.n}`,
      size: only.items.length,
      label: only.title,
      names: '',
      busy: false,
      below: false,
      items: only.items,
      lead: only.title,
      first: only.at,
      last: only.at,
    },
  ];
}

function itemsOf(line: IndexLine, from: number): Item[] {
  const items: Item[] = [];
  let start = from;
  const take = (end: number) => {
    const text = line.text.slice(start, end).trim();
    if (text) items.push({ key: text, parts: [{ line, start, end: start + text.length }], text });
  };
  for (const match of line.text.slice(from).matchAll(BETWEEN)) {
    take(from + match.index);
    start = from + match.index + match[0].length;
  }
  take(line.text.length);
  return items.every(({ text }) => text.length <= LONGEST) ? items : [];
}
