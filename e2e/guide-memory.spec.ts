import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

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
