import { expect, lit, test } from './fixtures.ts';

test('a question in an empty tab goes, when the button is pressed, to the site that it names, and is asked there', async ({
  sightline,
  site,
}) => {
  const tab = await sightline.open('about:blank');
  const { panel, page } = tab;
  const address = site.url('/article.html');
  await panel.send(`On ${address}: when does it open?`);
  await expect(panel.alert).toContainText('This tab is empty.');
  expect(site.hits).toEqual([]);
  await panel.button(/^Open www\.test.* and ask there$/).click();
  await expect(panel.citation(1)).toHaveAccessibleName(/9:30/);
  expect(page.url()).toBe(address);
  await expect(panel.page.getByRole('textbox', { name: 'Ask about this page' })).toHaveValue('');
});

test('without a site in the question it goes to the search engine of the settings, or nowhere', async ({
  sightline,
}) => {
  const searched: string[] = [];
  await sightline.context.route('https://duckduckgo.com/**', (route) => {
    searched.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<title>Search</title><main><h1>Results</h1><p>The outdoor pool of Lindow opens at seven.</p></main>',
    });
  });
  const tab = await sightline.open('about:blank');
  const { panel } = tab;
  await panel.send('When does the outdoor pool of Lindow open?');
  await expect(panel.alert).toContainText('This tab is empty.');
  expect(searched).toEqual([]);
  await panel.button('Search with DuckDuckGo and ask there').click();
  await expect(panel.citation(1)).toHaveAccessibleName(/seven/);
  expect(searched).toEqual(['When does the outdoor pool of Lindow open?']);

  await sightline.setSettings({ search: { engine: 'none' } });
  const other = await sightline.open('about:blank');
  await other.panel.send('When does the outdoor pool of Lindow open?');
  await expect(other.panel.alert).toContainText('This tab is empty.');
  await expect(other.panel.button(/and ask there$/)).toHaveCount(0);
});

test('the answer comes from the results of a search, with chips; the best of them can be opened in sight and asked, and nothing is read unseen', async ({
  sightline,
  site,
}) => {
  site.route(
    '/pool',
    '<!doctype html><html lang="en"><title>Outdoor pool</title><main><h1>Outdoor pool of Lindow</h1><p>From May to September the outdoor pool of Lindow opens at seven in the morning.</p><p>Children pay half.</p></main>',
  );
  const pool = site.url('/pool', 'lindow');
  await sightline.context.route('https://duckduckgo.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Search</title><header><a href="/settings">Settings of the search</a></header><main><h1>Results</h1>
        <article><h2><a href="https://weather.example/lindow">Weather of the week in Lindow</a></h2><p>Rain until Friday.</p></article>
        <article><h2><a href="/l/?uddg=${encodeURIComponent(pool)}">Outdoor pool of Lindow</a></h2><p>The outdoor pool of Lindow opens at seven.</p></article></main>`,
    }),
  );
  const tab = await sightline.open('about:blank');
  const { panel } = tab;
  await panel.send('When does the outdoor pool of Lindow open?');
  await panel.button('Search with DuckDuckGo and ask there').click();
  await expect(panel.citation(1)).toHaveAccessibleName(/seven/);
  await panel.idle();
  await expect(panel.button('Look on linked pages')).toHaveCount(0);
  expect(site.hits).toEqual([]);
  const best = panel.button(/^Open “/).first();
  await expect(best).toHaveText(/Outdoor pool of Lindow.*lindow\.test.*ask there/);
  const opened = sightline.context.waitForEvent('page');
  await best.click();
  const there = await opened;
  await expect(panel.answers).toHaveCount(2);
  await panel.idle();
  await expect(panel.citation(1)).toHaveAccessibleName(/seven/);
  await expect.poll(async () => Object.values(await lit(there)).join()).toContain('seven');
  expect(there.url()).toBe(pool);
  await there.close();
});
