import { expect, test } from './fixtures.ts';
import {
  beaconOf,
  expectBeaconOn,
  expectNoBeacon,
  expectNoOverlay,
  stepReply,
  walk,
} from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

test.beforeEach(async ({ sightline, site }) => {
  await sightline.useModel();
  site.route('/end', html('The end', '<p role=status>You have arrived</p><button id=after>After</button>'));
});

/** A first page whose one act must be noticed: the next step then points at `#after`, wherever it appears. Acts alone: tests/page/guide-user-actions. */
const triggers: {
  name: string;
  body: string;
  at: RegExp;
  action?: string;
  value?: string;
  on?: string;
  act: (page: import('@playwright/test').Page) => Promise<void>;
}[] = [
  {
    name: 'a new URL without a new document',
    body: `<button id=b onclick="history.pushState(null,'','/spa');document.querySelector('h1').textContent='Second view';this.outerHTML='<button id=after>After</button>'">Press</button>`,
    at: /^Press$/,
    act: (page) => page.click('#b'),
  },
  {
    name: 'content that comes a second later',
    body: `<button id=b onclick="setTimeout(()=>this.insertAdjacentHTML('afterend','<button id=after>After</button>'),1000)">Press</button>`,
    at: /^Press$/,
    act: (page) => page.click('#b'),
  },
  {
    name: 'Enter in a search field',
    body: `<form action=/end><input id=q aria-label=Query name=q></form>`,
    at: /^Query$/,
    action: 'type',
    value: 'cats',
    on: '#q',
    act: async (page) => {
      await page.click('#q');
      await page.keyboard.type('cats');
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'a native dialog element that opens',
    body: `<button id=b onclick="document.querySelector('dialog').showModal()">Open</button><dialog><button id=after>After</button></dialog>`,
    at: /^Open$/,
    act: (page) => page.click('#b'),
  },
  {
    name: 'a step done in another way',
    body: `<button id=b>Press</button><a id=other href=/end style="margin-left:200px">Shortcut</a>`,
    at: /^Press$/,
    act: (page) => page.click('#other'),
  },
  {
    name: 'a frame whose document changes',
    body: `<iframe name=inner width=500 height=200 srcdoc="<button id=b onclick='location.href=&quot;/end&quot;'>Inside</button>"></iframe>`,
    at: /^Inside$/,
    act: (page) => page.frame('inner')!.click('#b'),
  },
];

for (let first = 0; first < triggers.length; first += 3) {
  const some = triggers.slice(first, first + 3);
  test(`the guide goes on by itself after ${some.map(({ name }) => name).join(', after ')}`, async ({
    sightline,
    model,
    site,
  }) => {
    const tab = await sightline.open('/end');
    for (const { name, body, at, action, value, on, act } of some) {
      await test.step(name, async () => {
        site.route('/start', html('Start', body));
        await tab.page.goto(site.url('/start'));
        const asked = model.requests.length;
        model.script(walk([{ at, action, value }, { at: /^After$/ }]));
        await tab.panel.send('/guide get to the end');
        if (body.includes('<iframe') || on) await beaconOf(tab.page);
        else await expectBeaconOn(tab, '#b');
        await act(tab.page);
        const requested = Date.now();
        await model.received(asked + 2);
        expect(Date.now() - requested).toBeLessThan(5500);
        await expect(async () =>
          expect((await beaconOf(tab.page)).frame.locator('#after')).toBeVisible(),
        ).toPass();
        await tab.panel.button('Stop').click();
        await expectNoOverlay(tab.page);
        expect(model.requests).toHaveLength(asked + 2);
      });
    }
  });
}

test('a target in a cross-origin frame gets the beacon of its own frame, in view', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/inner',
    '<!doctype html><title>i</title><div style="height:900px">tall</div><button id=b>Deep button</button>',
  );
  site.route(
    '/outer',
    html(
      'Outer',
      '<div style="height:1500px">tall</div><iframe name=inner src="{{other}}/inner" width=600 height=300></iframe>',
    ),
  );
  model.script(walk([{ at: /^Deep button$/ }]));
  const tab = await sightline.open('/outer');
  await tab.panel.send('/guide press the deep button');
  await expectBeaconOn(tab, '#b', 'inner');
  const frameBox = await tab.page.locator('iframe').boundingBox();
  expect(frameBox!.y).toBeGreaterThan(-300);
  expect(frameBox!.y).toBeLessThan(800);
  await expect(tab.page.frame('inner')!.locator('#b')).toBeInViewport();
});

