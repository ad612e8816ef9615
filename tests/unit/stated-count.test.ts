import { describe, expect, it } from 'vitest';
import { readPage } from '../../src/core/index/page-words.ts';
import { readQuestion } from '../../src/core/text/question.ts';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { statedCount } from '../../src/modes/find/stated-count.ts';
import { heading, type LineLike, linesOf, pageOf } from '../fakes/page-lines.ts';

const PROSE = 'A good riddle is short, and everybody who hears it laughs at the end of the day.';
const ask = (question: string, ...lines: LineLike[]) => {
  const { citations, notes } = answerInstantly(question, pageOf(linesOf(...lines)));
  return { first: citations[0]?.phrase, note: notes[0]?.code };
};

describe('how many there are, by the title', () => {
  it.each([
    ['how many riddles are there', '250 Riddles for Children'],
    ['How many women are on the list?', 'My Top 12 Women of the Sea'],
    ['Wie viele Rätsel sind das?', 'Die 40 besten Rätsel'],
    ['¿Cuántos chistes hay?', '30 chistes cortos para niños'],
    ['combien de recettes', '25 recettes pour le soir'],
  ])('%s', (question, title) => {
    expect(ask(question, heading(1, title), PROSE)).toEqual({ first: title, note: 'instant-quotes' });
  });

  it.each([
    ['how many children are there', '250 Riddles for Children'],
    ['How many riddles are about cats?', '250 Riddles for Children'],
    ['How many riddles are there?', 'Riddles of 2031'],
    ['How many riddles are there?', '5-minute riddles'],
  ])('is not told for "%s" by "%s"', (question, title) => {
    const { language } = readPage(linesOf(heading(1, title), PROSE));
    expect(statedCount(readQuestion(question, language), title, language)).toBeUndefined();
  });
});

describe('comments', () => {
  const lines = [heading(1, 'The river'), PROSE, 'Some remarks follow below.'];
  it.each([
    'How many comments are there?',
    'are there any comments?',
    'Gibt es Kommentare?',
    '¿Cuántos comentarios hay?',
  ])('are nothing on a page without any: %s', (question) => {
    expect(ask(question, ...lines)).toEqual({ first: undefined, note: 'instant-nothing' });
  });

  it('are what the page says of them', () => {
    expect(ask('How many comments are there?', ...lines, '14 comments').first).toContain('14');
    expect(ask('Are there comments?', ...lines, 'Comments are closed.').first).toBe('Comments are closed.');
  });
});
