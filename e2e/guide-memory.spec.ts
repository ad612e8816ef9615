import { expect, type ModelRequest, type Reply, test } from './fixtures.ts';
import { expectBeaconOn, stepReply, walk } from './guide-script.ts';

test('a completed walk and its run are listed in the options and can be deleted', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/one',
    `<!doctype html><title>One</title><label>Note <input id=i></label><button id=b onclick="document.querySelector('p').textContent='Saved'">Save</button><p role=status></p>`,
  );
  await sightline.useModel();
  model.script(walk([{ at: /^Note$/, action: 'type', value: 'private words' }, { at: /^Save$/ }], /^Saved$/));
  const tab = await sightline.open('/one');
  await tab.panel.send('/guide save my note');
  await expectBeaconOn(tab, '#i');
  await tab.page.fill('#i', 'my own words');
  await expectBeaconOn(tab, '#b');
  await tab.page.click('#b');
  await expect(tab.panel.steps.last()).toContainText('Saved');
  await tab.panel.idle();
  const stored = await sightline.backstage.evaluate(async () =>
    JSON.stringify(await chrome.storage.local.get('guide-runs')),
  );
  expect(stored).not.toContain('my own words');
  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  await expect(options.getByText('save my note')).toBeVisible();
  await expect(options.getByText('Recorded runs: 1')).toBeVisible();
  await options.getByRole('button', { name: 'Delete all walks' }).click();
  await expect(options.getByText('save my note')).toHaveCount(0);
  await options.getByRole('button', { name: 'Delete all runs' }).click();
  await expect(options.getByText('Recorded runs: 0')).toBeVisible();
  await options.close();
});

test('a press that is known from another task is offered without a request; a step called wrong is told and kept, until it is deleted', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/prefs',
    `<!doctype html><html lang=en><title>Prefs</title><nav aria-label=Main><button id=a onclick="m.hidden=false">Account</button>
<span id=m hidden><button id=p onclick="f.hidden=false">Preferences</button></span></nav>
<div id=f hidden><label><input type=checkbox id=k onchange="o.textContent='Theme is dark'"> Dark</label>
<label><input type=checkbox id=d onchange="o.textContent='Digests are on'"> Digests</label></div><p id=o role=status></p>`,
  );
  await sightline.useModel();
  model.script(
    walk(
      [{ at: /^Account$/ }, { at: /^Preferences$/ }, { at: /^Dark$/, action: 'check' }],
      /^Theme is dark$/,
    ),
  );
  const tab = await sightline.open('/prefs');
  const { panel, page } = tab;
  const through = async (...all: string[]) => {
    for (const at of all) {
      await expectBeaconOn(tab, at);
      await page.click(at);
    }
    await panel.idle();
  };
  await panel.send('/guide turn on the dark theme');
  await through('#a', '#p', '#k');

  await page.reload();
  const parts = ['Open the account menu', 'Open preferences', 'Switch on digests'];
  const planned = (request: ModelRequest, at: RegExp, more: object): Reply => {
    const { json } = stepReply(request.find(at), { action: 'click' }) as { json: object };
    return { json: { ...json, ...more } };
  };
  const script = [
    (request: ModelRequest) => planned(request, /^Account$/, { plan: parts, part: 1 }),
    (request: ModelRequest) => planned(request, /^Digests$/, { action: 'check', part: 3 }),
    (request: ModelRequest) => planned(request, /^Digests are on$/, { action: 'done' }),
  ];
  const asked: ModelRequest[] = [];
  model.script((request) => {
    asked.push(request);
    return script[asked.length - 1]!(request);
  });
  await panel.send('/guide switch the digests on');
  await expectBeaconOn(tab, '#a');
  await page.click('#a');
  await expectBeaconOn(tab, '#p');
  await expect(panel.page.getByText('Known from another task')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.click('#p');
  await through('#d');
  expect(asked, 'for the first step, the last one and the end').toHaveLength(3);
  await panel.steps.nth(1).hover();
  await panel.page.getByRole('button', { name: 'Step 2 was wrong' }).last().click();

  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  const wrong = options.getByRole('listitem').filter({ hasText: 'switch the digests on' });
  await expect(wrong.filter({ hasText: '/prefs' })).toHaveCount(1);
  await options.getByRole('button', { name: 'Delete all of these steps' }).click();
  await expect(wrong.filter({ hasText: '/prefs' })).toHaveCount(0);
  await options.close();
});
