import { expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { wordsAt } from '../../../src/contracts/place.ts';
import { findAgain } from '../../../src/core/citations/find-again.ts';
import { createVerifier } from '../../../src/core/citations/verify.ts';

const page = (...texts: string[]): IndexLine[] =>
  texts.map((text, i) => ({
    n: i + 1,
    role: text.startsWith('# ') ? 'heading' : 'text',
    text: text.replace('# ', ''),
    ...(text.startsWith('# ') ? { level: 2 } : {}),
  })) as IndexLine[];

const PHRASE = 'opens at nine';
const kept = (n: number, context: string, headings: string[] = []) => ({
  phrase: PHRASE,
  context,
  headings,
  place: wordsAt([{ n, start: context.indexOf(PHRASE), end: context.indexOf(PHRASE) + PHRASE.length }]),
});
const lineOf = (lines: IndexLine[], citation: ReturnType<typeof kept>) =>
  findAgain(lines, createVerifier({ lines }), citation)?.spans[0]?.n;

it('of several places takes the one whose surroundings were kept, whatever its number is now', () => {
  const lines = page('The library opens at nine.', 'News.', 'The archive opens at nine on Sundays.');
  expect(lineOf(lines, kept(1, 'The archive opens at nine on Sundays.'))).toBe(3);
  expect(lineOf(lines, kept(3, 'The library opens at nine.'))).toBe(1);
});

it('tells equal lines apart by their headings', () => {
  const lines = page('# Library', 'It opens at nine.', '# Archive', 'It opens at nine.');
  expect(lineOf(lines, kept(2, 'It opens at nine.', ['Archive']))).toBe(4);
});

it('takes the place with its number where nothing tells them apart', () => {
  const lines = page('It opens at nine.', 'It opens at nine.', 'It opens at nine.');
  expect(lineOf(lines, kept(2, 'It opens at nine.'))).toBe(2);
});

it('finds words that run over lines, and nothing where the very words are gone', () => {
  const over = {
    ...kept(1, PHRASE),
    place: wordsAt([
      { n: 1, start: 0, end: 5 },
      { n: 2, start: 0, end: 7 },
    ]),
  };
  expect(
    findAgain(page('It opens', 'at nine.'), createVerifier({ lines: page('It opens', 'at nine.') }), over)
      ?.spans,
  ).toHaveLength(2);
  expect(lineOf(page('It opens at ten.'), kept(1, 'It opens at nine.'))).toBeUndefined();
});

it('never takes a neighbour that says the same of something else for words that are gone', () => {
  const fees = page('A mooring costs 41 euros a week in winter.', 'Dogs are welcome.');
  const was = { ...kept(1, ''), phrase: '41 euros', context: 'A berth costs 41 euros a night in summer.' };
  expect(lineOf(fees, was)).toBeUndefined();
  const rows = page('Bergen ¦ 4 °C ¦ rain', 'Oslo ¦ 6 °C ¦ rain');
  expect(lineOf(rows, { ...was, phrase: '4 °C', context: 'Oslo ¦ 4 °C ¦ rain' })).toBeUndefined();
  expect(lineOf(rows, { ...was, phrase: '6 °C', context: 'Oslo ¦ 6 °C ¦ sun' })).toBe(2);
  const sections = page('# Library', 'It opens at nine.');
  expect(lineOf(sections, kept(2, 'It opens at nine.', ['Archive']))).toBeUndefined();
});
