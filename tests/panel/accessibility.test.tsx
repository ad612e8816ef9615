import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
import { STATES } from './states.ts';

const ALL = { ...STATES, ...MODE_STATES };

const prefer = (scheme: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });

const RULES: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** What a theme changes is colours: the rest was seen in the light. */
const OF_COLOURS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

async function violations(rules: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, rules);
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
  );
}

afterEach(() => prefer(''));

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  it.each(Object.entries(ALL))('the state "%s" has no accessibility violation', async (_, state) => {
    await prefer(scheme);
    expect(matchMedia(`(prefers-color-scheme: ${scheme})`).matches).toBe(true);
    await page.viewport(400, 800);
    renderPanel(state);
    await expect.element(page.getByRole('textbox')).toBeVisible();
    for (const details of document.querySelectorAll('details.evidence')) details.setAttribute('open', '');
    expect(await violations(scheme === 'dark' ? OF_COLOURS : RULES)).toEqual([]);
  });
});

it('nothing overflows sideways at 300 pixels', async () => {
  for (const state of Object.values(ALL)) {
    await page.viewport(300, 700);
    const { store } = renderPanel(state);
    await expect.element(page.getByRole('textbox').first()).toBeVisible();
    const scroller = document.querySelector('.transcript');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(300);
    expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
    store.setState({ conversation: null });
    document.getElementById('root')?.remove();
  }
});
