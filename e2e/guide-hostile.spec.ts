import { expect, test } from './fixtures.ts';
import { beaconOf, expectBeaconOn, walk } from './guide-script.ts';

const html = (title: string, body: string) =>
  `<!doctype html><html lang=en><title>${title}</title><h1>${title}</h1>${body}`;

/** Acts as a person would, by script: on the button, on the overlay, on everything. Tells when it has done so often enough. */
const PRETENDER = `<script>
let rounds = 0;
let stopped = false;
const pretending = setInterval(() => {
  const targets = [...document.querySelectorAll('button, a, input, select'), document.querySelector('sightline-overlay'),
    ...(document.querySelector('sightline-overlay')?.shadowRoot?.querySelectorAll('*') ?? []), window];
  for (const target of targets) {
    if (!target || target.id === 'real') continue;
    const box = target.getBoundingClientRect?.() ?? { left: 5, top: 5 };
    const at = { bubbles: true, composed: true, clientX: box.left + 3, clientY: box.top + 3, detail: 1, pointerType: 'mouse', isPrimary: true };
    for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new PointerEvent(type, at));
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    target.click?.();
  }
  if (++rounds < 15) return;
  clearInterval(pretending);
  stopped = true;
  document.body.dataset.pretended = '';
}, 100);
</script>`;

test('a page that pretends to be the person neither advances the guide nor sets off or stops the copilot', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 4000 } });
  site.route(
    '/hostile',
    html(
      'Hostile',
      `<button id=b type=button onclick="if (stopped) o.textContent = 'Sunny'">Show weather</button><p id=o role=status></p>${PRETENDER}`,
    ),
  );
  model.script(walk([{ at: /^Show weather$/ }]));
  const tab = await sightline.open('/hostile');
  await tab.panel.send('/guide show the weather');
  await beaconOf(tab.page);
  await tab.page.waitForSelector('[data-pretended]', { state: 'attached' });
  expect(model.requests).toHaveLength(1);
  await expect(tab.panel.button('Pause')).toBeVisible();
  await expectBeaconOn(tab, '#b');
  // The countdown went on through all that, and ends in Sightline's own press.
  await expect(tab.page.locator('#o')).toHaveText('Sunny', { timeout: 8000 });
});

// What else a page may swap: tests/page/guide-countdown.
test('a page that swaps the words of its button under the beacon before the countdown ends does not get it pressed', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 2500 } });
  site.route(
    '/swap',
    html('Swap', `<button id=b onclick="said.textContent='gone'">Show weather</button><p id=said></p>`),
  );
  model.script(walk([{ at: /^Show weather$/ }, { at: /Delete everything/ }]));
  const { page, panel } = await sightline.open('/swap');
  await panel.send('/guide show the weather');
  await expect(panel.page.getByText(/Done for you in/)).toBeVisible();
  const from = await page.evaluate(() => performance.now());
  await page.evaluate(`b.textContent = 'Delete everything'`);
  await expect(panel.page.getByText(/Waiting for you/)).toBeVisible();
  // The countdown that had begun would be over by then.
  await page.waitForFunction((start) => performance.now() > start + 2800, from);
  await expect(page.locator('#said')).toBeEmpty();
});

test('a button of unknown wording waits for a yes where money is paid, and "Next" does not', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel({ guide: { copilot: true, copilotDelayMs: 400 } });
  site.route(
    '/checkout',
    html(
      'Checkout',
      `<section><h2>Your order</h2><button id=next onclick="o.textContent='more'">Show details</button><button id=pay onclick="o.textContent='paid'">Zorgle</button></section><p id=o role=status></p>`,
    ),
  );
  model.script(walk([{ at: /^Show details$/ }, { at: /^Zorgle$/ }], /paid/));
  const tab = await sightline.open('/checkout');
  const { panel, page } = tab;
  await panel.send('/guide finish my order');
  await expect(page.locator('#o')).toHaveText('more', { timeout: 8000 });
  await expectBeaconOn(tab, '#pay');
  await expect(panel.page.getByText('Waiting for your yes')).toBeVisible();
  await panel.button('Do it for me').click();
  await expect(page.locator('#o')).toHaveText('paid');

  await test.step('a step that the model calls committing, whatever the page looks like', async () => {
    site.route('/garden', html('Garden', `<button id=b>Zorgle</button>`));
    model.script((request) => ({
      json: {
        instruction: 'Press it',
        index: request.find(/^Zorgle$/).n,
        text: 'Zorgle',
        action: 'click',
        value: null,
        hint: 'The tree is felled',
        commits: true,
      },
    }));
    await page.goto(site.url('/garden'));
    await panel.send('/guide fell the tree');
    await expectBeaconOn(tab, '#b');
    await expect(panel.page.getByText('Waiting for your yes')).toBeVisible();
  });
});