test('another origin, a reload and a killed worker go on at the same step', async ({
  sightline,
  model,
  site,
}) => {
  site.route('/start', html('Start', '<a id=b href="{{other}}/second">Go there</a>'));
  site.route(
    '/second',
    html(
      'Second',
      '<button id=after>After</button><button id=last onclick="this.nextElementSibling.textContent=\'Finished\'">Last</button><p role=status></p>',
    ),
  );
  model.script(walk([{ at: /^Go there$/ }, { at: /^After$/ }, { at: /^Last$/ }], /Finished/));
  const tab = await sightline.open('/start');
  await tab.panel.send('/guide reach the end');
  await expectBeaconOn(tab, '#b');
  await tab.page.click('#b');
  await expectBeaconOn(tab, '#after');
  await tab.page.reload();
  await expectBeaconOn(tab, '#after');
  expect(model.requests).toHaveLength(2);
  await sightline.killWorker();
  await tab.page.click('#after');
  await expectBeaconOn(tab, '#last');
  await sightline.killWorker();
  await tab.page.reload();
  await expectBeaconOn(tab, '#last');
  await tab.page.click('#last');
  await expectNoBeacon(tab.page);
  await expect(tab.panel.steps.last()).toContainText('Finished');
  expect(model.requests).toHaveLength(4);
});

test('a worker killed while the model is asked asks again and goes on', async ({
  sightline,
  model,
  site,
}) => {
  site.route('/start', html('Start', '<button id=b>Press</button>'));
  model.once(() => ({ hang: [''] }));
  model.script(walk([{ at: /^Press$/ }]));
  const tab = await sightline.open('/start');
  await tab.panel.send('/guide press it');
  await model.received(1);
  await sightline.killWorker();
  await expectBeaconOn(tab, '#b');
});

test('a popup opened by the page takes the guide and its panel over, and gives it back when it is closed', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/start',
    html(
      'Start',
      `<button id=b onclick="open('/popup','_blank','popup,width=600,height=500')">Open report</button> <button id=after>After</button>`,
    ),
  );
  site.route('/popup', html('Report', '<button id=inside>Inside</button>'));
  model.script((request) =>
    stepReply(
      request.lines.find((line) => line.text === 'Inside') ??
        request.find(model.requests.length === 1 ? /Open report/ : /^After$/),
      {},
    ),
  );
  const tab = await sightline.open('/start');
  await tab.panel.send('/guide look into the report');
  await expectBeaconOn(tab, '#b');
  const opened = tab.page.waitForEvent('popup');
  await tab.page.click('#b');
  const popup = await opened;
  await expectBeaconOn({ page: popup }, '#inside');
  await expectNoOverlay(tab.page);
  await expect(tab.panel.steps).toHaveCount(2);
  await popup.close();
  await expectBeaconOn(tab, '#after');
});

test('a page that never settles still gets its steps, and a clock makes no requests', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/start',
    html(
      'Start',
      '<p id=t></p><button id=b onclick="this.nextElementSibling.hidden=false">Press</button><button id=after hidden>After</button><script>setInterval(()=>{t.innerHTML="<b>"+performance.now()+"</b><i></i><i></i><i></i>"},80)</script>',
    ),
  );
  model.script(walk([{ at: /^Press$/ }, { at: /^After$/ }]));
  const tab = await sightline.open('/start');
  await tab.panel.send('/guide press it');
  await expectBeaconOn(tab, '#b');
  await tab.page.click('#b');
  await expectBeaconOn(tab, '#after');
  expect(model.requests).toHaveLength(2);
});

test('429 and 5xx are waited for in sight; after that "Try again" goes on at the same place, and a target that disappears is looked for anew', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/start',
    html('Start', '<button id=b>Press</button><p>Text</p><button id=after>After</button>'),
  );
  model.script(() => ({ status: 503, headers: { 'retry-after': '0' } }));
  const tab = await sightline.open('/start');
  await tab.panel.send('/guide press it');
  await expect(tab.panel.alert).toBeVisible({ timeout: 30_000 });
  expect(model.requests.length).toBeGreaterThanOrEqual(3);
  const refused = model.requests.length;
  model.script(walk([{ at: /^Press$/ }, { at: /^After$/ }]));
  await tab.panel.button('Try again').click();
  await expectBeaconOn(tab, '#b');
  await tab.page.evaluate(() => document.querySelector('#b')!.remove());
  await expectBeaconOn(tab, '#after');
  expect(model.requests).toHaveLength(refused + 2);
});
