import { expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { wordsAt } from '../../../src/contracts/place.ts';
import { findAgain } from '../../../src/core/citations/find-again.ts';
import { createVerifier } from '../../../src/core/citations/verify.ts';

const page = (...texts: string[]): IndexLine[] =>
  texts.map((text, i) => ({ n: i + 1, role: 'text', text }) as IndexLine);

/** Where the words of an item are found that was kept with its parts; as they read there. */
function found(lines: IndexLine[], phrase: string, context: string): string | undefined {
  const pieces = phrase.split(' ¦ ').map(() => ({ n: 1, start: 0, end: 1 }));
  const citation = { item: true as const, phrase, context, headings: [], place: wordsAt(pieces) };
  return findAgain(lines, createVerifier({ lines }), citation)
    ?.spans.map(({ n, start, end }) => `${n}: ${lines[n - 1]!.text.slice(start, end)}`)
    .join(' + ');
}

it('finds an item where it stands now, by all of its parts', () => {
  const rows = page('Boreas ¦ Ashford ¦ €8.00', 'Aurora ¦ Lindow ¦ €12.50');
  expect(found(rows, 'Aurora', 'Aurora ¦ Lindow ¦ €12.50')).toBe('2: Aurora');
  expect(found(rows, 'Aurora ¦ €12.50', 'Aurora ¦ Lindow ¦ €12.50')).toBe('2: Aurora + 2: €12.50');
  const cards = page('Boreas', 'Ashford', '€8.00', 'Aurora', 'Lindow', '€12.50');
  expect(found(cards, 'Aurora ¦ €12.50', 'Aurora ¦ Lindow ¦ €12.50')).toBe('4: Aurora + 6: €12.50');
});

it('tells items of one name apart by what else they say', () => {
  const rooms = page('Room', 'Ashford', '€90', 'Room', 'Lindow', '€80');
  expect(found(rooms, 'Room', 'Room ¦ Lindow ¦ €80')).toBe('4: Room');
  expect(found(rooms, 'Room', 'Room ¦ Ashford ¦ €90')).toBe('1: Room');
});

it('never takes a neighbour for an item that is gone', () => {
  expect(found(page('Ferry 12', 'Lindow'), 'Ferry 1', 'Ferry 1 ¦ Ashford')).toBeUndefined();
  expect(found(page('Swan II', 'Lindow'), 'Swan', 'Swan ¦ Lindow')).toBeUndefined();
  expect(found(page('News of the Swan', 'Raven', 'Lindow'), 'Swan', 'Swan ¦ Lindow')).toBeUndefined();
  expect(found(page('Room', 'Ashford', '€90'), 'Room', 'Room ¦ Lindow ¦ €80')).toBeUndefined();
  expect(found(page('Ferry 12 of Lindow'), 'Ferry 1 of Lindow', 'Ferry 1 of Lindow')).toBeUndefined();
});

it('says that it is gone where its value is another by now', () => {
  expect(
    found(page('Boreas ¦ Ashford ¦ €9.00'), 'Boreas ¦ €8.00', 'Boreas ¦ Ashford ¦ €8.00'),
  ).toBeUndefined();
});

it('finds an item some of whose other words have changed', () => {
  expect(found(page('Swan', 'Lindow', '4 min ago'), 'Swan', 'Swan ¦ Lindow ¦ 3 min ago')).toBe('1: Swan');
});

it('finds a quote within a long part', () => {
  const comment = 'The lamp came late, two weeks after the day that they had named';
  expect(found(page('Ann', comment, 'Ben', 'It came late, too'), 'came late', `Ann ¦ ${comment}`)).toBe(
    '2: came late',
  );
});
