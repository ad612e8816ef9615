import { expect, lit, test } from './fixtures.ts';

const ABOUT_HOURS = 'opens at 9:30 in the morning';

test('a session store that is full keeps nobody from asking, and what is kept outlives the worker', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `It opens early ${request.cite(ABOUT_HOURS)}.`);
  // To the last kilobyte, with something that is not ours to drop.
  await sightline.backstage.evaluate(async () => {
    for (let bytes = 8_000_000, n = 0; bytes > 500; n += 1) {
      await chrome.storage.session.set({ [`full-${n}`]: 'x'.repeat(bytes) }).catch(() => {
        bytes /= 2;
      });
    }
  });
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does it open?');
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(await lit(tab.page)).toEqual({ 1: ABOUT_HOURS });

  await sightline.backstage.evaluate(async () => {
    const keys = Object.keys(await chrome.storage.session.get(null)).filter((key) => key.startsWith('full-'));
    await chrome.storage.session.remove(keys);
  });
  await tab.panel.ask('And when does it open again?');
  // What we count is what Chrome counts.
  const { ours, theirs } = await sightline.backstage.evaluate(async () => {
    const all = Object.entries(await chrome.storage.session.get(null)).filter(([key]) =>
      key.startsWith('turn:'),
    );
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    return {
      ours: all.reduce((sum, [key, value]) => sum + bytes(key) + bytes(value as string), 0),
      theirs: await chrome.storage.session.getBytesInUse(all.map(([key]) => key)),
    };
  });
  expect(theirs / ours).toBeLessThan(1.2);
  await sightline.killWorker();
  const again = await sightline.panelFor(tab.tabId);
  await expect(again.answers.last()).toContainText('It opens early');
});
