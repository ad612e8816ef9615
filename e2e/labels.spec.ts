import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

test('a page is taken down as it looks, also where its styles come from elsewhere, without cookies', async ({
  sightline,
}) => {
  const cookies: (string | undefined)[] = [];
  const elsewhere = createServer((request, response) => {
    cookies.push(request.headers.cookie);
    response.writeHead(200, { 'content-type': 'text/css', 'set-cookie': 'who=me; Path=/' });
    response.end('h1 { color: rgb(1, 2, 3); background: url(https://never.test/a.png) }');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const sheet = `http://sheets.test:${(elsewhere.address() as AddressInfo).port}/a.css`;
  try {
    const { page: museum } = await sightline.open('/article.html');
    await museum.evaluate((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      return new Promise((resolve) => link.addEventListener('load', resolve));
    }, sheet);
    const title = await museum.title();
    const { page } = await sightline.open(sightline.extensionURL('src/labels/index.html'));
    await page.getByRole('button', { name: title }).click();
    const snapshot = page.frameLocator('iframe');
    await expect(snapshot.getByRole('heading').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(cookies.at(-1)).toBeUndefined();
    expect(cookies.length).toBeGreaterThan(1);

    await page.getByRole('textbox', { name: 'Question or request' }).fill('When does it open?');
    await page.getByRole('textbox', { name: 'Answer' }).fill('9:30');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await snapshot.getByText('9:30').first().selectText();
    await page.getByRole('button', { name: 'Mark the selected words' }).click();
    await page.getByRole('button', { name: 'Keep the task' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    const files = unzipSync(readFileSync(await (await download).path()));
    const task = JSON.parse(strFromU8(files['find.jsonl']!));
    expect(task.evidence[0].text).toContain('9:30');
    expect(strFromU8(files[task.file]!)).not.toMatch(/<script|never\.test/);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  } finally {
    elsewhere.close();
  }
});
