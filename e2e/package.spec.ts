import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { launchWithExtension } from '../scripts/launch.ts';
import { serveSample } from '../scripts/sample-site.ts';
import { packageProblems, readPackage, zipPackage } from '../scripts/store-package.ts';
import { lit } from './marks.ts';
import { Panel } from './panel.ts';

test('the package of the build is what stores take; unpacked in a fresh browser it finds, guides and hides', async () => {
  const files = readPackage(process.env.SIGHTLINE_DIST || 'dist');
  expect(packageProblems(files)).toEqual([]);
  // Minified: every page that is asked about takes it in.
  const injected = Object.entries(files).filter(([name]) => /content\/main.*\.js$/.test(name));
  expect(injected.map(([, bytes]) => bytes.length < 400_000)).toEqual([true]);

  const unpacked = await mkdtemp(join(tmpdir(), 'sightline-package-'));
  for (const [name, bytes] of Object.entries(unzipSync(zipPackage(files)))) {
    await mkdir(dirname(join(unpacked, name)), { recursive: true });
    await writeFile(join(unpacked, name), bytes);
  }
  const sample = await serveSample();
  const { context, extensionId, close } = await launchWithExtension({
    dist: unpacked,
    headless: true,
    viewport: { width: 900, height: 800 },
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(sample.url);
    const panel = new Panel(await context.newPage());
    await panel.page.goto(`chrome-extension://${extensionId}/manifest.json`);
    const tabId = await panel.page.evaluate(
      async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id,
      sample.url,
    );
    await panel.page.goto(`chrome-extension://${extensionId}/src/sidepanel/index.html?tabId=${tabId}`);

    await panel.ask('How much is a whole day for students?');
    expect(Object.values(await lit(page))).toContain('8.00');
    await panel.send('How do I book a sauna cabin?');
    await expect(page.locator('.beacon')).toHaveCount(1);
    await panel.send('Hide the ads');
    await panel.button(/^Hide selected/).click();
    await expect(page.locator('[data-sightline-hidden]')).toHaveCount(2);
  } finally {
    await close();
    sample.close();
    await rm(unpacked, { recursive: true, force: true, maxRetries: 5 });
  }
});
