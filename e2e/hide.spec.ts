import type { Page } from '@playwright/test';
import { expect, lit, type ModelRequest, markup, overlayBoxes, type Panel, test } from './fixtures.ts';

const shown = (page: Page, selector: string) => page.locator(selector).first();
/** A button of the newest list: older ones that were undone show theirs, switched off. */
const ofList = ({ answer }: Panel, name: RegExp) => answer.getByRole('button', { name });
const send = (page: Page, event: string) => page.evaluate((name) => dispatchEvent(new Event(name)), event);
/** A reply that names the lines whose text matches. */
const naming =
  (...patterns: RegExp[]) =>
  (request: ModelRequest) => ({
    json: {
      found: patterns.map((pattern) => {
        const { n, text } = request.find(pattern);
        return { index: n, reason: `Because of ${text}.`, snippet: text };
      }),
      message: '',
    },
  });

test('review, uncheck, confirm: exactly what stays checked goes, undo brings the page back to the byte, and one block can be restored by itself', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(naming(/Best garden chairs/, /School choir/, /^Newsletter/));
  const tab = await sightline.open('/feed.html');
  await sightline.expectUntouched(tab);
  const before = await markup(tab.page);
  await tab.panel.send('/hide the promotions and the choir');
  const boxes = tab.panel.checklist.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await expect
    .poll(async () => (await overlayBoxes(tab.page, '.badge')).map(({ text }) => text).sort())
    .toEqual(['1', '2', '3']);
  expect(await markup(tab.page).then(([html]) => html?.includes('data-sightline-hidden'))).toBe(false);
  await tab.panel.checklist.getByRole('checkbox', { name: /School choir/ }).uncheck();
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(ofList(tab.panel, /^Undo$/)).toBeVisible();
  await expect(shown(tab.page, '.card:nth-of-type(2)')).toBeHidden();
  await expect(shown(tab.page, '#letter')).toBeHidden();
  await expect(shown(tab.page, '.card:nth-of-type(3)')).toBeVisible();
  await expect(shown(tab.page, '.card:nth-of-type(1)')).toBeVisible();
  expect(await tab.page.locator('[data-sightline-hidden]').count()).toBe(2);
  await ofList(tab.panel, /^Undo$/).click();
  await expect.poll(() => markup(tab.page)).toEqual(before);
  expect(model.requests).toHaveLength(1);

  model.script(naming(/Best garden chairs/, /School choir/));
  await tab.panel.send('/hide chairs and choir');
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(tab.panel.answer).toContainText('Because of Best garden chairs');
  const row = tab.panel.answer.getByRole('listitem').filter({ hasText: 'School choir' });
  await row.getByRole('button', { name: /^Restore/ }).click();
  await expect(shown(tab.page, '.card:nth-of-type(3)')).toBeVisible();
  await expect(shown(tab.page, '.card:nth-of-type(2)')).toBeHidden();
});

