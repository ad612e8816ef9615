import { expect, lit, test } from './fixtures.ts';

const FERRIES = [
  ['Aurora', 'Lindow', '€12.50'],
  ['Boreas', 'Ashford', '€8.00'],
  ['Cutter', 'Lindow', '€21.00'],
  ['Dory', 'Millbrook', '€8.50'],
  ['Eagle', 'Lindow', '€17.00'],
] as const;
const table = (rows: readonly (readonly string[])[]): string =>
  `<!doctype html><html lang="en"><title>Ferries</title><main><h1>Ferries</h1><table><thead><tr><th>Ferry</th><th>Harbour</th><th>Fare</th></tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></main>`;

test('a counted answer: the program counts, its ledger is a table with a chip in every row, and the end is proved', async ({
  sightline,
  site,
}) => {
  site.route('/ferries', table(FERRIES));
  const tab = await sightline.open('/ferries');
  await sightline.expectUntouched(tab);
  const { panel } = tab;
  await panel.ask('How many ferries are in Lindow?');
  await expect(panel.answer).toContainText('3 of 5 items count.');
  await expect(panel.answer).toContainText('end proved');
  const rows = panel.answer.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toContainText(/Aurora.*yes/);
  await expect(rows.nth(2)).toContainText(/Boreas.*no/);
  await expect(panel.citation()).toHaveCount(5);
  expect(await lit(tab.page)).toMatchObject({ 2: 'BoreasAshford€8.00' });

  await panel.ask('Which ferry is the cheapest?');
  await expect(panel.answer).toContainText('Least of 5 items: Boreas (€8.00).');
  await panel.ask('What is the total fare of all ferries?');
  await expect(panel.answer).toContainText('€67.00');
  const download = panel.page.waitForEvent('download');
  await panel.answer.getByRole('button', { name: 'Save as CSV' }).click();
  const { readFile } = await import('node:fs/promises');
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    'Item,Fare,Counts\r\nAurora,€12.50,yes\r\nBoreas,€8.00,yes\r\nCutter,€21.00,yes\r\nDory,€8.50,yes\r\nEagle,€17.00,yes\r\n',
  );
});

test('without a model nothing is said to be none where the items may say it in a way that no rule reads', async ({
  sightline,
  site,
}) => {
  const boats = ['Aurora, built in yard 3', 'Boreas, built in yard 4', 'Cutter, built in yard 3'];
  site.route(
    '/boats',
    `<!doctype html><html lang="en"><title>Boats</title><main><h1>Harbour</h1><h2>Boats</h2><ul>${boats.map((boat) => `<li>${boat}</li>`).join('')}</ul></main>`,
  );
  site.route('/ferries', table(FERRIES));
  const list = await sightline.open('/boats');
  await list.panel.ask('How many boats are built in yard 3?');
  await expect(list.panel.answer).toContainText('2 of 3 items count.');
  await list.panel.ask('How many boats are built by Lindow Brothers?');
  await expect(list.panel.answer).not.toContainText('items count');
  const columns = await sightline.open('/ferries');
  await columns.panel.ask('How many ferries cost more than €50?');
  await expect(columns.panel.answer).toContainText('0 of 5 items count.');
});

test('with a model: one request carries what was counted, and its words stand above the ledger; a list that leads on is not proved', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/ferries', table(FERRIES).replace('</main>', '<p>Page 1 of 3</p><a href="#2">Next</a></main>'));
  model.script((request) => {
    expect(request.last).toContain('The result of "count" is 3.');
    return `Three: one is ${request.cite('Cutter ¦ Lindow')}.`;
  });
  const tab = await sightline.open('/ferries');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('How many ferries are in Lindow?');
  expect(model.requests).toHaveLength(1);
  await expect(tab.panel.answer).toContainText('Three: one is');
  await expect(tab.panel.answer).toContainText('5 items read, end not proved: the page offers more of it');
  await expect(tab.panel.citation()).toHaveCount(6);
});

