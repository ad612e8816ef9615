import { expect, lit, type ModelRequest, test } from './fixtures.ts';

/** What a perfect model cites from `shapes.html`: the line is found by a pattern, the phrase is as the reader sees it. */
const SHAPES: { name: string; line: RegExp; phrase: string }[] = [
  {
    name: 'bold, link and no-break space',
    line: /was built in/,
    phrase: 'in 1731 by the clock maker Jonas Vree for the guild',
  },
  {
    name: 'line wraps',
    line: /narrow column/,
    phrase: 'every longer phrase run over several lines of the page',
  },
  { name: 'a table cell', line: /612 kg/, phrase: '612 kg' },
  { name: 'quotes and brackets', line: /plate says/, phrase: 'says "enter [quietly] or wait" in' },
  { name: 'a bare div', line: /bare div/, phrase: 'in a bare div counts as' },
  { name: 'code', line: /tower --silence/, phrase: 'tower --silence all' },
  { name: 'soft hyphens', line: /stones came/, phrase: 'foundation stones came by barge' },
  { name: 'an open shadow root', line: /seven lanterns/, phrase: 'keeps seven lanterns lit' },
  { name: 'a closed shadow root', line: /silver key/, phrase: 'hides a silver key under' },
  {
    name: 'a frame of the same origin',
    line: /nineteen pigeons/,
    phrase: 'the keeper counts nineteen pigeons',
  },
  {
    name: 'a frame of another origin',
    line: /four florins/,
    phrase: 'tickets for the tower at four florins',
  },
  { name: 'a frame without an address', line: /gilded herring/, phrase: 'vane is a gilded herring' },
];

const citing = (pattern: RegExp, phrase: string) => (request: ModelRequest) =>
  `[${request.find(pattern).n}: "${phrase}"]`;

test.beforeEach(async ({ sightline }) => sightline.useModel());

test('phrases across inline elements, wraps, cells, shadow roots and frames are lit word for word', async ({
  sightline,
  model,
}) => {
  model.script((request) =>
    SHAPES.map(({ name, line, phrase }) => `About ${name} ${citing(line, phrase)(request)}.`).join('\n'),
  );
  const tab = await sightline.open('/shapes.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('Tell me everything about the tower');
  expect(await tab.panel.phrases()).toEqual(
    Object.fromEntries(SHAPES.map(({ phrase }, i) => [i + 1, phrase])),
  );
  const words = await lit(tab.page);
  const seen = Object.fromEntries(
    Object.entries(words).map(([k, text]) => [k, text.replaceAll('\u00ad', '')]),
  );
  expect(seen).toEqual(Object.fromEntries(SHAPES.map(({ phrase }, i) => [i + 1, phrase])));
});

test('each citation is checked against the page: a second occurrence, a wrong number, other wording, words that are not there', async ({
  sightline,
  model,
}) => {
  const { page, panel } = await sightline.open('/shapes.html');
  await page.locator('summary').click();

  await test.step('the second occurrence in a line is lit when the citation names it', async () => {
    model.once((request) => {
      const { n } = request.find(/side gate/);
      return `First [${n}: "red door"]. Second [${n}#2: "red door"].`;
    });
    await panel.ask('Which door is locked?');
    await expect(panel.citation()).toHaveCount(2);
    const places = await page.evaluate(() =>
      ['sightline-cite-1', 'sightline-cite-2'].map(
        (name) => ([...(CSS.highlights.get(name) ?? [])][0] as Range).getBoundingClientRect().left,
      ),
    );
    expect(places[0]).toBeLessThan(places[1] ?? 0);
  });

  await test.step('a phrase under a wrong number is found where it stands, and the button says that it moved', async () => {
    model.once((request) => `Oak [${request.find(/narrow column/).n}: "the last forty are made of oak"]`);
    await panel.ask('What are the stairs made of?');
    await expect(panel.citation(1)).toHaveAccessibleName('Citation 1: the last forty are made of oak');
    await expect(panel.citation(1)).toHaveAccessibleDescription(/another place/);
    expect(await lit(page)).toEqual({ 1: 'the last forty are made of oak' });
  });

  await test.step('a slightly different wording is shown in the page’s own words, and the button says so', async () => {
    model.once(
      (request) =>
        `Closed [${request.find(/very bottom/).n}: "the tower closes if the wind exceeds 60 knots"].`,
    );
    await panel.ask('When does it close?');
    await expect(panel.citation(1)).toHaveAccessibleName(
      'Citation 1: the tower closes when the wind exceeds 60 knots',
    );
    await expect(panel.citation(1)).toHaveAccessibleDescription(/own words/);
    expect(await lit(page)).toEqual({ 1: 'the tower closes when the wind exceeds 60 knots' });
  });

  await test.step('a changed digit or invented words are marked as not found, never lit, never a button', async () => {
    model.once((request) => {
      const { n } = request.find(/very bottom/);
      return `Wind [${n}: "the wind exceeds 90 knots"]. Dragons [${n}: "dragons sleep in the bell loft"]. Barge ${request.cite('stones came by barge')}.`;
    });
    await panel.ask('And in which wind does it close?');
    await expect(panel.answer.getByText('Not found on the page')).not.toHaveCount(0);
    expect(await panel.phrases()).toEqual({ 1: 'stones came by barge' });
    expect(await lit(page)).toEqual({ 1: 'stones came by barge' });
  });

  await test.step('a passage in details that were closed meanwhile is opened when its button is clicked, and closed by Clear', async () => {
    model.once((request) => `Count ${request.cite('There are 287 steps')}.`);
    await panel.ask('How many steps?');
    await page.locator('summary').click();
    await expect(page.getByText('There are 287 steps')).not.toBeVisible();
    await panel.citation(1).click();
    await expect(page.getByText('There are 287 steps')).toBeInViewport();
    await panel.clear();
    await expect(page.getByText('There are 287 steps')).not.toBeVisible();
  });
});

test('words folded away in details are read, and unfolded when their button is clicked', async ({
  sightline,
  site,
  model,
}) => {
  site.route(
    '/folded',
    '<h1>Baths</h1><p>All about the baths.</p><details><summary>Is the water heated?</summary><p>The inner basin is heated to 27 degrees.</p></details>',
  );
  model.script((request) => `Warm ${request.cite('heated to 27 degrees')}.`);
  const tab = await sightline.open('/folded');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('How many degrees has the inner basin?');
  expect(await tab.panel.phrases()).toEqual({ 1: 'heated to 27 degrees' });
  await tab.panel.citation(1).click();
  await expect(tab.page.getByText('heated to 27 degrees')).toBeInViewport();
});

test('marks stay on their words when the page renders them anew', async ({ sightline, site, model }) => {
  site.route('/spa', '<div id="app"><p>Version one of the text stands here for good.</p></div>');
  model.script((request) => `It ${request.cite('of the text stands here')}.`);
  const tab = await sightline.open('/spa');
  await tab.panel.ask('Where does it stand?');
  expect(await lit(tab.page)).toEqual({ 1: 'of the text stands here' });
  await tab.page.evaluate(() => {
    const app = document.getElementById('app')!;
    app.innerHTML = app.innerHTML.replace('<p>', '<p class="again">');
  });
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'of the text stands here' });
});

