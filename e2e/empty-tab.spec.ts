import { expect, test } from './fixtures.ts';

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
