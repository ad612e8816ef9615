import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { firstLook, type Looks, nextLook } from '../../../src/core/lists/looks.ts';
import type { Item } from '../../../src/core/lists/records.ts';

/** An item by what it says: `name, more`, with a key behind `#` and where it is shown behind `@`. */
function item(said: string): Item {
  const [, text = '', , key, , slot] = /^([^#@]*)(#([^@]*))?(@(.*))?$/.exec(said)!;
  const parts = text.split(', ').map((words, n) => ({
    line: { n, text: words, notes: [] } as unknown as IndexLine,
    start: 0,
    end: words.length,
  }));
  return { key: key ?? text, ...(slot ? { slot } : {}), parts, text };
}
const looks = (first: string[], ...next: string[][]): Looks =>
  next.reduce((read, now) => nextLook(read, now.map(item)), firstLook(first.map(item)));
const read = (...all: [string[], ...string[][]]) => {
  const { items, changed } = looks(...all);
  return { items: items.map(({ text }) => text), changed };
};

describe('a list that grows', () => {
  it('holds each item once, also what the page drops behind the view', () => {
    expect(read(['a', 'b'], ['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], changed: false });
    expect(read(['a', 'b', 'c'], ['b', 'c', 'd'], ['e', 'f'])).toEqual({
      items: ['a', 'b', 'c', 'd', 'e', 'f'],
      changed: false,
    });
  });

  it('may hold several that say the same', () => {
    expect(read(['a', 'b', 'b'], ['a', 'b', 'b', 'c']).items).toEqual(['a', 'b', 'b', 'c']);
    expect(read(['a#1', 'b#2'], ['b#2', 'a#3']).items).toEqual(['a', 'b', 'a']);
  });

  it('leaves out what stood at its end for a moment', () => {
    expect(read(['a', 'b', 'Loading'], ['a', 'b', 'c'])).toEqual({ items: ['a', 'b', 'c'], changed: false });
  });

  it('takes new words in the same place for the same item, and others for another', () => {
    const ticks = read(
      ['Ann, 1 minute@1 0', 'Ben, 2 minutes@2 9'],
      ['Ann, 2 minutes@1 0', 'Ben, 3 minutes@2 9'],
    );
    expect(ticks).toEqual({ items: ['Ann, 2 minutes', 'Ben, 3 minutes'], changed: false });
    expect(read(['Ann, just now@1 0'], ['Ann, a minute ago@1 0']).items).toHaveLength(1);
    // Rows that are used again are shown elsewhere.
    expect(read(['Hotel 1@1 0', 'Hotel 2@2 30'], ['Hotel 3@1 60', 'Hotel 4@2 90']).items).toHaveLength(4);
  });
});

describe('a list that changes', () => {
  it.each([
    ['is ordered anew', ['a', 'b', 'c'], ['c', 'a', 'b']],
    ['gets an item on top', ['a', 'b', 'c'], ['z', 'a', 'b', 'c']],
    ['gets an item in its midst', ['a', 'b', 'c'], ['a', 'z', 'b', 'c']],
    ['loses one of its midst', ['a', 'b', 'c'], ['a', 'c']],
  ])('is said to have changed when it %s, and holds each once', (_, first, next) => {
    expect(read(first, next)).toEqual({ items: next, changed: true });
  });

  it('is told by its words where its keys are places and not items', () => {
    const shifted = read(['a#0', 'b#1', 'c#2', 'd#3'], ['b#2', 'c#3', 'd#4', 'e#5']);
    expect(shifted).toEqual({ items: ['a', 'b', 'c', 'd', 'e'], changed: true });
    const alike = read(['Row 1#0', 'Row 2#1', 'Row 3#2'], ['Row 2#2', 'Row 3#3', 'Row 4#4']);
    expect(alike).toEqual({ items: ['Row 1', 'Row 2', 'Row 3', 'Row 4'], changed: true });
  });

  it('brings nothing new when only its order does', () => {
    expect(looks(['a', 'b', 'c'], ['c', 'a', 'b']).fresh).toBe(0);
    expect(looks(['a', 'b'], ['a', 'b', 'c', 'd']).fresh).toBe(2);
  });
});
