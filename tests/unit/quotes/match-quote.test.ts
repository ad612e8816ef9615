import { describe, expect, it } from 'vitest';
import { findClose, findExact } from '../../../src/core/quotes/match-quote.ts';
import { fold } from '../../../src/core/quotes/normalize.ts';

const exact = (text: string, phrase: string) =>
  findExact(fold(text), phrase).map(({ start, end }) => text.slice(start, end));
const close = (text: string, phrase: string) =>
  findClose(fold(text), phrase).map(({ start, end }) => text.slice(start, end));

describe('fold', () => {
  for (const [name, text, folded] of [
    ['case and white space', 'The\u00a0 Quick\n\tFox', 'the quick fox'],
    ['quotation marks', '“a” ‘b’ «c» „d“ "e"', "'a' 'b' 'c' 'd' 'e'"],
    ['dashes', 'a–b—c‑d−e', 'a-b-c-d-e'],
    ['soft hyphens and zero-width characters', 'hy\u00adphen\u200bated\ufeff', 'hyphenated'],
    ['ligatures and the ellipsis', 'ﬁne oﬀer…', 'fine offer...'],
    ['full-width letters and digits', 'ＡＢＣ１２３', 'abc123'],
    ['accents in two ways', 'cafe\u0301 café', 'café café'],
    ['a combining mark after plain text', 'xe\u0301', 'xé'],
    ['Hangul in pieces', '\u1112\u1161\u11ab', '한'],
    ['sharp s and final sigma', 'STRASSE straße ΣΟΦΟΣ σοφός', 'strasse strasse σοφοσ σοφόσ'],
    ['superscripts after a digit stay apart', '10⁵ m²', '10^5 m2'],
    ['vulgar fractions after a digit stay apart', '1½', '1 1/2'],
  ] as const) {
    it(`folds ${name}`, () => expect(fold(text).text).toBe(folded));
  }

  it('leads every folded character back to the characters it stands for', () => {
    const text = 'A \u00ad\n “ﬁ” e\u0301  ½ 😀 한\u200bİ';
    const { text: folded, starts, ends } = fold(text);
    expect(starts).toHaveLength(folded.length);
    for (let i = 0; i < folded.length; i++) {
      expect(starts[i]!).toBeLessThan(ends[i]!);
      expect(starts[i]!).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
      expect(fold(text.slice(starts[i], ends[i])).text).toContain(folded[i]!);
    }
  });
});

describe('findExact', () => {
  for (const [name, text, phrase, expected] of [
    [
      'straight quotes for curly ones',
      'He said “no, thanks” twice.',
      'said "no, thanks" twice',
      ['said “no, thanks” twice'],
    ],
    [
      'a phrase over a non-breaking space',
      'about 5\u00a0000 people',
      'about 5 000 people',
      ['about 5\u00a0000 people'],
    ],
    ['every occurrence, in order', 'a b, a b, A B', 'a b', ['a b', 'a b', 'A B']],
    ['whole words before parts of words', 'party with art', 'art', ['art']],
    ['a part of a word where no whole word is', 'Versicherungen', 'Versicherung', ['Versicherung']],
    ['no part of a number', 'in 2010, for 10,000 or 10.5 at -10', '10', []],
    ['a number with its unit', 'costs $10.', '$10', ['$10']],
    ['words without spaces', '東京は日本の首都です。', '日本の首都', ['日本の首都']],
    ['the whole ligature', 'an oﬃce', 'office', ['oﬃce']],
    ['nothing for white space', 'a b', '  ', []],
  ] as const) {
    it(`finds ${name}`, () => expect(exact(text, phrase)).toEqual(expected));
  }
});

describe('findClose', () => {
  const page = 'The committee approved the budget of 1,250 million euros on Tuesday evening.';
  for (const [name, phrase, expected] of [
    ['the page’s own words for a slip', 'comittee aproved the budget', ['committee approved the budget']],
    [
      'whole words where the phrase ends inside one',
      'commitee approved the budg',
      ['committee approved the budget'],
    ],
    ['nothing when a digit differs', 'the budget of 1,260 million euros', []],
    ['nothing when a digit is missing', 'the budget of 1,25 million euros', []],
    ['nothing when the decimal mark differs', 'the budget of 1.250 million euros', []],
    ['nothing beyond 15 % of edits', 'The comission aproved a buget', []],
    ['nothing for a short phrase', 'comittee', []],
  ] as const) {
    it(`finds ${name}`, () => expect(close(page, phrase)).toEqual(expected));
  }

  it('prefers the place with fewer edits and the same number', () => {
    const list = 'Item 1 has a red cover. Item 2 has a red cover. Item 3 has a red lover.';
    expect(close(list, 'Item 2 has a red cver')).toEqual(['Item 2 has a red cover']);
  });

  it('finds close words in a page of 400,000 characters', () => {
    const words = Array.from(
      { length: 2000 },
      (_, i) => `Line ${i} tells of ${'some plain words '.repeat(10)}${i * 7}.`,
    );
    words[1500] = 'The quick brown fox jumps over the lazy dog near the river bank.';
    const haystack = fold(words.join(' '));
    expect(findClose(haystack, 'quick brown fox jmps over the lazi dog')).toHaveLength(1);
  });
});
