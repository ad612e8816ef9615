import { expect, lit, type Tab, test } from './fixtures.ts';
import type { ModelRequest, ModelServer } from './model-server.ts';
import type { Site } from './site.ts';

const LATE = 'The parcel came late, for the second time this year';
const BROKEN = 'The switch broke after three days of gentle use';
const LOVELY = 'Lovely lamp with a warm light, would buy it again';

const PER_PAGE = 20;
/** The nth review of the shop, from 1: every fourth speaks of lateness, every fifth of the others of what broke. */
const review = (n: number): string =>
  `${n % 4 === 0 ? LATE : n % 5 === 0 ? BROKEN : LOVELY}, says buyer number ${n}`;

/** Three pages of reviews, the one behind the other. */
function shop(site: Site, more = ''): void {
  for (const page of [1, 2, 3]) {
    const items = Array.from({ length: PER_PAGE }, (_, i) => review((page - 1) * PER_PAGE + i + 1) + more);
    const on = page < 3 ? `<a href="/p${page + 1}">Next</a>` : '';
    site.route(
      `/p${page}`,
      `<!doctype html><html lang="en"><title>Lamp</title><main><h1>Lamp</h1><h2>Reviews</h2><ul class="reviews">${items.map((text) => `<li><p>${text}</p></li>`).join('')}</ul><p>Page ${page} of 3</p>${on}</main>`,
    );
  }
}

const itemsOf = ({ last }: ModelRequest): { n: number; text: string }[] =>
  [...last.matchAll(/^item (\d+): (.*)$/gm)].map(([, n, text]) => ({ n: Number(n), text: text! }));

/** What a careful model says of the items that it was sent. */
function groupsOf(request: ModelRequest) {
  const items = itemsOf(request).map(({ n, text }) => {
    const g = text.startsWith(LATE) ? 1 : text.startsWith(BROKEN) ? 2 : 0;
    return { n, g, why: 'as it says', quote: text.split(' ').slice(0, 5).join(' ') };
  });
  return { json: { about: true, groups: ['Late', 'Broken'], items } };
}

