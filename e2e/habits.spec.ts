import { expect, lit, type ModelRequest, test } from './fixtures.ts';

const cite = (request: ModelRequest, line: RegExp, phrase: string) =>
  `[${request.find(line).n}: "${phrase}"]`;

test('the address bar asks, keys go from citation to citation, and another model gives a second opinion', async ({
  sightline,
  model,
}) => {
  model.models(() => ({ status: 200, body: { data: [{ id: 'scripted' }, { id: 'other' }] } }));
  model.script((request) =>
    request.body.model === 'other'
      ? `Founded in ${cite(request, /1887/, '1887')}.`
      : `Founded ${cite(request, /1887/, 'in 1887')}; it opens at ${cite(request, /9:30/, '9:30 in the morning')}.`,
  );
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  const { panel } = tab;
  // No test can type into a browser's address bar or press its shortcuts: the worker's own listeners hear of them.
  const ask = (text: string) =>
    sightline.worker.evaluate((words) => {
      const entered = chrome.omnibox.onInputEntered as unknown as { dispatch(text: string): void };
      entered.dispatch(words);
    }, text);
  const press = (command: string) =>
    sightline.worker.evaluate(
      async ([name, id]) => {
        const keys = chrome.commands.onCommand as unknown as { dispatch(name: string, tab: object): void };
        keys.dispatch(String(name), await chrome.tabs.get(Number(id)));
      },
      [command, tab.tabId] as const,
    );

  // The one window with an address bar, whichever window of a panel is in front.
  const isShown = () =>
    sightline.worker.evaluate(async (id) => (await chrome.tabs.get(id)).active, tab.tabId);
  await tab.page.bringToFront();
  await expect.poll(isShown).toBe(true);
  await ask('When was it founded?');
  await expect(panel.answers).toHaveCount(1);
  await panel.idle();
  const flashing = panel.page.locator('.flash');
  await press('next-citation');
  await expect(flashing).toContainText('1');
  await press('next-citation');
  await expect(flashing).toContainText('2');
  await press('previous-citation');
  await expect(flashing).toContainText('1');

  await panel.button('Second opinion').click();
  await panel.page.getByRole('button', { name: 'other', exact: true }).click();
  await expect(panel.answers).toHaveCount(2);
  await panel.idle();
  await expect(panel.page.getByRole('heading', { name: 'Second opinion' })).toContainText('other');
  expect(Object.values(await lit(tab.page))).toEqual(['1887']);
  const [first, second] = model.requests;
  expect(second?.body.model).toBe('other');
  expect(JSON.stringify(second?.body.messages)).toBe(JSON.stringify(first?.body.messages));
  // The first answer stays, and its citations can be lit again.
  await panel.answers
    .first()
    .getByRole('button', { name: /^Citation 2: / })
    .click();
  await expect.poll(() => lit(tab.page)).toMatchObject({ 2: '9:30 in the morning' });
});
