import { describe, expect, it } from 'vitest';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { dayOfYear, weakDateAt } from '../../../src/core/lists/weak-dates.ts';
import { whenAsked } from '../../../src/core/lists/when.ts';
import { takeQuotes } from '../../../src/core/lists/wording.ts';

describe('words in single quotation marks', () => {
  it('are a title or what an item has to say', () => {
    expect(takeQuotes("How many of the 'More from Lindow' stories are new?").quoted).toEqual([
      'More from Lindow',
    ]);
  });

  it('may hold an apostrophe', () => {
    expect(takeQuotes("Which are listed before 'It's not over yet'?").quoted).toEqual(["It's not over yet"]);
  });

  it('are none where a letter stands before the mark', () => {
    expect(takeQuotes("How many of the sponsors' offers and the readers' letters are there?").quoted).toEqual(
      [],
    );
  });
});

describe('the time that a question names', () => {
  it.each([
    ['comments from 28 april 2031', 'en', { year: 2031, month: 4, day: 28 }],
    ['artikel vom oktober 2031', 'de', { year: 2031, month: 10 }],
    ['commentaires de 2031', 'fr', { year: 2031 }],
    ['noticias del 28 de abril', 'es', { month: 4, day: 28 }],
    ['comments written in may?', 'en', { month: 5 }],
  ])('%s', (text, language, expected) => {
    const { words: _, rest: __, ...when } = whenAsked(text, language)!;
    expect(when).toEqual(expected);
  });

  it('is none where a month is a verb', () => {
    expect(whenAsked('which comments may i read?', 'en')).toBeUndefined();
  });
});

describe('dates that only order the items of a list', () => {
  it('are newer the less time has passed', () => {
    const [minutes, hours, days] = ['38 mins ago', '2 hours ago', '3 days ago'].map(
      (text) => weakDateAt(text, 'en')!.value,
    );
    expect(minutes).toBeGreaterThan(hours!);
    expect(hours).toBeGreaterThan(days!);
  });

  it('are said in the language of the page', () => {
    expect(weakDateAt('vor 3 Tagen', 'de')?.value).toBe(weakDateAt('il y a 3 jours', 'fr')?.value);
  });

  it('may be days without a year', () => {
    expect(dayOfYear(weakDateAt('9 de mayo', 'es')!.value)).toEqual({ month: 5, day: 9 });
  });
});

describe('one of a list that is in an order', () => {
  it.each([
    ['What is the third most read story?', { operation: 'list', place: 3, ranked: 'most read' }],
    ['¿Cuál es la tercera noticia más leída?', { operation: 'list', place: 3, ranked: 'más leída' }],
    ['Qual é a notícia mais lida?', { operation: 'list', place: 1, ranked: 'mais lida' }],
    ['What are the top five most read stories?', { operation: 'first', quota: 5, ranked: 'most read' }],
    ['Which of the most popular stories has the most comments?', { operation: 'max' }],
  ])('%s', (question, expected) => {
    expect(readListQuestion(question, '.')).toMatchObject(expected);
  });

  it('is asked with its number, too', () => {
    expect(readListQuestion('Which category has the most articles, and how many?', '.')).toMatchObject({
      operation: 'max',
    });
  });

  it('is none where a price without a number is asked for', () => {
    expect(readListQuestion('Which extras cost anything?', '.')).toBeUndefined();
  });
});
