import type { IndexLine } from '../../contracts/page-index.ts';

/** Notes with words that a person reads on the page, most telling first. Ids, class names and file names are none. */
const WORDED = [/^placeholder "(.+)"$/, /^label: (.+)$/, /^near "(.+)"$/, /^row: (.+)$/, /^in "(.+)"$/];
/** The last part of an address names what it leads to, where it is made of words. */
const WORDS_OF_PATH = /\/([a-z]+(?:[-_][a-z]+)*)\/?(?:[?#].*)?$/i;

/** A control as a person would call it: its name, else what is written at it, else what it is. */
export function nameInWords(line: Pick<IndexLine, 'text' | 'notes' | 'role' | 'rowHeader'>): string {
  if (line.text) return line.text;
  return wordsBeside(line) ?? line.role;
}

/** What tells a nameless control apart in words; `undefined` where nothing does. */
export function wordsBeside({
  notes,
  rowHeader,
}: Pick<IndexLine, 'notes' | 'rowHeader'>): string | undefined {
  for (const pattern of WORDED) {
    for (const note of notes) {
      const found = pattern.exec(note)?.[1];
      if (found) return found;
    }
  }
  if (rowHeader) return rowHeader;
  const path = notes
    .map((note) => (note.startsWith('to ') ? WORDS_OF_PATH.exec(note)?.[1] : undefined))
    .find(Boolean);
  return path?.replace(/[-_]/g, ' ');
}

/**
 * Where a control stands, for a step that is told by it: what is written at it if it has no name, its row, its region and the heading above.
 * '' where its name is the only one of its kind on the page.
 */
export function whereOf(line: IndexLine, lines: readonly IndexLine[]): string {
  const isOnly = !lines.some((each) => each !== line && each.role === line.role && each.text === line.text);
  if (line.text !== '' && isOnly) return '';
  const at = lines.indexOf(line);
  const heading = lines
    .slice(0, Math.max(at, 0))
    .findLast((each) => each.level !== undefined && each.text !== '');
  const parts = [
    line.text === '' ? wordsBeside(line) : line.notes.find((note) => /^(in|near) "/.test(note)),
    line.rowHeader && `row ${line.rowHeader}`,
    heading && `below "${heading.text.slice(0, 40)}"`,
    line.landmark,
  ];
  return [...new Set(parts)].filter(Boolean).slice(0, 3).join(', ');
}
