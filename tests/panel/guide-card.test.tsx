import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { guiding, step } from './mode-states.ts';
import { renderPanel } from './render.tsx';

const TARGET = {
  n: 7,
  role: 'button',
  text: 'Security',
  locator: { role: 'button', name: 'Security', landmark: '', before: [], after: [], notes: [], path: '' },
};
const outline = { parts: ['Open the account', 'Open “Security”', 'Save'], at: 2, changed: false };
const current = step(2, {
  instruction: 'Open “Security”.',
  hint: 'The security settings open.',
  why: 'Passwords are kept there.',
  target: TARGET,
  state: 'current',
});
const quiet = (more = {}) =>
  guiding({ steps: [step(1, { state: 'done', by: 'person' }), current], outline, ...more });

it('shows the step and its buttons; reason and expectation are one click away', async () => {
  renderPanel(quiet());
  for (const name of ['Next', 'Back', 'Skip', 'Do it for me', 'Stop'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect.element(page.getByText('Passwords are kept there.')).not.toBeVisible();
  await expect.element(page.getByText('The security settings open.')).not.toBeVisible();
  await page.getByText('More about this step').click();
  await expect.element(page.getByText('Passwords are kept there.')).toBeVisible();
  await expect.element(page.getByText('The security settings open.')).toBeVisible();
});

it('warns beside the step before what cannot be undone', async () => {
  renderPanel(quiet({ steps: [{ ...current, number: 1, commits: true, hint: 'This cannot be undone.' }] }));
  await expect.element(page.getByText('This cannot be undone.')).toBeVisible();
});

it('offers the way into a trap only as long as the step is not turned down', async () => {
  const trap = { kind: 'orders' as const, words: '49 euros a year', turned: false, held: true };
  const { show } = renderPanel(quiet({ steps: [{ ...current, trap }] }));
  await expect.element(page.getByRole('button', { name: 'Show it all the same' })).toBeVisible();
  show(quiet({ steps: [{ ...current, trap, state: 'rejected' }] }));
  await expect.element(page.getByText('49 euros a year')).toBeVisible();
  expect(page.getByRole('button', { name: 'Show it all the same' }).elements()).toEqual([]);
});

it('ticks the outline off, and says when it has changed', async () => {
  const { show } = renderPanel(quiet());
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Open the account' }))
    .toHaveTextContent('done');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Open “Security”' }))
    .toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByText('another than expected')).not.toBeInTheDocument();
  show(quiet({ outline: { ...outline, parts: ['Open the account', 'Ask the owner'], changed: true } }));
  await expect.element(page.getByText('another than expected')).toBeVisible();
});

it('helps somebody who has pressed other things twice, and takes nothing back by itself', async () => {
  const { sent, show } = renderPanel(quiet({ steps: [{ ...current, strays: 1 }] }));
  await expect.element(page.getByText('Passwords are kept there.')).not.toBeVisible();
  const lost = { ...current, strays: 2, target: { ...TARGET, where: 'in "Account"' } };
  show(quiet({ steps: [lost] }));
  await expect.element(page.getByText('Where it is: in "Account"')).toBeVisible();
  await page.getByRole('button', { name: 'Explain this step more closely' }).click();
  expect(sent).toContainEqual({ type: 'command', turnId: 't1', command: { do: 'finer' } });
  show(quiet({ steps: [{ ...current, undo: 'restore' }] }));
  await page.getByRole('button', { name: 'Undo this step' }).click();
  expect(sent).toContainEqual({ type: 'command', turnId: 't1', command: { do: 'undo', stepId: 's2' } });
  show(quiet({ steps: [{ ...current, undo: 'committed' }] }));
  await expect.element(page.getByText('Sightline does not take it back')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo this step' })).not.toBeInTheDocument();
});

it('a click on the step brings its control back into view', async () => {
  const { sent } = renderPanel(quiet());
  await page.getByRole('article', { name: 'Step 2' }).getByText('Open “Security”.').click();
  expect(sent).toContainEqual({ type: 'command', turnId: 't1', command: { do: 'reveal', stepId: 's2' } });
});

it('a finished guide says what was reached, and not that it is about another page', async () => {
  const end = step(2, { action: 'done', instruction: 'Your password is changed.', state: 'done' });
  renderPanel({
    ...guiding(
      {
        phase: 'done',
        steps: [step(1, { state: 'done', by: 'person' }), end],
        shown: 's2',
        standsAt: 'https://example.org/after',
        evidence: { text: 'Password changed', verified: true },
      },
      'done',
    ),
    url: 'https://example.org/after',
  });
  await expect.element(page.getByText('Your password is changed.')).toBeVisible();
  await expect.element(page.getByText('About another page')).not.toBeInTheDocument();
});

it('shows the same words twice when the person said them twice after one step', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPanel(
    quiet({
      said: [
        { words: 'Not that one', after: 1 },
        { words: 'Not that one', after: 1 },
      ],
    }),
  );
  await expect.element(page.getByText('Not that one').nth(1)).toBeVisible();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

it('a guide is recorded on request, which is one click away, and says so all the time', async () => {
  const { sent, show } = renderPanel(quiet({ recording: 'off' }));
  await expect.element(page.getByText('Record this guide')).not.toBeVisible();
  await page.getByText('More about this step').click();
  await page.getByRole('checkbox', { name: /^Record this guide/ }).click();
  expect(sent).toContainEqual({ type: 'command', turnId: 't1', command: { do: 'record', on: true } });
  await expect.element(page.getByText('Recording: a picture')).not.toBeInTheDocument();
  show(quiet({ recording: 'on' }));
  await page.getByText('More about this step').click();
  await expect.element(page.getByText('Recording: a picture')).toBeVisible();
  show(quiet({ recording: 'failed' }));
  await expect.element(page.getByText('Recording has ended')).toBeVisible();
  // Nothing of this tab may be kept.
  show(quiet({ recording: null }));
  await expect.element(page.getByRole('checkbox', { name: /^Record/ })).not.toBeInTheDocument();
});

it('the summary counts what CowPilot counts, and says who did what and what asking for it took', async () => {
  const took = { tokens: 500, askedMs: 1500, usd: 0.002 };
  const steps = [
    step(1, { instruction: 'Open the menu', state: 'done', by: 'person', ...took }),
    step(2, { instruction: 'Choose “Dark”', state: 'done', by: 'sightline', tokens: 0 }),
    step(3, { instruction: 'Press the wrong one', state: 'rejected', ...took, usd: null }),
    step(4, { instruction: 'Save', state: 'done', by: 'sightline', ...took }),
    step(5, { action: 'done', instruction: 'Saved.', state: 'done', tokens: 0 }),
  ];
  const ended = { phase: 'done', steps, interventions: 2, startedAt: 0, endedAt: 61_000 } as const;
  const { show } = renderPanel(guiding(ended, 'done'));
  await page.getByText('Summary of this task').click();
  const counted = () =>
    Object.fromEntries(
      [...document.querySelectorAll('.guide-summary dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    );
  expect(counted()).toEqual({
    'Steps in all': '3',
    'Steps by you': '1',
    'Steps by Sightline': '2',
    'Steps skipped': '0',
    'Times you stepped in': '2',
    'Brought to its end by Sightline': 'yes',
    Tokens: '1,500',
    Seconds: '61',
  });
  await expect.element(page.getByRole('checkbox', { name: 'The task succeeded' })).toBeChecked();
  await expect.element(page.getByText('Open the menu (done by you)')).not.toBeVisible();
  await page.getByText('Step by step').click();
  expect([...document.querySelectorAll('.guide-each li')].map(({ textContent }) => textContent)).toEqual([
    'Open the menu (done by you) 1.5 s, 500 tokens, 0.2 cents',
    'Choose “Dark” (done by Sightline) ',
    'Press the wrong one (rejected) 1.5 s, 500 tokens',
    'Save (done by Sightline) 1.5 s, 500 tokens, 0.2 cents',
  ]);
  show(guiding({ ...ended, success: false }, 'done'));
  await expect.poll(() => counted()['Brought to its end by Sightline']).toBe('no');
});