test('what a reply names: nothing, a range of lines, a nested comment, an unknown number in a reply that breaks off', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const tab = await sightline.open('/feed.html');
  const hideAnd = async (look: () => Promise<void>) => {
    await ofList(tab.panel, /^Hide selected/).click();
    await look();
    await ofList(tab.panel, /^Undo$/).click();
    await expect(tab.page.locator('[data-sightline-hidden]')).toHaveCount(0);
  };
  await test.step('nothing that matches is said', async () => {
    model.script(() => ({ json: { found: [], message: 'There is no horoscope here.' } }));
    await tab.panel.ask('/hide the horoscope');
    await expect(tab.panel.answer).toContainText('Nothing on this page matches');
    await expect(ofList(tab.panel, /^Hide selected/)).toHaveCount(0);
  });
  await test.step('a range of lines leads to the block around them', async () => {
    model.script((request) => {
      const [first, last] = [request.find(/Best garden chairs/), request.find(/Ten chairs|balcon/)];
      const found = [{ index: `${first.n}-${last.n}`, reason: 'A promotion', snippet: '' }];
      return { json: { found, message: '' } };
    });
    await tab.panel.send('/hide the promotions');
    await hideAnd(async () => {
      await expect(shown(tab.page, '.card:nth-of-type(2)')).toBeHidden();
      await expect(tab.page.locator('[data-sightline-hidden]')).toHaveCount(1);
    });
  });
  await test.step('a nested reply goes alone, a comment without its replies', async () => {
    model.script(naming(/The old one was better/));
    await tab.panel.send('/hide the reply');
    await hideAnd(async () => {
      await expect(tab.page.getByText('The old one was better')).toBeHidden();
      await expect(tab.page.getByText('I like the new pier')).toBeVisible();
      await expect(tab.page.getByText('Where do we park?')).toBeVisible();
    });
  });
  await test.step('an unknown number is left out with a word, and a reply that breaks off keeps its complete items', async () => {
    model.script((request) => {
      const card = request.find(/School choir/);
      const items = [
        { index: 99_999, reason: 'No such line', snippet: '' },
        { index: card.n, reason: 'Choir', snippet: 'School choir' },
      ];
      const text = JSON.stringify({ found: items, message: '' });
      return {
        cut: [`${text.slice(0, -14)}{"index": 3, "rea`],
        once: () => expect(tab.panel.page.getByText('Writing the answer')).toBeVisible(),
      };
    });
    await tab.panel.send('/hide the choir');
    await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(1);
    await expect(tab.panel.answer).toContainText('not on the page');
  });
});

test('the page scrolls to the first mark where none is in view; one that is left during the review keeps all, and that is said', async ({
  sightline,
}) => {
  const tab = await sightline.open('/feed.html');
  await tab.page.setViewportSize({ width: 1000, height: 160 });
  await tab.panel.send('/hide the comments');
  await expect(tab.panel.checklist.getByRole('checkbox')).not.toHaveCount(0);
  await expect(shown(tab.page, '#comments')).toBeInViewport();
  await expect(tab.panel.button(/^Hide selected/)).toBeVisible();
  await tab.page.goto(sightline.site.url('/article.html'));
  await expect(tab.panel.answer).toContainText('The page changed during the review');
  await expect(tab.panel.button(/^Hide selected/)).toHaveCount(0);
});

test('without a model: a cookie layer goes with its backdrop and its scroll lock, a labelled slot with its frame, and no request is made', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/feed.html');
  await send(tab.page, 'open-layer');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/hide the cookie banner');
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(shown(tab.page, '.layer')).toBeHidden();
  await expect(shown(tab.page, '.shade')).toBeHidden();
  await expect
    .poll(() => tab.page.evaluate(() => getComputedStyle(document.body).overflowY))
    .not.toBe('hidden');
  await tab.panel.send('/hide the ads');
  await expect(tab.panel.checklist.getByRole('checkbox')).not.toHaveCount(0);
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(shown(tab.page, '#slot')).toBeHidden();
  await expect(shown(tab.page, 'main')).toBeVisible();
  await expect(shown(tab.page, '#letter')).toBeVisible();
  expect(model.requests).toHaveLength(0);
});

test('without a model: all but the text goes without a question, and so does all but the comments', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/feed.html');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/hide everything but the article');
  await expect(tab.panel.checklist.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await ofList(tab.panel, /^Hide selected/).click();
  for (const gone of ['header nav', '#comments', '.rail', '#slot'])
    await expect(shown(tab.page, gone)).toBeHidden();
  await expect(tab.page.getByRole('heading', { name: 'News from the harbour' })).toBeVisible();
  await expect(tab.page.getByText('Visitors may walk on the pier')).toBeVisible();
  await ofList(tab.panel, /^Undo$/).click();

  await tab.panel.send('/hide everything but the comments');
  await expect(tab.panel.checklist.getByRole('checkbox')).not.toHaveCount(0);
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(shown(tab.page, '.rail')).toBeHidden();
  await expect(tab.page.getByText('Where do we park?')).toBeVisible();
  await ofList(tab.panel, /^Undo$/).click();
  expect(model.requests).toHaveLength(0);
});

