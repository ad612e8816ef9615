import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { rememberThumb } from '../../src/modes/guide/dislikes.ts';
import type { OptionsHost } from '../../src/options/host.ts';
import { t } from '../../src/platform/i18n.ts';
import { guideCard, guideStep, guideTarget } from '../fakes/guide.ts';
import { memoryStore } from '../fakes/memory-store.ts';
import { BUT_COLOURS, violations } from './axe.ts';
import { LOCALES } from './fake-chrome.ts';
import { MODE_STATES } from './mode-states.ts';
import { renderOptions } from './options/render-options.tsx';
import { renderPanel } from './render.tsx';
import { SCREENS } from './screens.tsx';
import { STATES } from './states.ts';

/** One of each thing that guides keep. */
async function filledMemory() {
  const store = memoryStore();
  const target = guideTarget('button', 'Rename');
  const wrong = { ...guideStep({ thumb: 'down', target }), number: 1 };
  await rememberThumb(store, { task: 'Add the tag sea to my note' }, wrong, 1);
  return store;
}
const RECORDINGS: OptionsHost['recordings'] = {
  all: async () => [{ id: 'r', card: guideCard('Record me'), pages: [] }],
  pagesOf: async () => undefined,
  remove: async () => {},
  clear: async () => {},
  onChange: () => () => {},
};

const ALL = { ...STATES, ...MODE_STATES };

/** What is cut on purpose, with the whole of it a hover or a click away: names and words of pages, not texts of ours. */
const CUT_ON_PURPOSE =
  '.visually-hidden, .header h1, .host, .list-state span, .engine-name, .link-host, .source-name, .picture-name, .page-title, .page-chips li, .mode-chip, .page-switch, q, textarea, .wide, table';

/** Texts of ours that do not fit where they stand, or push something out of the panel. */
function cutTexts(): string[] {
  const right = document.documentElement.clientWidth;
  // Measured first: what does not fit is rare, and all else that is asked of it is not cheap.
  const misfits = [...document.querySelectorAll<HTMLElement>('#root *')].filter((element) => {
    const { left, right: end } = element.getBoundingClientRect();
    const clips = () => getComputedStyle(element).overflowX !== 'visible';
    return left < -0.5 || end > right + 0.5 || (element.scrollWidth > element.clientWidth + 1 && clips());
  });
  return misfits
    .filter(
      (element) =>
        element.textContent !== '' &&
        // A pixel's width is a name for screen readers alone, e.g. of a button that shows its icon only.
        element.clientWidth !== 1 &&
        element.checkVisibility() &&
        !element.closest(CUT_ON_PURPOSE),
    )
    .map((element) => `${element.className || element.tagName}: ${element.textContent.slice(0, 60)}`);
}

/** What can be scrolled sideways although nothing of ours shall. */
const scrollsSideways = (): string[] =>
  [document.documentElement, document.querySelector('.transcript')!]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => `${element.className || element.tagName} scrolls sideways`);

/** What does not fit in the states of a conversation, with all open that can be. */
function misfitsOfStates(locale: string): string[] {
  const cut = new Set<string>();
  for (const state of Object.values(ALL)) {
    const { drop } = renderPanel(state, locale);
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const text of [...cutTexts(), ...scrollsSideways()]) cut.add(text);
    drop();
  }
  return [...cut];
}

// What fits into 300 pixels may still be laid out otherwise where there is room; words are longest in German, and Arabic begins on the right.
it.each([
  [420, 'de'],
  [800, 'de'],
  [800, 'ar'],
])('no text is cut and nothing scrolls sideways at %i pixels in "%s"', async (width, locale) => {
  await page.viewport(width, 700);
  expect(misfitsOfStates(locale)).toEqual([]);
});

describe.each(Object.keys(LOCALES))('in "%s"', (locale) => {
  it('no text is cut and nothing scrolls sideways at 300 pixels, in any state', async () => {
    await page.viewport(300, 700);
    expect(misfitsOfStates(locale)).toEqual([]);
  });

  it('no text of the options is cut at 300 pixels', async () => {
    await page.viewport(300, 700);
    const custom = { provider: { id: 'custom', baseURL: 'http://localhost:11434/v1' } };
    renderOptions(custom, {}, { memory: await filledMemory(), recordings: RECORDINGS }, locale);
    await expect.element(page.getByText('Record me')).toBeVisible();
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

  it('has no accessibility violation', async () => {
    await page.viewport(300, 700);
    renderPanel(ALL.done ?? Object.values(ALL)[0]!, locale);
    expect(await violations(BUT_COLOURS)).toEqual([]);
  });

  it.each(Object.entries(SCREENS))(
    '%s: nothing is cut at 300 pixels, and no accessibility violation',
    async (_, draw) => {
      await page.viewport(300, 700);
      await draw(locale);
      expect(cutTexts()).toEqual([]);
      expect(await violations(BUT_COLOURS)).toEqual([]);
    },
  );
});
