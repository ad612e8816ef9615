import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/core/index/page-words.ts';
import { readQuestion } from '../../../src/core/text/question.ts';
import { askedSigns } from '../../../src/modes/find/instant/asked-signs.ts';
import { matchLines } from '../../../src/modes/find/instant/matched-lines.ts';
import { linesOf } from '../../fakes/page-lines.ts';

const page = readPage(
  linesOf(
    { text: 'The lighthouse of Skerry', level: 1 },
    { text: 'The lighthouse of Skerry was painted red when the keeper retired.' },
    { text: 'Its lamp burns oil.' },
    { text: 'Tickets for the regatta', landmark: 'complementary' },
  ),
);
const signsOf = (text: string) => {
  const question = readQuestion(text, page.language);
  return askedSigns(question, matchLines(question, page, page.cut('The lighthouse of Skerry')));
};

describe('the words that are asked about the subject', () => {
  it('stand together in one line', () => {
    expect(signsOf('when did the keeper of the lighthouse retire?').together).toBeGreaterThan(0.9);
  });

  it('may stand apart', () => {
    const { together, mentioned } = signsOf('does the keeper burn oil?');
    expect(together).toBeLessThan(0.9);
    expect(mentioned).toBeGreaterThan(0.9);
  });

  it('may be nowhere, however much the title says of the rest', () => {
    expect(signsOf('is the lighthouse of Skerry haunted?')).toEqual({ together: 0, mentioned: 0 });
  });

  it('do not count together where they stand beside the matter of the page', () => {
    expect(signsOf('where are tickets for the regatta?').together).toBe(0);
  });

  it('say nothing where the title has them all', () => {
    expect(signsOf('lighthouse of Skerry?')).toEqual({ together: 0.5, mentioned: 0.7 });
  });
});
