import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CHOICES_KEY, type Choice } from '../../../src/core/compare/choices.ts';
import { t } from '../../../src/platform/i18n.ts';
import { memoryStore } from '../../fakes/memory-store.ts';
import { prefer, THEMES, violations } from '../axe.ts';
import { LOCALES } from '../fake-chrome.ts';
import { renderOptions } from './render-options.tsx';

const SMALL = 'someserver/some-very-small-model-with-a-long-name:free';
const LARGE = 'large/one';

const choice = (id: string, at: string, better: number | null): Choice => ({
  id,
  at: Date.parse(at),
  covered: false,
  mode: 'find',
  answers: [SMALL, LARGE].map((model) => ({
    model,
    promptTokens: 900,
    completionTokens: 80,
    seconds: 2,
    usd: null,
    verified: 2,
    unverified: 0,
  })),
  better,
});
const CHOICES = [
  choice('a', '2026-09-03', 1),
  choice('b', '2026-10-03', 1),
  choice('c', '2026-10-04', null),
  choice('d', '2026-10-05', 0),
];

/** The options of somebody who has compared, the months open. */
async function drawComparisons(locale = 'en', choices = CHOICES) {
  const memory = memoryStore();
  await memory.set(CHOICES_KEY, choices);
  renderOptions({}, {}, { memory }, locale);
  await expect.element(page.getByRole('heading', { name: t('options_compare') })).toBeVisible();
  for (const details of document.querySelectorAll<HTMLDetailsElement>('section details')) details.open = true;
  return memory;
}

const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 4).map((cell) => cell.textContent),
  );

it('the models that were compared stand by their wins, over all and by month; they are saved and deleted', async () => {
  const memory = await drawComparisons();
  const tables = [...document.querySelectorAll('table')];
  expect(tables.map(rowsOf)).toEqual([
    [
      [LARGE, '4', '2', '1'],
      [SMALL, '4', '1', '1'],
    ],
    [
      [SMALL, '3', '1', '1'],
      [LARGE, '3', '1', '1'],
    ],
    [
      [LARGE, '1', '1', '0'],
      [SMALL, '1', '0', '0'],
    ],
  ]);
  expect(tables[0]?.querySelector('td:last-child')?.textContent).toBe('63% (22%–91%)');
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['October 2026', 'September 2026']),
  );

  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'data:,';
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole('button', { name: t('options_compare_save', { form: 'CSV' }) }).click();
  await page.getByRole('button', { name: t('options_compare_save', { form: 'JSON' }) }).click();
  expect((await saved[0]!.text()).split('\r\n')).toHaveLength(1 + 8 + 1);
  expect(JSON.parse(await saved[1]!.text())).toEqual(CHOICES);

  await page.getByRole('button', { name: t('options_compare_delete') }).click();
  await expect.element(page.getByRole('heading', { name: t('options_compare') })).not.toBeInTheDocument();
  expect(await memory.get(CHOICES_KEY)).toEqual([]);
});

it('questions and pictures have each their own wins, over all and in a month', async () => {
  const picture: Choice = { ...choice('e', '2026-10-06', 0), mode: 'image' };
  await drawComparisons('en', [...CHOICES, picture]);
  const tables = [...document.querySelectorAll('table')];
  expect(tables.map(({ caption }) => caption?.textContent)).toEqual([
    'Find',
    'Picture',
    'Find',
    'Picture',
    undefined,
  ]);
  expect(rowsOf(tables[0]!)[0]).toEqual([LARGE, '4', '2', '1']);
  expect(rowsOf(tables[1]!)).toEqual([
    [SMALL, '1', '1', '0'],
    [LARGE, '1', '0', '0'],
  ]);
});

it.each(Object.keys(LOCALES))('at 300 pixels their figures can all be read in "%s"', async (locale) => {
  await page.viewport(300, 700);
  await drawComparisons(locale);
  for (const cell of document.querySelectorAll('table th, table td')) {
    const { left, right } = cell.getBoundingClientRect();
    expect([left >= 0, right <= 300, cell.scrollWidth <= cell.clientWidth + 1]).toEqual([true, true, true]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(300);
});

it.each(Object.keys(LOCALES))('with room, no word of their headings is broken in "%s"', async (locale) => {
  await page.viewport(800, 700);
  await drawComparisons(locale);
  for (const { firstChild } of document.querySelectorAll('table thead th')) {
    for (const { index, 0: word } of firstChild!.nodeValue!.matchAll(
      /[\p{Script=Latin}\p{Script=Arabic}]+/gu,
    )) {
      const range = document.createRange();
      range.setStart(firstChild!, index);
      range.setEnd(firstChild!, index + word.length);
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, word).toBe(1);
    }
  }
});

it.each(THEMES)('they have no accessibility violation in the %s theme', async (scheme, rules) => {
  await prefer(scheme);
  await drawComparisons();
  expect(await violations(rules)).toEqual([]);
});
