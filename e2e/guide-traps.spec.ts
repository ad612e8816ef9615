import { expect, overlayBoxes, test } from './fixtures.ts';
import { expectBeaconOn, expectNoBeacon, stepReply } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

test('a beacon never stands on a trap: a ticked extra and an offer with a hidden no are turned away from, a button that costs is held', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  site.route(
    '/boat',
    html(
      'Boat',
      `<label><input type=checkbox id=ins checked> Add insurance for 9 euros</label> <button id=go onclick="location='/offer'">Continue</button>`,
    ),
  );
  site.route(
    '/offer',
    html(
      'Offer',
      `<button id=yes style="padding:16px 40px;font-size:20px">Join the club</button><p><span id=no tabindex=0 role=button style="color:#ccc;font-size:10px" onclick="location='/last'">No, I like paying more</span></p>`,
    ),
  );
  site.route(
    '/last',
    html(
      'Last step',
      `<button id=next>Continue</button><p>By pressing Continue you agree to pay 49 euros a year.</p>`,
    ),
  );
  // A model that falls for everything.
  model.script((request) => {
    const line = request.find(/^(Continue|Join the club)$/);
    return stepReply(line, { instruction: `Press “${line.text}”` });
  });
  const tab = await sightline.open('/boat');
  const { panel, page } = tab;
  const said = panel.page.locator('.guide-trap');
  await panel.send('/guide show me the boats');
  await expectBeaconOn(tab, '#ins');
  await expect(said).toContainText('“Add insurance for 9 euros” was ticked before anyone asked.');
  expect((await overlayBoxes(page, '.tooltip'))[0]?.text).toContain(
    '⚠ “Add insurance for 9 euros” was ticked before anyone asked',
  );
  await page.click('#ins');
  await expectBeaconOn(tab, '#go');
  await page.click('#go');

  await expectBeaconOn(tab, '#no');
  await expect(said).toContainText('easily missed: “No, I like paying more”');
  await page.click('#no');

  await expect(said).toContainText('“By pressing Continue you agree to pay 49 euros a year.”');
  await expectNoBeacon(page);
  await expect(panel.button('Do it for me')).toHaveCount(0);
  await panel.button('Show it all the same').click();
  await expectBeaconOn(tab, '#next');
  await expect(panel.button('Show it all the same')).toHaveCount(0);
  expect(model.requests).toHaveLength(4);
});
