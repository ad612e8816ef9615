import { expect, it } from 'vitest';
import { ledgerOf, listOf, rowOf } from './made-lists.ts';

/** Rows of books, with headers in one language. */
const books = (columns: readonly string[], texts: readonly string[][]) => ({
  ...listOf(
    { label: 'Books' },
    texts.map((cells) => cells.join(', ')),
  ),
  items: texts.map((cells, at) => rowOf(at + 1, cells, columns)),
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
