import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { recordLists } from '../../../src/core/lists/records.ts';
import { counted, ledgerOf, listOf } from './made-lists.ts';

const POSTS = listOf({ headings: ['Latest posts'] }, [
  'Alder ¦ 4 comments',
  'Birch ¦ 1 comment',
  'Cedar ¦ 25 comments',
  'Dogwood ¦ no comments yet',
]);
const TOPICS = listOf({ headings: ['Popular topics'] }, ['Harbour2651', 'Weather105', 'Sports17']);
const COMMENTS = listOf({ names: 'comment-list comment', headings: ['Comments'] }, [
  'Mira ¦ 5 May 2031, 10:20 ¦ Needs more salt.',
  'Tom ¦ 15 May 2031 ¦ We ate it all, and would make it again tomorrow.',
  'Mira ¦ 5 May 2031, 9:05 ¦ Salt helped.',
  'Ada ¦ 6 May 2031 ¦ Too sweet.',
  'Ben ¦ 7 May 2031 ¦ Lovely.',
]);
const ARCHIVE = listOf({ headings: ['Archive'] }, ['May 2031 (12)', 'April 2031 (48)', 'March 2031 (3)']);
const named = (question: string, lists: Parameters<typeof counted>[1]) =>
  ledgerOf(question, lists)
    ?.rows.filter(({ met }) => met)
    .map(({ name }) => name);

describe('"how many in total" over items that say numbers of it', () => {
  it.each([
    ['How many comments do the articles under “Latest posts” have in total?', '30'],
    ['How many comments do the articles under “Latest posts” have altogether?', '30'],
    ['How many comments do the articles under “Latest posts” have on average?', '10.00'],
  ])('%s', (question, result) => {
    expect(counted(question, [POSTS])).toBe(result);
  });

  it('counts the items where it is these that are asked for', () => {
    expect(counted('How many comments are there in total?', [COMMENTS, POSTS])).toBe('5');
  });

  it('counts nothing where no list is named, or the items that say so alone are left', () => {
    expect(counted('How many comments are there in total?', [POSTS])).toBeUndefined();
    expect(counted('How many people died in total?', [TOPICS])).toBeUndefined();
    expect(counted('How many photos are there on average?', [POSTS, TOPICS])).toBeUndefined();
  });
});

describe('the one number of each item', () => {
  it('is what is added up, also where it is written together with a word', () => {
    expect(counted('What is the sum of the numbers in "Popular topics"?', [TOPICS])).toBe('2,773');
  });

  it('is what is compared, and no part of the name', () => {
    expect(named('Which topic in "Popular topics" has the fewest articles?', [TOPICS])).toEqual(['Sports']);
  });

  it('is not its place in an order', () => {
    const steps = listOf({ headings: ['Popular steps'] }, ['Fold1', 'Cut2', 'Glue3']);
    expect(counted('What is the sum of the numbers in "Popular steps"?', [steps])).toBeUndefined();
  });

  it('is not the number of something else', () => {
    expect(counted('Which article in “Latest posts” has the most photos?', [POSTS])).toBeUndefined();
  });
});

describe('months as items', () => {
  it('are counted, and told by their dates and numbers', () => {
    expect(counted('How many months are in the archive?', [POSTS, ARCHIVE])).toBe('3');
    expect(named('Which month in the archive has the most posts?', [ARCHIVE])).toEqual(['April 2031']);
    expect(named('Which is the oldest month in the archive?', [ARCHIVE])).toEqual(['March 2031 (3)']);
  });

  it('are none of a list of other things', () => {
    expect(named('Which month has the most comments?', [POSTS])).toBeUndefined();
  });
});

