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
