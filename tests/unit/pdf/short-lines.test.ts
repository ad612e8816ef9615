import { describe, expect, it } from 'vitest';
import type { PdfLine } from '../../../src/pdf/pdf-text.ts';
import { rangesOf } from '../../../src/pdf/places.ts';
import { joinShortLines } from '../../../src/pdf/short-lines.ts';

let count = 0;
const line = (text: string, more: Partial<PdfLine> = {}): PdfLine => {
  const item = count++;
  const page = more.page ?? 1;
  return {
    role: 'paragraph',
    text,
    page,
    block: item,
    pieces: [{ from: 0, length: text.length, page, item, at: 0, sourceLength: text.length }],
    ...more,
  };
};

const joined = (lines: readonly PdfLine[], columnOf = (_: PdfLine) => 0) =>
  joinShortLines(lines, columnOf).map(({ text }) => text);

const LONG = `This paragraph says ${'more and '.repeat(10)}more.`;

describe('short lines of a column', () => {
  it('share one, each with its place, and any of them is lit alone', () => {
    const [one, two] = [line('Abstand, 86'), line('Achterknoten, 20', { role: 'listitem' })];
    const [whole] = joinShortLines([one, two], () => 0);
    expect(whole).toMatchObject({
      role: 'list',
      text: 'Abstand, 86 ¦ Achterknoten, 20',
      block: one.block,
      items: [
        { start: 0, end: 11, role: 'paragraph' },
        { start: 14, end: 30, role: 'listitem' },
      ],
    });
    expect(rangesOf(whole!, 14, 26)).toEqual([{ page: 1, item: two.pieces[0]!.item, start: 0, end: 12 }]);
  });

  it('count without the dots that lead to their numbers', () => {
    const dots = '. '.repeat(60);
    expect(joined([line(`One ${dots}1`), line(`Two ${dots}2`)])).toHaveLength(1);
  });

  it.each([
    ['say a sentence or more', [line('Short'), line(LONG), line('Short')]],
    ['are headings', [line('Short'), line('Title', { role: 'heading' }), line('Short')]],
    ['are sentences of one paragraph', [line('One.', { block: 7 }), line('Two.', { block: 7 })]],
    ['stand on two pages', [line('Short'), line('Short', { page: 2 })]],
  ])('stay apart where they %s', (_, lines) => {
    expect(joined(lines)).toEqual(lines.map(({ text }) => text));
  });

  it('stay apart over the border of two columns', () => {
    const [left, right] = [line('left'), line('right')];
    expect(joined([left, right], (each) => (each === left ? 0 : 1))).toEqual(['left', 'right']);
  });

  it('fill several lines where there are many', () => {
    const many = Array.from({ length: 45 }, (_, i) => line(`Entry ${i}`));
    expect(joined(many).map((text) => text.split(' ¦ ').length)).toEqual([20, 20, 5]);
  });
});
