import { describe, expect, it } from 'vitest';
import { type Citation, citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import { answerAsMarkdown } from '../../src/core/answer/markdown.ts';
import { textFragmentLink } from '../../src/core/answer/text-fragment.ts';

const citation = (id: number, k: number | null, phrase: string): Citation => ({
  id,
  k,
  status: k === null ? 'not-found' : 'exact',
  phrase,
  place: { kind: 'words', spans: [{ n: 1, start: 0, end: phrase.length }] },
  context: phrase,
  headings: [],
});
const WORDS = {
  notFound: 'Not found on the page',
  general: 'From general knowledge',
  page: (page: number) => `page ${page}`,
};

describe('an answer on the clipboard', () => {
  it('links each number to the quoted words, lists the quotes and names the page', () => {
    const card = {
      text: `Open daily.${cite(1)} Free ${cite(2)} for all ${cite(3)}.`,
      citations: [citation(1, 1, 'open 9–5, daily'), citation(2, null, 'free'), citation(3, 2, 'for all')],
    };
    expect(answerAsMarkdown(card, { url: 'https://a.example/p', title: 'A [page]' }, WORDS)).toBe(
      [
        'Open daily. [[1]](https://a.example/p#:~:text=open%209%E2%80%935%2C%20daily) Free (Not found on the page) for all [[2]](https://a.example/p#:~:text=for%20all).',
        '> 1. [“open 9–5, daily”](https://a.example/p#:~:text=open%209%E2%80%935%2C%20daily)\n> 2. [“for all”](https://a.example/p#:~:text=for%20all)',
        '[A \\[page\\]](https://a.example/p)',
      ].join('\n\n'),
    );
  });

  it('keeps general knowledge apart', () => {
    const card = { text: 'Not here.', general: 'It is so.', citations: [] };
    expect(answerAsMarkdown(card, { url: 'https://a.example/', title: '' }, WORDS)).toContain(
      '**From general knowledge**\n\nIt is so.',
    );
  });
});

describe('a text-fragment link', () => {
  it('encodes what is syntax in a directive', () => {
    expect(textFragmentLink('https://a.example/', 'a-b, c & d')).toBe(
      'https://a.example/#:~:text=a%2Db%2C%20c%20%26%20d',
    );
  });

  it("keeps the page's own fragment and drops an older directive", () => {
    expect(textFragmentLink('https://a.example/#s2:~:text=old', 'new')).toBe(
      'https://a.example/#s2:~:text=new',
    );
  });

  it('names long quotes, and those over several blocks, by their edges', () => {
    const words = Array.from({ length: 40 }, (_, i) => `w${i}`).join(' ');
    expect(textFragmentLink('https://a.example/', words)).toBe(
      'https://a.example/#:~:text=w0%20w1%20w2%20w3%20w4,w35%20w36%20w37%20w38%20w39',
    );
    expect(textFragmentLink('https://a.example/', words.slice(0, 60), { acrossBlocks: true })).toContain(',');
  });

  it('names a part as well, for a page on which the quote is several texts', () => {
    const quote = 'Harbour news: the ferries come back in the first week of spring';
    expect(textFragmentLink('https://a.example/', quote)).toMatch(
      /text=Harbour%20news.*&text=Harbour%20news%3A%20the%20ferries%20come,-back&text=in-,the%20first%20week%20of%20spring$/,
    );
    expect(textFragmentLink('https://a.example/', 'Skip ¦ Where the ferries go from here')).toMatch(
      /text=Skip,-Where&text=Skip-,Where.*&text=Where%20the%20ferries%20go%20from%20here$/,
    );
  });

  it('says what stands beside a short quote, which may be on the page twice', () => {
    const context = 'On Sundays the big archive opens at nine, as it did in spring.';
    expect(textFragmentLink('https://a.example/', 'opens at', { context })).toBe(
      'https://a.example/#:~:text=the%20big%20archive-,opens%20at,-nine%2C%20as%20it',
    );
    // Within a word, and between cells of a row, nothing is beside it.
    expect(textFragmentLink('https://a.example/', 'chive opens', { context })).not.toContain('-,');
    expect(textFragmentLink('https://a.example/', 'Oslo', { context: 'Oslo ¦ 4 °C' })).toMatch(
      /text=Oslo,-4$/,
    );
    expect(textFragmentLink('https://a.example/', '4 °C', { context: 'Now · Oslo ¦ 4 °C ¦ rain' })).toMatch(
      /text=Oslo-,4%20%C2%B0C$/,
    );
    expect(textFragmentLink('https://a.example/', '* * *')).toBe('https://a.example/');
  });
});
