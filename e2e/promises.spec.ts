import { expect, lit, type ModelRequest, type Sightline, test, textOf } from './fixtures.ts';

/** What docs/promises.md names and no other spec is about. */

const KEY = 'sk-promise-0123456789abcdef';

const visit = (name: string) => ({
  html: `<!doctype html><html lang="en"><head><title>Title ${name}</title>
<meta name="description" content="meta ${name}"><meta name="author" content="author ${name}">
<script>document.cookie = "cookie=${name}"; localStorage.setItem("kept", "storage ${name}"); window.name = "window ${name}"; const data = "script ${name}";</script></head>
<body data-user="attribute ${name}"><h1>Heading</h1><p>The ${name} opens at nine.</p><p id="bait">Words ${name}</p><p hidden>hidden ${name}</p></body></html>`,
  path: `/visit?query=${name}`,
});

/** The texts of a request with all that the promise names taken out. */
function rest(request: ModelRequest, name: string, url: string): string {
  const marker = /<page (\w+)>/.exec(request.all)?.[1] ?? '';
  return JSON.stringify(request.body)
    .replaceAll(marker, 'MARKER')
    .replaceAll(url, 'ADDRESS')
    .replaceAll(`Title ${name}`, 'TITLE')
    .replaceAll(`Words ${name}`, 'SELECTION')
    .replaceAll(`The ${name} opens at nine.`, 'TEXT')
    .replaceAll(`Is the ${name} open?`, 'QUESTION');
}

/** Asks about a visit, with other tabs open, in each mode, and tells what was sent beside what the promise names. */
async function askOn(sightline: Sightline, name: string): Promise<string[]> {
  const { html, path } = visit(name);
  const url = sightline.site.url(path);
  sightline.site.route('/visit', html);
  sightline.site.route('/other', `<title>Other tab ${name}</title><p>Elsewhere ${name}</p>`);
  const other = await sightline.context.newPage();
  await other.goto(sightline.site.url('/other'));
  const tab = await sightline.open(path);
  await tab.page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('#bait')!));
  const sent: string[] = [];
  for (const mode of ['/find', '/guide', '/hide']) {
    const before = sightline.model.requests.length;
    await tab.panel.send(`${mode} Is the ${name} open?`);
    sent.push(rest(await sightline.model.received(before + 1), name, url));
    // A guide that sees no way waits for the person.
    await tab.panel.settled();
    await tab.panel.button('New conversation').click();
    await expect(tab.panel.answers).toHaveCount(0);
  }
  await tab.panel.page.close();
  await tab.page.close();
  await other.close();
  return sent;
}

test("with a question to a model, in any mode, go the page's text, title, address and selection, and nothing else", async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => {
    if (request.schema === 'guide_step')
      return {
        json: { instruction: 'No way', index: null, text: '', action: 'none', value: null, hint: '' },
      };
    if (request.schema === 'hide_items') return { json: { found: [], message: '' } };
    return 'It opens at nine.';
  });
  const [abbey, quarry] = [await askOn(sightline, 'abbey'), await askOn(sightline, 'quarry')];
  for (const [i, one] of abbey.entries()) {
    // Two visits differ in nothing else: what a request says besides is the same on every page.
    expect(one).toBe(quarry[i]);
    expect(one).toContain('TEXT');
    expect(one).toContain('ADDRESS');
    expect(one).toContain('TITLE');
    expect(one).not.toContain('abbey');
  }
});

test('the questions before go along with their answers, and with no page; a citation proves the words, not what is concluded from them', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `It never opens ${request.cite('opens at 9:30 in the morning')}.`);
  const { page, panel } = await sightline.open('/article.html');
  await panel.ask('/find When does it open?');
  await expect(panel.answer).toContainText('It never opens');
  expect(await lit(page), 'a wrong conclusion is lit all the same').toEqual({
    1: 'opens at 9:30 in the morning',
  });
  await panel.ask('/find And on Sundays?');
  const before = model.requests[1]!.messages.slice(1, -1);
  expect(before.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(textOf(before[0])).toContain('When does it open?');
  expect(before.map(textOf).join()).not.toContain('was founded in 1887');
});

/** Notes every address that the worker asks, and whether the key went there. */
async function hearRequests({ worker }: Sightline): Promise<() => Promise<{ url: string; key: boolean }[]>> {
  await worker.evaluate((key) => {
    const asked: { url: string; key: boolean }[] = [];
    const real = globalThis.fetch;
    Object.assign(globalThis, { asked });
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      asked.push({ url: request.url, key: [...request.headers].flat().join(' ').includes(key) });
      return real(input, init);
    };
  }, KEY);
  return () =>
    worker.evaluate(() => (globalThis as unknown as { asked: { url: string; key: boolean }[] }).asked);
}

