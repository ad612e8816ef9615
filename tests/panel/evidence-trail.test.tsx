import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Citation } from '../../src/contracts/answer.ts';
import { renderPanel } from './render.tsx';
import { card, citation, conversation, turn } from './states.ts';

it('what several answers have cited is there in one place, leads to the page, and can be saved', async () => {
  const { sent } = renderPanel(conversation({ turns: [turn({ id: 'a' }), turn({ id: 'b' })] }));
  await page.getByText(/^All evidence of this conversation/).click();
  const [first] = page.getByRole('button', { name: /^Show on the page: / }).elements();
  (first as HTMLElement).click();
  expect(sent).toContainEqual({ type: 'reveal', turnId: 'a', citation: 1 });
  for (const name of ['Save as Markdown', 'Save as JSON', 'Save for reference managers (CSL-JSON)'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
});

it('the open trail has its quotes held against the page, and again when that changes; a closed one never', async () => {
  const shown = conversation({ turns: [turn({ id: 'a' }), turn({ id: 'b' })] });
  const { sent, show, store } = renderPanel(shown);
  const held = () => sent.filter(({ type }) => type === 'hold-evidence').length;
  await expect.element(page.getByText(/^All evidence of this conversation/)).toBeVisible();
  store.actions.receive({ type: 'page-changed' });
  await page.getByText(/^All evidence of this conversation/).click();
  await expect.poll(held).toBe(1);
  store.actions.receive({ type: 'page-changed' });
  await expect.poll(held).toBe(2);
  show({ ...shown, url: 'https://shop.example/elsewhere' });
  await expect.poll(held).toBe(3);
  await page.getByText(/^All evidence of this conversation/).click();
  await expect.poll(() => document.querySelector<HTMLDetailsElement>('.trail')?.open).toBe(false);
  store.actions.receive({ type: 'page-changed' });
  expect(held()).toBe(3);
});

it('a quote is pinned and commented from the keyboard, and the focus stays with it', async () => {
  const QUOTE = 'refunds take up to five working days';
  const cited = ['a', 'b'].map((turnId) => ({ turnId, citation: 1 }));
  const turns = (more: Partial<Citation>) =>
    ['a', 'b'].map((id) => turn({ id, card: card({ citations: [citation(1, QUOTE, more)] }) }));
  const { sent, show } = renderPanel(conversation({ turns: turns({}) }));
  await page.getByText(/^All evidence of this conversation/).click();
  const pin = page.getByRole('button', { name: `Pin: ${QUOTE}` });
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toContainEqual({ type: 'remark', citations: cited, remark: { pinned: true } });
  show(conversation({ turns: turns({ pinned: true, goneAt: Date.UTC(2031, 4, 9) }) }));
  await expect.element(page.getByRole('heading', { name: 'Pinned' })).toBeVisible();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pin).toHaveFocus();
  await expect.element(page.getByText(/^No longer there \(May 9, 2031/)).toBeVisible();

  await userEvent.keyboard('{Tab}{Enter}');
  const box = page.getByRole('textbox', { name: `Comment on: ${QUOTE}` });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('Ask them{Tab}{Enter}');
  expect(sent).toContainEqual({ type: 'remark', citations: cited, remark: { comment: 'Ask them' } });
  await expect.element(page.getByRole('button', { name: `Comment on: ${QUOTE}` })).toHaveFocus();
});

it('is ordered by statement, and by what fits the question of now', async () => {
  const { store } = renderPanel(conversation({ turns: [turn({ id: 'a' }), turn({ id: 'b' })] }));
  await page.getByText(/^All evidence of this conversation/).click();
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.selectOptions('By statement');
  await expect
    .element(page.getByRole('heading', { name: 'Refunds take up to five working days.' }))
    .toBeVisible();
  await order.selectOptions('What fits the question first');
  store.actions.setDraft('What about the label?');
  await expect.element(page.getByRole('heading', { name: 'For: What about the label?' })).toBeVisible();
  await expect
    .poll(() => document.querySelector('.trail li')?.textContent)
    .toMatch(/The return label is free/);
});

it('what a single answer has cited several times can be saved as well', async () => {
  renderPanel(conversation({ turns: [turn({ id: 'a' })] }));
  await page.getByText(/^All evidence of this conversation/).click();
  await expect.element(page.getByRole('button', { name: 'Save as Markdown' })).toBeVisible();
});

it('of a single quote the list of its answer tells as much', async () => {
  const one = card({ citations: [citation(1, 'refunds take up to five working days')] });
  renderPanel(conversation({ turns: [turn({ id: 'a', card: one })] }));
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(page.getByText(/^All evidence/).elements()).toHaveLength(0);
});
