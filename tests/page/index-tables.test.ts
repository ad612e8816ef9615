import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const labels = (html: string) =>
  indexPage(html)
    .snapshot()
    .lines.map(({ text, label }) => [text, label]);

test('a table is read by rows, under one line with its headers, said once', () => {
  const page = indexPage(
    '<table><tr><th></th><th>Price</th><th>Weight</th></tr><tr><th>Apples</th><td>3 €</td><td>1 kg</td></tr><tr><th>Pears</th><td>3 €</td><td></td></tr></table>',
  );
  expect(page.lines()).toEqual([
    'row: ¦ Price ¦ Weight | headers',
    'row: Apples ¦ 3 € ¦ 1 kg',
    'row: Pears ¦ 3 €',
  ]);
  expect(page.snapshot().lines[1]!.cells).toEqual([
    { start: 0, end: 6 },
    { start: 9, end: 12, column: 'Price' },
    { start: 15, end: 19, column: 'Weight' },
  ]);
});

test('cells that a page puts in no row are read, and reading them ends', () => {
  expect(
    indexPage(
      '<div role="table" aria-label="Tides"><div role="cell">High at six</div><div role="cell">Low at noon</div></div><p>The quay.</p>',
    )
      .lines()
      .join(' '),
  ).toMatch(/High at six.*Low at noon.*The quay\./);
  expect(
    indexPage('<div role="grid"><span role="gridcell">Mon</span><span role="columnheader">Day</span></div>')
      .lines()
      .join(' '),
  ).toMatch(/Mon.*Day/);
});

test('a phrase inside a cell is lit alone, and one that runs over cells in each of them', () => {
  const page = indexPage(
    '<table><tr><th>Fruit</th><th>Price</th></tr><tr><td>Red <b>app</b>les</td><td>3 € a kilo</td></tr><tr><td>Pears</td><td>4 €</td></tr></table>',
  );
  expect(page.lit('3 €')).toEqual(['3 €']);
  expect(page.lit('Red apples')).toEqual(['Red apples']);
  expect(page.lit('apples ¦ 3 €').join(' ')).toBe('apples3 €');
});

test('spans are counted, and levels of headers are joined', () => {
  expect(
    indexPage(`<table><thead><tr><th rowspan="2">City</th><th colspan="2">2024</th></tr><tr><th>Cars</th><th>Bikes</th></tr></thead>
      <tbody><tr><th scope="row" rowspan="2">Oslo</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>
      <tr><th scope="row">Rome</th><td colspan="2">unknown</td></tr></tbody></table>`).lines(),
  ).toEqual([
    'row: City ¦ 2024 Cars ¦ 2024 Bikes | headers',
    'row: Oslo ¦ 1 ¦ 2',
    'row: ¦ 3 ¦ 4 | row: Oslo',
    'row: Rome ¦ unknown',
  ]);
});

test('a header that is there twice is said once, and one over the whole table is its title', () => {
  expect(
    indexPage(`<table><tr><th colspan="2">Season</th></tr><tr><th>Team</th><th>Plays</th></tr><tr><th></th><th>Plays</th></tr>
      <tr><td>Reds</td><td>7</td></tr><tr><td>Blues</td><td>9</td></tr></table>`).lines(),
  ).toEqual(['columnheader: Season', 'row: Team ¦ Plays | headers', 'row: Reds ¦ 7', 'row: Blues ¦ 9']);
});

test('ARIA tables and boxes that CSS lays out as a table are tables', () => {
  expect(
    indexPage(`<div role="table"><div role="row"><span role="columnheader" style="display:block">Name</span><span role="columnheader" style="display:block">Age</span></div>
      <div role="row"><div role="cell">Ada</div><div role="cell">36</div></div></div>`).lines(),
  ).toEqual(['row: Name ¦ Age | headers', 'row: Ada ¦ 36']);
  const cells = (...texts: string[]) =>
    `<div style="display:table-row">${texts.map((text) => `<div style="display:table-cell">${text}</div>`).join('')}</div>`;
  expect(
    indexPage(`<div style="display:table">${cells('Ada', '36')}${cells('Bob', '41')}</div>`).lines(),
  ).toEqual(['row: Ada ¦ 36', 'row: Bob ¦ 41']);
});

