import { expect, test } from './fixtures.ts';

const refused = (message: string) => ({ error: { message, type: 'test', code: null } });

/** Answers of a server that says no, and the sentence that the person reads. */
const REFUSALS: { status: number; says: string; body: unknown }[] = [
  { status: 401, says: 'The key was not accepted.', body: refused('Incorrect API key provided') },
  { status: 402, says: 'run out of credit', body: refused('Insufficient credits') },
  { status: 404, says: 'does not know this model', body: refused('The model `scripted` does not exist') },
  { status: 429, says: 'too many requests', body: refused('Rate limit reached') },
  { status: 503, says: 'a problem of its own', body: refused('Overloaded') },
];

test('what a server answers instead of a reply, or that none answers, is told in one sentence, the question is not lost, and "Try again" asks it again', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  for (const { status, says, body } of REFUSALS) {
    await test.step(`${status}`, async () => {
      const before = model.requests.length;
      model.script(async () => {
        await sightline.hurry(50);
        return { status, body };
      });
      await tab.panel.send(`When does it open, ${status}?`);
      await expect(tab.panel.alert).toContainText(says);
      await tab.panel.idle();
      await expect(
        tab.panel.page.getByRole('heading', { name: `When does it open, ${status}?` }),
      ).toBeVisible();
      expect(model.requests.length - before).toBe(status === 429 || status >= 500 ? 3 : 1);
    });
  }
  model.script((request) => `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  await tab.panel.answer.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.panel.citation(1)).toBeVisible();
  await expect(tab.panel.answer.getByRole('alert')).toHaveCount(0);
  await sightline.setSettings({ provider: { id: 'custom', baseURL: 'http://127.0.0.1:9/v1', model: 'x' } });
  await tab.panel.send('And who is there?');
  await expect(tab.panel.answer.getByRole('alert')).toContainText('does not answer');
  await tab.panel.idle();
});

const BROKEN: Record<string, string[]> = {
  'malformed events': ['data: {"choices": [ {"delta\n\n', 'data: nonsense\n\n'],
  'an error in the middle of a good stream': ['data: {"error":{"code":502,"message":"upstream died"}}\n\n'],
  'no events at all': ['<html>A proxy page</html>'],
};

test('a stream that breaks keeps what had arrived, one that hangs is ended, and what is no stream is never shown as an answer', async ({
  sightline,
  model,
}) => {
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  await sightline.expectUntouched(tab);
  await test.step('a stream that breaks', async () => {
    model.script((request) => ({
      cut: [`It opens early ${request.cite('opens at 9:30 in the morning')}. And then `],
      once: () => expect(tab.panel.answer).toContainText('It opens early'),
    }));
    await tab.panel.send('Opening hours?');
    await expect(tab.panel.alert).toContainText('broke in the middle');
    await tab.panel.idle();
    await expect(tab.panel.answer).toContainText('It opens early');
  });
  await test.step('a stream that hangs', async () => {
    model.script(async () => {
      await sightline.hurry(60);
      return { hang: ['It opens '] };
    });
    await tab.panel.send('Opening hours, without end?');
    await expect(tab.panel.answer.getByRole('alert')).toContainText('stopped in the middle', {
      timeout: 20_000,
    });
    await tab.panel.idle();
  });
  for (const [what, raw] of Object.entries(BROKEN)) {
    await test.step(what, async () => {
      model.script(async () => {
        await sightline.hurry(50);
        return { raw };
      });
      await tab.panel.send(`Opening hours, with ${what}?`);
      await expect(tab.panel.answer.getByRole('alert')).toBeVisible();
      await tab.panel.idle();
      await expect(tab.panel.answer).not.toContainText(/nonsense|proxy page|upstream died/);
    });
  }
});

test('an answer of two megabytes is cut off, and the panel stays usable', async ({ sightline, model }) => {
  await sightline.useModel();
  model.once(() => ({ chunks: Array.from({ length: 64 }, () => 'word '.repeat(6554)) }));
  const tab = await sightline.open('/article.html');
  await tab.panel.send('/find Everything, please');
  await expect(tab.panel.alert).toContainText('longer than any answer should be');
  model.once((request) => `At 9:30 ${request.cite('opens at 9:30 in the morning')}.`);
  await tab.panel.ask('When does it open?');
  await expect(tab.panel.citation(1)).toBeVisible();
});

test('on a page of Chrome’s own the panel says why it cannot read it', async ({ sightline }) => {
  const tab = await sightline.open('chrome://version');
  await expect(tab.panel.page.getByText('Chrome does not let any extension read this page.')).toBeVisible();
});

test('a page still loading is answered from what is there, and the answer says so', async ({
  sightline,
  site,
}) => {
  site.route('/slow', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write('<h1>Slow page</h1><p>The kiosk sells ice cream from 14:00 on.</p>'.padEnd(2000, ' '));
  });
  const tab = await sightline.open('/slow', { waitUntil: 'commit' });
  await expect(tab.page.getByText('ice cream')).toBeVisible();
  await tab.panel.ask('When does the kiosk sell ice cream?');
  await expect(tab.panel.answer).toContainText('still loading');
  await expect(tab.panel.citation(1)).toBeVisible();
});

test('an empty page and an empty question are told, not asked; a closed tab is told, and the question is not lost', async ({
  sightline,
  model,
  site,
}) => {
  await sightline.useModel();
  site.route('/empty', '');
  const tab = await sightline.open('/empty');
  await tab.panel.composer.fill('   ');
  await tab.panel.composer.press('Enter');
  await expect(tab.panel.page.getByText('There is no question yet.')).toBeVisible();
  await expect(tab.panel.answers).toHaveCount(0);
  await tab.panel.send('What is here?');
  await expect(tab.panel.alert).toContainText('no text on this page');
  await tab.page.close();
  await tab.panel.composer.fill('When does it open?');
  await tab.panel.composer.press('Enter');
  await expect(tab.panel.page.getByText('has been closed')).toBeVisible();
  const kept = tab.panel.page.getByText('When does it open?');
  await expect(kept.or(tab.panel.composer.filter({ hasText: 'When does it open?' })).first()).toBeVisible();
  expect(model.requests).toHaveLength(0);
});
