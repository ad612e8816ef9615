import type { Frame, Page } from '@playwright/test';
import { expect, linesOf, type Panel, type Sightline, test } from './fixtures.ts';
import { middleOf, picturesOf, png, sizeOf, withText } from './pictures.ts';

const CHART = png(
  600,
  400,
  [240, 240, 235],
  [
    { x: 60, y: 200, width: 90, height: 180, colour: [20, 90, 200] },
    { x: 240, y: 80, width: 90, height: 300, colour: [200, 60, 30] },
  ],
);
/** The red bar in the form that Gemini writes. */
const RED_BAR = { label: 'Highest bar', quote: '2024', box_2d: [200, 400, 950, 550] };
const GEMINI = { provider: { id: 'custom', visionModel: 'gemini-3-flash' } };

const boxesIn = (frame: Frame | Page) =>
  frame.evaluate(() =>
    [...(document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll('.image-box') ?? [])]
      .filter((box) => box.checkVisibility())
      .map((box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        return { k: box.getAttribute('data-box'), x, y, width, height };
      }),
  );

const serve = (body: Buffer, type = 'image/png') =>
  ((_: unknown, response: { setHeader(name: string, value: string): unknown; end(body: Buffer): void }) => {
    response.setHeader('content-type', type);
    response.end(body);
  }) as never;

/** What the context menu does, which no test can click: the worker's own listener hears of it. */
const chooseFromMenu = (sightline: Sightline, tabId: number, srcUrl: string) =>
  sightline.worker.evaluate(
    async ([id, src]) => {
      const tab = await chrome.tabs.get(Number(id));
      const menu = chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: object): void };
      menu.dispatch({ menuItemId: 'ask-image', srcUrl: src }, tab);
    },
    [tabId, srcUrl] as const,
  );

const near = (got: { x: number; y: number; width: number; height: number } | undefined, want: object) => {
  for (const [side, value] of Object.entries(want))
    expect(Math.abs((got as unknown as Record<string, number>)[side]! - Number(value)), side).toBeLessThan(2);
};

async function openChart(sightline: Sightline, site: { route: Sightline['site']['route'] }) {
  site.route('/chart.png', serve(CHART));
  site.route(
    '/sales',
    `<style>h1 { margin: 20px }</style><h1>Report</h1><p>Secret page line about turnip prices.</p>
    <figure><img id=chart src=/chart.png alt="Sales per year" style="width:300px;height:200px;margin:20px"><figcaption>Sales chart</figcaption></figure><div style="height:2000px"></div>`,
  );
  return sightline.open('/sales');
}

test('a question that names a picture is answered by looking at it, with boxes where the answer points', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'Sales were highest in 2024 [1].', objects: [RED_BAR] } }));
  const tab = await openChart(sightline, site);
  await sightline.expectUntouched(tab);
  await tab.panel.ask('What does the chart show?');
  await expect(tab.panel.answer).toContainText('Sales were highest in 2024');
  await expect(tab.panel.answer).toContainText(/about 1,120 tokens/);
  await expect(tab.panel.answer).toContainText('Read from the image, not checked');
  await expect(tab.panel.button('Box 1: Highest bar')).toBeVisible();
  expect(model.requests).toHaveLength(1);
  expect(sizeOf(picturesOf(model.requests[0])[0] ?? '')).toEqual({ width: 600, height: 400 });
  expect(model.requests[0]?.body.model).toBe('gemini-3-flash');
  const chart = (await tab.page.locator('#chart').boundingBox())!;
  const [box] = await boxesIn(tab.page);
  near(box, { x: chart.x + 120, y: chart.y + 40, width: 45, height: 150 });

  await test.step('pointer and click tie a box to its button', async () => {
    const button = tab.panel.button('Box 1: Highest bar');
    await button.hover();
    const hovered = () =>
      tab.page.evaluate(
        () =>
          document.querySelector('sightline-overlay')?.shadowRoot?.querySelector('.image-box.hover') !== null,
      );
    await expect.poll(hovered).toBe(true);
    await tab.panel.composer.hover();
    await expect.poll(hovered).toBe(false);
    await tab.page.mouse.move(box!.x + 10, box!.y + 10);
    await expect(button).toHaveClass(/hovered/);
    await tab.page.evaluate(() => scrollTo(0, 1500));
    await button.click();
    await expect.poll(async () => (await boxesIn(tab.page)).length).toBe(1);
  });
  await test.step('boxes follow the picture as it is scrolled and resized, and go with "Clear"', async () => {
    await tab.page.evaluate(() => {
      scrollTo(0, 60);
      document.styleSheets[0]!.insertRule(
        '#chart { width: 500px !important; object-fit: contain; object-position: 0% 50% }',
      );
    });
    const where = async () => {
      const now = (await tab.page.locator('#chart').boundingBox())!;
      const [drawn] = await boxesIn(tab.page);
      return { dx: Math.round((drawn?.x ?? 0) - now.x), dy: Math.round((drawn?.y ?? 0) - now.y) };
    };
    await expect.poll(where).toEqual({ dx: 120, dy: 40 });
    await tab.panel.clear();
    expect(await boxesIn(tab.page)).toEqual([]);
  });
});

