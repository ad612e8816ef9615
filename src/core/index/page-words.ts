import type { IndexLine } from '../../contracts/page-index.ts';
import { detectLanguage, type Language } from '../text/languages.ts';
import { contentKeys } from '../text/words.ts';
import { type Block, toBlocks } from './blocks.ts';
import { nameRows } from './rows.ts';

/** Content words of a line: its own, and those that name it (label, cell headers, notes). */
export interface LineWords {
  text: readonly string[];
  names: readonly string[];
}

/** A page cut into blocks and words, ready to be matched with a question. */
export interface PageWords {
  language: Language;
  blocks: Block[];
  wordsOf(line: IndexLine): LineWords;
  /** What names a cell or a value: its row, its column, its label. */
  namesOf(line: IndexLine): string[];
  /** Content words of any text, cut as those of the page. */
  cut(text: string): string[];
  vocabulary: ReadonlySet<string>;
}

/** Words of a line never change, so they are cut once for all questions about the same index. */
const known = new WeakMap<IndexLine, { language: Language; words: LineWords }>();

export function readPage(lines: readonly IndexLine[]): PageWords {
  const blocks = toBlocks(lines);
  const language = detectLanguage(prose(blocks));
  const rows = nameRows(lines);
  const namesOf = (line: IndexLine): string[] =>
    [
      line.rowHeader ?? rows.get(line),
      line.columnHeader,
      line.label,
      ...(line.cells ?? []).map(({ column }) => column),
    ].filter((name) => name !== undefined);
  const wordsOf = (line: IndexLine): LineWords => {
    const before = known.get(line);
    if (before?.language === language) return before.words;
    const words = {
      text: contentKeys(line.text, language),
      names: contentKeys([...namesOf(line), ...otherNotes(line)].join(' '), language),
    };
    known.set(line, { language, words });
    return words;
  };
  const vocabulary = new Set<string>();
  for (const line of lines) {
    const { text, names } = wordsOf(line);
    for (const key of text) vocabulary.add(key);
    for (const key of names) vocabulary.add(key);
  }
  return { language, blocks, wordsOf, namesOf, cut: (text) => contentKeys(text, language), vocabulary };
}

function* prose(blocks: readonly Block[]): Iterable<string> {
  for (const block of blocks) if (!block.chrome) for (const line of block.lines) yield line.text;
}

/** Notes that say again what the fields say. */
const HEADERS = /^(?:row|column|label): /;

function otherNotes(line: IndexLine): string[] {
  return line.notes.filter((note) => !HEADERS.test(note));
}