test('without a model: comments by somebody go without those that answer them, and where nobody of that name has written nothing is checked', async ({
  sightline,
  model,
}) => {
  const tab = await sightline.open('/feed.html');
  const [mara, toMara, otto] = [/like the new pier/, /old one was better/, /Where do we park/].map((words) =>
    tab.page.locator('#comments').getByText(words),
  );
  await sightline.expectUntouched(tab);
  await tab.panel.send("/hide Zoe's comments");
  await expect(tab.panel.checklist.getByRole('checkbox', { checked: false })).not.toHaveCount(0);
  await expect(tab.panel.checklist.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await tab.panel.send("/hide Mara's comments but keep the answers to them");
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(1);
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(mara!).toBeHidden();
  await expect(toMara!).toBeVisible();
  await expect(otto!).toBeVisible();

  await tab.panel.send('/hide the comments by Otto');
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(toMara!).toBeHidden();
  await expect(otto!).toBeHidden();
  await expect(tab.page.getByRole('heading', { name: '3 comments' })).toBeVisible();
  expect(model.requests).toHaveLength(0);
});

test('a click on an older citation leaves hidden what was hidden; a slim line shows it again, where the person wants such lines', async ({
  sightline,
  model,
}) => {
  await sightline.useModel({ hide: { placeholder: true } });
  model.once((request) => {
    const { n } = request.find(/late for three weeks/);
    return `The ferry was late [${n}: "late for three weeks"].`;
  });
  model.once(naming(/School choir/));
  const tab = await sightline.open('/feed.html');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('/find was the ferry late?');
  await tab.panel.send('/hide the choir');
  await ofList(tab.panel, /^Hide selected/).click();
  const heading = tab.page.getByRole('heading', { name: 'School choir', includeHidden: true });
  await expect(tab.page.getByText('Hidden: School choir wins prize')).toBeVisible();
  await expect(heading).toBeHidden();
  await tab.panel.page.getByRole('button', { name: /^Citation 1: / }).click();
  await expect.poll(() => lit(tab.page)).toEqual({ 1: 'late for three weeks' });
  await expect(heading).toBeHidden();
  await expect(tab.panel.answer).toContainText('1 item is hidden');
  await tab.page.getByRole('button', { name: 'Show', includeHidden: true }).click();
  await expect(heading).toBeVisible();
});

test('a request for the main content asks before it shows the list; what the page renders anew stays hidden, and undo finds it', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script((request) => ({
    json: {
      found: request.lines
        .filter(({ role }) => !['navigation', 'frame', 'iframe'].includes(role))
        .map(({ n }) => ({ index: n, reason: 'Everything', snippet: '' })),
      message: '',
    },
  }));
  const tab = await sightline.open('/feed.html');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/hide everything');
  await expect(tab.panel.button('Show the list anyway')).toBeVisible();
  await expect(tab.panel.checklist).toHaveCount(0);
  await tab.panel.button('Leave the page as it is').click();
  await expect(tab.panel.answer).toContainText('Nothing was hidden');

  await sightline.checkUntouched();
  model.script(naming(/Best garden chairs/));
  await tab.panel.send('/hide the chairs');
  await ofList(tab.panel, /^Hide selected/).click();
  await expect(tab.page.getByText('Best garden chairs')).toBeHidden();
  await send(tab.page, 'render-again');
  await expect(tab.page.getByText('Best garden chairs')).toBeHidden();
  await expect(tab.page.getByText('School choir')).toBeVisible();
  await ofList(tab.panel, /^Undo$/).click();
  await expect(tab.page.getByText('Best garden chairs')).toBeVisible();
  await expect(tab.page.locator('[data-sightline-hidden]')).toHaveCount(0);
});

test('words inside a frame lead to the frame with its slot; words in a closed shadow root to their box', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.script(naming(/Buy two boats/, /See the offer/, /Sponsored: umbrellas/));
  const tab = await sightline.open('/feed.html');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/hide boats and umbrellas');
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(2);
  await tab.panel.button(/^Hide selected/).click();
  await expect(shown(tab.page, '#slot')).toBeHidden();
  await expect
    .poll(() =>
      shown(tab.page, 'harbour-weather').evaluate((element) => element.getBoundingClientRect().height),
    )
    .toBeLessThan(120);
  await expect(shown(tab.page, 'harbour-weather')).toBeVisible();
});

