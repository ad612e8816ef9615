import { describe, expect, it } from 'vitest';
import type { PageIndex } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { takeQuotes } from '../../../src/core/lists/wording.ts';
import { languageNamed } from '../../../src/core/text/languages.ts';
import { listsMeant } from '../../../src/modes/find/count.ts';
import { counted, listOf } from './made-lists.ts';

const HOTELS = [
  listOf({ names: 'hotels hotel', headings: ['Hotels', 'Moss'], first: 0, last: 2 }, [
    'Gull, €90',
    'Tern, €70',
    'Wren, €80',
  ]),
  listOf({ names: 'hotels hotel', headings: ['Hotels', 'Lund'], first: 10, last: 13 }, [
    'Rook, €60',
    'Coot, €75',
    'Knot, €99',
    'Skua, €65',
  ]),
  listOf({ names: 'hotels hotel', headings: ['Hotels', 'Ystad'], first: 20, last: 21 }, [
    'Lark, €50',
    'Swift, €55',
  ]),
];

/** The titles that are offered, and the questions behind them. */
function offered(question: string, lists = HOTELS) {
  const { outside, quoted } = takeQuotes(question);
  const asked = readListQuestion(outside, '.', 'en')!;
  const reading = { decimal: '.', language: 'en' } as const;
  return listsMeant(question, { title: 'Where to stay' } as PageIndex, {
    ...{ asked, quoted, reading },
    found: { lists, lines: [], torn: false },
    language: languageNamed('en')!,
  });
}

describe('a question that fits several lists made alike', () => {
  it('is asked back, by their titles in the order of the page', () => {
    expect(counted('How many hotels are there?', HOTELS)).toBeUndefined();
    expect(counted('Which hotel is the cheapest?', HOTELS)).toBeUndefined();
    expect(offered('How many hotels are there?').map(({ title }) => title)).toEqual([
      'Moss',
      'Lund',
      'Ystad',
    ]);
  });

  it('means the one that is chosen then', () => {
    const results = offered('Which hotel is the cheapest?').map(({ question }) => counted(question, HOTELS));
    expect(results).toEqual(['€70', '€60', '€50']);
  });

  it('means the one whose title it says', () => {
    expect(counted('How many hotels in Lund are there?', HOTELS)).toBe('4');
    expect(counted('Which is the cheapest hotel in Ystad?', HOTELS)).toBe('€50');
    expect(offered('How many hotels in Lund are there?')).toEqual([]);
  });

  it('means all where they are the groups of one list', () => {
    const items = HOTELS.flatMap((list) =>
      list.items.map((item) => ({ ...item, under: list.items[0]!.parts[0]! })),
    );
    const all = { ...HOTELS[0]!, id: 'all', size: items.length, items, far: true as const, last: 21 };
    expect(counted('How many hotels are there?', [...HOTELS, all])).toBe('9');
    expect(counted('Which hotel is the cheapest?', [...HOTELS, all])).toBe('€50');
  });

  it('offers nothing where no title tells them apart', () => {
    const alike = HOTELS.map((list) => ({ ...list, headings: ['Hotels'] }));
    expect(offered('How many hotels are there?', alike)).toEqual([]);
    expect(counted('How many hotels are there?', alike)).toBeUndefined();
  });

  it('is no matter of chance where one of them is of another kind', () => {
    const other = listOf({ names: 'boats', headings: ['Boats'], first: 30, last: 31 }, ['Yawl', 'Ketch']);
    expect(counted('How many hotels are there?', [HOTELS[0]!, other])).toBe('3');
  });
});
