import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { expectBeaconOn, walk } from './guide-script.ts';

interface Exported {
  title: string;
  run: (fixtures: { page: Page }) => Promise<void>;
}

/** What Playwright would find in the file and run: without a second Playwright and its browser, which take twenty seconds. */
function exported(file: string): Exported {
  const [first, ...code] = file.split('\n');
  expect(first).toBe("import { expect, test } from '@playwright/test';");
  const found: Exported[] = [];
  new Function('expect', 'test', code.join('\n'))(expect, (title: string, run: Exported['run']) => {
    found.push({ title, run });
  });
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Pixels of a picture in the colour of a recorded step's outline, and its size. */
const framed = (page: Page, jpeg: Uint8Array) =>
  page.evaluate(
    async (encoded) => {
      const bitmap = await createImageBitmap(await (await fetch(encoded)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const near = (at: number, colour: number, by: number) => Math.abs(data[at]! - colour) < by;
      let pixels = 0;
      for (let at = 0; at < data.length; at += 4)
        if (near(at, 0xc2, 12) && near(at + 1, 0x41, 12) && near(at + 2, 0x0c, 16)) pixels += 1;
      return { pixels, width: bitmap.width };
    },
    `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
  );

test('a finished run is saved as instructions with its recorded pictures, as data, and as a Playwright test that passes by itself', async ({
  sightline,
  model,
  site,
}) => {
  site.route(
    '/desk',
    '<!doctype html><html lang=en><title>Desk</title><nav><a id=new href=/ticket?token=s3cr3tS3cr3t>New ticket</a></nav><h1>Desk</h1>',
  );
  site.route(
    '/ticket',
    `<!doctype html><html lang=en><title>Ticket</title><h1>New ticket</h1><label>Subject <input id=s></label>
<label>Room <select id=r><option>Oak</option><option>Elm</option></select></label> <label><input type=checkbox id=u> Urgent</label>
<button id=b onclick="o.textContent='Ticket '+s.value+' in '+r.value+(u.checked?', urgent':'')">File it</button><p id=o role=status></p>`,
  );
  await sightline.useModel();
  model.script(
    walk(
      [
        { at: /^New ticket$/, instruction: 'Open “New ticket”' },
        { at: /^Subject$/, action: 'type', value: 'Cold tea', instruction: 'Enter the subject' },
        { at: /^Room$/, action: 'select', value: 'Elm' },
        { at: /^Urgent$/, action: 'check' },
        { at: /^File it$/ },
      ],
      /^Ticket Cold tea/,
    ),
  );
  const tab = await sightline.open('/desk');
  const { panel, page } = tab;
  await page.bringToFront();
  await panel.send('/guide file an urgent ticket about cold tea');
  await expectBeaconOn(tab, '#new');
  const title = page.locator('sightline-overlay .bar .title');
  await expect(title).toHaveText('1');
  await panel.page.getByText('More about this step').click();
  await panel.page.getByRole('checkbox', { name: 'Record this guide' }).click();
  await expect(panel.page.getByText('Recording: a picture'), 'it is said in the panel').toBeVisible();
  await expect(title, 'and on the page').toHaveText('1 · Recording');
  for (const at of ['#new', '#s', '#r', '#u', '#b']) {
    await expectBeaconOn(tab, at);
    await panel.button('Do it for me').click();
  }
  await expect(panel.steps.last()).toContainText('Ticket Cold tea in Elm, urgent');
  await panel.idle();
  await panel.page.getByText('Summary of this task').click();
  const saved = async (name: string, from = panel.page) => {
    const download = from.waitForEvent('download');
    await from.getByRole('button', { name }).click();
    return readFile(await (await download).path());
  };
  const archive = unzipSync(await saved('Save as instructions'));
  const instructions = strFromU8(archive['instructions.md']!);
  expect(instructions).toContain('1. Open “New ticket”');
  expect(instructions).toContain('2. Enter the subject: `Cold tea`');
  const pictures = [...instructions.matchAll(/!\[Step \d\]\((.*)\)/g)].map(([, file = '']) => file);
  expect(pictures).toEqual([1, 2, 3, 4, 5, 6].map((n) => `pictures/step-${n}.jpg`));
  for (const [i, file] of pictures.entries()) {
    const { pixels, width } = await framed(sightline.backstage, archive[file]!);
    expect(width).toBe(1280);
    if (i < 5) expect(pixels, `${file} has an outline around its control`).toBeGreaterThan(200);
    else expect(pixels, 'the end points at no control').toBeLessThan(100);
  }
  const data = JSON.parse(`${await saved('Save as JSON')}`);
  expect(data.steps).toHaveLength(6);
  expect(data.pages.map(({ title: each }: { title: string }) => each)).toEqual([
    'Desk',
    ...Array(5).fill('Ticket'),
  ]);
  expect(data.pages[4].lines.join('\n')).toMatch(/textbox: Subject[\s\S]*button: File it/);
  expect(JSON.stringify(data.pages), 'nothing that was typed, no secret').not.toMatch(/value "|s3cr3t/);
  expect(data.pages[2].picture).toMatch(/^data:image\/jpeg;base64,/);

  const script = exported(`${await saved('Save as Playwright test')}`);
  expect(script.title).toBe('file an urgent ticket about cold tea');
  const other = await sightline.context.newPage();
  await script.run({ page: other });
  await expect(other.getByRole('status'), 'it did what the guide did').toHaveText(
    'Ticket Cold tea in Elm, urgent',
  );

  await other.goto(sightline.extensionURL('src/options/index.html'));
  const kept = other.locator('.recordings li');
  await expect(kept).toContainText('6 pictures');
  expect(Object.keys(unzipSync(await saved('Save as instructions', other)))).toHaveLength(7);
  await kept.getByRole('button', { name: 'Forget' }).click();
  await expect(kept).toHaveCount(0);
  expect(`${await saved('Save as instructions')}`, 'its pictures are gone').toMatch(/^# file/);
  await other.close();
});
