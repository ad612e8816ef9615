import { expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import type { Reading } from '../../../src/core/lists/field.ts';
import { countList } from '../../../src/core/lists/ledger.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { rowOf } from './made-lists.ts';

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

it.each([
  ['whole where it is short', ['2031', 'Heron', '3'], '2031 ¦ Heron ¦ 3'],
  ['by its name where it is long', ['Heron', `stands ${'very '.repeat(20)}still`], 'Heron'],
])('cites a counted row %s', (_, cells, phrase) => {
  const list = { headings: [], items: [rowOf(1, cells), rowOf(2, ['Crane', 'flies'])] };
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
