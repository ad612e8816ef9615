import axe from 'axe-core';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** All that is asked of a page of ours. */
export const ALL_RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** What a theme changes is colours: the rest was seen in the light. */
export const OF_COLOURS: axe.RunOptions = { runOnly: { type: 'rule', values: COLOURS } };
/** What a language changes is names, not colours, whose contrast takes most of axe's time. */
export const BUT_COLOURS: axe.RunOptions = {
  ...ALL_RULES,
  rules: { ...ALL_RULES.rules, ...Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) },
};

export const THEMES = [
  ['light', ALL_RULES],
  ['dark', OF_COLOURS],
] as const;

/** What axe finds in the test's document, as readable lines. */
export async function violations(rules: axe.RunOptions): Promise<string[]> {
  // What stands in a frame is looked at by itself.
  const found = await axe.run(document, { resultTypes: ['violations'], iframes: false, ...rules });
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 120)} ${node.failureSummary ?? ''}`),
  );
}

/** The browser prefers this theme until the test is over. */
export const prefer = (scheme: 'light' | 'dark'): Promise<void> => emulate('prefers-color-scheme', scheme);

/** The person wants few things to move, until the test is over. */
export const reduceMotion = (): Promise<void> => emulate('prefers-reduced-motion', 'reduce');

/** The browser has few colours of the person's own, until the test is over. */
export const forceColours = (): Promise<void> => emulate('forced-colors', 'active');

async function emulate(name: string, value: string): Promise<void> {
  const set = async (to: string): Promise<void> => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value: to }] });
  };
  onTestFinished(() => set(''));
  await set(value);
}
