import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../src/platform/i18n.ts';
import { LOCALES } from './fake-chrome.ts';
import { MODE_STATES } from './mode-states.ts';
import { renderOptions } from './options/render-options.tsx';
import { renderPanel } from './render.tsx';
import { STATES } from './states.ts';

const ALL = { ...STATES, ...MODE_STATES };

/** What is cut on purpose, with the whole of it a hover or a click away: names and words of pages, not texts of ours. */
const CUT_ON_PURPOSE =
  '.visually-hidden, .header h1, .host, .engine-name, .link-host, .source-name, .picture-name, .mode-chip, .page-switch, q, textarea, .wide, table';

/** Texts of ours that do not fit where they stand, or push something out of the panel. */
function cutTexts(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
    // A pixel's width is a name for screen readers alone, e.g. of a button that shows its icon only.
    (element) => element.checkVisibility() && element.clientWidth !== 1 && !element.closest(CUT_ON_PURPOSE),
  );
  const right = document.documentElement.clientWidth;
  return shown
    .filter((element) => {
      const { left, right: end } = element.getBoundingClientRect();
      const clips = getComputedStyle(element).overflowX !== 'visible';
      return left < -0.5 || end > right + 0.5 || (clips && element.scrollWidth > element.clientWidth + 1);
    })
    .map((element) => `${element.className || element.tagName}: ${element.textContent.slice(0, 60)}`);
}

describe.each(Object.keys(LOCALES))('in "%s"', (locale) => {
  it('no text is cut at 300 pixels, in any state', async () => {
    await page.viewport(300, 700);
    const cut = new Set<string>();
    for (const state of Object.values(ALL)) {
      const { store } = renderPanel(state, locale);
      await expect.element(page.getByRole('textbox').first()).toBeVisible();
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const text of cutTexts()) cut.add(text);
      store.setState({ conversation: null });
      document.getElementById('root')?.remove();
    }
    expect([...cut]).toEqual([]);
  });

  it('no text of the options is cut at 300 pixels', async () => {
    await page.viewport(300, 700);
    renderOptions({ provider: { id: 'custom', baseURL: 'http://localhost:11434/v1' } }, {}, {}, locale);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(cutTexts()).toEqual([]);
  });

  it('the panel names its language and direction, and counts in it', () => {
    renderPanel(ALL.done ?? Object.values(ALL)[0]!, locale);
    expect(document.documentElement.lang.split('-')[0]).toBe(locale.split('_')[0]);
    expect(getComputedStyle(document.body).direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    for (const count of [0, 1, 2, 3, 11, 100]) {
      expect(t('history_count', { count })).not.toBe('history_count');
      expect(t('history_count', { count })).not.toContain('{');
    }
  });

  it('nothing is serious to axe', async () => {
    await page.viewport(300, 700);
    renderPanel(ALL.done ?? Object.values(ALL)[0]!, locale);
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
