import { expect, lit, test } from './fixtures.ts';
import { expectBeaconOn, stepReply } from './guide-script.ts';

const DOCS = `<!doctype html><title>Quill</title><h1>Quill</h1><nav><a href="#install">Installation</a> <a href="/blog">Blog</a></nav>
<h2 id=install>Installation</h2><p>Quill needs Node 20. Run this command in a terminal:</p><pre><code>npm install quill</code></pre>`;
const STORE = `<!doctype html><title>Quill in the store</title><h1>Quill</h1><p>A calm editor for long texts.</p>
<button id=install>Install</button><h2>Reviews</h2><p>Works well for me.</p>`;

/** Neither a plain question nor a plain order. */
const UNCLEAR = 'the tickets';

test('a question that the wording leaves open offers two ways when there is no model, and does what is chosen', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask(UNCLEAR);
  await expect(tab.panel.button('Answer from the page')).toBeVisible();
  await expect(tab.panel.button('Show me how')).toBeVisible();
  expect(await lit(tab.page)).toEqual({});
  await tab.panel.button('Answer from the page').click();
  await expect(tab.panel.button('Show me how')).toHaveCount(0);
  await tab.panel.idle();
  await expect(tab.panel.answers).toHaveCount(1);
  await expect(tab.panel.answer).not.toBeEmpty();
  expect(model.requests).toHaveLength(0);
});

test('where to click is shown at once where the page has just that, in whatever words, and is quoted where it is asked of the page', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/gazette',
    `<!doctype html><html lang=en><title>Gazette</title><nav><a href="/">Home</a> <a href="/sport">Sport</a> <a id=give href="/give">Donate</a></nav>
<main><h1>The bridge is open</h1><p>It took the town four years to build the new bridge over the river.</p></main>`,
  );
  const tab = await sightline.open('/gazette');
  await tab.panel.send('Where can I give them some money?');
  await expectBeaconOn(tab, '#give');
  await tab.panel.button('Stop').click();
  await tab.panel.send('/find Where can I give them some money?');
  await expect(tab.panel.citation(1)).toHaveAccessibleName('Citation 1: Donate');
  expect(model.requests).toHaveLength(0);
});

test('with a model, one small request decides instead of the person', async ({ sightline, model }) => {
  await sightline.useModel();
  model.script((request) =>
    request.schema === 'route'
      ? JSON.stringify({ handler: 'find', confidence: 0.9, reason: 'asks for words of the page' })
      : `Here it is ${request.cite('opens at 9:30 in the morning')}.`,
  );
  const tab = await sightline.open('/article.html');
  await tab.panel.ask(UNCLEAR);
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(model.requests.map(({ schema }) => schema)).toEqual(['route', undefined]);
});

test('the same question is answered on a page that explains, and guided on a page with the button', async ({
  sightline,
  model,
  site,
}) => {
  site.route('/docs', DOCS);
  site.route('/store', STORE);
  await sightline.useModel();
  model.script((request) =>
    request.schema === 'guide_step'
      ? stepReply(request.find(/^Install$/), {})
      : `Run it in a terminal ${request.cite('npm install quill')}.`,
  );
  const docs = await sightline.open('/docs');
  await docs.panel.ask('How do I install it?');
  await expect(docs.panel.citation(1)).toHaveAccessibleName('Citation 1: npm install quill');
  const store = await sightline.open('/store');
  await store.panel.send('How do I install it?');
  await expectBeaconOn(store, '#install');
  expect(model.requests.map(({ schema }) => schema)).toEqual([undefined, 'guide_step']);
  await store.panel.button('Stop').click();
});

test('words inside quotation marks do not decide, and a greeting is answered without marks', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(() => 'Hello.');
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('What does "hide the ads" mean?');
  await tab.panel.ask('Hello!');
  expect(model.requests.map(({ schema }) => schema)).toEqual([undefined, undefined]);
  await expect(tab.panel.checklist).toHaveCount(0);
});
