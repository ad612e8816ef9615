import { expect, lit, test } from './fixtures.ts';

test('what is saved on the options page applies to the next question, and the key stays in local storage', async ({
  sightline,
  model,
}) => {
  model.script((request) => `It opens at half past nine ${request.cite('opens at 9:30 in the morning')}.`);
  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  await options.getByLabel('Engine').selectOption('custom');
  await options.getByLabel('Address (base URL)').fill(model.provider.baseURL ?? '');
  await options.getByLabel('Key (if the server wants one)').fill('sk-e2e-secret');
  await options.getByLabel('Model', { exact: true }).fill('scripted');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByText('Saved', { exact: true })).toBeVisible();
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]?.headers.authorization).toBe('Bearer sk-e2e-secret');
  expect(model.requests[0]?.body.model).toBe('scripted');
  const elsewhere = await sightline.backstage.evaluate(async () =>
    JSON.stringify([await chrome.storage.sync.get(null), await chrome.storage.session.get(null)]),
  );
  expect(elsewhere).not.toContain('sk-e2e-secret');
  await options.close();
});

test('a limit that is reached stops the next question before it is asked', async ({ sightline, model }) => {
  await sightline.useModel({ budget: { perConversationUSD: 0.001 } });
  const key = `${model.provider.baseURL} ${model.provider.model}`;
  await sightline.backstage.evaluate(
    (name) =>
      chrome.storage.local.set({ 'model-info': { [name]: { id: 'm', inputUSD: 1e-6, outputUSD: 1e-6 } } }),
    key,
  );
  model.script((request) => `It opens at half past nine ${request.cite('opens at 9:30 in the morning')}.`);
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toBeVisible();
  await tab.panel.send('When does it close?');
  await expect(tab.panel.alert).toContainText('reached your limit of $0.0010');
  expect(model.requests).toHaveLength(1);
});

test("the browser's own model answers through the panel, with nothing sent anywhere", async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/article.html');
  await tab.panel.page.addInitScript(() => {
    const promptStreaming = (input: string) => {
      const n = /\[(\d+)\] [^\n]*opens at 9:30 in the morning/.exec(input)?.[1];
      const parts = ['It opens ', 'at half past nine ', `[${n}: "opens at 9:30 in the morning"].`];
      return new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
    };
    const session = { contextWindow: 20_000, promptStreaming, destroy: () => {} };
    Object.assign(globalThis, {
      LanguageModel: { availability: async () => 'available', create: async () => session },
    });
  });
  await sightline.setSettings({ provider: { id: 'chrome-built-in' } });
  await tab.panel.page.reload();
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toHaveAccessibleName('Citation 1: opens at 9:30 in the morning');
  expect(await lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });
  expect(model.requests).toHaveLength(0);
  // The script that was put into this window stays in it.
  await tab.panel.page.close();
});
