import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { beaconOf, expectBeaconOn, expectNoOverlay, stepReply, walk } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;
const FORM = html(
  'Form',
  `<label>City <input id=city></label> <button id=show type=button onclick="document.querySelector('#o').textContent='Shown: '+city.value">Show weather</button>
<button id=del onclick="document.querySelector('#o').textContent='All gone'">Delete everything</button><p id=o role=status></p>`,
);

test.beforeEach(({ site }) => {
  site.route('/form', FORM);
});

test('"Do it for me" types and clicks so that React reacts, and hands a password back', async ({
  sightline,
  model,
  site,
}) => {
  const require = createRequire(import.meta.url);
  const bundle = (name: string, file: string) =>
    readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file), 'utf8');
  // React ships CommonJS only: a few lines of `require` make a page of it.
  const modules = {
    react: bundle('react', 'cjs/react.production.js'),
    scheduler: bundle('scheduler', 'cjs/scheduler.production.js'),
    'react-dom': bundle('react-dom', 'cjs/react-dom.production.js'),
    'react-dom/client': bundle('react-dom', 'cjs/react-dom-client.production.js'),
  };
  const defined = Object.entries(modules).map(
    ([name, code]) => `${JSON.stringify(name)}:function(module,exports,require){${code}\n}`,
  );
  site.route('/react.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(`const process={env:{}};const M={${defined.join(',')}},C={};function req(n){if(!C[n]){const m=C[n]={exports:{}};M[n](m,m.exports,req)}return C[n].exports}
const {createElement:h,useState}=req('react');
function App(){const [name,setName]=useState('');const [pw,setPw]=useState('');const [said,say]=useState('');
return h('form',{onSubmit:e=>e.preventDefault()},h('input',{id:'name','aria-label':'Name',value:name,onChange:e=>setName(e.target.value)}),h('input',{id:'pw',type:'password','aria-label':'Password',value:pw,onChange:e=>setPw(e.target.value)}),
h('button',{id:'go',type:'button',disabled:!name,onClick:()=>say('Hello '+name)},'Greet'),h('p',{role:'status'},said))}
req('react-dom/client').createRoot(document.getElementById('root')).render(h(App));`);
  });
  site.route('/react', html('React', '<div id=root></div><script src=/react.js></script>'));
  await sightline.useModel();
  model.script(
    walk([
      { at: /^Name$/, action: 'type', value: 'Ada' },
      { at: /^Greet$/ },
      { at: /^Password$/, action: 'type', value: 'secret' },
    ]),
  );
  const tab = await sightline.open('/react');
  const { panel, page } = tab;
  await panel.send('/guide greet Ada');
  await expectBeaconOn(tab, '#name');
  await panel.button('Do it for me').click();
  await expect(page.locator('#name')).toHaveValue('Ada');
  await expectBeaconOn(tab, '#go');
  await panel.button('Do it for me').click();
  await expect(page.getByRole('status')).toHaveText('Hello Ada');
  await expectBeaconOn(tab, '#pw');
  await expect(panel.button('Do it for me')).toHaveCount(0);
  await expect(panel.steps.last()).toContainText('Waiting for you');
  await page.fill('#pw', 'my own');
  await model.received(4);
  expect(model.requests[3]!.all).not.toContain('my own');
  expect(model.requests[3]!.all).not.toContain('"secret"');
});

test('the copilot counts down and does harmless steps; Pause, Reject and a press on the page keep it from them; deleting waits for a yes', async ({
  sightline,
  model,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 1500 } });
  model.script(
    walk(
      [
        { at: /^City/, action: 'type', value: 'Rome' },
        { at: /^Show weather$/ },
        { at: /^Show weather$/ },
        { at: /^Delete everything$/ },
      ],
      /All gone/,
    ),
  );
  const tab = await sightline.open('/form');
  const { panel, page } = tab;
  await panel.send('/guide show the weather, then delete everything');
  await expect(page.locator('#city')).toHaveValue('Rome', { timeout: 15_000 });
  await expectBeaconOn(tab, '#show');
  await panel.button('Pause').click();
  await expect(panel.button('Resume')).toBeVisible();
  await page.waitForFunction(
    (from) => performance.now() > from + 2500,
    await page.evaluate(() => performance.now()),
  );
  await expect(page.locator('#o')).toBeEmpty();
  await panel.button('Reject').click();
  await model.received(3);
  await expectBeaconOn(tab, '#show');
  await panel.button('Resume').click();
  await expect(page.locator('#o')).toHaveText('Shown: Rome', { timeout: 10_000 });
  await expectBeaconOn(tab, '#del');
  await expect(panel.page.getByText('Waiting for your yes')).toBeVisible();
  await page.waitForFunction(
    (from) => performance.now() > from + 2500,
    await page.evaluate(() => performance.now()),
  );
  await expect(page.locator('#o')).toHaveText('Shown: Rome');
  await panel.button('Do it for me').click();
  await expect(page.locator('#o')).toHaveText('All gone');
  await expect(panel.steps.last()).toContainText('All gone');
});

test('what is written while a guide waits corrects it; a question of its own ends it', async ({
  sightline,
  model,
  site,
}) => {
  const button = (id: string, name: string) =>
    `<button id=${id} onclick="this.textContent='${name} open'">${name}</button>`;
  site.route(
    '/accounts',
    html('Accounts', button('mine', 'Private account') + button('firm', 'Company account')),
  );
  await sightline.useModel();
  model.script((request) => {
    const corrected = request.last.includes('not that one, the other account');
    const line = request.find(corrected ? /^Company account$/ : /^Private account$/);
    return stepReply(line, { instruction: 'Open it' });
  });
  const tab = await sightline.open('/accounts');
  const { panel } = tab;
  await panel.send('/guide open the account');
  await expectBeaconOn(tab, '#mine');
  await expect(panel.composer).toHaveAttribute('placeholder', /^Correct the guide/);
  await panel.send('not that one, the other account');
  await expectBeaconOn(tab, '#firm');
  await expect(panel.answers).toHaveCount(1);
  await expect(panel.answer).toContainText('not that one, the other account');
  await expect(panel.steps).toHaveCount(2);
  expect(model.requests).toHaveLength(2);
  expect(model.requests[1]!.last).toMatch(/1\. Open it .*rejected by the person/);

  model.script(() => 'It says so.');
  await panel.ask('Which accounts are there?');
  await expect(panel.answers).toHaveCount(2);
  await expectNoOverlay(tab.page);
});

test('a page that asks whether a person is there is left to the person, and the guide goes on behind it', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 300 } });
  site.route('/order', html('Order', '<a href=/check>See the timetable</a>'));
  site.route(
    '/check',
    '<!doctype html><title>Just a moment</title><p>Verify you are human</p><button id=here onclick="location=\'/table\'">I am here</button>',
  );
  site.route('/table', html('Timetable', '<button id=print>Print it</button>'));
  model.script(walk([{ at: /^See the timetable$/ }, { at: /^I am here$/ }, { at: /^Print it$/ }]));
  const tab = await sightline.open('/order');
  await tab.panel.send('/guide print the timetable');
  await expect(tab.panel.page.getByText('asks whether a person is there')).toBeVisible({ timeout: 15_000 });
  await expectBeaconOn(tab, '#here');
  await tab.page.waitForFunction(
    (from) => performance.now() > from + 1000,
    await tab.page.evaluate(() => performance.now()),
  );
  await expect(tab.page).toHaveURL(site.url('/check'));
  await tab.page.click('#here');
  await expectBeaconOn(tab, '#print');
  await expect(tab.panel.page.getByText('asks whether a person is there')).toHaveCount(0);
});

test('an action of the person during the countdown takes over', async ({ sightline, model }) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 4000 } });
  model.script(walk([{ at: /^City/, action: 'type', value: 'Rome' }]));
  const tab = await sightline.open('/form');
  await tab.panel.send('/guide enter the city');
  await beaconOf(tab.page);
  await tab.page.click('#city');
  await expect(tab.panel.button('Resume')).toBeVisible();
  await expect(tab.page.locator('#city')).toHaveValue('');
});

test('a walk that worked is replayed without a model, in other words too, and left where it no longer fits', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  const shop = (done: string) => html('Shop', `<a id=b href=/account>Account</a><p>${done}</p>`);
  site.route('/shop', shop(''));
  site.route(
    '/account',
    html(
      'Account',
      `<button id=change onclick="document.querySelector('p').textContent='Password was changed'">Change password</button><p role=status></p>`,
    ),
  );
  model.script(walk([{ at: /^Account$/ }, { at: /^Change password$/ }], /was changed/));
  const tab = await sightline.open('/shop');
  const { panel, page } = tab;
  const follow = async () => {
    await expectBeaconOn(tab, '#b');
    await page.click('#b');
    await expectBeaconOn(tab, '#change');
    await page.click('#change');
    await expect(panel.steps.last()).toContainText('Password was changed');
    await panel.idle();
  };
  await panel.send('/guide How do I change my password?');
  await follow();
  expect(model.requests).toHaveLength(3);
  await page.goto(site.url('/shop'));
  await panel.send('/guide please edit my password');
  await follow();
  expect(model.requests).toHaveLength(3);
  site.route('/account', html('Account', '<button id=other>Security</button>'));
  model.script(walk([{ at: /^Security$/ }]));
  await page.goto(site.url('/shop'));
  await panel.send('/guide How can I change my password?');
  await expectBeaconOn(tab, '#b');
  await page.click('#b');
  await expectBeaconOn(tab, '#other');
  expect(model.requests).toHaveLength(4);
  await panel.button('Stop').click();
  await expectNoOverlay(page);
});

test('going in circles is noticed, with ways out', async ({ sightline, model }) => {
  await sightline.useModel();
  model.script(
    walk([{ at: /^Show weather$/ }, { at: /^Show weather$/ }, { at: /^Show weather$/ }, { at: /^Delete/ }]),
  );
  const tab = await sightline.open('/form');
  const { panel, page } = tab;
  await panel.send('/guide what is the weather');
  for (const wanted of [1, 2, 3]) {
    await model.received(wanted);
    await expectBeaconOn(tab, '#show');
    await page.click('#show');
  }
  await expect(panel.alert).toContainText('same step');
  expect(model.requests).toHaveLength(3);
  await panel.button('Another way').click();
  await expectBeaconOn(tab, '#del');
});

test('without a model the best control is pointed at, and nothing is asked', async ({ sightline, model }) => {
  const tab = await sightline.open('/form');
  await tab.panel.send('/guide show me the weather');
  await expectBeaconOn(tab, '#show');
  await tab.panel.button('Stop').click();
  await expectNoOverlay(tab.page);
  await tab.panel.send('/guide order a pizza with olives');
  await expect(tab.panel.answer).toContainText('No control on this page fits');
  await tab.panel.idle();
  expect(model.requests).toHaveLength(0);
});

test('let loose, the copilot runs on without waiting until its budget is used up, and never does what commits', async ({
  sightline,
  model,
}) => {
  await sightline.useModel({ guide: { budget: { steps: 2 } } });
  model.script(
    walk([
      { at: /^City/, action: 'type', value: 'Rome' },
      { at: /^Show weather$/ },
      { at: /^City/, action: 'type', value: 'Oslo' },
      { at: /^Delete everything$/ },
    ]),
  );
  const tab = await sightline.open('/form');
  const { panel, page } = tab;
  await panel.send('/guide show the weather of Rome, then of Oslo, then delete everything');
  await expectBeaconOn(tab, '#city');
  await panel.page.getByText('More about this step').click();
  await panel.page.getByLabel('Do the steps for me').click();
  await panel.page.getByLabel('Run on without waiting').click();
  await expect(page.locator('#o')).toHaveText('Shown: Rome');
  await expect(panel.page.getByText('The budget is used up')).toBeVisible();
  await expect(panel.page.getByText('Used: 2 of 2 steps')).toBeVisible();
  await expect(page.locator('#city')).toHaveValue('Rome');
  await panel.button('Resume').click();
  await expect(page.locator('#city')).toHaveValue('Oslo');
  await expectBeaconOn(tab, '#del');
  await expect(panel.page.getByText('Waiting for your yes')).toBeVisible();
  await expect(page.locator('#o')).toHaveText('Shown: Rome');
  await panel.button('Stop').click();
  await expectNoOverlay(page);
});
