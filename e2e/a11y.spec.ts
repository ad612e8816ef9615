import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect, test } from './fixtures.ts';

/** What a theme changes is colours: the rest was seen in the light. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** Serious and critical findings of axe in light and dark, as readable lines. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const all: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(
      (rules) => (window as unknown as { axe: typeof axe }).axe.run(rules),
      RULES[colorScheme],
    );
    all.push(
      ...found.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(
            (node) => `${colorScheme}: ${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`,
          ),
        ),
    );
  }
  return all;
}

// Every state of panel and options is looked at in tests/panel; this is the build in its own page.
test('the panel works with the keyboard alone, and has no serious accessibility violation in light and dark', async ({
  sightline,
}) => {
  const tab = await sightline.open('/article.html');
  const { page } = tab.panel;
  await tab.panel.composer.focus();
  await page.keyboard.type('When does the reading room open?');
  await page.keyboard.press('Enter');
  await expect(tab.panel.citation(1)).toBeVisible();
  await tab.panel.idle();
  await tab.panel.citation(1).focus();
  await page.keyboard.press('Enter');
  await expect(tab.page.getByText('The reading room opens')).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});
