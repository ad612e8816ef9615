import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
import { conversation, turn } from './states.ts';

/** What a pointer would hit in the middle of a button, in the panel as it opens: at its newest answer. */
function reached(name: string): boolean {
  const button = page.getByRole('button', { name, exact: true }).element();
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === button;
}

const LONG = Array.from({ length: 6 }, (_, i) => turn({ id: `t${i}` }));

it.each([300, 400, 640])(
  'the way to the other conversation of a tab can be pressed at once, %i pixels wide',
  async (width) => {
    await page.viewport(width, 600);
    const { sent } = renderPanel(conversation({ covers: true, turns: LONG }));
    await expect.poll(() => reached('Show it')).toBe(true);
    await page.getByRole('button', { name: 'Show it' }).click();
    expect(sent).toContainEqual({ type: 'other-conversation' });
  },
);

it.each([300, 400, 640])(
  'what saved rules hide can be shown and changed at once, %i pixels wide',
  async (width) => {
    await page.viewport(width, 600);
    renderPanel({ ...MODE_STATES.kept!, turns: LONG });
    await expect.poll(() => reached('Show') && reached('Edit')).toBe(true);
  },
);
