import { expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import type { Reading } from '../../../src/core/lists/field.ts';
import { countList } from '../../../src/core/lists/ledger.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';

const listOf = (texts: string[]): RecordList =>
  ({
    headings: [],
    items: texts.map((text, at) => {
      const line = { n: at + 1, role: 'listitem', text, notes: [] } as unknown as IndexLine;
      return { key: text, text, parts: [{ line, start: 0, end: text.length }] };
    }),
  }) as unknown as RecordList;

const summed = (texts: string[], reading: Reading): string => {
  const list = listOf(texts);
  const question = readListQuestion('What is the sum?', '.')!;
  return countList(question, { list, conditions: [], field: { type: 'money' } }, reading, 'whole').ledger
    .result;
};

it.each([
  [['Heron 1 200,50 zł', 'Crane 99,50 zł'], { decimal: ',', language: 'pl' }, '1.300,00 zł'],
  [['Heron 1,5 mln zł', 'Crane 2 mln zł'], { decimal: ',', language: 'pl' }, '3.500.000 zł'],
  [['鷺 1万2000円', '鶴 8000円'], { decimal: '.', language: 'ja' }, '20,000 円'],
  [['Heron ₹1,23,456', 'Crane ₹44'], { decimal: '.', language: 'hi' }, '₹123,500'],
] as const)(
  'the sum of %j is written like its parts, without what multiplies them',
  (texts, reading, sum) => {
    expect(summed([...texts], reading)).toBe(sum);
  },
);

/** A row of a table, as the index says it. */
const rowOf = (cells: string[], n: number) => {
  const text = cells.join(' ¦ ');
  const starts = cells.map((_, i) => cells.slice(0, i).join(' ¦ ').length + (i > 0 ? 3 : 0));
  const line = {
    n,
    role: 'row',
    text,
    notes: [],
    cells: cells.map((cell, i) => ({ start: starts[i]!, end: starts[i]! + cell.length })),
  } as unknown as IndexLine;
  return { key: text, text, parts: [{ line, start: 0, end: text.length }] };
};

it.each([
  ['whole where it is short', ['2031', 'Heron', '3'], '2031 ¦ Heron ¦ 3'],
  ['by its name where it is long', ['Heron', `stands ${'very '.repeat(20)}still`], 'Heron'],
])('cites a counted row %s', (_, cells, phrase) => {
  const list = { headings: [], items: [rowOf(cells, 1), rowOf(['Crane', 'flies'], 2)] };
  const question = readListQuestion('How many rows are there?', '.', 'en')!;
  const reading = { decimal: '.', language: 'en' } as const;
  const { citations } = countList(
    question,
    { list: list as unknown as RecordList, conditions: [] },
    reading,
    'whole',
  );
  expect(citations[0]?.phrase).toBe(phrase);
});