test('a list that grows when one comes to its end is read to it on request: the end is proved, and nothing is pressed', async ({
  sightline,
  site,
}) => {
  const row = (i: number) =>
    `<article class="ferry"><h2>Ferry ${i}</h2><p>${i % 2 ? 'Lindow' : 'Ashford'}</p></article>`;
  site.route(
    '/endless',
    `<!doctype html><html lang="en"><title>Ferries</title><style>.ferry{height:90px}</style><main><h1>Ferries</h1><div id="all">${Array.from({ length: 12 }, (_, i) => row(i)).join('')}</div></main><button onclick="document.title='pressed'">Buy all</button>
    <script>let n = 12; addEventListener('scroll', () => { if (n < 36 && innerHeight + scrollY > document.body.scrollHeight - 200) { const all = document.getElementById('all'); for (let i = 0; i < 6; i++, n++) all.insertAdjacentHTML('beforeend', '<article class="ferry"><h2>Ferry ' + n + '</h2><p>' + (n % 2 ? 'Lindow' : 'Ashford') + '</p></article>'); } });</script>`,
  );
  const tab = await sightline.open('/endless');
  await tab.panel.ask('How many ferries are in Lindow?');
  await expect(tab.panel.answer).toContainText('end not proved: it was still growing');
  await tab.panel.button('Read all of it').click();
  await expect(tab.panel.answer).toContainText('18 of 36 items count.', { timeout: 20_000 });
  await expect(tab.panel.answer).toContainText('36 items read, end proved: nothing more came at its end');
  await tab.panel.idle();
  await expect(tab.page).toHaveTitle('Ferries');
});

test('"Read all of it" presses what brings more of a list, and nothing that does more than that', async ({
  sightline,
  site,
}) => {
  site.route(
    '/more',
    `${table(FERRIES)}<button id=more>Load more</button><script>
      const body = document.querySelector('tbody');
      document.querySelector('#more').onclick = ({ target }) => setTimeout(() => {
        for (const name of ['Fulmar', 'Gull']) body.insertAdjacentHTML('beforeend', '<tr><td>' + name + '</td><td>Lindow</td><td>€9.00</td></tr>');
        if (body.rows.length > 8) target.remove();
      }, 100);
    </script>`,
  );
  const tab = await sightline.open('/more');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferries are in Lindow?');
  await expect(answer).toContainText('5 items read, end not proved: the page offers more of it');
  await answer.getByRole('button', { name: 'Read all of it' }).click();
  await expect(answer).toContainText('7 of 9 items count.');
  await expect(answer).toContainText('end proved');
});

