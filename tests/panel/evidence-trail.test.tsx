import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPanel } from './render.tsx';
import { conversation, turn } from './states.ts';

it('what several answers have cited is there in one place, leads to the page, and can be saved', async () => {
  const { sent } = renderPanel(conversation({ turns: [turn({ id: 'a' }), turn({ id: 'b' })] }));
  await page.getByText(/^All evidence of this conversation/).click();
  const [first] = page.getByRole('button', { name: /^Show on the page: / }).elements();
  (first as HTMLElement).click();
  expect(sent).toContainEqual({ type: 'reveal', turnId: 'a', citation: 1 });
  for (const name of ['Save as Markdown', 'Save as JSON', 'Save for reference managers (CSL-JSON)'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
});

it('of a single answer its own list tells as much', async () => {
  renderPanel(conversation({ turns: [turn({ id: 'a' })] }));
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(page.getByText(/^All evidence/).elements()).toHaveLength(0);
});
