import { expect, type ModelRequest, markup, overlayBoxes, test } from './fixtures.ts';

const cite = (request: ModelRequest, line: RegExp, phrase: string) =>
  `[${request.find(line).n}: "${phrase}"]`;

test('one question goes to several models, one of which fails, and the choice uncovers the names', async ({
  sightline,
  model,
}) => {
  model.models(() => ({ status: 200, body: { data: ['one', 'two', 'gone'].map((id) => ({ id })) } }));
  model.script((request) => {
    if (request.body.model === 'gone') return { status: 404, body: { error: { message: 'no such model' } } };
    return request.body.model === 'one'
      ? `Founded ${cite(request, /1887/, 'in 1887')}.`
      : `Founded ${cite(request, /1887/, '1887')}; it opens at ${cite(request, /9:30/, '9:30 in the morning')}.`;
  });
  await sightline.useModel();
  const { panel } = await sightline.open('/article.html');
  const { page } = panel;

  await panel.send('/compare When was it founded?');
  await expect(page.getByText('Fewer than two models are chosen for comparing.')).toBeVisible();

  await page.locator('.engine').click();
  await page.getByRole('radio', { name: 'Compare' }).click();
  for (const name of ['one', 'two', 'gone']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('checkbox', { name: /Cover the names/ }).check();
  await page.getByRole('button', { name: 'Close' }).click();

  await panel.send('/compare When was it founded?');
  const comparison = page.getByRole('region', { name: 'Compare', exact: true });
  await expect(comparison.getByRole('button', { name: 'Equal' })).toBeVisible();
  expect(model.requests.map(({ body }) => body.model).sort()).toEqual(['gone', 'one', 'two']);
  await expect(comparison.getByRole('region', { name: /^Answer [ABC]$/ })).toHaveCount(3);
  await expect(comparison).not.toContainText(/: (one|two)/);
  await expect(comparison).toContainText(/Answer [ABC] gave no answer/);
  await expect(comparison).toContainText('Cited by all1887');
  await expect(comparison).toContainText('9:30 in the morning');

  await comparison
    .getByRole('group', { name: 'Which answer is better?' })
    .getByRole('button')
    .first()
    .click();
  await expect(comparison).toContainText(/You found this better: [ABC]: (one|two)/);

  const kept = await sightline.worker.evaluate(() => chrome.storage.local.get('comparisons'));
  expect(JSON.stringify(kept)).toContain('"verified":1');
  expect(JSON.stringify(kept)).toContain('"mode":"find"');
  expect(JSON.stringify(kept)).not.toMatch(/founded|article|1887/i);

  const options = await sightline.context.newPage();
  await options.goto(sightline.extensionURL('src/options/index.html'));
  const section = options.getByRole('region', { name: 'Compared models' });
  await expect(section.getByRole('row')).toHaveCount(3);
  await section.getByRole('button', { name: 'Delete all choices' }).click();
  await expect(section).toHaveCount(0);
});

test('a request to hide goes to two models: nothing is marked until a list is taken, which is then looked for anew', async ({
  sightline,
  model,
}) => {
  await sightline.useModel({ provider: { compare: { models: ['one', 'two'], covered: false } } });
  model.script((request) => {
    const named =
      request.body.model === 'one' ? [/Best garden chairs/] : [/Best garden chairs/, /School choir/];
    const found = named
      .map((text) => request.find(text))
      .map(({ n, text }) => ({ index: n, reason: `It is ${text}.`, snippet: text }));
    return { json: { found, message: '' } };
  });
  const { panel, page } = await sightline.open('/feed.html');
  const before = await markup(page);
  await panel.send('/compare hide the promotions and the choir');
  const comparison = panel.page.getByRole('region', { name: 'Compare', exact: true });
  await expect(comparison.getByRole('button', { name: 'Equal' })).toBeVisible();
  await expect(comparison).toContainText('50% of the named blocks are named by all.');
  await expect(comparison).toContainText(/Only named by B: two\s*School choir/);
  expect(await overlayBoxes(page, '.badge')).toEqual([]);
  expect(await markup(page)).toEqual(before);

  await comparison.getByRole('group').getByRole('button', { name: 'B: two' }).click();
  await expect(comparison).toContainText('You found this better: B: two');
  await page.locator('.card', { hasText: 'School choir' }).evaluate((card) => card.remove());
  await comparison
    .getByRole('region', { name: 'B: two' })
    .getByRole('button', { name: 'Review this list' })
    .click();
  await expect(panel.checklist.getByRole('checkbox')).toHaveCount(1);
  await expect(panel.answer).toContainText('One item is no longer on the page');
  await expect.poll(async () => (await overlayBoxes(page, '.badge')).map(({ text }) => text)).toEqual(['1']);
  await panel.answer.getByRole('button', { name: /^Hide selected/ }).click();
  await expect(page.locator('.card', { hasText: 'Best garden chairs' })).toBeHidden();
  expect(model.requests).toHaveLength(2);
  const kept = await sightline.worker.evaluate(() => chrome.storage.local.get('comparisons'));
  expect(kept.comparisons).toMatchObject([{ mode: 'hide', better: 1 }]);
});
