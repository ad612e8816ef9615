import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ALL_RULES, violations } from './axe.ts';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';

it('a plan says what was cancelled, lets the rest be changed, and is told by its roles and names', async () => {
  const { sent } = renderPanel(MODE_STATES.plan!);
  const plan = page.getByRole('region', { name: 'One after the other' });
  await expect.element(plan).toBeVisible();
  const parts = plan.getByRole('listitem').elements();
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'hide the ads skipped',
    'tell me the cheapest of the rest stopped',
    'take me to the form to come',
    'what does it cost to send it? to come',
  ]);
  expect(await violations(ALL_RULES)).toEqual([]);
  await plan.getByRole('button', { name: 'Do this earlier' }).click();
  expect(sent).toContainEqual({
    type: 'plan',
    change: {
      do: 'set',
      rest: [
        { id: 'd', question: 'what does it cost to send it?' },
        { id: 'c', question: 'take me to the form' },
      ],
    },
  });
  await plan.getByRole('button', { name: 'Go on with the rest' }).click();
  expect(sent).toContainEqual({ type: 'plan', change: { do: 'go-on' } });
});
