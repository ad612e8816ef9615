import { expect, lit, test } from './fixtures.ts';

test.beforeEach(async ({ sightline }) => sightline.useModel());

test('words in a far frame of another origin, in a scroller and in a modal dialog are brought into view and lit', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/far',
    '<h1>Far</h1><div style="height:3000px"></div><iframe title="Far" src="{{partner}}/frame-other.html"></iframe><div style="height:3000px"></div>',
  );
  site.route(
    '/app',
    `<style>body{margin:0;height:100vh;overflow:hidden;display:flex;flex-direction:column}main{overflow:auto}</style>
     <header>App</header><main><p>Start.</p><div style="height:4000px"></div>
     <p id="target">The target sentence has seven plain words in it.</p><div style="height:2000px"></div></main>`,
  );
  site.route(
    '/dialog',
    '<p>Behind.</p><dialog id="d"><p>In the dialog there are some important words.</p></dialog><script>d.showModal()</script>',
  );
  const tab = await sightline.open('/far');
  const { page, panel } = tab;
  await test.step('a far frame, at first and by its button', async () => {
    await sightline.expectUntouched(tab);
    model.script((request) => `Price ${request.cite('tickets for the tower at four florins')}.`);
    await panel.ask('How much?');
    await expect(page.locator('iframe')).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('iframe')).not.toBeInViewport();
    await panel.citation(1).click();
    await expect(page.locator('iframe')).toBeInViewport();
    await sightline.checkUntouched();
  });
  await test.step('a scroller inside the page', async () => {
    await page.goto(site.url('/app'));
    await sightline.expectUntouched(tab);
    model.script((request) => `Yes ${request.cite('target sentence has seven plain words')}.`);
    await panel.ask('Where?');
    await expect(page.locator('#target')).toBeInViewport();
    await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
    await panel.citation(1).click();
    await expect(page.locator('#target')).toBeInViewport();
    await sightline.checkUntouched();
  });
  await test.step('a modal dialog, with the number above it', async () => {
    await page.goto(site.url('/dialog'));
    await sightline.expectUntouched(tab);
    model.script((request) => `Yes ${request.cite('there are some important words')}.`);
    await panel.ask('Which words?');
    expect(await lit(page)).toEqual({ 1: 'there are some important words' });
    await expect(page.locator('sightline-overlay .cite-number')).toBeVisible();
  });
});

test('a number alone, several numbers, curly quotes and half a citation are citations too', async ({
  sightline,
  model,
}) => {
  model.script((request) => {
    const { n } = request.find(/opens at 9:30/);
    return `The reading room opens early [${n}]. At [${n}, 9999: “opens at 9:30 in the morning”]. Half [${n}: "closes at 19:00 from Tues`;
  });
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When?');
  const phrases = await tab.panel.phrases();
  expect(Object.keys(phrases)).toHaveLength(3);
  expect(phrases[1]).toMatch(/^The reading room opens at 9:30 .*\.$/);
  expect(phrases[2]).toBe('opens at 9:30 in the morning');
  expect(phrases[3]).toBe('closes at 19:00 from');
  await expect(tab.panel.answer).not.toContainText('[');
});

test('Clear while an answer streams ends it: no word is lit that comes afterwards', async ({
  sightline,
  model,
}) => {
  let release = () => {};
  const cleared = new Promise<void>((resolve) => {
    release = resolve;
  });
  model.script((request) => {
    const [first, second] = [request.cite('opens at 9:30 in the morning'), request.cite('closes at 19:00')];
    return (async function* () {
      yield `It opens early ${first}. `;
      await cleared;
      for (let i = 0; i < 40; i += 1) yield `It closes at seven ${second}. `;
    })();
  });
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.send('When is it open?');
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });
  await tab.panel.button('Clear').click();
  // The server may have written the rest before it notices that nobody listens: it goes on only when it has.
  await expect.poll(() => model.requests[0]!.aborted).toBe(true);
  release();
  await tab.panel.idle();
  await expect(tab.panel.button('Clear')).toHaveCount(0);
  expect(await lit(tab.page)).toEqual({});
  await expect(tab.page.locator('sightline-overlay')).toHaveCount(0);
});
