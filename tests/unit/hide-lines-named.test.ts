import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { linesNamed } from '../../src/modes/hide/lines-named.ts';

const line = (n: number, kind: IndexLine['kind'], container?: number): IndexLine =>
  ({ n, kind, role: kind, text: '', notes: [], container }) as unknown as IndexLine;

/** 1 holds all; 3 holds 4 and 5; 7 holds 8, 9 and 10. */
const PAGE = [
  line(1, 'container'),
  line(2, 'text', 1),
  line(3, 'container', 1),
  line(4, 'text', 3),
  line(5, 'text', 3),
  line(6, 'text', 1),
  line(7, 'container', 1),
  line(8, 'text', 7),
  line(9, 'text', 7),
  line(10, 'text', 7),
];

describe('the lines that a reply names', () => {
  it.each([
    ['a number', 4, [4]],
    ['a number as text', '4', [4]],
    ['a number as the index writes it', '[4]', [4]],
    ['a range, whose blocks stand for their lines', '2-6', [2, 3, 6]],
    ['a range over the end of a block, which is not meant', '6-9', [6, 8, 9]],
    ['a range with another dash, turned round', '5–4', [4, 5]],
    ['a list', '2, 4-5', [2, 4, 5]],
    ['what is not there', 77, []],
    ['no number at all', 'the ads', []],
  ])('%s', (_, index, lines) => expect(linesNamed(index, PAGE)).toEqual(lines));
});
