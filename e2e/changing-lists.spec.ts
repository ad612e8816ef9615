import { expect, lit, type Tab, test } from './fixtures.ts';

const NAMES =
  'Aurora Boreas Cutter Dory Eagle Fulmar Gull Heron Ibis Jay Kite Lark Merlin Nandu Osprey Petrel Quail Raven Swan Tern'.split(
    ' ',
  );
const page = (body: string, script = ''): string =>
  `<!doctype html><html lang="en"><title>Ferries</title><style>.ferry{height:90px;margin:0}</style><main><h1>Ferries</h1>${body}</main><script>const names = ${JSON.stringify(NAMES)}, all = document.getElementById('all'); const ferry = (name, i, more = '') => '<article class="ferry"><h2>' + name + '</h2><p>' + (i % 2 ? 'Lindow' : 'Ashford') + '</p>' + more + '</article>'; ${script}</script></html>`;
const QUESTION = 'How many ferries are in Lindow?';
const CHANGED = 'The list changed while it was read.';

/** Asks, and takes the offer to read all of it. */
async function askWhole({ panel }: Tab, question = QUESTION) {
  await panel.ask(question);
  await panel.answer.getByRole('button', { name: /^Read all of it/ }).click();
  await expect(panel.answer.getByRole('button', { name: /^Read all of it/ })).toHaveCount(0, {
    timeout: 30_000,
  });
  await panel.idle();
  return panel.answer;
}

test('a list that is ordered anew again and again is read once, and said to have changed', async ({
  sightline,
  site,
}) => {
  site.route(
    '/shuffled',
    page(
      '<div id="all"></div>',
      `all.innerHTML = names.map((name, i) => ferry(name, i)).join('');
       setInterval(() => { for (let i = 0; i < 20; i++) all.append(all.children[Math.floor(Math.random() * 20)]); }, 50);`,
    ),
  );
  const tab = await sightline.open('/shuffled');
  const answer = await askWhole(tab);
  await expect(answer).toContainText('10 of 20 items count.');
  await expect(answer).toContainText('end proved');
  await expect(answer).toContainText(CHANGED);
});

test('a feed whose words tick while it grows counts each item once', async ({ sightline, site }) => {
  site.route(
    '/ticking',
    page(
      '<div id="all"></div>',
      `let n = 0, time = 0; const more = (count) => { for (; count > 0 && n < 20; count--, n++) all.insertAdjacentHTML('beforeend', ferry(names[n], n, '<p class="time">0 seconds ago</p>')); };
       more(10); setInterval(() => { time++; for (const each of document.querySelectorAll('.time')) each.textContent = time + ' seconds ago'; }, 300);
       addEventListener('scroll', () => { if (innerHeight + scrollY > document.body.scrollHeight - 200) more(4); });`,
    ),
  );
  const answer = await askWhole(await sightline.open('/ticking'));
  await expect(answer).toContainText('10 of 20 items count.');
  await expect(answer).toContainText('end proved: nothing more came at its end');
});

test('a list that gets items on top while it is read, and shows what is in view alone: none counts twice, and no end is proved', async ({
  sightline,
  site,
}) => {
  site.route(
    '/recycled',
    page(
      '<div id="view" style="height:300px;overflow:auto"><div id="all" style="position:relative"></div></div>',
      `const rows = [...names, ...names.map((name) => name + ' II')], view = document.getElementById('view'); let came = 0;
       const draw = () => { all.style.height = rows.length * 30 + 'px'; const from = Math.max(0, Math.floor(view.scrollTop / 30) - 2);
         all.replaceChildren(...rows.slice(from, from + 14).map((name, i) => { const row = document.createElement('div'); row.className = 'ferryrow'; row.dataset.index = from + i; row.style = 'position:absolute;height:30px;top:' + 30 * (from + i) + 'px'; row.textContent = name + ' of Lindow'; return row; })); };
       view.addEventListener('scroll', () => { if (came < 3) rows.unshift('New ' + ++came); draw(); }); draw();`,
    ),
  );
  const tab = await sightline.open('/recycled');
  const answer = await askWhole(tab, 'How many ferries are listed?');
  await expect(answer).toContainText('end not proved: it kept changing, so items may be missing');
  await expect(answer).toContainText(CHANGED);
  await answer.getByRole('button', { name: /^Show all/ }).click();
  const rows = await answer
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => (row as HTMLTableRowElement).cells[0]!.textContent));
  expect(new Set(rows).size).toBe(rows.length);
  for (const name of NAMES) expect(rows).toContain(`${name} II of Lindow`);
});

test('a page that draws its list anew all the time is counted, and its chips light the items where they stand now', async ({
  sightline,
  site,
}) => {
  site.route(
    '/redrawn',
    page(
      '<div id="root"></div>',
      `const draw = () => { names.push(...names.splice(0, 1)); document.getElementById('root').innerHTML = '<div class="rows">' + names.slice(0).sort().slice(0, 6).map((name) => ferry(name, name.charCodeAt(0) + 1)).join('') + '</div>'; }; draw(); setInterval(draw, 250);`,
    ),
  );
  const tab = await sightline.open('/redrawn');
  await tab.panel.ask(QUESTION);
  await expect(tab.panel.answer).toContainText('3 of 6 items count.');
  await tab.panel.answer
    .getByRole('row', { name: /Cutter/ })
    .getByRole('button')
    .click();
  await expect.poll(async () => Object.values(await lit(tab.page))).toContain('Cutter');
  await expect(tab.panel.answer).not.toContainText('not on the page any more');
});

