import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { planFor } from '../../../src/core/lists/choose.ts';
import { countList } from '../../../src/core/lists/ledger.ts';
import type { Item, RecordList } from '../../../src/core/lists/records.ts';
import { takeQuotes } from '../../../src/core/lists/wording.ts';
import { languageNamed } from '../../../src/core/text/languages.ts';

/** A list whose items have parts, between ` ¦ `. */
export function listOf(about: Partial<RecordList>, texts: string[]): RecordList {
  const items = texts.map((text, at) => {
    const parts = text.split(' ¦ ').map((said, i) => {
      const line = { n: 10 * at + i + 1, role: 'paragraph', kind: 'text', text: said, notes: [] };
      return { line: line as unknown as IndexLine, start: 0, end: said.length };
    });
    return { key: text, text, parts };
  });
  const list = { id: texts[0]!, size: texts.length, label: '', names: '', busy: false, below: false };
  return {
    ...list,
    headings: [],
    lead: '',
    landmark: 'main',
    first: 0,
    last: texts.length - 1,
    items,
    ...about,
  };
}

/** A row of a table as an item, as the index says it: its cells between ` ¦ `, each below the header of its column. */
export function rowOf(n: number, cells: readonly string[], columns: readonly string[] = []): Item {
  const text = cells.join(' ¦ ');
  let start = 0;
  const placed = cells.map((cell, i) => {
    const own = { start, end: start + cell.length, column: columns[i] };
    start += cell.length + 3;
    return own;
  });
  const line = { n, role: 'row', kind: 'text', text, notes: [], cells: placed } as unknown as IndexLine;
  return { key: text, text, parts: [{ line, start: 0, end: text.length }] };
}

/** The result that is counted for a question over some lists. */
export const counted = (question: string, lists: RecordList[], title?: string): string | undefined =>
  ledgerOf(question, lists, title)?.result;

export function ledgerOf(question: string, lists: RecordList[], title = 'The town paper', language = 'en') {
  const { outside, quoted } = takeQuotes(question);
  const reading = { decimal: '.', language } as const;
  const asked = readListQuestion(outside, '.', language);
  const plan = asked && planFor(asked, lists, { title, quoted, language: languageNamed(language)!, reading });
  return plan && countList(asked, plan, reading, 'whole').ledger;
}