test('the context menu puts a picture into the question, with its price', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ provider: { id: 'custom', visionModel: 'gpt-5.2' } } as never);
  model.script(() => ({
    json: { answer: 'A bar [1].', objects: [{ label: 'Bar', quote: null, bbox: [240, 80, 330, 380] }] },
  }));
  const tab = await openChart(sightline, site);
  await chooseFromMenu(sightline, tab.tabId, site.url('/chart.png'));
  await expect(tab.panel.page.getByText('About this picture: Sales per year')).toBeVisible();
  await expect(tab.panel.page.getByText('about 297 tokens')).toBeVisible();
  await tab.panel.ask('Which year stands out?');
  const chart = (await tab.page.locator('#chart').boundingBox())!;
  const [box] = await boxesIn(tab.page);
  near(box, { x: chart.x + 120, y: chart.y + 40, width: 45, height: 150 });
  expect(model.requests[0]?.body.response_format.json_schema.name).toBe('image_answer');
});

test('with Alt held, a click asks about the picture or the words under the pointer, and a drag about a part of the page', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  site.route('/sky.svg', (_, response) => {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(
      '<svg xmlns="http://www.w3.org/2000/svg"><rect width="300" height="300" fill="#00f"/></svg>',
    );
  });
  site.route(
    '/drawn',
    `<body style="margin:0"><p id=words>Turnips cost <b>three</b> crowns.</p>
    <svg id=drawing role=img aria-label="A plan" width=200 height=160><rect width=200 height=160 fill="#0f0" /></svg>
    <canvas id=canvas width=200 height=160 aria-label="A graph"></canvas>
    <video id=video width=200 height=160 muted></video>
    <div id=sky style="width:200px;height:160px;background:url(/sky.svg)"></div>
    <div id=space style="height:300px"></div>
    <script>
      const paint = (canvas, colour) => { const c = canvas.getContext('2d'); c.fillStyle = colour; c.fillRect(0, 0, 200, 160); };
      paint(document.querySelector('#canvas'), '#f00');
      const film = Object.assign(document.createElement('canvas'), { width: 200, height: 160 });
      document.querySelector('#video').srcObject = film.captureStream();
      setInterval(() => paint(film, '#ff0'), 50);
      document.querySelector('#video').play();
      onclick = (event) => { if (event.altKey) document.title = 'The page heard Alt'; };
    </script>`,
  );
  const tab = await sightline.open('/drawn');
  model.script(() => 'Nothing is asked of pictures yet.');
  await tab.panel.ask('/find What do turnips cost?');
  const about = tab.panel.page.locator('.picture-name');

  await tab.page.locator('#words b').click({ modifiers: ['Alt'] });
  await expect(tab.panel.page.locator('.about-line')).toContainText('Turnips cost three crowns.');
  await tab.panel.ask('/find How much?');
  await expect(tab.panel.page.locator('.about-words').last()).toContainText('Turnips cost three crowns.');
  expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain(
    'The request is about these words: Turnips cost three crowns.',
  );
  model.script(() => ({ json: { answer: 'A picture.', objects: [] } }));
  const sent = () => picturesOf(model.requests.at(-1))[0] ?? '';
  const shape = () => sizeOf(sent()).width / sizeOf(sent()).height;
  for (const [id, name, colour] of [
    ['canvas', 'A graph', [255, 0, 0]],
    ['drawing', 'A plan', [0, 255, 0]],
    ['video', 'a picture', [255, 255, 0]],
    ['sky', 'a picture', [0, 0, 255]],
  ] as const) {
    await tab.page.locator(`#${id}`).click({ modifiers: ['Alt'] });
    await expect(about).toContainText(name);
    await tab.panel.ask('What is it?');
    expect(shape(), id).toBeCloseTo(200 / 160, 1);
    const close = (await middleOf(sightline.backstage, sent())).every(
      (c, i) => Math.abs(c - colour[i]!) < 24,
    );
    expect(close, `${id} is sent as it is seen`).toBe(true);
  }

  const space = (await tab.page.locator('#space').boundingBox())!;
  await tab.page.keyboard.down('Alt');
  await tab.page.mouse.move(space.x + 20, space.y + 20);
  await tab.page.mouse.down();
  await tab.page.mouse.move(space.x + 170, space.y + 120, { steps: 3 });
  await tab.page.mouse.up();
  await tab.page.keyboard.up('Alt');
  await expect(about).toContainText('A part of the page');
  await tab.panel.ask('And what is here?');
  expect(shape()).toBeCloseTo(150 / 100, 1);

  // Where no panel shows the tab, Alt is the page's.
  await expect(tab.page).not.toHaveTitle('The page heard Alt');
  await tab.panel.page.close();
  await expect(async () => {
    await tab.page.locator('#words').click({ modifiers: ['Alt'] });
    await expect(tab.page).toHaveTitle('The page heard Alt', { timeout: 100 });
  }).toPass();
});

