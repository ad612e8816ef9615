import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { heading, type LineLike, linesOf, pageOf } from '../fakes/page-lines.ts';

const PROSE = 'The river rises in the hills and runs through four towns before it meets the sea.';
const ask = (question: string, ...lines: LineLike[]) => {
  const { citations, notes } = answerInstantly(question, pageOf(linesOf(...lines)));
  return { phrases: citations.map(({ phrase }) => phrase), note: notes[0]?.code };
};

describe('the author of a page', () => {
  it.each([
    ['By Kayla Greaves', 'Kayla Greaves'],
    ['by: Cora Neas', 'Cora Neas'],
    ['Posted by Ned Deily at 5:11 AM', 'Ned Deily'],
    ['Sarah Gooding March 9, 2017', 'Sarah Gooding'],
    ['By JEFFREY GETTLEMAN JAN. 13, 2017', 'JEFFREY GETTLEMAN'],
    ['Von Jan Kupitz | Oct 24, 2023', 'Jan Kupitz'],
    ['Datum: 19.11.2021 Autor: Fritz Imhof', 'Fritz Imhof'],
    ['Par Nicolas Gutierrez le 14.09.2020', 'Nicolas Gutierrez'],
    ['Publicado por Alberto González', 'Alberto González'],
  ])('is read from "%s"', (byline, name) => {
    expect(ask('Who wrote this?', heading(1, 'The river'), byline, PROSE).phrases[0]).toBe(name);
  });

  it('comes with the date that stands beside it', () => {
    const { phrases } = ask(
      'Who wrote this, and when?',
      heading(1, 'The river'),
      'By Tim Anderson',
      'July 11, 2011',
      PROSE,
    );
    expect(phrases).toEqual(['Tim Anderson', 'By Tim Anderson', 'July 11, 2011']);
  });

  it('is who the page tells machines, where its words say that name too', () => {
    const page = pageOf(linesOf(heading(1, 'The river'), 'Opinion · Ingrid Vogel, correspondent', PROSE));
    const told = (authors: string[]) => {
      const { citations, notes } = answerInstantly('Who wrote this?', { ...page, authors });
      return { phrase: citations[0]?.phrase, note: notes[0]?.code };
    };
    expect(told(['River Daily', 'Ingrid Vogel'])).toEqual({ phrase: 'Ingrid Vogel', note: 'instant-quotes' });
    expect(told(['Someone Else'])).toEqual({ phrase: undefined, note: 'instant-nothing' });
    expect(told(['Ingrid Vo'])).toEqual({ phrase: undefined, note: 'instant-nothing' });
  });

  it('is nobody where the page names none', () => {
    expect(ask('Who wrote this?', heading(1, 'The river'), PROSE)).toEqual({
      phrases: [],
      note: 'instant-nothing',
    });
    expect(ask('Who wrote this?', heading(1, 'The river'), 'Partners', PROSE).phrases).toEqual([]);
  });
});

describe('dates and prices', () => {
  it('are all listed, each once, in their sentences', () => {
    const { phrases } = ask(
      'Which dates and prices are mentioned?',
      heading(1, 'The river'),
      'The museum opened on 3 May 2019.',
      'A ticket costs € 12, and 9 € in winter.',
      'Since 3 May 2019 it has been full.',
    );
    expect(phrases).toEqual([
      'The museum opened on 3 May 2019.',
      'A ticket costs € 12, and 9 € in winter.',
      'A ticket costs € 12, and 9 € in winter.',
    ]);
  });

  it('are said to be missing where there are none', () => {
    expect(ask('Which dates and prices are mentioned?', PROSE)).toEqual({
      phrases: [],
      note: 'instant-nothing',
    });
  });

  it('of one thing are an ordinary question', () => {
    const { phrases } = ask('What is the price of a ticket?', 'A ticket costs € 12.', 'The book costs € 30.');
    expect(phrases[0]).toBe('€ 12');
  });
});
