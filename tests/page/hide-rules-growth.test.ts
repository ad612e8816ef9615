import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HideFingerprint } from '../../src/contracts/hide.ts';
import { createHider } from '../../src/page/hide/hider.ts';
import { createRules } from '../../src/page/hide/rules.ts';
import { nextPage } from './next-page.ts';

const noRoot = () => null;
const hidden = () => [...document.querySelectorAll('[data-sightline-hidden]')].map(({ id }) => id);
const fingerprint: HideFingerprint = {
  selectors: ['.ad'],
  tag: 'div',
  label: '',
  words: [],
  many: true,
  frame: '',
};

let end: AbortController;
beforeEach(() => {
  end = nextPage();
  vi.useFakeTimers();
  document.body.innerHTML = `<main>${'<p>The council met on Monday about the pier.</p>'.repeat(30)}</main>`;
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** The observers of the page are told. */
const told = () => new Promise<void>((resolve) => queueMicrotask(resolve));
async function append(id: string): Promise<void> {
  const block = Object.assign(document.createElement('div'), { id, className: 'ad', textContent: 'Buy' });
  document.body.append(block);
  await told();
}

it('what a script brings later goes before it is painted, and a burst of it is looked at once', async () => {
  const changed = vi.fn();
  const hider = createHider(document, noRoot, end.signal);
  const rules = createRules(document, hider, noRoot, { changed, suspended: vi.fn() });
  rules.apply([{ id: 'r', fingerprint }], 0.4);

  await append('first');
  expect(hidden()).toEqual(['first']);
  expect(changed).toHaveBeenCalledTimes(1);

  for (const id of ['second', 'third', 'fourth']) await append(id);
  expect(hidden()).toEqual(['first']);
  vi.runOnlyPendingTimers();
  expect(hidden()).toEqual(['first', 'second', 'third', 'fourth']);
  expect(changed).toHaveBeenCalledTimes(2);
  rules.stop();
});

it('where the page grew is all that a rule looks at: what stands elsewhere is not read again', async () => {
  const hider = createHider(document, noRoot, end.signal);
  const rules = createRules(document, hider, noRoot, { changed: vi.fn(), suspended: vi.fn() });
  rules.apply([{ id: 'r', fingerprint }], 0.4);
  // Nothing is added here: only a look at the whole page would find it.
  document.querySelector('p')!.outerHTML = '<div id="elsewhere">Words</div>';
  await told();
  vi.runOnlyPendingTimers();
  document.getElementById('elsewhere')!.className = 'ad';
  await append('added');
  vi.runOnlyPendingTimers();
  expect(hidden()).toEqual(['added']);
  rules.stop();
});
