import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ALL_RULES, forceColours, prefer, reduceMotion, THEMES, violations } from './axe.ts';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
import { SCREENS } from './screens.tsx';
import { STATES } from './states.ts';

describe.each(THEMES)('in the %s theme', (scheme, rules) => {
  it.each(Object.entries({ ...STATES, ...MODE_STATES }))(
    'the state "%s" has no accessibility violation',
    async (_, state) => {
      await prefer(scheme);
      expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
      await page.viewport(400, 800);
      renderPanel(state);
      for (const details of document.querySelectorAll('details.evidence')) details.setAttribute('open', '');
      expect(await violations(rules)).toEqual([]);
    },
  );

  it.each(Object.entries(SCREENS))('%s: no accessibility violation', async (_, draw) => {
    await prefer(scheme);
    await page.viewport(340, 800);
    await draw('en');
    expect(await violations(rules)).toEqual([]);
  });
});

it('with forced colours every button can be told from the text around it, in any state', async () => {
  await forceColours();
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  renderPanel(STATES.done ?? Object.values(STATES)[0]!);
  expect(await violations(ALL_RULES)).toEqual([]);
  for (const [name, state] of Object.entries({ ...STATES, ...MODE_STATES })) {
    const { drop } = renderPanel(state);
    expect(unmarkedButtons(), name).toEqual([]);
    drop();
  }
});

it.each(Object.entries(SCREENS))('%s: with forced colours every button can be told', async (_, draw) => {
  await forceColours();
  await draw('en');
  expect(unmarkedButtons()).toEqual([]);
});

it('where motion is to be reduced, nothing moves in any state', async () => {
  await reduceMotion();
  for (const [name, state] of Object.entries({ ...STATES, ...MODE_STATES })) {
    const { drop } = renderPanel(state);
    const moving = document.getAnimations().map((each) => (each as CSSAnimation).animationName);
    expect(moving, name).toEqual([]);
    drop();
  }
});

/** Names of buttons that have neither a border nor a line under their words. */
function unmarkedButtons(): (string | null)[] {
  const bare = [...document.querySelectorAll<HTMLElement>('button, .chip')].filter((element) => {
    const { borderTopWidth, outlineWidth, textDecorationLine } = getComputedStyle(element);
    const marked = [borderTopWidth, outlineWidth].some((width) => Number.parseFloat(width) > 0);
    return element.checkVisibility() && !marked && !textDecorationLine.includes('underline');
  });
  return bare.map((element) => element.textContent || element.ariaLabel);
}
