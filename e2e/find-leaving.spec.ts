import { expect, lit, type ModelRequest, test } from './fixtures.ts';

test('an answer that is still coming when the page is left is shown whole, with its words unlit', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  let goOn = () => {};
  const left = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.once(async function* (request: ModelRequest) {
    yield 'It opens early ';
    await left;
    yield `${request.cite('opens at 9:30 in the morning')}. That is all there is to say.`;
  });
  const tab = await sightline.open('/article.html');
  await tab.panel.send('When does it open?');
  await expect(tab.panel.answer).toContainText('It opens early');
  await tab.page.goto(sightline.site.url('/shapes.html'));
  goOn();
  await tab.panel.idle();
  await expect(tab.panel.alert).toHaveCount(0);
  await expect(tab.panel.answer).toContainText('That is all there is to say.');
  await expect(tab.panel.citation(1)).toHaveAccessibleDescription(/cannot be lit/);
  expect(await lit(tab.page)).toEqual({});
  await expect(tab.panel.button('Clear')).toHaveCount(0);
});
