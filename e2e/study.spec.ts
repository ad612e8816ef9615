import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, type Panel, test } from './fixtures.ts';

const task = (id: string, address: string) => ({
  id,
  address,
  instruction: `When was it founded? (${id})`,
  gold: ['1887'],
});

test('a study as people do it: consent, a task without Sightline, one with it, and everything exported and deleted', async ({
  sightline,
  site,
}) => {
  const study = {
    sightlineStudy: 1,
    title: 'A small study',
    consent: 'Counts are kept here.',
    conditions: [
      { id: 'without', sightline: 'nothing' },
      { id: 'with', sightline: 'find' },
    ],
    tasks: [task('one', site.url('/article.html')), task('two', site.url('/article.html?two'))],
    questionnaires: { atEnd: [{ use: 'likert', id: 'liked', question: 'Did you like it?', points: 5 }] },
  };
  const { page, panel } = await sightline.open(sightline.extensionURL('src/study/index.html'));
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const endIn = async (of: Panel, answer: string) => {
    await of.page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
    await of.button('I am done').click();
  };
  const openTask = async () => {
    const opened = sightline.context.waitForEvent('page');
    await click('Open the page and begin');
    const taskPage = await opened;
    await expect(taskPage.getByRole('heading').first()).toBeVisible();
    return taskPage;
  };

  await page.locator('input[type=file]').setInputFiles({
    name: 'study.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(study)),
  });
  const sign = panel.page.getByRole('region', { name: 'Study running' });
  await expect(page.getByText('Participants: 0')).toBeVisible();
  await expect(sign).toHaveCount(0);
  await click('Begin');
  await click('I agree');

  await expect(page.getByText('In this part you work without Sightline')).toBeVisible();
  const without = await openTask();
  await expect(sign).toContainText('it does not answer');
  await expect(panel.composer).toHaveCount(0);
  const counted = () => sightline.backstage.evaluate(keptSignals);
  // Counting begins as soon as the page is there; a first click may come before.
  await expect(async () => {
    await without.getByRole('heading').first().click();
    expect((await counted())?.clicks).toBeGreaterThan(0);
  }).toPass();
  await without.mouse.wheel(0, 300);
  await without.keyboard.press('Control+f');
  await expect.poll(async () => (await counted())?.searches).toBe(1);
  await expect.poll(async () => (await counted())?.scrolled).toBeGreaterThan(0);
  const gone = without.waitForEvent('close');
  await endIn(panel, 'In 1887.');
  await gone;

  await expect(page.getByText('one thing: Find')).toBeVisible();
  await openTask();
  const tabId = await sightline.backstage.evaluate(
    async () => (await chrome.tabs.query({ url: '*://*/article.html?two' }))[0]?.id ?? -1,
  );
  const beside = await sightline.panelFor(tabId);
  await expect(beside.page.getByRole('region', { name: 'Study running' })).toContainText('Find');
  await beside.ask('When was the museum founded?');
  await beside.citation(1).click();
  await expect.poll(async () => (await counted())?.citationsOpened).toBe(1);
  await endIn(beside, 'no idea');

  await page.getByRole('radio', { name: '4' }).check();
  await click('Next');
  await click('Back to the researcher');
  await expect(sign).toHaveCount(0);
  await expect(panel.composer).toBeVisible();

  const download = page.waitForEvent('download');
  await click('Export');
  const files = unzipSync(readFileSync(await (await download).path()));
  const rows = strFromU8(files['tasks.csv']!).split('\r\n');
  expect(rows[1]).toMatch(
    /^1,without,nothing,1,one,,[\d.]+,done,In 1887\.,completed,gold,[1-9]\d*,[1-9]\d*,1,/,
  );
  expect(rows[2]).toMatch(/^1,with,find,2,two,,[\d.]+,done,no idea,failed,gold,\d+,\d+,0,\d+,1,1,0,0$/);
  expect(strFromU8(files['questionnaires.csv']!)).toContain('1,end,,,liked,4');

  await click('Delete everything');
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  expect(await counted()).toBeUndefined();
});

/** What the study page has written down of the task that goes on; runs in a page of the extension. */
function keptSignals(): Promise<Record<string, number> | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sightline-study');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const all = database.transaction('runs').objectStore('runs').getAll();
      all.onsuccess = () => {
        database.close();
        resolve(all.result[0]?.going?.signals);
      };
    };
  });
}
