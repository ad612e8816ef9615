import { expect, linesOf, lit, type ModelRequest, test, textOf } from './fixtures.ts';

test('without a model, a question is answered at once in words of the page, lit, or said to be missing', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toBeVisible();
  expect(Object.values(await lit(tab.page)).join(' ')).toContain('9:30');
  await expect(tab.panel.answer).toContainText('quotes from the page');
  await tab.panel.ask('/find Compare when the reading room opens and when it closes');
  // Nothing is composed or compared: each sentence stands on the page.
  const phrases = Object.values(await tab.panel.phrases());
  expect(phrases.length).toBeGreaterThan(0);
  for (const phrase of phrases) await expect(tab.page.locator('body')).toContainText(phrase);
  expect(Object.values(await lit(tab.page)).sort()).toEqual(phrases.sort());
  await tab.panel.ask('What is the boiling point of tungsten?');
  await expect(tab.panel.answer).toContainText('Nothing on this page');
  await expect(tab.panel.citation()).toHaveCount(0);
  expect(await lit(tab.page)).toEqual({});
  expect(model.requests).toHaveLength(0);
});

test('one question is one request, its citations are lit; the next carries the talk so far and the page only once, in any language', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => `It opens at half past nine ${request.cite('opens at 9:30 in the morning')}.`);
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('When does the reading room open?');
  await expect(tab.panel.citation(1)).toHaveAccessibleName('Citation 1: opens at 9:30 in the morning');
  expect(await lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });
  expect(model.requests).toHaveLength(1);
  expect(model.requests[0]?.last).toContain('When does the reading room open?');

  model.script((request) => `Sonntags ab 11 ${request.cite('between 11:00 and 15:00')}.`);
  await tab.panel.ask('Und am Sonntag?');
  await expect(tab.panel.answer).toContainText('Sonntags ab 11');
  const second = model.requests[1];
  const earlier = second?.messages.slice(0, -1).map(textOf).join('\n') ?? '';
  expect(earlier).toContain('When does the reading room open?');
  expect(earlier).toContain('It opens at half past nine');
  expect(linesOf(earlier)).toEqual([]);
  expect(second?.lines.length).toBeGreaterThan(10);
  expect(await lit(tab.page)).toEqual({ 1: 'between 11:00 and 15:00' });

  model.script(() => 'This page does not say anything about parking.');
  await tab.panel.ask('Where can I park?');
  await expect(tab.panel.answer).toContainText('does not say anything about parking');
  await expect(tab.panel.citation()).toHaveCount(0);
  expect(await lit(tab.page)).toEqual({});
});

test('an answer streams: busy with Stop while it comes, each citation lit as soon as it is closed', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  let goOn = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.script(async function* (request: ModelRequest) {
    yield `It opens early ${request.cite('opens at 9:30 in the morning')}. `;
    await waits;
    yield `It closes late ${request.cite('closes at 19:00')}.`;
  } as never);
  const tab = await sightline.open('/article.html');
  await tab.panel.send('Opening hours?');
  await expect(tab.panel.answer).toHaveAttribute('aria-busy', 'true');
  await expect(tab.panel.button('Stop')).toBeVisible();
  await expect(tab.panel.citation(1)).toBeVisible();
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning' });
  goOn();
  await tab.panel.idle();
  expect(await lit(tab.page)).toEqual({ 1: 'opens at 9:30 in the morning', 2: 'closes at 19:00' });
});

test('Stop ends the request and keeps what has arrived', async ({ sightline, model }) => {
  await sightline.useModel();
  model.script((request) => ({
    hang: [`It opens early ${request.cite('opens at 9:30 in the morning')}. And `],
  }));
  const tab = await sightline.open('/article.html');
  await tab.panel.send('Opening hours?');
  await expect(tab.panel.citation(1)).toBeVisible();
  await tab.panel.button('Stop').click();
  await tab.panel.idle();
  await expect.poll(() => model.requests[0]?.aborted).toBe(true);
  await expect(tab.panel.answer).toContainText('It opens early');
  await expect(tab.panel.composer).toBeEnabled();
});

test('of a page beyond the budget the best part is sent, the answer says so, and reads on when asked', async ({
  sightline,
  site,
  model,
}) => {
  await sightline.useModel({ budget: { pageTokens: 1200 } });
  const sections = Array.from(
    { length: 60 },
    (_, i) => `<h2>Chapter ${i}</h2><p>${`Filler about topic ${i} and nothing else. `.repeat(12)}</p>`,
  );
  sections[40] = '<h2>Lighthouse</h2><p>The lighthouse lamp burns 340 litres of oil each night.</p>';
  site.route('/long', `<h1>Long book</h1>${sections.join('')}`);
  model.script((request) => `Oil ${request.cite('340 litres of oil')}.`);
  const tab = await sightline.open('/long');
  await tab.panel.ask('How much oil does the lighthouse lamp burn?');
  expect(await lit(tab.page)).toEqual({ 1: '340 litres of oil' });
  await expect(tab.panel.answer).toContainText(/rests on/);
  const first = model.requests[0]?.lines.map((line) => line.n) ?? [];
  model.script(() => 'Nothing more about it in the rest.');
  await tab.panel.button('Read on').click();
  await tab.panel.idle();
  const second = model.requests[1]?.lines.map((line) => line.n) ?? [];
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((n) => first.includes(n)).length).toBeLessThan(second.length / 4);
});