test('a question asks the address of the chosen model and no other', async ({ sightline, model }) => {
  await sightline.useModel({ provider: { apiKey: KEY } });
  model.script((request) =>
    request.schema === 'hide_items'
      ? { json: { found: [], message: '' } }
      : `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`,
  );
  const { panel } = await sightline.open('/article.html');
  const asked = await hearRequests(sightline);
  await panel.ask('/find When does it open?');
  await panel.ask('/hide the footer');
  expect(await asked()).toEqual(
    model.requests.map(() => ({ url: `${model.provider.baseURL}/chat/completions`, key: true })),
  );
  expect(model.requests).toHaveLength(2);
  await sightline.killWorker();
});

test('the key is in no log, whatever goes wrong', async ({ sightline, model }) => {
  const log: string[] = [];
  const note = (message: { text(): string }) => void log.push(message.text());
  sightline.worker.on('console', note);
  sightline.context.on('console', note);
  await sightline.useModel({ provider: { apiKey: KEY } });
  const { panel } = await sightline.open('/article.html');
  const echo = { error: { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' } };
  for (const reply of [
    { status: 401, body: echo },
    { status: 400, body: `not JSON ${KEY}` },
    { raw: [`data: {"error": {"message": "${KEY}"}}\n\n`] },
    { raw: [`data: ${KEY}\n\n`] },
  ]) {
    model.script(() => reply);
    await panel.send('/find When does it open?');
    await expect(panel.alert.last()).toBeVisible();
    await panel.idle();
  }
  await sightline.worker.evaluate(() => console.warn('the log is heard'));
  await expect.poll(() => log.join('\n')).toContain('the log is heard');
  expect(log.filter((line) => line.includes(KEY))).toEqual([]);
  const stored = await sightline.backstage.evaluate(async () =>
    JSON.stringify([await chrome.storage.session.get(null), await chrome.storage.sync.get(null)]),
  );
  expect(stored).not.toContain(KEY);
  sightline.context.off('console', note);
  sightline.errors.length = 0;
});

test('code from elsewhere does not run in the extension', async ({ sightline, site }) => {
  site.route('/remote.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('access-control-allow-origin', '*');
    response.end('globalThis.remote = true; export {};');
  });
  const page = await sightline.context.newPage();
  await page.goto(sightline.extensionURL('src/options/index.html'));
  const refused = await page.evaluate(async (url) => {
    const imported = await import(url).then(
      () => 'ran',
      () => 'refused',
    );
    const added = await new Promise<string>((resolve) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
    return [imported, added, String('remote' in globalThis)];
  }, site.url('/remote.js'));
  expect(refused).toEqual(['refused', 'refused', 'false']);
  expect(site.hits.filter((hit) => hit.includes('remote.js'))).toEqual([]);
  await page.close();
  // Chrome says in the console what it refused.
  sightline.errors.length = 0;
});

test('on a site of the never list saved rules rest, and no script of ours is in the page', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.once((request) => ({
    json: {
      found: [{ index: request.find(/^Newsletter/).n, reason: 'Asked for', snippet: '' }],
      message: '',
    },
  }));
  const first = await sightline.open('/feed.html');
  await first.panel.send('/hide the newsletter box');
  await first.panel.button(/^Hide selected/).click();
  await first.panel.button('Keep hiding here').click();
  await expect(first.panel.button('Stop keeping')).toBeVisible();
  await first.page.reload();
  await expect(first.page.locator('#letter')).toBeHidden();

  await sightline.useModel({ sites: { never: ['test'] } });
  const { page, panel, tabId } = await sightline.open('/feed.html');
  await expect(panel.page.getByText('never to run on this site')).toBeVisible();
  await panel.composer.fill('When does it open?');
  await panel.composer.press('Enter');
  await expect(page.locator('#letter')).toBeVisible();
  const reached = await sightline.backstage.evaluate(
    (id) =>
      chrome.tabs.sendMessage(id, { sightline: 'hello', params: {} }).then(
        () => true,
        () => false,
      ),
    tabId,
  );
  expect(reached).toBe(false);
  expect(model.requests).toHaveLength(1);
});

test('words drawn on a canvas or in a picture reach no model, a picture its alternative text', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  site.route(
    '/drawn',
    `<title>Drawn</title><p>A plain line.</p><canvas id="c" width="300" height="60"></canvas>
    <img alt="A lighthouse at dusk" width="300" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><text y='20'>pictured words</text></svg>">
    <script>const on = c.getContext('2d'); on.font = '20px sans-serif'; on.fillText('painted words', 10, 30);</script>`,
  );
  model.script((request) => `A lighthouse ${request.cite('A lighthouse at dusk')}, [1: "painted words"].`);
  const { panel } = await sightline.open('/drawn');
  await panel.ask('/find What is there?');
  expect(model.requests[0]!.all).not.toMatch(/painted words|pictured words/);
  expect(await panel.phrases()).toEqual({ 1: 'A lighthouse at dusk' });
  await expect(panel.answer).toContainText('painted words');
});
