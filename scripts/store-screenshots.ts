// Five pictures of 1280x800 and a small tile of 440x280 for the stores, in `release/screenshots/`: the built product on the sample page,
// without a model. `npm run package -- --screenshots` runs it with what was packed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { Panel } from '../e2e/panel.ts';
import { launchWithExtension } from './launch.ts';
import { ROOT } from './run.mjs';
import { serveSample } from './sample-site.ts';
import { sideBySide } from './side-by-side.ts';

const SIZE = { width: 1280, height: 800 };
const PANEL_WIDTH = 380;
const TILE = { width: 440, height: 280 };
const FOLDER = join(ROOT, 'release/screenshots');

/** What is asked for each picture; the last one shows the history of all. */
const SCENES: readonly { name: string; question: string; seen(page: Page, panel: Panel): Promise<void> }[] = [
  {
    name: '1-find',
    question: 'How much is a whole day for students?',
    seen: (_, panel) => panel.citation(1).waitFor(),
  },
  { name: '2-count', question: 'Which ticket for adults is the cheapest?', seen: (_, panel) => panel.idle() },
  {
    name: '3-guide',
    question: 'How do I book a sauna cabin?',
    seen: (page) => page.locator('.beacon').first().waitFor(),
  },
  { name: '4-hide', question: 'Hide the ads', seen: (_, panel) => panel.checklist.waitFor() },
];

const sample = await serveSample();
const dist = process.env.SIGHTLINE_DIST ?? join(ROOT, 'dist');
const launched = await launchWithExtension({ dist, headless: true, viewport: SIZE });
try {
  mkdirSync(FOLDER, { recursive: true });
  const { page, panel } = await openBoth(launched.context);
  let first: Buffer | undefined;
  for (const { name, question, seen } of SCENES) {
    await panel.send(question);
    await panel.settled();
    await seen(page, panel);
    const shot = await shoot(name, page, panel);
    first ??= shot;
  }
  await panel.button('History').click();
  await panel.page.getByRole('searchbox', { name: 'Search history' }).waitFor();
  await shoot('5-history', page, panel);
  await tile(launched.context, first as Buffer);
} finally {
  await launched.close();
  sample.close();
}

/** The sample page, and its panel as a page of its own. */
async function openBoth(context: BrowserContext): Promise<{ page: Page; panel: Panel }> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: SIZE.width - PANEL_WIDTH - 1, height: SIZE.height });
  await page.goto(sample.url);
  const panel = new Panel(await context.newPage());
  await panel.page.setViewportSize({ width: PANEL_WIDTH, height: SIZE.height });
  await panel.page.goto(`chrome-extension://${launched.extensionId}/manifest.json`);
  const tabId = await panel.page.evaluate(
    async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id,
    sample.url,
  );
  await panel.page.goto(`chrome-extension://${launched.extensionId}/src/sidepanel/index.html?tabId=${tabId}`);
  await panel.composer.waitFor();
  return { page, panel };
}

async function shoot(name: string, page: Page, panel: Panel): Promise<Buffer> {
  await page.bringToFront();
  const left = await page.screenshot();
  await panel.page.bringToFront();
  const png = await sideBySide(launched.context, left, await panel.page.screenshot());
  writeFileSync(join(FOLDER, `${name}.png`), png);
  return png;
}

/** Icon, name and a picture of the product. */
async function tile(context: BrowserContext, shot: Buffer): Promise<void> {
  const canvas = await context.newPage();
  await canvas.setViewportSize(TILE);
  const inline = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
  const icon = inline(readFileSync(join(ROOT, 'public/icons/128.png')));
  await canvas.setContent(
    `<style>body{margin:0;height:100vh;overflow:hidden;background:#f4f1ea;color:#1c1b19;font:600 34px system-ui}
     header{display:flex;gap:14px;align-items:center;padding:24px 26px 18px} header img{width:52px}
     .shot{margin:0 26px;height:400px;border-radius:8px;background:0 -130px/1000px url(${inline(shot)})}</style>
     <header><img src="${icon}">Sightline</header><div class="shot"></div>`,
  );
  await canvas.waitForFunction(() => [...document.images].every((one) => one.complete));
  writeFileSync(join(FOLDER, 'small-tile.png'), await canvas.screenshot());
  await canvas.close();
}
