import { describe, expect, it } from 'vitest';
import { citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import { splitSentences } from '../../src/core/answer/sentences.ts';

const read = (text: string) =>
  splitSentences(text).map((sentence) => ({
    text: text.slice(sentence.start, sentence.end).replace(/\uE000(\d+)\uE001/g, '<$1>'),
    citations: sentence.citations,
  }));

describe('splitting an answer into sentences', () => {
  it('counts a citation behind the full stop for the sentence before it', () => {
    expect(read(`It costs 5.50 €. ${cite(1)} It ships soon ${cite(2)}. Nice.`)).toEqual([
      { text: 'It costs 5.50 €. <1>', citations: [1] },
      { text: 'It ships soon <2>.', citations: [2] },
      { text: 'Nice.', citations: [] },
    ]);
  });

  it('goes on behind titles and initials', () => {
    expect(read(`Founded by Dr. J. Smith in 1999.${cite(3)}${cite(4)} Sold later.`)).toEqual([
      { text: 'Founded by Dr. J. Smith in 1999.<3><4>', citations: [3, 4] },
      { text: 'Sold later.', citations: [] },
    ]);
  });

  it('knows the full stops of other scripts', () => {
    expect(read(`价格是五元。${cite(1)}它很好。`)).toEqual([
      { text: '价格是五元。<1>', citations: [1] },
      { text: '它很好。', citations: [] },
    ]);
  });

  it('takes questions and lead-ins for sentences that claim nothing', () => {
    expect(splitSentences('Is that all? Here is the list:').map(({ neutral }) => neutral)).toEqual([
      true,
      true,
    ]);
    expect(splitSentences('It is blue.')[0]?.neutral).toBe(false);
  });

  it('finds nothing in white space', () => {
    expect(splitSentences(' \n ')).toEqual([]);
  });
});