test('links of a cell join its row, fields and boxes follow it; when guiding all controls have lines of their own', () => {
  const html =
    '<table><tr><th>File</th><th>Size</th><th>Pick</th><th>Do</th></tr><tr><td><a href="/f">a.txt</a></td><td>3 kB</td><td><input type=checkbox checked></td><td><button>Delete</button></td></tr></table>';
  expect(indexPage(html).lines()).toEqual([
    'row: File ¦ Size ¦ Pick ¦ Do | headers',
    'row: a.txt ¦ 3 kB ¦ ¦ Delete',
    'checkbox: | checked | row: a.txt; column: Pick',
  ]);
  expect(indexPage(html).lines('guide')).toEqual([
    'row: File ¦ Size ¦ Pick ¦ Do | headers',
    'link: a.txt',
    'cell: 3 kB | column: Size',
    'checkbox: | checked | row: a.txt; column: Pick',
    'button: Delete',
  ]);
});

test('rows that hold whole texts, tables of one column and tables that lay out the page stay as they are', () => {
  const long = 'A sentence about the history of the place. '.repeat(20);
  expect(
    indexPage(
      `<table><tr><th>Year</th><th>Event</th></tr><tr><td>1900</td><td>${long}</td></tr><tr><td>1901</td><td>Fire</td></tr></table>`,
    ).lines()[1],
  ).toBe('cell: 1900');
  expect(
    indexPage('<table><tr><th>No.</th></tr><tr><td>One</td></tr><tr><td>Two</td></tr></table>').lines(),
  ).toEqual(['columnheader: No.', 'cell: One', 'cell: Two']);
  expect(
    indexPage(
      '<table role="presentation"><tr><td>Menu</td><td>Text</td></tr><tr><td>a</td><td>b</td></tr></table>',
    ).lines(),
  ).not.toContain('row: Menu ¦ Text');
  expect(
    indexPage(
      '<table><tr><td>Menu</td><td><table><tr><td>A</td><td>B</td></tr><tr><td>C</td><td>D</td></tr></table></td></tr></table>',
    ).lines(),
  ).toEqual(['cell: Menu', 'row: A ¦ B', 'row: C ¦ D']);
});

test('for a question, the name of a group of rows says nothing of the column it stands in', () => {
  expect(
    indexPage(
      '<table><tr><th>Seat</th><th>Price</th></tr><tr><td>For babies</td></tr><tr><td>Alpha</td><td>140 €</td></tr><tr><td></td><td>sold out</td></tr></table>',
    ).lines(),
  ).toEqual([
    'row: Seat ¦ Price | headers',
    'cell: For babies',
    'row: Alpha ¦ 140 €',
    'cell: sold out | column: Price',
  ]);
});

test('a cell of some sentences stays in its row under headers', () => {
  const story = 'A film about a day that begins again and again. '.repeat(10).trim();
  expect(
    indexPage(
      `<table><tr><th>Film</th><th>Year</th><th>Story</th></tr><tr><td><a href="/f">The Final Day</a></td><td>2015</td><td>${story}</td></tr></table>`,
    ).lines()[1],
  ).toBe(`row: The Final Day ¦ 2015 ¦ ${story}`);
});

test('a row keeps its number while it reads the same, also when its nodes are made anew', () => {
  const page = indexPage(
    '<table><tr><td>Ada</td><td id="age">36</td></tr><tr><td>Bob</td><td>41</td></tr></table>',
  );
  const before = page.snapshot().lines.map(({ n }) => n);
  document.querySelector('#age')!.innerHTML = '<b>36</b>';
  expect(page.context.refs.resolve(before[0]!).text).toBe('Ada ¦ 36');
  expect(page.snapshot().lines.map(({ n }) => n)).toEqual(before);
});

