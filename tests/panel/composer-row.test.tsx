import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from './fake-chrome.ts';
import { renderPanel } from './render.tsx';
import { conversation, turn } from './states.ts';

const WIDTHS = [300, 320, 340, 360, 380, 400, 420, 450, 480, 520, 600, 800];

afterEach(() => page.viewport(400, 800));

/** Gives the test's frame this width, in CSS px, in no time: `page.viewport` asks the browser's keeper each time, some hundred times in this file. */
function widen(width: number): void {
  (window.frameElement as HTMLIFrameElement).style.width = `${width}px`;
  expect(innerWidth).toBe(width);
}

it.each([
  ['nothing runs', {}],
  ['an answer runs, with "Stop"', { turns: [turn({ status: 'running' })] }],
])('while %s, the buttons below the box stand in one row at any width', (_, state) => {
  const { store } = renderPanel(conversation(state));
  for (const withoutPage of [false, true]) {
    flushSync(() => store.actions.setWithoutPage(withoutPage));
    for (const width of WIDTHS) {
      widen(width);
      expect(faultsOfRow(), `${width} px wide, without the page: ${withoutPage}`).toEqual([]);
    }
  }
  for (const mode of ['guide', 'hide', 'find'] as const) {
    flushSync(() => store.actions.setWithoutPage(false));
    flushSync(() => store.actions.setMode(mode));
    for (const width of WIDTHS) {
      widen(width);
      expect(faultsOfRow(), `${width} px wide, mode ${mode}`).toEqual([]);
    }
  }
});

it.each(Object.keys(LOCALES))('in "%s" as well, whichever mode is chosen', (locale) => {
  const { store } = renderPanel(conversation({}), locale);
  for (const mode of [undefined, 'find', 'guide', 'hide'] as const) {
    flushSync(() => store.actions.setMode(mode));
    for (const width of WIDTHS) {
      widen(width);
      expect(faultsOfRow(), `${width} px wide, mode ${mode}`).toEqual([]);
    }
  }
});

/** What of the row is broken into lines, lies over something else, or sticks out. */
function faultsOfRow(): string[] {
  const row = document.querySelector('.composer-row')!;
  const edge = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll('button, label')].map((element) => ({
    name: element.textContent || element.getAttribute('aria-label')!,
    box: element.getBoundingClientRect(),
  }));
  const faults = parts.flatMap(({ name, box }) => [
    ...(box.height > 34 ? [`${name} is ${box.height} px high`] : []),
    ...(box.left < edge.left || box.right > edge.right ? [`${name} sticks out`] : []),
  ]);
  const rightToLeft = getComputedStyle(row).direction === 'rtl';
  for (const [i, { name, box }] of parts.entries()) {
    const next = parts[i + 1];
    const over = rightToLeft ? next && next.box.right > box.left : next && next.box.left < box.right;
    if (next && over) faults.push(`${next.name} lies over ${name} or below it`);
  }
  for (const words of row.querySelectorAll<HTMLElement>('.mode-chip span, .page-switch span, .button span')) {
    if (words.clientWidth > 1 && words.scrollWidth > words.clientWidth + 1)
      faults.push(`${words.textContent} is cut`);
    const around = words.closest('button, label')!.getBoundingClientRect();
    const { left, right, width } = words.getBoundingClientRect();
    if (width > 1 && (left < around.left || right > around.right))
      faults.push(`${words.textContent} sticks out`);
  }
  return faults;
}
