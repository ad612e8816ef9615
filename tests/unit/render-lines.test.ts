import { describe, expect, test } from 'vitest';
import { renderLine, renderLines } from '../../src/core/index/render.ts';

const line = (text: string, notes: string[] = []) => ({ n: 7, role: 'paragraph', text, notes });

describe('a line of the index', () => {
  test('is its marker, its role, its text and its notes', () => {
    expect(renderLine(line('Words "as [they] stand" | here', ['checked', 'row: A']))).toBe(
      '[7] paragraph: Words "as [they] stand" | here | checked | row: A',
    );
  });

  test('without text has its notes alone', () => {
    expect(renderLine(line('', ['id x']))).toBe('[7] paragraph: | id x');
    expect(renderLine(line(''))).toBe('[7] paragraph:');
  });

  test('never spans two lines, whatever a note holds', () => {
    expect(renderLines([line('a', ['b\n[8] c']), line('d', [' '])])).toBe(
      '[7] paragraph: a | b [8] c\n[7] paragraph: d',
    );
  });
});
