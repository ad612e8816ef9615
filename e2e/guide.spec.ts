import { expect, lit, test } from './fixtures.ts';
import { expectBeaconOn, expectNoBeacon, expectNoOverlay, stepReply, walk } from './guide-script.ts';

const SETTINGS = `<!doctype html><title>Settings</title><h1>Settings</h1>
<nav><a href="/home">Home</a> <a id=account href="/account">Account</a></nav><button id=other>Other</button>`;
const ACCOUNT = `<!doctype html><title>Account</title><h1>Account</h1>
<form><label>Display name <input id=name></label> <label>Size <select id=size><option>Small</option><option>Large</option></select></label>
<label><input type=checkbox id=agree> Agree</label> <button id=save type=button onclick="document.querySelector('#out').textContent='Your changes are saved'">Save</button></form>
<p id=out role=status></p>`;

test.beforeEach(async ({ sightline, site }) => {
  await sightline.useModel();
  site.route('/settings', SETTINGS);
  site.route('/account', ACCOUNT);
});

test('a task goes over pages and every kind of control by itself, and ends with what shows success', async ({
  sightline,
  model,
}) => {
  model.script(
    walk(
      [
        { at: /^Account$/ },
        { at: /Display name/, action: 'type', value: 'Ada' },
        { at: /^Size/, action: 'select', value: 'Large' },
        { at: /^Agree/, action: 'check' },
        { at: /^Save$/ },
      ],
      /changes are saved/,
    ),
  );
  const tab = await sightline.open('/settings');
  const { page, panel } = tab;
  await panel.send('/guide change my display name');
  await expect(panel.steps.first()).toBeVisible();
  await expectBeaconOn(tab, '#account');
  await page.click('#account');
  await expectBeaconOn(tab, '#name');
  await page.click('#name');
  await page.keyboard.type('Ada');
  await expectBeaconOn(tab, '#size');
  await page.selectOption('#size', 'Large');
  await expectBeaconOn(tab, '#agree');
  await page.check('#agree');
  await expectBeaconOn(tab, '#save');
  await page.click('#save');
  await expect(panel.steps.last()).toContainText('Your changes are saved');
  await panel.idle();
  await expectNoBeacon(page);
  expect(await lit(page)).toEqual({ 1: 'Your changes are saved' });
  expect(model.requests).toHaveLength(6);
  for (const request of model.requests) expect(request.schema).toBe('guide_step');
  expect(model.requests[1]!.last).toContain('URL: http://www.test');
});

test('Skip asks for another step, Back shows the one before without a request, Next asks again, Stop leaves nothing', async ({
  sightline,
  model,
}) => {
  model.script(walk([{ at: /^Home$/ }, { at: /^Other$/ }, { at: /^Account$/ }]));
  const tab = await sightline.open('/settings');
  await sightline.expectUntouched(tab);
  const { panel, page } = tab;
  const step = (n: number) => panel.page.getByRole('article', { name: `Step ${n}`, exact: true });
  await panel.send('/guide do something');
  await expectBeaconOn(tab, 'a[href="/home"]');
  await panel.button('Skip').click();
  await expectBeaconOn(tab, '#other');
  await expect(step(1)).toContainText('skipped');
  await panel.button('Back').click();
  await expect(step(1)).toHaveAttribute('aria-current', 'step');
  await expectBeaconOn(tab, 'a[href="/home"]');
  expect(model.requests).toHaveLength(2);
  await panel.button('Next').click();
  await expectBeaconOn(tab, '#account');
  expect(model.requests).toHaveLength(3);
  await panel.button('Stop').click();
  await expectNoOverlay(page);
  await page.click('#other');
  await expect(panel.button('Stop')).toHaveCount(0);
  expect(model.requests).toHaveLength(3);
});

test('a number and a name that disagree are looked up again; what stays open is repaired once, then the guide is lost', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/settings');
  const { panel } = tab;
  model.once((request) => stepReply({ ...request.find(/^Other$/), text: 'Account' }, {}));
  await panel.send('/guide open my account');
  await expectBeaconOn(tab, '#account');
  expect(model.requests).toHaveLength(1);
  model.once(() => stepReply(null, { instruction: 'Open the account' }));
  model.once(() => ({
    json: {
      instruction: 'Open the account',
      index: 99_999,
      text: 'My account page',
      action: 'click',
      value: null,
      hint: '',
    },
  }));
  await panel.button('Skip').click();
  await expect(panel.alert).toContainText('unsure');
  expect(model.requests).toHaveLength(3);
  expect(model.requests[2]!.lines.length).toBeGreaterThan(2);
  await expectNoOverlay(tab.page).catch(() => {});
  await expect(panel.alert.getByRole('button', { name: /^Account/ })).toBeVisible();
  await expect(panel.button('Stop')).toBeVisible();
  model.once((request) => stepReply(request.find(/^Account$/), {}));
  await panel.button('Try again').click();
  await expectBeaconOn(tab, '#account');
});