test('a list that goes on behind links is read from further pages only after an offer that says so; what is hostile is never fetched', async ({
  sightline,
  site,
}) => {
  const rows = Array.from({ length: 14 }, (_, i) => [
    `Ferry ${i + 1}`,
    i % 2 ? 'Lindow' : 'Ashford',
    `€${i + 1}.00`,
  ]);
  // The last row of each page slips to the next one; the links say what is next in two ways.
  site.route(
    '/p1',
    table(rows.slice(0, 5)).replace('</main>', '<p>Page 1 of 3</p><a href="/p2">Next</a></main>'),
  );
  site.route(
    '/p2',
    table(rows.slice(4, 10)).replace(
      '</main>',
      '<p>Page 2 of 3</p><a href="/p1">1</a> <b>2</b> <a href="/p3">3</a></main>',
    ),
  );
  site.route(
    '/p3',
    table(rows.slice(10)).replace('</main>', '<p>Page 3 of 3</p><a href="/p2">Previous</a></main>'),
  );
  const tab = await sightline.open('/p1');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferries are in Lindow?');
  await expect(answer).toContainText('2 of 5 items count.');
  const offer = answer.getByRole('button', { name: /^Read all of it \(fetches up to \d+ further pages/ });
  await expect(offer).toBeVisible();
  expect(site.hits.join()).not.toContain('/p2');
  await offer.click();
  await expect(answer).toContainText('7 of 14 items count.');
  await expect(answer).toContainText('14 items read, end proved: all its pages were read');
  await tab.panel.idle();
  expect(tab.page.url()).toMatch(/\/p1$/);
  const opened = tab.panel.page.context().waitForEvent('page');
  await answer
    .getByRole('row', { name: /Ferry 12/ })
    .getByRole('button')
    .click();
  const third = await opened;
  await expect.poll(() => third.url()).toMatch(/\/p3$/);
  await expect.poll(async () => Object.values(await lit(third)).join()).toContain('Ferry 12');

  site.route('/last', table(FERRIES).replace('</main>', '<a href="/logout">Next</a></main>'));
  const other = await sightline.open('/last');
  await other.panel.ask('How many ferries are in Lindow?');
  await other.panel.answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
  await expect(other.panel.answer).toContainText('5 items read, end not proved: the page offers more of it');
  expect(site.hits.join()).not.toContain('/logout');
});

test('a list that is met on its third page is read back to its first, too: in the order of its pages, its end proved only then', async ({
  sightline,
  site,
}) => {
  const rows = Array.from({ length: 14 }, (_, i) => [
    `Ferry ${i + 1}`,
    i % 2 ? 'Lindow' : 'Ashford',
    `€${i + 1}.00`,
  ]);
  const cookies: (string | undefined)[] = [];
  const link = (to: number, words: string) =>
    to < 1 || to > 5 ? '' : `<a href="/ferries/${to}">${words}</a>`;
  for (const n of [1, 2, 3, 4, 5]) {
    const html = table(rows.slice(3 * n - 3, 3 * n)).replace(
      '</main>',
      `<nav>${link(n - 1, 'Previous')} ${link(n + 1, 'Next')}</nav><p>Page ${n} of 5</p><a href="/logout">Back</a></main>`,
    );
    site.route(`/ferries/${n}`, (request, response) => {
      cookies.push(request.headers.cookie);
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('set-cookie', 'session=mine')
        .end(html);
    });
  }
  const tab = await sightline.open('/ferries/3');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferries are in Lindow?');
  await expect(answer).toContainText('3 items read, end not proved: the page offers more of it');
  expect(cookies).toHaveLength(1);
  await answer.getByRole('button', { name: /^Read all of it \(fetches up to/ }).click();
  await expect(answer).toContainText('7 of 14 items count.');
  await expect(answer).toContainText('14 items read, end proved: all its pages were read');
  await tab.panel.idle();
  await expect(answer.getByRole('table').getByRole('row')).toHaveCount(15);
  await expect(answer.getByRole('table').getByRole('row').nth(1)).toContainText('Ferry 1');
  await expect(answer.getByRole('table').getByRole('row').nth(14)).toContainText('Ferry 14');
  expect(
    cookies.slice(1).every((cookie) => cookie === undefined),
    'fetched without cookies',
  ).toBe(true);
  expect(site.hits.join()).not.toContain('/logout');
  const opened = tab.panel.page.context().waitForEvent('page');
  await answer
    .getByRole('row', { name: /Ferry 2\b/ })
    .getByRole('button')
    .click();
  const first = await opened;
  await expect.poll(() => first.url()).toMatch(/\/ferries\/1$/);
  await expect.poll(async () => Object.values(await lit(first)).join()).toContain('Ferry 2');

  // At its end nothing leads on, but back: no end is claimed of the last page alone.
  const last = await sightline.open('/ferries/5');
  await last.panel.ask('How many ferries are in Lindow?');
  await expect(last.panel.answer).toContainText('2 items read, end not proved: the page offers more of it');
});

test('what people complain about: the model says of each comment what it is, the program counts, each group has its quotes', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  const comments = [
    'The parcel came two weeks late and nobody told us',
    'Lovely lamp, warm light, would buy it again',
    'Late again, for the third time this year already',
    'The switch broke after three days of gentle use',
  ];
  site.route(
    '/lamp',
    `<!doctype html><html lang="en"><title>Lamp</title><main><h1>Lamp</h1><h2>Reviews</h2><ul class="reviews">${comments.map((text) => `<li><p>${text}</p></li>`).join('')}</ul></main>`,
  );
  const item = (n: number, g: number, why: string, quote: string) => ({ n, g, why, quote });
  model.script((request) => {
    expect(request.schema).toBe('verdicts');
    expect(request.last).toContain('item 3: Late again');
    return {
      json: {
        about: true,
        groups: ['Late delivery', 'Broken'],
        items: [
          item(1, 1, 'two weeks late', 'came two weeks late'),
          item(2, 0, 'praise', 'Lovely lamp'),
          item(3, 1, 'third time', 'Late again'),
          item(4, 2, 'switch', 'The switch broke'),
        ],
      },
    };
  });
  const tab = await sightline.open('/lamp');
  await sightline.expectUntouched(tab);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late delivery: 2' })).toBeVisible();
  await expect(answer).toContainText('4 items read, end proved');
  await expect(answer.getByRole('table').getByRole('row').nth(2)).toContainText(
    /Lovely lamp.*none of them.*praise/,
  );
  await tab.panel.idle();
  expect(await lit(tab.page)).toMatchObject({ 1: 'came two weeks late', 4: 'The switch broke' });
  expect(model.requests).toHaveLength(1);
});