describe('who has written', () => {
  it('first and last is told by date and time', () => {
    expect(ledgerOf('Who wrote the first comment?', [COMMENTS])?.result).toBe('5 May 2031, 9:05');
    expect(named('Who commented last?', [COMMENTS])).toEqual(['Tom']);
  });

  it('most often is told by the names', () => {
    const ledger = ledgerOf('Who wrote the most comments?', [COMMENTS]);
    expect(ledger).toMatchObject({ operation: 'max', result: '2' });
    expect(named('Who wrote the most comments?', [COMMENTS])).toEqual(['Mira', 'Mira']);
  });

  it('is not told where nobody has written twice', () => {
    const once = listOf({ names: 'comment-list comment' }, ['Mira ¦ Salty.', 'Tom ¦ Sweet.', 'Ada ¦ Good.']);
    expect(counted('Who wrote the most comments?', [once])).toBeUndefined();
  });

  it('what, is looked for in all they say', () => {
    expect(counted('Does anybody mention salt?', [COMMENTS])).toBe('2');
    expect(counted('In how many comments is salt mentioned?', [COMMENTS])).toBe('2');
    expect(counted('Did anyone mention the price?', [COMMENTS])).toBe('0');
    expect(counted('Does anybody die in the end?', [COMMENTS])).toBeUndefined();
  });

  it('at greatest length is told by the words', () => {
    expect(named('Which is the longest comment?', [COMMENTS])).toEqual(['Tom']);
  });
});

it('names what stands in a list by its title, and asks for no other', () => {
  expect(counted('What are the topics in "Popular topics"?', [TOPICS])).toBe('3');
  expect(counted('Which articles are listed under “Latest posts”?', [POSTS, TOPICS])).toBe('4');
  expect(counted('Which articles are listed under “Old posts”?', [POSTS, TOPICS])).toBeUndefined();
  expect(counted('What are the main topics of the speech?', [POSTS, TOPICS])).toBeUndefined();
});

it.each([
  ['In wie vielen Kommentaren kommt Salz vor?', 'de', 'count'],
  ['W ilu komentarzach jest imbir?', 'pl', 'count'],
  ['В скольких комментариях упоминается соль?', 'ru', 'count'],
  ['У скількох коментарях згадується сіль?', 'uk', 'count'],
  ['Wer hat zuletzt kommentiert? Der letzte Kommentar?', 'de', 'max'],
  ['Quel est le premier commentaire ?', 'fr', 'min'],
  ['誰が最後のコメントを書きましたか？', 'ja', 'max'],
])('is read in its inflected forms: %s', (question, language, operation) => {
  expect(readListQuestion(question, ',', language)).toMatchObject({ operation, language });
});

it('takes the words between two parts of a phrase for what is asked', () => {
  const said = listOf({ names: 'comment', headings: ['Kommentare'] }, [
    'Ada ¦ Mehr Salz',
    'Ben ¦ Gut',
    'Cy ¦ Salz',
  ]);
  expect(ledgerOf('In wie vielen Kommentaren kommt Salz vor?', [said], '', 'de')?.result).toBe('2');
});

it('takes no button for the title of what people write', () => {
  const boxes = listOf({ lead: 'Post Comment', pressed: true }, ['Search the site', 'New entries', 'Pages']);
  expect(counted('How many comments are there?', [boxes])).toBeUndefined();
});

it('takes no row of headers for an item, where it looks like any other', () => {
  const rows = [
    ['Owner', 'Year'],
    ['Adler', '1911'],
    ['Berg', '1925'],
    ['Cohn', '1903'],
  ];
  const lines = rows.map((cells, at) => {
    const text = cells.join(' ¦ ');
    const split = text.indexOf(' ¦ ');
    const places = [
      { start: 0, end: split },
      { start: split + 3, end: text.length },
    ];
    return { n: at + 1, frame: '', kind: 'text', role: 'row', text, notes: [], cells: places };
  }) as unknown as IndexLine[];
  const info = { id: 't', size: 4, label: 'Bookplates', names: '', busy: false, below: false };
  const members = lines.map(({ n }) => ({ n, start: 0, in: [{ list: 't', at: n }] }));
  const [list] = recordLists(lines, [{ lists: [info], members }]);
  expect(list).toMatchObject({ size: 3, heads: 'Owner ¦ Year' });
  expect(counted('How many bookplates are there?', [list!])).toBe('3');
  expect(named('Which owner has the newest bookplate, by its year?', [list!])).toEqual(['Berg']);
});