test('what a feed adds is judged, hidden, counted and can be restored', async ({ sightline, model }) => {
  const tab = await sightline.open('/feed.html');
  await tab.panel.send('/hide sponsored posts');
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.page.getByText('Best garden chairs')).toBeHidden();
  await send(tab.page, 'more-stories');
  await expect(tab.page.getByText('Sponsored: new kettles 1')).toBeHidden();
  await expect(tab.page.getByText('Lighthouse repainted 1')).toBeVisible();
  await expect(tab.panel.answer).toContainText('1 more item went');
  await tab.panel.button('Undo').click();
  await expect(tab.page.getByText('Sponsored: new kettles 1')).toBeVisible();
  expect(model.requests).toHaveLength(0);
});

test('what the local engine leaves open goes to the model in one batch, within the budget', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  model.once(naming(/School choir/));
  model.once(naming(/Lighthouse repainted/));
  const tab = await sightline.open('/feed.html');
  await tab.panel.send('/hide stories that Jon Reed wrote');
  await tab.panel.button(/^Hide selected/).click();
  await expect(tab.page.getByText('School choir')).toBeHidden();
  await send(tab.page, 'more-stories');
  await expect(tab.page.getByText('Lighthouse repainted 1')).toBeHidden();
  await expect(tab.page.getByText('new kettles 1')).toBeVisible();
  await expect(tab.panel.answer).toContainText(/of 20[,.]?000 tokens/);
});

const LONG_PAGE = `<title>The new pier</title><div id="post" class="post has-comments">${'<p>The town council met on Monday to talk about the new pier and about the ferry, which has been late for weeks.</p>'.repeat(8)}
  <h3>2 comments</h3><ol><li><p>I like it.</p></li><li><p>Me too, very much.</p></li></ol></div>
  <aside class="comments-box"><h3>Latest comments</h3><p>Where do we park?</p><p>At the town hall.</p></aside><section><h2>Weather</h2><ul>${'<li>Light wind from the west until the evening, then calm.</li>'.repeat(6)}</ul></section><footer>Harbour Daily</footer>`;

test('an item that would take the article is left out with a word, and the rest of the list stays; without a model it is not preselected either', async ({
  sightline,
  model,
}) => {
  sightline.site.route(
    '/named.html',
    LONG_PAGE.replace(/<aside.*<\/aside>/s, '').replace('has-comments', 'comments'),
  );
  sightline.site.route('/long.html', LONG_PAGE);
  const tab = await sightline.open('/named.html');
  await test.step('an article whose box is named after its comments', async () => {
    await tab.panel.send('/hide the comments');
    await expect(tab.panel.button('Show the list anyway')).toBeVisible();
    await expect(tab.panel.checklist).toHaveCount(0);
    await tab.panel.button('Show the list anyway').click();
    const row = tab.panel.checklist.getByRole('checkbox', { name: /The new pier/ });
    await expect(row).toBeChecked();
    await expect(tab.panel.answer).toContainText('This is the main part of the page');
    await tab.panel.button('Cancel').click();
  });
  await sightline.useModel();
  model.once((request) => ({
    json: {
      found: request.lines
        .filter(({ text }) => /town council|like it|Me too|Latest comments|park|town hall/.test(text))
        .map(({ n }) => ({ index: n, reason: 'Comments', snippet: '' })),
      message: '',
    },
  }));
  await tab.page.goto(sightline.site.url('/long.html'));
  await tab.panel.send('/hide what was said of the council');
  await expect(tab.panel.answer).toContainText('main part of the page: The new pier');
  await expect(tab.panel.checklist.getByRole('checkbox')).toHaveCount(1);
  await expect(tab.panel.checklist.getByRole('checkbox', { name: /Latest comments/ })).toBeChecked();
});
