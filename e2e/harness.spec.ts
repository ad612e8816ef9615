import { readFile } from 'node:fs/promises';
import { expect, linesOf, lit, markup, test } from './fixtures.ts';

test('the local site has many origins and fills their names into frames', async ({ sightline, site }) => {
  site.route('/outer', '<p>outer</p><iframe src="{{partner}}/inner"></iframe>');
  site.route('/inner', '<p>inner</p>');
  const page = await sightline.context.newPage();
  await page.goto(site.url('/outer'));
  await expect(page.frameLocator('iframe').getByText('inner')).toBeVisible();
  expect(site.hits).toEqual(['GET www.test /outer', 'GET partner.test /inner']);
  expect(await markup(page)).toHaveLength(2);
  await page.close();
});

test('the worker is stopped and comes back on its next event', async ({ sightline }) => {
  // Nothing is given back: to read all of the worker's globals, as that would, crashes Chromium 156 where PDFs have a handler.
  await sightline.worker.evaluate(() => void Object.assign(globalThis, { beforeTheKill: true }));
  await sightline.killWorker();
  await sightline.backstage.evaluate(() => chrome.runtime.connect({ name: 'panel' }).disconnect());
  await expect(async () => {
    expect(await sightline.worker.evaluate(() => 'beforeTheKill' in globalThis)).toBe(false);
  }).toPass();
});

test('what is saved lies where the test looks for it, also after the real side panel was opened', async ({
  sightline,
}) => {
  await sightline.realPanel();
  const download = sightline.backstage.waitForEvent('download');
  await sightline.backstage.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['saved']));
    link.download = 'saved.txt';
    link.click();
  });
  expect(await readFile(await (await download).path(), 'utf8')).toBe('saved');
});

test('lit words are read back from every frame, by citation number', async ({ sightline, site }) => {
  site.route('/lit', '<p>one two three</p>');
  const page = await sightline.context.newPage();
  await page.goto(site.url('/lit'));
  await page.evaluate(() => {
    const range = new Range();
    range.setStart(document.querySelector('p')!.firstChild!, 4);
    range.setEnd(document.querySelector('p')!.firstChild!, 7);
    CSS.highlights.set('sightline-cite-2', new Highlight(range));
  });
  expect(await lit(page)).toEqual({ 2: 'two' });
  await page.close();
});

test('index lines are read from a prompt', () => {
  expect(
    linesOf('URL: x\n[1] heading: Prices\n[12] cell: 4: 50 | column Adults\n[13] button: | id=x'),
  ).toEqual([
    { n: 1, role: 'heading', text: 'Prices', notes: '', raw: '[1] heading: Prices' },
    { n: 12, role: 'cell', text: '4: 50', notes: 'column Adults', raw: '[12] cell: 4: 50 | column Adults' },
    { n: 13, role: 'button', text: '', notes: 'id=x', raw: '[13] button: | id=x' },
  ]);
});

test('the scripted server streams, refuses and records', async ({ model }) => {
  const ask = () =>
    fetch(`${model.provider.baseURL}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'hello' }] }),
    });
  model.once(() => ({ status: 429, headers: { 'retry-after': '1' } }));
  model.script((request) => `You said ${request.last}`);
  expect((await ask()).status).toBe(429);
  const text = await (await ask()).text();
  expect(text).toContain('You said hel');
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(model.requests.map((request) => request.last)).toEqual(['hello', 'hello']);
});
