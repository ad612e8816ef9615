import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { prefer, THEMES, violations } from './axe.ts';
import { MODE_STATES } from './mode-states.ts';
import { renderPanel } from './render.tsx';
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
});
