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

test('the panel has no serious accessibility violation in light and dark', async ({ sightline, model }) => {
  await sightline.useModel();
  const tab = await sightline.open('/article.html');
  expect(await violations(tab.panel.page)).toEqual([]);
  model.once(
    (request) =>
      `It opens at 9:30 ${request.cite('opens at 9:30 in the morning')}. It has a dragon [1: "a dragon lives here"]. No source.`,
  );
  await tab.panel.ask('When does it open?');
  expect(await violations(tab.panel.page)).toEqual([]);
  model.once(() => ({ status: 401, body: { error: { message: 'no' } } }));
  await tab.panel.send('And the cellar?');
  await expect(tab.panel.alert).toBeVisible();
  expect(await violations(tab.panel.page)).toEqual([]);
});

test('the options have no serious accessibility violation in light and dark', async ({ sightline }) => {
  const page = await sightline.context.newPage();
  await page.goto(sightline.extensionURL('src/options/index.html'));
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('the panel works with the keyboard alone', async ({ sightline }) => {
  const tab = await sightline.open('/article.html');
  await tab.panel.composer.focus();
  await tab.panel.page.keyboard.type('When does the reading room open?');
  await tab.panel.page.keyboard.press('Enter');
  await expect(tab.panel.citation(1)).toBeVisible();
  await tab.panel.idle();
  await tab.panel.citation(1).focus();
  await tab.panel.page.keyboard.press('Enter');
  await expect(tab.page.getByText('The reading room opens')).toBeInViewport();
});
