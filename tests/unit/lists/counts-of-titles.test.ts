import { describe, expect, it } from 'vitest';
import type { FoundLists } from '../../../src/contracts/lists.ts';
import type { PageIndex } from '../../../src/contracts/page-index.ts';
import { countOnPage } from '../../../src/modes/find/count.ts';
import { heading, linesOf } from '../../fakes/page-lines.ts';

interface Given {
  title: string;
  label: string;
  /** Right above the list. */
  above?: string;
  items: string[];
}

/** What is counted of the one list of a page, below its title. */
async function countIn(question: string, { title, label, above, items }: Given): Promise<string | undefined> {
  const before = [
    heading(1, title),
    'What follows was seen from the pier.',
    ...(above ? [heading(2, above)] : []),
  ];
  const lines = linesOf(...before, ...items);
  const found: FoundLists = {
    lists: [{ id: 'a', size: items.length, label, names: '', busy: false, below: false }],
    members: items.map((_, at) => ({ n: at + 1 + before.length, start: 0, in: [{ list: 'a', at }] })),
  };
  const counted = await countOnPage(
    {
      question,
      page: { callAll: async () => [{ frameKey: '', result: found }] },
      progress: () => undefined,
      signal: new AbortController().signal,
    } as unknown as Parameters<typeof countOnPage>[0],
    { url: 'https://pages.example/', title, lang: 'en', lines } as unknown as PageIndex,
  );
  return counted?.ledger.result;
}

const RIDDLES = [
  'What has keys and no doors?',
  'What runs and has no feet?',
  'What is full of holes and holds water?',
];

describe('a list that has another number of items than the title says', () => {
  it('is not what is counted', async () => {
    const riddles = { label: 'Riddles', items: RIDDLES };
    expect(
      await countIn('How many riddles are there?', { title: '250 Riddles', ...riddles }),
    ).toBeUndefined();
    expect(await countIn('How many riddles are there?', { title: '3 Riddles', ...riddles })).toBe('3');
    expect(await countIn('How many riddles are there?', { title: 'Riddles', ...riddles })).toBe('3');
  });
});

describe('one item that has a word of the question', () => {
  const posts = ['Ten women at sea', 'The old pier', 'Gulls in winter', 'A storm in May'];

  it('is no count where the question does not name the list', async () => {
    const given = { title: 'My list of women', label: '', above: 'Popular posts', items: posts };
    expect(await countIn('How many women are on the list?', given)).toBeUndefined();
    expect(await countIn('how many women are there', given)).toBeUndefined();
  });

  it('is one where it does', async () => {
    const given = { title: 'My list of women', label: '', above: 'Popular posts', items: posts };
    expect(await countIn('How many popular posts mention women?', given)).toBe('1');
  });
});