test('a picture of another host is fetched without cookies; where that is refused, a screenshot is sent', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'Red [1].', objects: [RED_BAR] } }));
  const cookies: (string | undefined)[] = [];
  let refuse = false;
  site.route('/far.png', (request, response) => {
    cookies.push(request.headers.cookie);
    if (refuse && !request.headers.referer) return void response.writeHead(403).end();
    response.setHeader('set-cookie', 'seen=1; SameSite=Lax');
    response.setHeader('content-type', 'image/png');
    response.end(CHART);
  });
  site.route('/far', '<img id=far src={{cdn}}/far.png width=300 height=200 style="margin:30px">');
  const tab = await sightline.open('/far');
  await tab.panel.ask('What is in the picture?');
  expect(sizeOf(picturesOf(model.requests[0])[0] ?? '')).toEqual({ width: 600, height: 400 });
  expect(cookies.at(-1)).toBeUndefined();

  refuse = true;
  await tab.page.bringToFront();
  await tab.panel.ask('And which colour is in the picture?');
  await expect(tab.panel.answer).toContainText('what can be seen of it was sent');
  expect(sizeOf(picturesOf(model.requests[1])[0] ?? '')).toEqual({ width: 300, height: 200 });
  const far = (await tab.page.locator('#far').boundingBox())!;
  const [box] = await boxesIn(tab.page);
  near(box, { x: far.x + 120, y: far.y + 40, width: 45, height: 150 });

  // One that only its page knows: it made the address and took it back.
  site.route('/chart.png', serve(CHART));
  site.route(
    '/made',
    `<img id=made width=300 height=200 style="margin:30px"><script type=module>
    const made = URL.createObjectURL(await (await fetch('/chart.png')).blob());
    document.querySelector('img').onload = () => URL.revokeObjectURL(made);
    document.querySelector('img').src = made;</script>`,
  );
  await tab.page.goto(site.url('/made'));
  await tab.page.bringToFront();
  await tab.panel.ask('Which bar is the highest in the picture?');
  await expect(tab.panel.answer).toContainText('what can be seen of it was sent');
  expect(sizeOf(picturesOf(model.requests[2])[0] ?? '')).toEqual({ width: 300, height: 200 });
  const made = (await tab.page.locator('#made').boundingBox())!;
  near((await boxesIn(tab.page))[0], { x: made.x + 120, y: made.y + 40, width: 45, height: 150 });
});

