import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/core/answer/csv.ts';
import { amountsIn, decimalOf, written } from '../../../src/core/lists/amounts.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { dateIn } from '../../../src/core/lists/dates.ts';

const day = (iso: string) => Date.parse(iso) / 86_400_000;

describe('amounts', () => {
  it.each([
    ['1,234.50', '.', 1234.5],
    ['1.234,50', '.', 1234.5],
    ['1 234,5', '.', 1234.5],
    ["1'234.50", ',', 1234.5],
    ['1.234', '.', 1.234],
    ['1.234', ',', 1234],
    ['1.234.567', '.', 1_234_567],
    ['12,99', '.', 12.99],
    ['0,125', '.', 0.125],
    ['-4', '.', -4],
    ['3.2M', '.', 3_200_000],
    ['5k', '.', 5000],
    ['٣٤', '.', 34],
    ['१२', '.', 12],
    ['7億', '.', 700_000_000],
  ] as const)('"%s" where decimals are written with "%s" is %d', (text, decimal, value) => {
    expect(amountsIn(text, decimal)[0]?.value).toBeCloseTo(value);
  });

  it('are not read out of names and words', () => {
    expect(amountsIn('A4 x2b 10m', '.').map(({ value }) => value)).toEqual([10]);
  });

  it('let the numbers around tell how an unclear one is to be read', () => {
    expect(decimalOf(['1.234', '12,50'], 'en')).toBe(',');
    expect(decimalOf(['1.234'], 'en')).toBe('.');
    expect(decimalOf(['1.234'], 'de-AT')).toBe(',');
    expect(written(1234567.5, 2, ',')).toBe('1.234.567,50');
  });
});

describe('dates', () => {
  it.each([
    ['2031-03-09', 'en', '2031-03-09'],
    ['9 March 2031', 'en', '2031-03-09'],
    ['March 9th, 2031', 'en', '2031-03-09'],
    ['am 9. März 2031', 'de', '2031-03-09'],
    ['9 de marzo de 2031', 'es', '2031-03-09'],
    ['le 9 févr. 2031', 'fr', '2031-02-09'],
    ['9 марта 2031', 'ru', '2031-03-09'],
    ['3/9/2031', 'en', '2031-03-09'],
    ['3/9/2031', 'fr', '2031-09-03'],
    ['23/9/2031', 'en', '2031-09-23'],
    ['9.3.31', 'de', '2031-03-09'],
    ['2031年3月9日', 'ja', '2031-03-09'],
    ['May 2031', 'en', '2031-05-01'],
    ['since 1987', 'en', '1987-01-01'],
  ])('"%s" on a page in "%s"', (text, language, iso) => {
    expect(dateIn(text, language)).toBe(day(iso));
  });

  it('are not made up', () => {
    expect(dateIn('may be 12', 'en')).toBeUndefined();
    expect(dateIn('12 rooms', 'en')).toBeUndefined();
  });
});

describe('a question over a list', () => {
  it.each([
    ['How many hotels cost less than 100 euros?', 'count', 'money', { to: 100, below: true }],
    ['Wie viele Hotels kosten höchstens 100 €?', 'count', 'money', { to: 100 }],
    ['¿Cuántos vuelos hay entre 50 y 80 euros?', 'count', 'money', { from: 50, to: 80 }],
    ["Combien d'offres à au moins 20 % ?", 'count', undefined, { from: 20 }],
    ['Qual è il più economico?', 'min', 'money', undefined],
    ['Qual é o mais caro?', 'max', 'money', undefined],
    ['Which is the oldest entry?', 'min', 'time', undefined],
    ['What is the average rating?', 'average', undefined, undefined],
  ] as const)('%s', (question, operation, type, bound) => {
    const asked = readListQuestion(question, ',');
    expect(asked).toMatchObject({ operation, ...(type ? { type } : {}) });
    if (bound) expect(asked?.bound).toMatchObject(bound);
    else expect(asked?.bound).toBeUndefined();
  });

  it('knows how many are wanted', () => {
    expect(readListQuestion('List the first five results', '.')).toMatchObject({
      operation: 'first',
      quota: 5,
    });
    expect(readListQuestion('Die ersten 3 Treffer', ',')).toMatchObject({ operation: 'first', quota: 3 });
  });

  it('is not what asks for something else', () => {
    for (const question of ['Who was the first president?', 'When does it open?', 'What is the price?'])
      expect(readListQuestion(question, '.')).toBeUndefined();
  });
});

it('a list as CSV runs nothing in a spreadsheet', () => {
  expect(
    csvOf([
      ['a', '=1+1'],
      ['say "hi", all', '-5'],
    ]),
  ).toBe('a,\'=1+1\r\n"say ""hi"", all",-5\r\n');
});
