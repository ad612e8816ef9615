import { describe, expect, it } from 'vitest';
import { foldRun } from '../../../src/pdf/fold-run.ts';
import { createVocabulary } from '../../../src/pdf/hyphens.ts';
import { rangesOf } from '../../../src/pdf/places.ts';
import { addLine, addRun, dissolveHyphens, noWords, type Words } from '../../../src/pdf/words.ts';

/** Items, one a line, joined to one text. */
function joined(items: readonly string[]): Words {
  const all = noWords();
  for (const [item, str] of items.entries()) {
    const line = noWords();
    addRun(line, { str, item }, 1);
    addLine(all, line);
  }
  return all;
}

/** What is lit of the items for a phrase of the text. */
function lit(items: readonly string[], { text, pieces }: Words, phrase: string): string[] {
  const start = text.indexOf(phrase);
  const line = { role: 'paragraph', text, page: 1, block: 0, pieces };
  return rangesOf(line, start, start + phrase.length).map(({ item, start: from, end }) =>
    items[item]!.slice(from, end),
  );
}

describe('folding an item', () => {
  it('gives ligatures as letters, each with its own place', () => {
    expect(foldRun('eﬃcient')).toEqual([
      { text: 'e', at: 0, sourceLength: 1 },
      { text: 'ffi', at: 1, sourceLength: 1 },
      { text: 'cient', at: 2, sourceLength: 5 },
    ]);
  });

  it.each([
    ['soft\u00adhyphen', 'softhyphen'],
    ['line end\u00ad', 'line end\u00ad'],
    ['x²½…', 'x²½…'],
    ['a\u00a0b\tc', 'a b c'],
    ['\u0001x', 'x'],
    ['ﻣﺨﺘﺎرة', 'مختارة'],
    [' \u064b', '\u064b'],
  ])('reads %j as %j', (str, text) => {
    expect(
      foldRun(str)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('joining lines', () => {
  const keeps = (before: string) => before === 'FAA';

  it('takes out the hyphen of a line break and lights it with the word', () => {
    const items = ['difficult to com-', 'pile than others'];
    const words = dissolveHyphens(joined(items), keeps);
    expect(words.text).toBe('difficult to compile than others');
    expect(lit(items, words, 'compile')).toEqual(['com', '-', 'pile']);
    expect(lit(items, words, 'difficult')).toEqual(['difficult']);
    expect(lit(items, words, 'than')).toEqual(['than']);
  });

  it('keeps the hyphen that belongs to a word', () => {
    const items = ['an FAA-', 'approved list'];
    const words = dissolveHyphens(joined(items), keeps);
    expect(words.text).toBe('an FAA-approved list');
    expect(lit(items, words, 'FAA-approved').join('')).toBe('FAA-approved');
  });

  it('takes out a soft hyphen whatever the words are', () => {
    expect(dissolveHyphens(joined(['self\u00ad', 'ish']), () => true).text).toBe('selfish');
  });

  it('puts a space between lines, and none in Chinese', () => {
    expect(joined(['one', 'two']).text).toBe('one two');
    expect(joined(['港口办公', '室每周']).text).toBe('港口办公室每周');
    expect(joined(['使用', 'tar']).text).toBe('使用 tar');
  });

  it('lights the whole of a ligature that is cut', () => {
    const items = ['the oﬃce'];
    expect(lit(items, joined(items), 'off')).toEqual(['o', 'ﬃ']);
  });
});

describe('a hyphen at a line end', () => {
  const vocabulary = createVocabulary();
  vocabulary.add(
    'A type-based compile of trace-based code; a trace and a base, a trace and a base. First-class.',
    [],
  );

  it.each([
    ['com', 'pile', false],
    ['trace', 'based', true],
    ['FAA', 'approved', true],
    ['Anglo', 'Saxon', true],
    ['pro', 'gram', false],
    ['PRO', 'GRAM', false],
    ['trace', 'base', true],
  ])('%s-%s: belongs to the word: %s', (before, after, keeps) => {
    expect(vocabulary.keeps(before, after)).toBe(keeps);
  });
});
