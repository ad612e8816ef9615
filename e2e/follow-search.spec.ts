import { expect, test } from './fixtures.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><form action="/find" role="search"><input type="hidden" name="in" value="all"><label>Search <input type="search" name="q"></label><select name="sort"><option value="best">Best first</option><option>date</option></select><label><input type="checkbox" name="past"> Also past years</label><button>Go</button></form></header><main><h1>${title}</h1>${body}</main></body></html>`;

test("the site's own search is used with few words, then with fewer, and only where the person has let it", async ({
  sightline,
  site,
}) => {
  const asked: (string | null)[] = [];
  site.route('/start', page('Harbour', '<p>We rent berths.</p><p><a href="/news">News</a></p>'));
  site.route('/news', page('News', '<p>The quay is painted.</p>'));
  site.route('/find', (request, response) => {
    const words = new URL(request.url ?? '', 'http://x').searchParams;
    asked.push(words.get('q'));
    expect(words.get('in')).toBe('all');
    expect(words.get('sort')).toBe('best');
    expect(words.has('past')).toBe(false);
    const found =
      words.get('q') === 'winter storage'
        ? '<ul><li><a href="/a/81">Winter storage of boats</a></li></ul>'
        : '<p>Nothing was found.</p>';
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page('Search', found));
  });
  site.route(
    '/a/81',
    page('Winter storage of boats', '<p>Winter storage of a catamaran costs 312 euros.</p>'),
  );
  const tab = await sightline.open('/start');
  const { panel } = tab;
  const start = async (search: boolean) => {
    await panel.ask('/find How much does winter storage cost for a catamaran?');
    await panel.button('Look on linked pages').last().click();
    await panel.page.getByRole('checkbox', { name: /own search/ }).setChecked(search);
    await panel.button('Start reading').click();
    await panel.idle();
  };
  await start(false);
  expect(asked).toEqual([]);

  await start(true);
  await expect(panel.citation(1)).toHaveAccessibleName(/312 euros/);
  expect(asked).toEqual(['winter storage catamaran', 'winter storage']);
  const way = panel.page.getByRole('region', { name: /^Way taken on/ }).last();
  await expect(way).toContainText("the site's search for “winter storage”");
  await expect(way).toContainText('Winter storage of boats');
});