test('a table of two columns without headers puts label and value side by side', () => {
  expect(
    indexPage(
      '<table><tr><td>Weight</td><td>2 kg</td></tr><tr><td>Colour</td><td>Red</td></tr></table>',
    ).lines(),
  ).toEqual(['row: Weight ¦ 2 kg', 'row: Colour ¦ Red']);
});

test('every description knows its terms, also inside groups', () => {
  expect(
    labels(
      '<dl><div><dt>Size</dt><dd>Large</dd><dd>or small</dd></div><div><dt>Age</dt><dd>7</dd></div></dl>',
    ),
  ).toEqual([
    ['Size', undefined],
    ['Large', 'Size'],
    ['or small', 'Size'],
    ['Age', undefined],
    ['7', 'Age'],
  ]);
});

test('ten thousand rows are walked in one go', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, n) => `<tr><td>Row ${n}</td><td>${n * 3}</td><td><a href="/${n}">open</a></td></tr>`,
  );
  const page = indexPage(`<table><tr><th>Name</th><th>Value</th><th>Link</th></tr>${rows.join('')}</table>`);
  const index = page.snapshot();
  expect(index.lines).toHaveLength(10_001);
  expect(index.lines.at(-1)?.text).toBe('Row 9999 ¦ 29997 ¦ open');
});

test('a list of ten thousand like blocks is walked for hiding', () => {
  const page = indexPage(
    Array.from({ length: 10_000 }, (_, n) => `<div><span>Block ${n}</span></div>`).join(''),
  );
  expect(page.snapshot('hide').lines.length).toBeGreaterThanOrEqual(10_000);
});

test('a first row of plain cells that look like headers heads the table', () => {
  const rows = '<tr><td>Oslo</td><td>4 °C</td></tr><tr><td>Rome</td><td>19 °C</td></tr>';
  const headed = ['row: City ¦ Now | headers', 'row: Oslo ¦ 4 °C', 'row: Rome ¦ 19 °C'];
  for (const head of [
    '<tr><td><b>City</b></td><td><strong>Now</strong></td></tr>',
    '<tr style="font-weight:bold"><td>City</td><td>Now</td></tr>',
    '<tr style="background:#cde"><td>City</td><td><span>Now</span></td></tr>',
  ]) {
    const page = indexPage(`<table>${head}${rows}</table>`);
    expect(page.lines()).toEqual(headed);
    expect(page.snapshot().lines[1]!.cells![1]).toMatchObject({ column: 'Now' });
  }
  const striped = (from: number) =>
    ['Oslo', 'Rome', 'Bern', 'Graz']
      .map(
        (town, i) =>
          `<tr${(i + from) % 2 ? '' : ' style="background:#eee"'}><td>${town}</td><td>fair</td></tr>`,
      )
      .join('');
  for (const body of [striped(0), `<tr><td><b>Sum</b></td><td>9</td></tr>${rows}`, rows])
    expect(indexPage(`<table>${body}</table>`).lines().join()).not.toContain('headers');
});

test('a cell of several lines is told its header once', () => {
  expect(
    indexPage(
      '<table><tr><th>Setting</th><th>Value</th></tr><tr><td><h3>Speed</h3></td><td><ul><li>Slow as a snail</li><li>Fast</li></ul></td></tr><tr><td><h3>Ball</h3></td><td><ul><li>Classic</li><li>Random</li></ul></td></tr></table>',
    )
      .lines()
      .filter((line) => line.includes('listitem')),
  ).toEqual([
    'listitem: Slow as a snail | column: Value',
    'listitem: Fast',
    'listitem: Classic | column: Value',
    'listitem: Random',
  ]);
});
