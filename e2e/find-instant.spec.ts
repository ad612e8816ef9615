import { expect, lit, test } from './fixtures.ts';

const PAGE = `<title>The reading room | Town library</title>
<nav><a href="/">Home</a> <a href="/news">News</a></nav>
<main><h1>The reading room</h1><p>By Maria Steiner, 3 May 2019</p>
<p>The reading room opens at 9:30 in the morning and closes when the last reader has left the house.</p>
<p>It holds four thousand books about rivers, and a ticket for the whole year costs € 12 at the desk.</p>
<h2>Related articles</h2><p>The new swimming pool opens in June, after two years of work on its roof and walls.</p></main>
<footer><p>The library is a member of the union of libraries and of the society of friends of the town.</p></footer>`;

test.beforeEach(({ site }) => site.route('/library', PAGE));

test('nothing fitting is said without a citation, and the nearest passages come when they are wanted', async ({
  sightline,
}) => {
  const tab = await sightline.open('/library');
  await sightline.expectUntouched(tab);
  await tab.panel.send('/find How many calories do the readers burn in a morning?');
  await tab.panel.idle();
  await expect(tab.panel.answer).toContainText('Nothing on this page fits the question.');
  await expect(tab.panel.citation()).toHaveCount(0);
  expect(await lit(tab.page)).toEqual({});
  await tab.panel.button('Show the nearest passages').click();
  await expect(tab.panel.answer).toContainText('Not sure');
  await expect(tab.panel.citation(1)).toBeVisible();
  await expect.poll(async () => Object.values(await lit(tab.page))[0]).toContain('morning');
});

test('a summary quotes the text, not what stands beside it, and lights its words', async ({ sightline }) => {
  const tab = await sightline.open('/library');
  await sightline.expectUntouched(tab);
  await tab.panel.ask('/find Summarize this page');
  const phrases = Object.values(await tab.panel.phrases());
  expect(phrases).toEqual([
    'The reading room',
    'The reading room opens at 9:30 in the morning and closes when the last reader has left the house.',
    'It holds four thousand books about rivers, and a ticket for the whole year costs € 12 at the desk.',
  ]);
  expect(Object.values(await lit(tab.page))).toEqual(phrases);
});

test("the panel's own suggestions work: who wrote this, and which dates and prices are mentioned", async ({
  sightline,
}) => {
  const tab = await sightline.open('/library');
  await sightline.expectUntouched(tab);
  const { page: panel } = tab.panel;
  await panel.getByRole('button', { name: 'Find questions that fit this page' }).click();
  // Tried on this page: it has an author and no advertisement.
  await expect(panel.getByRole('button', { name: 'Who wrote this, and when?' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Hide the ads' })).toHaveCount(0);
  await tab.panel.ask('/find Who wrote this, and when?');
  expect((await tab.panel.phrases())[1]).toBe('Maria Steiner');
  await tab.panel.ask('/find Which dates and prices are mentioned?');
  expect(Object.values(await tab.panel.phrases()).join('\n')).toMatch(/3 May 2019[\s\S]*€ 12/);
});

test('where no control fits, "how do I" is answered from the words of the page; a command is not', async ({
  sightline,
}) => {
  const tab = await sightline.open('/library');
  await tab.panel.ask('How do I get a ticket for the whole year?');
  expect(Object.values(await tab.panel.phrases()).join('\n')).toContain('€ 12 at the desk');
  await tab.panel.send('Take me to the opening of my account');
  await tab.panel.idle();
  await expect(tab.panel.answer).toContainText('No control on this page fits');
});
