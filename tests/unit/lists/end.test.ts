import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { moreOf, pageOf, statedEnd } from '../../../src/core/lists/end.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';

const line = (n: number, text: string, more: Partial<IndexLine> = {}): IndexLine =>
  ({ n, text, kind: 'text', role: 'paragraph', notes: [], ...more }) as IndexLine;

const item = (of: IndexLine, start = 0, end = of.text.length) => ({
  key: String(of.n),
  text: of.text,
  parts: [{ line: of, start, end }],
});

/** Two items; the last one's button shares its line with what leads on. */
function joined(leading: string, lead = '') {
  const first = line(1, 'Heron');
  const text = `OK ¦ ${leading}`;
  const last = line(2, text, {
    items: [
      { start: 0, end: 2, kind: 'control', role: 'button' },
      { start: 5, end: text.length, kind: 'control', role: 'button' },
    ] as NonNullable<IndexLine['items']>,
  });
  const items = [item(first), item(last, 0, 2)];
  const list = { items, first: 0, last: 1, lead } as unknown as RecordList;
  return { list, lines: [first, last] };
}

describe('what leads on from a list', () => {
  it('may share a line with the last words of an item', () => {
    const { list, lines } = joined('Load more');
    expect(moreOf(list, lines)).toEqual({ n: 2, start: 5, text: 'Load more' });
    expect(statedEnd(list, lines, 2)).toEqual({ end: 'more_offered' });
  });

  it('may stand beside its title', () => {
    const { list, lines } = joined('Top', 'See all');
    expect(statedEnd(list, lines, 2)).toEqual({ end: 'more_offered' });
  });

  it('is told of its pages there, too', () => {
    const { list, lines } = joined('Page 2 of 9');
    expect(pageOf(list, lines)).toEqual({ page: 2, of: 9 });
  });
});