test('what a camera wrote into a picture is not sent', async ({ sightline, site, model }) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'A chart.', objects: [] } }));
  site.route('/photo.png', serve(withText(CHART, 'Location', '48.137 11.575')));
  site.route('/photo', '<img src=/photo.png width=300 height=200>');
  const tab = await sightline.open('/photo');
  await tab.panel.ask('What is in the photo?');
  const [url = ''] = picturesOf(model.requests[0]);
  expect(sizeOf(url)).toEqual({ width: 600, height: 400 });
  expect(Buffer.from(url.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain('48.137');
});

test('a canvas in a frame is looked at as it is drawn, and its box lies in that frame', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'A red part [1].', objects: [RED_BAR] } }));
  site.route(
    '/inner',
    `<body style="margin:0"><canvas id=c width=300 height=200 aria-label="Sales" style="margin:10px"></canvas><script>
    const c = document.querySelector('#c').getContext('2d');
    c.fillStyle = '#eee'; c.fillRect(0, 0, 300, 200); c.fillStyle = '#c83c1e'; c.fillRect(120, 40, 45, 150);</script>`,
  );
  site.route(
    '/outer',
    '<p>Before</p><iframe src={{frames}}/inner width=400 height=260 style="margin:20px"></iframe>',
  );
  const tab = await sightline.open('/outer');
  await tab.page.bringToFront();
  await tab.panel.ask('What does the graph show?');
  const [url = ''] = picturesOf(model.requests[0]);
  expect(sizeOf(url)).toEqual({ width: 300, height: 200 });
  const colour = await coloursAt(tab.page, url, [
    [140, 100],
    [60, 100],
    [140, 20],
  ]);
  expect(colour).toEqual([
    [200, 60, 30],
    [238, 238, 238],
    [238, 238, 238],
  ]);
  const frame = tab.page.frames().find((each) => each.url().includes('/inner'))!;
  const [box] = await boxesIn(frame);
  near(box, { x: 130, y: 50, width: 45, height: 150 });
});

test('what was typed into a field over a picture is painted over in its screenshot', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'A sign-in form.', objects: [] } }));
  site.route('/ground.png', serve(CHART));
  site.route(
    '/login',
    `<style>#hero { position: relative; width: 400px; height: 300px; background: url(/ground.png) }
    input { position: absolute; left: 100px; top: 100px; width: 200px; height: 60px; border: 0; padding: 0; background: #0f0 }</style>
    <div id=hero><input value="4111 1111 1111 1111"></div>`,
  );
  const tab = await sightline.open('/login');
  await tab.page.bringToFront();
  await tab.panel.ask('What is in the picture?');
  const [url = ''] = picturesOf(model.requests[0]);
  expect(sizeOf(url)).toEqual({ width: 400, height: 300 });
  expect(
    await coloursAt(tab.page, url, [
      [90, 130],
      [200, 130],
      [110, 110],
    ]),
  ).toEqual([
    [240, 240, 235],
    [119, 119, 119],
    [119, 119, 119],
  ]);
});

/** Colours of a picture at some points, as the browser decodes it. */
const coloursAt = (page: Page, url: string, points: [number, number][]) =>
  page.evaluate(
    async ([src, wanted]) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      return wanted.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data.slice(0, 3)]);
    },
    [url, points] as const,
  );

test('a pasted picture is asked about; it need not have to do with the page', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.script(() => ({ json: { answer: 'A bar [1].', objects: [RED_BAR] } }));
  const tab = await openChart(sightline, site);
  await paste(tab.panel, CHART);
  await expect(tab.panel.page.getByText('About this picture: shot.png')).toBeVisible();
  await tab.panel.ask('What is this?');
  await expect(tab.panel.button('Box 1: Highest bar')).toBeVisible();
  expect(sizeOf(picturesOf(model.requests[0])[0] ?? '')).toEqual({ width: 600, height: 400 });
  expect(model.requests[0]?.all).not.toContain('turnip');
  expect(await boxesIn(tab.page)).toEqual([]);
});

