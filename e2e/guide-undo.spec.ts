import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

const TAGS = `<!doctype html><title>Words</title><h1>Words</h1><label>Tag <input id=tag value=sea></label>
<p><a id=next href="/colours">Colours</a></p>`;
const COLOURS = '<!doctype html><title>Paint</title><h1>Paint</h1><button id=red type=button>Red</button>';

test('Back offers to put back what stood there and to return to the page before, does neither by itself, and needs no request', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel();
  site.route('/tags', TAGS);
  site.route('/colours', COLOURS);
  model.script(
    walk([
      { at: /^Tag$/, action: 'type', value: 'lake' },
      { at: /^Colours$/ },
      { at: /^Colours$/ },
      { at: /^Red$/ },
    ]),
  );
  const tab = await sightline.open('/tags');
  const { page, panel } = tab;
  const field = page.locator('#tag');
  await panel.send('/guide add the tag lake and make it red');
  await expectBeaconOn(tab, '#tag');
  await field.fill('lake');
  await expectBeaconOn(tab, '#next');
  await panel.button('Back').click();
  await expect(panel.steps.last()).toContainText('put this control back');
  await expectBeaconOn(tab, '#tag');
  await expect(field).toHaveValue('lake');
  await panel.button('Undo this step').click();
  await expect(field).toHaveValue('sea');
  await expect(panel.button('Undo this step')).toHaveCount(0);
  await panel.settled();
  await expectBeaconOn(tab, '#tag');
  expect(model.requests).toHaveLength(2);

  await field.fill('lake');
  await expectBeaconOn(tab, '#next');
  await page.click('#next');
  await expectBeaconOn(tab, '#red');
  await panel.button('Back').click();
  await expect(panel.steps.last()).toContainText('go back to the page');
  expect(page.url()).toContain('/colours');
  await panel.button('Undo this step').click();
  await expectBeaconOn(tab, '#next');
  expect(page.url()).toContain('/tags');
  expect(model.requests).toHaveLength(4);
});
