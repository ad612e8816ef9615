import { expect, lit, test } from './fixtures.ts';

const TOWNS = ['Lindow', 'Ashford', 'Millbrook'];
/**
 * A list whose pages are turned by a script, 3 of 26 ferries on each, the third of nine in view. `draw` is told the page and its last one, and returns
 * the controls as HTML, `data-to` on each that turns.
 */
const turned = (lang: string, title: string, draw: string, begin = 3): string =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><main><h1>${title}</h1><div id="all" class="ferries"></div><nav></nav></main><script>
    const towns = ${JSON.stringify(TOWNS)}, all = document.getElementById('all'), nav = document.querySelector('nav');
    let page = ${begin}; window.seen = [];
    const draw = ${draw};
    const show = () => {
      window.seen.push(page);
      all.innerHTML = Array.from({ length: 26 }, (_, i) => '<article class="ferry"><h2>' + '${title}'.slice(0, -1) + ' ' + (i + 1) + '</h2><p>' + towns[i % 3] + '</p></article>').slice(3 * page - 3, 3 * page).join('');
      nav.innerHTML = draw(page, 9);
      for (const each of nav.querySelectorAll('[data-to]')) each.onclick = () => setTimeout(() => { page = Number(each.dataset.to); show(); }, 60);
    };
    show();
  </script>`;
const button = (words: string, to: string, off = 'false'): string =>
  `'<button data-to="' + (${to}) + '"' + (${off} ? ' disabled' : '') + '>${words}</button>'`;

test('a list whose pages are turned by buttons, met on its third: read from its first to its last, and the third is in view again', async ({
  sightline,
  site,
}) => {
  site.route(
    '/turned',
    turned(
      'en',
      'Ferrys',
      `(page, last) => ${button('Previous', 'page - 1', 'page === 1')} + '<span>Page ' + page + ' of 9</span>' + ${button('Next', 'page + 1', 'page === last')}`,
    ),
  );
  const tab = await sightline.open('/turned');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferrys are in Lindow?');
  await expect(answer).toContainText('3 items read, end not proved: the page offers more of it');
  await answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
  await expect(answer).toContainText('9 of 26 items count.', { timeout: 40_000 });
  await expect(answer).toContainText('26 items read, end proved: all its pages were read');
  await tab.panel.idle();
  await expect(tab.page.getByText('Page 3 of 9')).toBeVisible();
  await answer.getByRole('button', { name: /^Show all/ }).click();
  const rows = answer.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(27);
  await expect(rows.nth(1)).toContainText('Ferry 1');
  await expect(rows.nth(26)).toContainText('Ferry 26');
  // Its own items are lit where they stand again.
  await answer
    .getByRole('row', { name: /^Ferry 8 / })
    .getByRole('button')
    .click();
  await expect.poll(async () => Object.values(await lit(tab.page)).join()).toContain('Ferry 8');
});

test('a row of numbers is pressed back to "1" at once, in German too; the page in view at first is in view at last', async ({
  sightline,
  site,
}) => {
  site.route(
    '/zahlen',
    turned(
      'de',
      'Fähren',
      `(page, last) => Array.from({ length: last }, (_, i) => '<button data-to="' + (i + 1) + '"' + (i + 1 === page ? ' aria-current="page"' : '') + '>' + (i + 1) + '</button>').join(' ')`,
      4,
    ),
  );
  const tab = await sightline.open('/zahlen');
  const { answer } = tab.panel;
  await tab.panel.ask('Wie viele Fähren gibt es?');
  await expect(answer).toContainText('3 items read, end not proved: the page offers more of it');
  await answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
  await expect(answer).toContainText('26 of 26 items count.', { timeout: 40_000 });
  await expect(answer).toContainText('26 items read, end proved: all its pages were read');
  await tab.panel.idle();
  expect(await tab.page.evaluate('window.seen')).toEqual([4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4]);
});

test('a list that leads on and not back is counted from its midst, and says so: no end is proved', async ({
  sightline,
  site,
}) => {
  site.route(
    '/midst',
    turned(
      'en',
      'Ferrys',
      `(page, last) => '<a href="/ferries/buy">Previous</a> <span>Page ' + page + ' of 9</span>' + ${button('Next', 'page + 1', 'page === last')}`,
      7,
    ),
  );
  const tab = await sightline.open('/midst');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferrys are listed?');
  await answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
  await expect(answer).toContainText('8 of 8 items count.', { timeout: 40_000 });
  await expect(answer).toContainText(
    '8 items read, end not proved: it was met in its midst, and its beginning could not be reached',
  );
  await expect(answer).toContainText('It shows another of its pages than before');
  expect(site.hits.join()).not.toContain('/buy');
});

test('the last page of a list, whose buttons lead back alone, is not taken for all of it', async ({
  sightline,
  site,
}) => {
  site.route(
    '/last',
    turned(
      'en',
      'Ferrys',
      `(page, last) => (page > 1 ? ${button('Previous', 'page - 1')} : '') + (page < last ? ${button('Next', 'page + 1')} : '')`,
      9,
    ),
  );
  const tab = await sightline.open('/last');
  const { answer } = tab.panel;
  await tab.panel.ask('How many ferrys are listed?');
  await expect(answer).toContainText('2 items read, end not proved: the page offers more of it');
  await answer.getByRole('button', { name: 'Read all of it', exact: true }).click();
  await expect(answer).toContainText('26 of 26 items count.', { timeout: 40_000 });
  await expect(answer).toContainText('end proved');
  await tab.panel.idle();
  expect(await tab.page.evaluate('window.seen.at(-1)')).toBe(9);
});
