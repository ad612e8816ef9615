import { expect, test } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import { markdownOf } from '../../src/modes/guide/export/markdown.ts';
import { playwrightTest } from '../../src/modes/guide/export/playwright.ts';
import { guideCard, guideStep, guideTarget } from '../fakes/guide.ts';

const target = (over: Partial<NonNullable<GuideStep['target']>>): GuideStep['target'] => {
  const save = guideTarget('button', 'Save');
  const here = { where: '', tag: 'button', frameUrl: 'https://shop.example/a' };
  return { ...save, locator: { ...save.locator, path: '#save' }, ...here, ...over };
};
const ran = (...steps: Partial<GuideStep>[]): GuideCard => ({
  ...guideCard('Save "it"\nnow'),
  steps: steps.map((over, i) => ({
    ...guideStep({ id: `${i}`, instruction: 'Do it', state: 'done', target: target({}), ...over }),
    number: i + 1,
  })),
});
const code = (over: Partial<GuideStep>) =>
  playwrightTest(ran(over))
    .split('\n')
    .filter((line) => line.startsWith('  await'))
    .slice(1)
    .join('\n')
    .trim();

test.each<[string, Partial<GuideStep>, string]>([
  ['a press, by role and name', {}, `await page.getByRole("button", { name: "Save", exact: true }).click();`],
  [
    'one of several namesakes, by its path',
    { target: target({ where: 'row Ada' }) },
    `await page.locator("#save").click();`,
  ],
  [
    'a nameless control, by its path',
    { target: target({ text: '' }) },
    `await page.locator("#save").click();`,
  ],
  [
    'what a frame holds',
    { target: target({ frameUrl: 'https://other.example/f' }) },
    `await page.frame({ url: "https://other.example/f" })!.getByRole("button", { name: "Save", exact: true }).click();`,
  ],
  [
    'words with quotation marks and ends of line',
    { action: 'type', value: 'a "b"\n$c', target: target({ role: 'textbox' }) },
    'await page.getByRole("textbox", { name: "Save", exact: true }).fill("a \\"b\\"\\n$c");',
  ],
  [
    'what only the person knows, from the environment',
    { action: 'type', value: null, privateInput: 'password', target: target({ role: 'textbox' }) },
    `await page.getByRole("textbox", { name: "Save", exact: true }).fill(process.env.VALUE_1 ?? '');`,
  ],
  [
    'a tick that is taken off',
    { action: 'check', value: 'false', target: target({ role: 'checkbox' }) },
    `await page.getByRole("checkbox", { name: "Save", exact: true }).uncheck();`,
  ],
  ['a key', { action: 'press', value: 'Escape', target: null }, `await page.keyboard.press("Escape");`],
  ['going back', { action: 'back', target: null }, 'await page.goBack();'],
  ['nothing for a step that was skipped', { state: 'skipped' }, ''],
])('a test does %s', (_, step, expected) => expect(code(step)).toBe(expected));

test('a test begins where the guide began, and ends with the words that proved it', () => {
  const card = { ...ran({}), evidence: { text: 'All is saved', verified: true } };
  expect(playwrightTest(card)).toBe(`import { expect, test } from '@playwright/test';

test("Save \\"it\\" now", async ({ page }) => {
  await page.goto("https://shop.example/a");
  // 1. Do it
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("All is saved").first()).toBeVisible();
});
`);
});

test('instructions number what was done, with what to enter and why', () => {
  const card = {
    ...ran({ hint: 'It opens' }, { state: 'rejected' }, { action: 'type', value: 'sea', why: 'A tag' }),
    evidence: { text: 'Saved', verified: true },
  };
  expect(markdownOf(card, (key) => key)).toBe(
    '# Save "it" now\n\n<https://shop.example/a>\n\n1. Do it\n   - It opens\n2. Do it: `sea`\n   - A tag\n\nguide_evidence “Saved”\n',
  );
});