const start = async (sightline: { useModel(): Promise<unknown>; open(path: string): Promise<Tab> }) => {
  await sightline.useModel();
  return sightline.open('/p1');
};
const readAll = ({ panel }: Tab) =>
  panel.answer.getByRole('button', { name: /^Read all of it \(fetches up to \d+ further pages/ });

/** Every request is one for verdicts; the second of those for all pages is answered with garbage, as its repair is. */
function garbleSecond(model: ModelServer): void {
  model.script((request) =>
    itemsOf(request)[0]?.text === review(41) || request.all.includes('no JSON at all')
      ? 'no JSON at all'
      : groupsOf(request),
  );
}

test('what people complain about over three pages: read after an offer that says so, each group counted over all of them, its chips lead to their page', async ({
  sightline,
  site,
  model,
}) => {
  shop(site);
  model.script(groupsOf);
  const tab = await start(sightline);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  await expect(answer).toContainText('20 items read, end not proved: the page offers more of it');
  expect(site.hits.join()).not.toContain('/p2');
  await readAll(tab).click();
  await expect(answer.getByRole('heading', { name: 'Late: 15' })).toBeVisible({ timeout: 30_000 });
  await expect(answer.getByRole('heading', { name: 'Broken: 9' })).toBeVisible();
  await expect(answer).toContainText('60 items read, end proved: all its pages were read');
  await tab.panel.idle();
  expect(model.requests.map((request) => itemsOf(request).length)).toEqual([20, 40, 20]);
  await answer.getByRole('button', { name: /^Show all/ }).click();
  const opened = tab.panel.page.context().waitForEvent('page');
  await answer
    .getByRole('row', { name: /buyer number 44/ })
    .getByRole('button')
    .click();
  const third = await opened;
  await expect.poll(() => third.url()).toMatch(/\/p3$/);
  await expect.poll(async () => Object.values(await lit(third)).join()).toContain('The parcel came late');
});

test('a batch whose reply cannot be read is said: its items are in no count, and are no "no"', async ({
  sightline,
  site,
  model,
}) => {
  shop(site);
  garbleSecond(model);
  const tab = await start(sightline);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  await readAll(tab).click();
  await expect(answer).toContainText('The model looked at 40 of 60 items; the others are in no count.', {
    timeout: 30_000,
  });
  await tab.panel.idle();
  await expect(answer.getByRole('heading', { name: 'Late: 10' })).toBeVisible();
  await answer.getByRole('button', { name: /^Show all/ }).click();
  await expect(answer.getByRole('row', { name: /buyer number 44/ })).toContainText('not decided');
  await expect(answer.getByRole('row', { name: /not decided/ })).toHaveCount(20);
});

test('Stop while items of further pages are sorted keeps what was found, and says how many were looked at', async ({
  sightline,
  site,
  model,
}) => {
  shop(site);
  model.script((request) => (itemsOf(request)[0]?.text === review(41) ? { hang: ['{'] } : groupsOf(request)));
  const tab = await start(sightline);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  await readAll(tab).click();
  await model.received(3);
  await expect(answer.getByRole('heading', { name: 'Late: 10' })).toBeVisible({ timeout: 30_000 });
  await tab.panel.button('Stop').click();
  await tab.panel.idle();
  await expect(answer.getByRole('heading', { name: 'Late: 10' })).toBeVisible();
  await expect(answer).toContainText('The model looked at 40 of 60 items; the others are in no count.');
});

test('more than a few requests for all pages are told before the first is made, and the yes reads all of them', async ({
  sightline,
  site,
  model,
}) => {
  const long = ' and so on, as it was said before by many'.repeat(20);
  shop(site, long);
  model.script(groupsOf);
  const tab = await start(sightline);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  const asked = model.requests.length;
  await readAll(tab).click();
  await expect(answer).toContainText('60 items have to be looked at one by one', { timeout: 30_000 });
  // What was found on the first page stands meanwhile.
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  expect(model.requests).toHaveLength(asked);
  const fetched = site.hits.length;
  await answer.getByRole('button', { name: 'Look at all 60 items' }).click();
  await expect(answer.getByRole('heading', { name: 'Late: 15' })).toBeVisible({ timeout: 30_000 });
  await expect(answer).toContainText('60 items read, end proved: all its pages were read');
  await tab.panel.idle();
  expect(site.hits, 'nothing is fetched twice').toHaveLength(fetched);
  await answer.getByRole('button', { name: /^Show all/ }).click();
  const opened = tab.panel.page.context().waitForEvent('page');
  await answer
    .getByRole('row', { name: /buyer number 44/ })
    .getByRole('button')
    .click();
  await expect
    .poll(async () => Object.values(await lit(await opened)).join())
    .toContain('The parcel came late');
});

test('reviews that come on top while the pages are read: none is sent twice, no end is proved, and it is said', async ({
  sightline,
  site,
  model,
}) => {
  let came = 0;
  const all = Array.from({ length: 3 * PER_PAGE }, (_, i) => review(i + 1));
  for (const page of [1, 2, 3]) {
    site.route(`/p${page}`, (_, response) => {
      const now = [...Array.from({ length: came }, (_, i) => `${LATE}, says newcomer ${i + 1}`), ...all];
      if (page === 1) came = 2;
      const on = page < 3 ? `<a href="/p${page + 1}">Next</a>` : '';
      const items = now.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><title>Lamp</title><main><h1>Lamp</h1><h2>Reviews</h2><ul class="reviews">${items.map((text) => `<li><p>${text}</p></li>`).join('')}</ul><p>Page ${page} of 3</p>${on}</main>`,
        );
    });
  }
  model.script(groupsOf);
  const tab = await start(sightline);
  const { answer } = tab.panel;
  await tab.panel.ask('What do people complain about?');
  await expect(answer.getByRole('heading', { name: 'Late: 5' })).toBeVisible();
  await readAll(tab).click();
  await expect(answer).toContainText('58 items read, end not proved', { timeout: 30_000 });
  await expect(answer).toContainText('The list changed while it was read.');
  await tab.panel.idle();
  const sent = model.requests.slice(1).flatMap((request) => itemsOf(request).map(({ text }) => text));
  expect(sent).toHaveLength(58);
  expect(new Set(sent).size).toBe(58);
});