async function paste(panel: Panel, bytes: Buffer): Promise<void> {
  await panel.composer.evaluate((box, encoded) => {
    const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([data], 'shot.png', { type: 'image/png' }));
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, bytes.toString('base64'));
}

test('a box that cannot be right is not drawn, its words stay; an unknown family is asked for words', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel(GEMINI as never);
  model.once(() => ({
    json: {
      answer: 'Two bars [1][2].',
      objects: [{ label: 'Low bar', quote: null, box_2d: [950, 250, 500, 100] }, RED_BAR],
    },
  }));
  const tab = await openChart(sightline, site);
  await tab.panel.ask('What does the chart show?');
  await expect(tab.panel.answer).toContainText('Low bar');
  await expect(tab.panel.button(/^Box /)).toHaveCount(1);
  expect(await boxesIn(tab.page)).toHaveLength(1);

  await sightline.useModel({ provider: { id: 'custom', visionModel: 'gpt-4o' } } as never);
  model.once(() => 'Sales rose until 2024.');
  await tab.panel.ask('What does the chart show then?');
  await expect(tab.panel.answer).toContainText('Sales rose until 2024.');
  await expect(tab.panel.answer).toContainText('answers in words only');
  await expect(tab.panel.answer.getByRole('button', { name: /^Box / })).toHaveCount(0);
  expect(await boxesIn(tab.page)).toEqual([]);
});

test('without a model that sees, the words of the page are read, and that is said', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `Turnips ${request.cite('turnip prices')}.`);
  const tab = await openChart(sightline, site);
  await tab.panel.ask('What does the chart show?');
  await expect(tab.panel.answer).toContainText('not known to see any');
  expect(picturesOf(model.requests[0])).toEqual([]);
  await expect(tab.panel.citation(1)).toBeVisible();
});

test.describe('a screenshot with the numbers of the lines', () => {
  const DRAWN = `<button style="position:absolute;left:20px;top:20px;width:120px;height:40px">Zoom in</button>
    <input value="4111 1111 1111 1111" style="position:absolute;left:20px;top:80px;width:200px;height:40px">
    <canvas width=1200 height=700 aria-label="Route map" style="background:#9cf"></canvas>`;
  const PROSE = `<p>${'The harbour was widened in three steps, each of them paid for by the town. '.repeat(20)}</p>`;

  test('goes along where the words say too little, and the card says why', async ({
    sightline,
    site,
    model,
  }) => {
    await sightline.useModel({ ...GEMINI, images: { screenshots: 'auto' } } as never);
    model.script(() => 'A route along the coast is seen.');
    site.route('/drawn', DRAWN);
    site.route('/prose', PROSE);
    const tab = await sightline.open('/drawn');
    await tab.page.bringToFront();
    await tab.panel.ask('Where does the route lead?');
    await expect(tab.panel.answer).toContainText('drawn, not written');
    await expect(tab.panel.answer).toContainText('A screenshot went along, about 1,120 tokens');
    const [url = ''] = picturesOf(model.requests[0]);
    const { width } = sizeOf(url);
    const at = (x: number, y: number): [number, number] => [(x * width) / 1280, (y * width) / 1280];
    const [number, typed, canvas] = await coloursAt(tab.page, url, [at(22, 34), at(120, 100), at(600, 500)]);
    expect(number![0]! - number![1]!, 'the number of the button is drawn in red').toBeGreaterThan(80);
    expect(typed, 'what was typed is painted over').toEqual([119, 119, 119]);
    expect(canvas![2]! - canvas![0]!, 'the canvas is blue').toBeGreaterThan(80);
    expect(model.requests[0]?.body.model).toBe('gemini-3-flash');

    const words = await sightline.open('/prose');
    await words.panel.ask('Who paid for the harbour?');
    expect(picturesOf(model.requests[1])).toEqual([]);
  });

  test('goes along with requests to guide and to hide, too, on the same terms', async ({
    sightline,
    site,
    model,
  }) => {
    await sightline.useModel({ ...GEMINI, images: { screenshots: 'auto' } } as never);
    site.route('/drawn', DRAWN);
    const tab = await sightline.open('/drawn');
    await tab.page.bringToFront();
    model.script(() => ({ json: { found: [], message: 'None.' } }));
    await tab.panel.ask('/hide the advertisements');
    await expect(tab.panel.answer).toContainText('A screenshot went along, about 1,120 tokens');
    expect(picturesOf(model.requests.at(-1))).toHaveLength(1);
    expect(model.requests.at(-1)?.body.model).toBe('gemini-3-flash');

    await sightline.useModel({ ...GEMINI, images: { screenshots: 'ask' } } as never);
    model.script(() => ({
      json: {
        instruction: 'Wait for the map.',
        index: null,
        text: '',
        action: 'wait',
        value: null,
        hint: '',
      },
    }));
    await tab.panel.send('/guide Show the route to the harbour');
    await expect(tab.panel.page.getByText('A screenshot would help, about 1,120 tokens')).toBeVisible();
    expect(picturesOf(model.requests.at(-1))).toEqual([]);
    await tab.panel.button('Answer with a screenshot').click();
    await expect(
      tab.panel.page.getByText('A screenshot went along, about 1,120 tokens').last(),
    ).toBeVisible();
    await expect.poll(() => picturesOf(model.requests.at(-1)).length).toBe(1);
    await tab.panel.button('Stop').click();
  });

  test('is offered with its price where the person wants to be asked, and is never sent otherwise', async ({
    sightline,
    site,
    model,
  }) => {
    await sightline.useModel({ ...GEMINI, images: { screenshots: 'ask' } } as never);
    model.script(() => 'The words do not say.');
    site.route('/drawn', DRAWN);
    const tab = await sightline.open('/drawn');
    await tab.page.bringToFront();
    await tab.panel.ask('Where does the route lead?');
    expect(picturesOf(model.requests[0])).toEqual([]);
    await tab.panel.button('Answer with a screenshot').click();
    await model.received(2);
    await tab.panel.idle();
    expect(picturesOf(model.requests[1])).toHaveLength(1);
    await sightline.useModel(GEMINI as never);
    await tab.panel.ask('Where does the route lead now?');
    expect(picturesOf(model.requests[2])).toEqual([]);
  });
});