test('the first passage scrolls into view, a click on a button reveals its own, in a frame too; a new question clears the marks of the one before, and Clear all of them', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/shapes.html');
  const { page, panel } = tab;
  await sightline.expectUntouched(tab);
  model.once(
    (request) =>
      `Wind ${request.cite('the wind exceeds 60 knots')}. Pigeons ${request.cite('counts nineteen pigeons')}. Plate ${request.cite('in old letters')}.`,
  );
  await panel.ask('Wind, pigeons and the plate?');
  await expect(page.locator('#far')).toBeInViewport();
  await panel.citation(3).click();
  await expect(page.locator('#quotes')).toBeInViewport();
  await expect(page.locator('#far')).not.toBeInViewport();
  await panel.citation(1).click();
  await expect(page.locator('#far')).toBeInViewport();
  await panel.citation(2).click();
  await expect(page.locator('iframe[title="Same origin"]')).toBeInViewport();

  model.once((request) => `Weight ${request.cite('4,150 kg')}.`);
  await panel.ask('How heavy is Great Anna?');
  expect(await lit(page)).toEqual({ 1: '4,150 kg' });
  await panel.clear();
  expect(await lit(page)).toEqual({});
  await expect(page.locator('sightline-overlay')).toHaveCount(0);

  await test.step('a click on lit words shows the sentence that cites them', async () => {
    model.once(
      (request) =>
        `${'A sentence to fill the panel. '.repeat(120)}\n\nThe plate is old ${request.cite('in old letters')}.`,
    );
    await panel.ask('What about the plate?');
    await panel.page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
    });
    await expect(panel.answer.getByText('The plate is old')).not.toBeInViewport();
    const box = await page.evaluate(() => {
      const range = [...(CSS.highlights.get('sightline-cite-1') ?? [])][0] as Range;
      return range.getBoundingClientRect().toJSON();
    });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(panel.answer.getByText('The plate is old')).toBeInViewport();
    await expect(panel.page.locator('.flash')).toContainText('The plate is old');
  });
});
