import { expect, test } from './fixtures.ts';
import { stepReply, walk } from './guide-script.ts';

test('a guide that turns to another tab leaves that tab its own conversation, which is there again afterwards', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const notes = await sightline.open('/shapes.html');
  model.once((request) => `It is cited ${request.cite(request.lines[0]!.text)}.`);
  await notes.panel.ask('/find What is on this page?');
  const guided = await sightline.open('/account.html');
  const title = await notes.page.title();
  model.script(
    walk([
      { action: 'switch_tab', value: title, instruction: 'Go to the other tab' },
      { at: /./, instruction: 'Here it goes on' },
    ]),
  );
  await guided.panel.send('/guide compare it with my other tab');
  await expect(guided.panel.steps).toHaveCount(1);
  await guided.panel.button('Do it for me').click();
  // The panels of both tabs show the guide now; the tab that it came from has nothing of its own.
  await expect(notes.panel.steps.last()).toContainText('Here it goes on');
  await notes.panel.button('New conversation').click();
  await expect(notes.panel.answers).toHaveCount(1);
  await expect(notes.panel.page.getByRole('heading', { name: 'What is on this page?' })).toBeVisible();
});

test('a guide that the person takes to another tab, and that goes home when that is closed, leaves both conversations whole', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const own = await sightline.open('/shapes.html');
  model.once(() => 'An answer of its own.');
  await own.panel.ask('/find What is on this page?');
  const another = await sightline.open('/article.html');
  const guided = await sightline.open('/account.html');
  model.script(
    walk([
      { action: 'switch_tab', value: await own.page.title(), instruction: 'Go to the other tab' },
      { action: 'close_tab', instruction: 'Close this tab' },
      { at: /./, instruction: 'And on' },
      { at: /./, instruction: 'And on' },
    ]),
  );
  await guided.panel.send('/guide compare it with my other tab');
  await expect(guided.panel.steps).toHaveCount(1);
  // By hand: a tab that is not meant changes nothing.
  await another.page.bringToFront();
  await own.page.bringToFront();
  await expect(guided.panel.steps.last(), 'the guide has come along').toContainText('Close this tab');
  await expect(guided.panel.steps.first()).toContainText('done');
  await expect(another.panel.steps).toHaveCount(0);
  await guided.panel.button('Do it for me').click();
  await expect.poll(() => own.page.isClosed()).toBe(true);
  const again = await sightline.panelFor(guided.tabId);
  await expect(again.steps.first()).toContainText('Go to the other tab');
  await expect(again.steps.last()).toContainText('And on');
  await expect(again.steps.nth(1)).toContainText('done by Sightline');
});

test('a step that names no tab leads to none', async ({ sightline, model }) => {
  await sightline.useModel();
  const other = await sightline.open('/article.html');
  const tab = await sightline.open('/account.html');
  model.script(() =>
    stepReply(null, { action: 'switch_tab', value: ' ', instruction: 'Go to the other tab' }),
  );
  await tab.panel.send('/guide go to my other tab');
  await tab.panel.button('Do it for me').click();
  await expect(tab.panel.page.getByText('Sightline cannot do this here.')).toBeVisible();
  await expect(other.panel.steps).toHaveCount(0);
});
