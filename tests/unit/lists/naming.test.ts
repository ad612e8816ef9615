import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { statedEnd } from '../../../src/core/lists/end.ts';
import { namerOf, wordsOf } from '../../../src/core/lists/records.ts';
import { counted, ledgerOf, listOf } from './made-lists.ts';

const COMMENTS = listOf({ names: 'comment-list comment', headings: ['The Loneliest Woman'] }, [
  'Portrait ¦ Kay ¦ March 3, 2019 ¦ Thanks, Howard! More yeast helps.',
  'Portrait ¦ Howard Lee ¦ May 1, 2019 ¦ Kay is right about the yeast.',
  'Portrait ¦ Ann ¦ June 2, 2018 ¦ All of it was gone in one evening.',
]);
const READ = listOf({ lead: 'Most read' }, ['A ferry sinks', 'A mayor resigns', 'Snow in May']);
const PICKS = listOf({ headings: ['Quick picks'] }, ['Ten walks', 'Five lakes']);

describe('a question about what people have written', () => {
  it.each([
    ['How many comments are there?', '3'],
    ['How many comments were written by Kay?', '1'],
    ['How many of the comments mention Kay?', '2'],
    ['How many comments talk about yeast?', '2'],
    ['Is there any comment by Zoe?', '0'],
  ])('%s', (question, result) => {
    expect(counted(question, [READ, COMMENTS])).toBe(result);
  });

  it('is none about what the heading above them speaks of', () => {
    expect(counted('How many women are lonely?', [COMMENTS])).toBeUndefined();
  });

  it('calls them by what is theirs alone', () => {
    const nameOf = namerOf(COMMENTS.items);
    expect(COMMENTS.items.map((item) => wordsOf(nameOf(item)))).toEqual(['Kay', 'Howard Lee', 'Ann']);
  });
});

describe('a list that is named by its title', () => {
  it.each([
    ['How many links are in the "Most read" box?', '3'],
    ['How many articles are listed under “Quick picks”?', '2'],
    ['How many stories are in the most read box?', '3'],
    ['How many of the "Most read" headlines mention snow?', '1'],
  ])('%s', (question, result) => {
    expect(counted(question, [PICKS, READ])).toBe(result);
  });

  it('is not counted where the quoted title is that of no list, or the noun calls something else', () => {
    expect(counted('How many people live in the town?', [PICKS, READ])).toBeUndefined();
    expect(counted('How many links are in the "Least read" box?', [PICKS, READ])).toBeUndefined();
  });
});

it('is not named by a heading that stands far above it', () => {
  const links = listOf({ headings: ['A hundred singers'], far: true }, ['Posts', 'Boats', 'Maps']);
  expect(counted('How many singers are there?', [links])).toBeUndefined();
});

it('takes the date that stands by itself for that of an item', () => {
  const notes = listOf({ names: 'comment', headings: ['Comments'] }, [
    'Ada ¦ March 3, 2019 ¦ Baked it in one evening.',
    'Ben ¦ May 1, 2019 ¦ We have made this one again and again since January 5, 2004, and it never failed us.',
    'Cleo ¦ June 2, 2018 ¦ All gone.',
  ]);
  const { rows } = ledgerOf('Which comment is the oldest?', [notes])!;
  expect(rows.filter(({ met }) => met).map(({ value }) => value)).toEqual(['June 2, 2018']);
});

it('counts nothing where the words are those of the page’s title or of a single item', () => {
  const parts = listOf({ headings: ['Editions'] }, [
    'Standard edition ¦ allows 4 virtual processors',
    'Pro edition ¦ allows 32 virtual processors',
    'Old edition',
  ]);
  expect(counted('How many virtual processors does Pro allow?', [parts])).toBeUndefined();
  const sentence = 'Soldiers sent 88 questions to the court';
  expect(counted('How many questions did the soldiers send to the court?', [READ], sentence)).toBeUndefined();
});

describe('what a page says of a thread', () => {
  const line = (n: number, text: string, kind: 'text' | 'control' = 'text'): IndexLine =>
    ({ n, text, kind, role: kind === 'text' ? 'heading' : 'link', notes: [] }) as unknown as IndexLine;
  const own = COMMENTS.items.flatMap(({ parts }) => parts.map((part) => part.line));
  const around = (before: IndexLine[], behind: IndexLine[]) => {
    const lines = [...before, ...own, ...behind];
    const list = { ...COMMENTS, first: before.length, last: before.length + own.length - 1 };
    return statedEnd(list, lines, 3)?.end;
  };

  it('proves its end by the number of what was written, or tells that there is more', () => {
    expect(around([line(90, '3 replies to the story')], [])).toBe('stated');
    expect(around([line(90, '112 comments')], [])).toBe('more_stated');
    expect(around([line(90, 'Published in 2019')], [])).toBe('whole');
  });

  it('sees links to older ones, to all of its kind, and pages that are written as one', () => {
    expect(around([], [line(91, '← Older comments', 'control')])).toBe('more_offered');
    expect(around([], [line(91, 'All comments', 'control')])).toBe('more_offered');
    expect(around([], [line(91, '1 2 3 … 5 Next »')])).toBe('more_offered');
    expect(around([], [line(91, 'Contact', 'control')])).toBe('whole');
  });
});