test.describe('without the page', () => {
  test('nothing of it is sent or read, by the switch and by /chat', async ({ sightline, site, model }) => {
    await sightline.useModel();
    model.script(() => 'A turnip is a root vegetable.');
    const tab = await openChart(sightline, site);
    const scripted = () =>
      sightline.worker.evaluate(
        (id) =>
          chrome.tabs.sendMessage(id, { sightline: 'hello', params: {} }, { frameId: 0 }).then(
            () => true,
            () => false,
          ),
        tab.tabId,
      );
    await tab.panel.page.getByRole('switch', { name: 'Without the page' }).check();
    await tab.panel.ask('What is a turnip?');
    await expect(tab.panel.answer).toContainText('A turnip is a root vegetable.');
    await expect(tab.panel.answer).toContainText('No page was read');
    await tab.panel.page.getByRole('switch', { name: 'Without the page' }).uncheck();
    await tab.panel.ask('/chat And a swede?');
    expect(model.requests).toHaveLength(2);
    for (const request of model.requests) {
      expect(linesOf(request.all)).toEqual([]);
      expect(JSON.stringify(request.body)).not.toMatch(/turnip prices|Secret|Sales|sales|Report|www\.test/);
    }
    expect(model.requests[1]?.all).toContain('What is a turnip?');
    expect(await scripted(), 'no page script was put into the page').toBe(false);

    model.once((request) => `Turnips have a price ${request.cite('turnip prices')}.`);
    await tab.panel.button('New conversation').click();
    await expect(tab.panel.answers).toHaveCount(0);
    await tab.panel.ask('/find What is said of turnips?');
    await tab.panel.ask('/chat Are turnips dear?');
    expect(model.requests[3]?.all, 'an answer that quoted the page does not go along').not.toMatch(
      /turnip prices|have a price/,
    );
    expect(model.requests[3]?.messages).toHaveLength(2);
  });
});
