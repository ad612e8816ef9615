import { expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { ledgerOf, listOf } from './made-lists.ts';

/** Rows of books, with headers in one language. */
const books = (columns: readonly string[], texts: readonly string[][]) => ({
  ...listOf(
    { label: 'Books' },
    texts.map((cells) => cells.join(', ')),
  ),
  items: texts.map((cells, at) => {
    const text = cells.join(' ¦ ');
    let start = 0;
    const placed = cells.map((cell, i) => {
      const own = { start, end: start + cell.length, column: columns[i]! };
      start += cell.length + 3;
      return own;
    });
    const line = { n: at + 1, role: 'row', kind: 'text', text, notes: [], cells: placed };
    return { key: text, text, parts: [{ line: line as unknown as IndexLine, start: 0, end: text.length }] };
  }),
});

const ROWS = [
  ['Salt', 'Ada Holm', '2019'],
  ['Tide', 'Ben Lund', '2021'],
  ['Reef', 'Ada Holm', '2021'],
  ['Mast', 'Cleo Dahl', '2021'],
];

it.each([
  ['en', ['Book', 'Author', 'Year'], 'How many different authors are there?', '3'],
  ['en', ['Book', 'Author', 'Year'], 'How many distinct years are listed?', '2'],
  ['en', ['Book', 'Author', 'Year'], 'How many different authors are there in 2021?', '3'],
  ['de', ['Buch', 'Autor', 'Jahr'], 'Wie viele verschiedene Autoren gibt es?', '3'],
  ['fr', ['Livre', 'Auteur', 'Année'], "Combien d'auteurs différents y a-t-il ?", '3'],
  ['es', ['Libro', 'Autor', 'Año'], '¿Cuántos autores diferentes hay?', '3'],
  ['it', ['Libro', 'Autore', 'Anno'], 'Quanti autori diversi ci sono?', '3'],
  ['nl', ['Boek', 'Auteur', 'Jaar'], 'Hoeveel verschillende auteurs zijn er?', '3'],
])('%s: what a column says counts once (%j, %s)', (language, columns, question, count) => {
  expect(ledgerOf(question, [books(columns, ROWS)], '', language)?.result).toBe(count);
});

it('counts what is called the same once', () => {
  const list = listOf({ headings: ['Visitors'] }, ['Ada', 'Ben', 'Ada', 'Cleo']);
  expect(ledgerOf('How many visitors are there?', [list])?.result).toBe('4');
  expect(ledgerOf('How many different visitors are there?', [list])?.result).toBe('3');
});
