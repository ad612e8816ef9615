import { expect, lit, test } from './fixtures.ts';

test('a citation of an earlier answer lights that answer again, also after "Clear"', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.once((request) => `It opens at 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  model.once((request) => `On Sundays at 11 ${request.cite('between 11:00 and 15:00')}.`);
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does it open?');
  await tab.panel.ask('And on Sundays?');
  expect(await lit(tab.page)).toEqual({ 1: 'between 11:00 and 15:00' });

  const first = tab.panel.answers.first().getByRole('button', { name: /^Citation 1: / });
  await first.click();
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });

  await tab.panel.clear();
  expect(await lit(tab.page)).toEqual({});
  await tab.panel.citation(1).click();
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'between 11:00 and 15:00' });
  await expect(tab.panel.button('Clear')).toBeVisible();
});

test('a problem keeps the question, says what to do, and trying again answers it', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(() => ({ status: 401, body: { error: { message: 'no' } } }));
  const tab = await sightline.open('/article.html');
  await tab.panel.ask('When does it open?');
  await expect(tab.panel.alert).toContainText('The key was not accepted.');
  await expect(tab.panel.composer).toHaveValue('When does it open?');
  model.script((request) => `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  await tab.panel.composer.press('Enter');
  await expect(tab.panel.citation(1)).toBeVisible();
});
