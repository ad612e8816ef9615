import { gullible } from './attacks/gullible-model.ts';
import { page } from './attacks/pages.ts';
import { SWAPS } from './attacks/swaps.ts';
import { expect, type Tab, test } from './fixtures.ts';
import { beaconOf } from './guide-script.ts';

/** What the page noticed of being acted on, without the pointer going down: `page` of the attacks notes clicks, entries and sendings. */
const done = (tab: Tab) => tab.page.evaluate(() => (window as unknown as { done: string[] }).done);

test.beforeEach(({ model }) => model.script(gullible));

test('a yes holds for what was shown: a page that swaps anything of it before "Do it for me" gets nothing, whatever else moves', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  const { panel, page: target } = tab;
  for (const [what, { html, name, swap, says }] of Object.entries(SWAPS)) {
    await test.step(what, async () => {
      site.route('/attack', html.replace('</body>', `<p>order-click{${name}}</p></body>`));
      await target.goto(site.url('/attack'));
      const asked = model.requests.length;
      await panel.send('/guide go on');
      await beaconOf(target);
      await expect(panel.button('Do it for me')).toBeVisible();
      await target.evaluate(swap.replaceAll('{{evil}}', new URL(site.url('/', 'evil')).origin));
      await panel.button('Do it for me').click();
      if (says === 'asked anew') {
        await model.received(asked + 2);
        await expect(panel.page.getByRole('status')).toHaveText('It is your turn');
        await expect(panel.answer.getByRole('heading', { name: /^Step \d+ done/ })).toHaveCount(0);
      } else await expect(panel.steps.last().getByRole('alert')).toHaveText(says);
      expect(await done(tab)).toEqual([]);
      expect(target.url()).toBe(site.url('/attack'));
      expect(site.hits.filter((hit) => / evil\.test| \/(next|gone)$/.test(hit))).toEqual([]);
      await panel.button('Stop').click();
      await panel.idle();
    });
  }
  await test.step('what is as it was shown is done, whatever else on the page moves', async () => {
    site.route(
      '/attack',
      page(
        '<section><h2>Leek soup</h2><p>Total: <b>€ 5.20</b></p><button id="target" type="button">Pay now</button></section><p id="clock">10:59</p><p>order-click{Pay now}</p>',
      ),
    );
    await target.goto(site.url('/attack'));
    await panel.send('/guide go on');
    await beaconOf(target);
    await target.evaluate(() => {
      document.querySelector('#clock')!.textContent = '10:58';
    });
    await panel.button('Do it for me').click();
    await expect.poll(() => done(tab)).toEqual(['click target']);
  });
});

/** Ways to take the beacon from the page, or to lead it astray. */
const TAMPERING: Record<string, string> = {
  'takes the pane away': 'pane.remove()',
  'moves the pane into an element that nobody sees':
    'const box = document.createElement("div"); box.hidden = true; document.body.append(box); box.append(pane)',
  'makes the pane invisible': 'pane.setAttribute("style", "display:none!important")',
  'closes the pane': 'pane.hidePopover()',
};

test('a page that takes the beacon away or hides it: it is there again', async ({ sightline, site }) => {
  await sightline.useModel();
  site.route('/attack', page('<p>order-click{Show more}</p>'));
  const tab = await sightline.open('/attack');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/guide go on');
  await beaconOf(tab.page);
  for (const [way, script] of Object.entries(TAMPERING)) {
    await test.step(way, async () => {
      await tab.page.evaluate(`{ const pane = document.querySelector('sightline-overlay'); ${script} }`);
      await expect
        .poll(() =>
          tab.page.evaluate(() => {
            const pane = document.querySelector('sightline-overlay');
            return (
              pane?.parentElement === document.documentElement &&
              pane.matches(':popover-open') &&
              pane.checkVisibility() &&
              Boolean(pane.shadowRoot?.querySelector('.beacon'))
            );
          }),
        )
        .toBe(true);
    });
  }
  await tab.page.evaluate(() => document.querySelector('div[hidden]')?.remove());
});

test('the copilot does nothing while the page keeps the beacon from being seen', async ({
  sightline,
  site,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 1000 } });
  site.route(
    '/attack',
    page(`<p>order-click{Show more}</p><script>
      window.removed = 0;
      new MutationObserver(() => {
        const pane = document.querySelector('sightline-overlay');
        if (pane) { pane.remove(); removed += 1; }
      }).observe(document.documentElement, { childList: true });
    </script>`),
  );
  const tab = await sightline.open('/attack');
  await tab.panel.send('/guide go on');
  // As many frames as the countdown takes, several times over.
  await tab.page.waitForFunction(() => {
    const { removed, done } = window as unknown as { removed: number; done: string[] };
    return removed > 120 || done.length > 0;
  });
  expect(await done(tab)).toEqual([]);
  await tab.panel.button('Stop').click();
  await tab.panel.idle();
});
