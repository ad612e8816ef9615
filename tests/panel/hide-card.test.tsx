import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hiding, item } from './mode-states.ts';
import { renderPanel } from './render.tsx';

it('a row of the checklist is unchecked at once, before the worker answers, and follows the worker then', async () => {
  const { sent, show } = renderPanel(hiding({ items: [item(1), item(2)] }));
  const box = page.getByRole('group', { name: 'Items to hide' }).getByRole('checkbox', { name: 'offer 1' });
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(sent).toContainEqual({
    type: 'command',
    turnId: 't1',
    command: { type: 'check', ids: ['h1'], checked: false },
  });
  show(hiding({ items: [item(1, { checked: false }), item(2)] }));
  await expect.element(page.getByRole('button', { name: 'Hide selected (1)' })).toBeVisible();
  show(hiding({ items: [item(1), item(2)] }));
  await expect.element(box).toBeChecked();
});
