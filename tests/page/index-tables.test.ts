import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const heads = (html: string) =>
  indexPage(html)
    .snapshot()
    .lines.map(({ text, rowHeader, columnHeader, label }) => [text, rowHeader ?? label, columnHeader]);

test('cells know the headers of their row and column', () => {
  expect(
    indexPage('<table><tr><th></th><th>Price</th></tr><tr><th>Apples</th><td>3 €</td></tr></table>').lines(),
  ).toEqual(['columnheader: Price', 'rowheader: Apples', 'cell: 3 € | row: Apples; column: Price']);
});

test('spans are counted, and levels of headers are joined', () => {
  expect(
    heads(`<table><thead><tr><th rowspan="2">City</th><th colspan="2">2024</th></tr><tr><th>Cars</th><th>Bikes</th></tr></thead>
      <tbody><tr><th scope="row" rowspan="2">Oslo</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>`),
  ).toEqual([
    ['City', undefined, undefined],
    ['2024', undefined, undefined],
    ['Cars', undefined, undefined],
    ['Bikes', undefined, undefined],
    ['Oslo', undefined, 'City'],
    ['1', 'Oslo', '2024 Cars'],
    ['2', 'Oslo', '2024 Bikes'],
    ['3', 'Oslo', '2024 Cars'],
    ['4', 'Oslo', '2024 Bikes'],
  ]);
});

test('ARIA tables are tables', () => {
  expect(
    heads(`<div role="table"><div role="row"><span role="columnheader" style="display:block">Name</span></div>
      <div role="row"><div role="cell">Ada</div></div></div>`),
  ).toEqual([
    ['Name', undefined, undefined],
    ['Ada', undefined, 'Name'],
  ]);
});

test('links and controls in cells know the headers too', () => {
  expect(
    indexPage(
      '<table><tr><th>File</th><th>Do</th></tr><tr><td><a href="/f">a.txt</a></td><td><button>Delete</button></td></tr></table>',
    ).lines('guide'),
  ).toEqual([
    'columnheader: File',
    'columnheader: Do',
    'link: a.txt | column: File',
    'button: Delete | column: Do',
  ]);
});

test('a table of two columns without headers gives labels and values', () => {
  expect(
    heads('<table><tr><td>Weight</td><td>2 kg</td></tr><tr><td>Colour</td><td>Red</td></tr></table>'),
  ).toEqual([
    ['Weight', undefined, undefined],
    ['2 kg', 'Weight', undefined],
    ['Colour', undefined, undefined],
    ['Red', 'Colour', undefined],
  ]);
});

test('a table that only lays out the page gives no headers', () => {
  expect(
    heads(
      '<table><tr><td>Menu</td><td><table><tr><td>A</td><td>B</td><td>C</td></tr></table></td></tr></table>',
    ).every(([, row, column]) => row === undefined && column === undefined),
  ).toBe(true);
});

test('every description knows its terms, also inside groups', () => {
  expect(
    heads(
      '<dl><div><dt>Size</dt><dd>Large</dd><dd>or small</dd></div><div><dt>Age</dt><dd>7</dd></div></dl>',
    ),
  ).toEqual([
    ['Size', undefined, undefined],
    ['Large', 'Size', undefined],
    ['or small', 'Size', undefined],
    ['Age', undefined, undefined],
    ['7', 'Age', undefined],
  ]);
});

test('ten thousand rows are walked in one go, in time that grows with their number only', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `<tr><td>Row ${n}</td><td>${n * 3}</td><td><a href="/${n}">open</a></td></tr>`,
  );
  const page = indexPage(`<table><tr><th>Name</th><th>Value</th><th>Link</th></tr>${rows.join('')}</table>`);
  document.body.getBoundingClientRect();
  const started = performance.now();
  const index = page.snapshot();
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(index.lines).toHaveLength(30_003);
  expect(index.lines.at(-1)?.columnHeader).toBe('Link');
});

test('a list of ten thousand like blocks is walked for hiding in time that grows with their number only', () => {
  const page = indexPage(
    Array.from({ length: 10_000 }, (_, n) => `<div><span>Block ${n}</span></div>`).join(''),
  );
  const started = performance.now();
  expect(page.snapshot('hide').lines.length).toBeGreaterThanOrEqual(10_000);
  expect(performance.now() - started).toBeLessThan(15_000);
});
