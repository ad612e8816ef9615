import type { Page } from '@playwright/test';
import { expect, lit, overlayBoxes, test } from './fixtures.ts';
import { expectBeaconOn, stepReply } from './guide-script.ts';

/** How far a citation's number is from the start of its words, in CSS pixels. */
const strayed = (page: Page) =>
  page.evaluate(() => {
    const [words] = [...(CSS.highlights.get('sightline-cite-1') ?? [])] as Range[];
    const number = document.querySelector('sightline-overlay')?.shadowRoot?.querySelector('.cite-number');
    if (!words || !number?.checkVisibility()) return Number.POSITIVE_INFINITY;
    const [one, other] = [words.getClientRects()[0]!, number.getBoundingClientRect()];
    return Math.hypot(other.x + other.width / 2 - one.left, other.y + other.height / 2 - one.top);
  });

test('at half and at double size of the page, the words stay lit and what is drawn stays where it belongs', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/zoomed',
    `<!doctype html><title>Hall</title><p style="margin:120px 240px">The hall opens at nine.</p>
    <div style="height:200px;overflow:auto;margin-left:300px"><div style="height:90px"></div><button id=book>Book a seat</button><div style="height:900px"></div></div><div style="height:2000px"></div>`,
  );
  await sightline.useModel();
  const tab = await sightline.open('/zoomed');
  // Of this tab alone: the next test opens the same site.
  await sightline.worker.evaluate(
    (id) => chrome.tabs.setZoomSettings(id, { mode: 'automatic', scope: 'per-tab' }),
    tab.tabId,
  );
  const zoomTo = async (factor: number) => {
    await sightline.worker.evaluate(([id, by]) => chrome.tabs.setZoom(Number(id), Number(by)), [
      tab.tabId,
      factor,
    ] as const);
    await expect.poll(() => tab.page.evaluate(() => devicePixelRatio)).toBeCloseTo(factor, 1);
  };
  model.script((request) => `At nine ${request.cite('opens at nine')}.`);
  await tab.panel.ask('/find When does it open?');
  for (const factor of [0.5, 2, 1]) {
    await zoomTo(factor);
    await expect.poll(() => strayed(tab.page), `the number at ${factor}`).toBeLessThan(16);
    expect(await lit(tab.page)).toEqual({ 1: 'opens at nine' });
  }
  model.script((request) => stepReply(request.find(/Book a seat/), {}));
  await tab.panel.send('/guide book a seat');
  for (const factor of [2, 0.5]) {
    await zoomTo(factor);
    await expectBeaconOn(tab, '#book');
    const [tooltip] = await overlayBoxes(tab.page, '.tooltip');
    const view = await tab.page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    expect(tooltip!.x).toBeGreaterThanOrEqual(0);
    expect(tooltip!.y).toBeGreaterThanOrEqual(0);
    expect(tooltip!.x + tooltip!.width).toBeLessThanOrEqual(view.width);
    expect(tooltip!.y + tooltip!.height).toBeLessThanOrEqual(view.height);
  }
});
