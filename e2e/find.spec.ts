import { expect, lit, test } from './fixtures.ts';

test('a question without a model is answered with words of the page, lit', async ({ sightline }) => {
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(Object.values(await lit(tab.page)).join(' ')).toContain('9:30');
});

test('a question to a model is answered with citations that are lit', async ({ sightline, model }) => {
  await sightline.useModel();
  model.script((request) => `It opens at half past nine ${request.cite('opens at 9:30 in the morning')}.`);
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toHaveAccessibleName('Citation 1: opens at 9:30 in the morning');
  expect(await lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });
  expect(model.requests).toHaveLength(1);
});