test('a chip of the ledger lights its own item after the list was ordered and drawn anew, and says so when it is gone', async ({
  sightline,
  site,
}) => {
  site.route(
    '/rooms',
    page(
      '<div id="all"></div>',
      `const rooms = [['Room', 'Lindow', '€80'], ['Room', 'Ashford', '€90'], ['Room 1', 'Lindow', '€70'], ['Swan', 'Lindow', '€95']];
       window.show = (order) => { all.innerHTML = order.map((i) => '<article class="ferry"><h2>' + rooms[i][0] + '</h2><p>' + rooms[i][1] + '</p><p>' + rooms[i][2] + '</p></article>').join(''); };
       show([0, 1, 2, 3]); rooms.push(['Room 12', 'Ashford', '€20'], ['Swan II', 'Lindow', '€21']);`,
    ),
  );
  const tab = await sightline.open('/rooms');
  const { panel } = tab;
  await panel.ask(QUESTION);
  await expect(panel.answer).toContainText('3 of 4 items count.');
  await tab.page.evaluate('show([4, 5, 3, 1, 0])');
  /** The town that stands under the words of citation `k`. */
  const townOf = (k: number) =>
    tab.page.evaluate((name) => {
      const [range] = (CSS.highlights.get(name) as unknown as Set<Range> | undefined) ?? [];
      return range?.startContainer.parentElement?.nextElementSibling?.textContent;
    }, `sightline-cite-${k}`);
  for (const [k, town] of [
    [1, 'Lindow'],
    [2, 'Ashford'],
    [4, 'Lindow'],
  ] as const) {
    await panel.citation(k).click();
    await expect.poll(() => townOf(k), `citation ${k}`).toBe(town);
  }
  expect((await lit(tab.page))[4]).toBe('Swan');
  await panel.citation(3).click();
  await expect(panel.answer).toContainText('Those words are not on the page any more.');
  expect(await townOf(3)).toBeUndefined();
});

const sheet = (names: readonly string[], n: number, way: string): string =>
  page(
    `<div id="all">${names.map((name) => `<article class="ferry"><h2>${name}</h2><p>Lindow</p></article>`).join('')}</div><p>Page ${n} of 3</p>${n < 3 ? `<a href="/${way}${n + 1}">Next</a>` : ''}`,
  );

test('pages of a list between which an item moves: seen twice it counts once, and no end is proved', async ({
  sightline,
  site,
}) => {
  site.route('/moved1', sheet(NAMES.slice(0, 5), 1, 'moved'));
  // The second of page 1 stands in the midst of page 2 by now, and one of page 2 in its place.
  site.route('/moved2', sheet([...NAMES.slice(5, 7), NAMES[1]!, ...NAMES.slice(8, 10)], 2, 'moved'));
  site.route('/moved3', sheet(NAMES.slice(10, 15), 3, 'moved'));
  const tab = await sightline.open('/moved1');
  site.route('/moved1', sheet([NAMES[0]!, NAMES[7]!, ...NAMES.slice(2, 5)], 1, 'moved'));
  const answer = await askWhole(tab, 'How many ferries are there?');
  await expect(answer).toContainText('14 of 14 items count.');
  await expect(answer).toContainText('end not proved: it kept changing, so items may be missing');
  await expect(answer).toContainText(CHANGED);
});

test('pages of a list from which an item goes while they are read, so that another slips past: no end is proved', async ({
  sightline,
  site,
}) => {
  site.route('/gone1', sheet(NAMES.slice(0, 5), 1, 'gone'));
  site.route('/gone2', sheet(NAMES.slice(6, 11), 2, 'gone'));
  site.route('/gone3', sheet(NAMES.slice(11, 15), 3, 'gone'));
  const tab = await sightline.open('/gone1');
  // From now on the first page has lost its second item, and shows what was the first of page 2.
  site.route('/gone1', sheet([NAMES[0]!, ...NAMES.slice(2, 6)], 1, 'gone'));
  const answer = await askWhole(tab, 'How many ferries are there?');
  await expect(answer).toContainText('14 of 14 items count.');
  await expect(answer).toContainText('end not proved: it kept changing, so items may be missing');
});

test('an item that is taken out of a page in the midst while later ones are read: the one that slips past is not claimed to be counted', async ({
  sightline,
  site,
}) => {
  const all = NAMES.slice(0, 15);
  for (const n of [1, 2, 3, 4])
    site.route(`/cut${n}`, (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(
        sheet(all.slice(4 * n - 4, 4 * n), n, 'cut')
          .replace('of 3', 'of 4')
          .replace('</div><p>', `</div>${n < 4 ? `<a href="/cut${n + 1}">Next</a>` : ''}<p>`),
      );
      // The second of the second page goes as soon as that was read.
      if (n === 2 && all.length === 15) all.splice(5, 1);
    });
  const tab = await sightline.open('/cut1');
  const answer = await askWhole(tab, 'How many ferries are there?');
  await expect(answer).toContainText('end not proved: it kept changing, so items may be missing');
});

test('pages that do not agree how many items there are prove no end, though all of them were read', async ({
  sightline,
  site,
}) => {
  const counted = (names: readonly string[], n: number, from: number, total: number) =>
    sheet(names, n, 'of').replace(
      '</div><p>',
      `</div><p>${from}–${from + names.length - 1} of ${total}</p><p>`,
    );
  site.route('/of1', counted(NAMES.slice(0, 5), 1, 1, 15));
  site.route('/of2', counted(NAMES.slice(5, 10), 2, 6, 15));
  site.route('/of3', counted(NAMES.slice(11, 15), 3, 11, 14));
  const answer = await askWhole(await sightline.open('/of1'), 'How many ferries are there?');
  await expect(answer).toContainText('14 items');
  await expect(answer).toContainText('end not proved: it kept changing, so items may be missing');
});
