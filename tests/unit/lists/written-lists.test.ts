import { describe, expect, it } from 'vitest';
import type { ListMember, PageList } from '../../../src/contracts/lists.ts';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { recordLists } from '../../../src/core/lists/records.ts';
import { counted, ledgerOf } from './made-lists.ts';

const line = (n: number, text: string, more: Partial<IndexLine> = {}): IndexLine =>
  ({ n, text, kind: 'text', role: 'paragraph', notes: [], frame: 'a', ...more }) as IndexLine;
const listsOf = (lines: IndexLine[]) => recordLists(lines, [{ lists: [], members: [] }]);
const textsOf = (lines: IndexLine[]) => listsOf(lines).map(({ items }) => items.map(({ text }) => text));

describe('numbered names in running text', () => {
  const LINES = [
    line(1, 'Singers of the coast', { level: 1, role: 'heading' }),
    line(2, 'The full list of the Pier Gazette'),
    line(3, '01. Ada Lund 02. Ben Marsh 03.'),
    line(4, 'Cleo Strand 04. Dan Holm 05. Eve Brook'),
    line(5, 'Do you miss anybody?'),
  ];

  it('are a list, also where a number ends one paragraph and its name begins the next', () => {
    expect(textsOf(LINES)).toEqual([['Ada Lund', 'Ben Marsh', 'Cleo Strand', 'Dan Holm', 'Eve Brook']]);
  });

  it('are called by the words before them', () => {
    const lists = listsOf(LINES);
    expect(counted('How many singers are on the list of the Pier Gazette?', lists)).toBe('5');
    expect(counted('How many boats are on the list of the Pier Gazette?', lists)).toBeUndefined();
  });

  it('are none where the numbers do not follow one another, or a long text stands behind one', () => {
    expect(textsOf([line(1, '1. Ada 2. Ben 4. Cleo 5. Dan 6. Eve')])).toEqual([]);
    const long = 'and then we went down to the harbour, where the ferry had left an hour before';
    expect(textsOf([line(1, `1. Ada 2. Ben 3. Cleo 4. Dan 5. ${long} 6. Eve`)])).toEqual([]);
  });
});

describe('boxes of a form that can be ticked', () => {
  const box = (n: number, text: string, notes = ['not checked']) =>
    line(n, text, { kind: 'control', role: 'checkbox', notes, landmark: 'form' });
  const FORM = [
    line(1, 'Languages:'),
    box(2, 'English'),
    box(3, 'Danish'),
    box(4, 'Polish'),
    box(5, 'I have read the terms of this service and agree to all of them'),
  ];

  it('are a list that is called by the words before it', () => {
    expect(textsOf(FORM)).toEqual([['English', 'Danish', 'Polish']]);
    expect(counted('How many languages can I choose from?', listsOf(FORM))).toBe('3');
  });

  it('are none where there are two of them', () => {
    expect(textsOf(FORM.slice(0, 3))).toEqual([]);
  });
});

describe('a first item that is the title of the links behind it', () => {
  const link = (n: number, text: string) => line(n, text, { kind: 'control', role: 'link' });
  const found = (lines: IndexLine[]) => {
    const list: PageList = {
      id: 'a',
      size: lines.length,
      label: '',
      names: 'tags',
      busy: false,
      below: false,
    };
    const members: ListMember[] = lines.map(({ n }, at) => ({ n, start: 0, in: [{ list: 'a', at }] }));
    return recordLists(lines, [{ lists: [list], members }]);
  };

  it('is none of them', () => {
    const [list] = found([line(1, 'Topics'), link(2, 'Tides'), link(3, 'Ferries'), link(4, 'Gulls')]);
    expect(list?.lead).toBe('Topics');
    expect(list?.items.map(({ text }) => text)).toEqual(['Tides', 'Ferries', 'Gulls']);
  });

  it('is one of them where it is a link, too, or others are none', () => {
    expect(found([link(1, 'Topics'), link(2, 'Tides'), link(3, 'Ferries')])[0]?.items).toHaveLength(3);
    expect(found([line(1, 'Topics'), line(2, 'Tides'), link(3, 'Ferries')])[0]?.items).toHaveLength(3);
  });
});

it('adds up what items say how many there are of, also what people write', () => {
  const lines = [
    line(1, 'Gulls return ¦ 12 comments'),
    line(2, 'Pier closed ¦ 15 comments'),
    line(3, 'Snow in May ¦ 3 comments'),
  ];
  const list: PageList = { id: 'a', size: 3, label: '', names: 'post', busy: false, below: false };
  const members: ListMember[] = lines.map(({ n }, at) => ({ n, start: 0, in: [{ list: 'a', at }] }));
  const lists = recordLists(lines, [{ lists: [list], members }]);
  expect(ledgerOf('How many comments do the posts have on average?', lists)?.result).toBe('10.00');
});
