import { expect, test } from 'vitest';
import { settle } from '../../src/page/watch/settle.ts';

const options = { expectChange: false, maxMs: 4000, navigating: () => false };
const settled = (over = {}) => settle(document, { ...options, ...over }, new AbortController().signal);

test('a quiet page has settled soon', async () => {
  const start = performance.now();
  expect(await settled()).toBe(true);
  expect(performance.now() - start).toBeLessThan(1200);
});

test('the first effect of what was done is waited for', async () => {
  document.body.innerHTML = '<p id=p></p>';
  setTimeout(() => (document.querySelector('#p')!.innerHTML = '<b>done</b>'), 900);
  expect(await settled({ expectChange: true })).toBe(true);
  expect(document.querySelector('#p')?.textContent).toBe('done');
});

test('a page that says it is loading gets time', async () => {
  document.body.innerHTML = '<p id=p aria-busy=true>Loading</p>';
  setTimeout(() => {
    document.querySelector('#p')!.removeAttribute('aria-busy');
    document.querySelector('#p')!.textContent = 'ready';
  }, 2000);
  expect(await settled()).toBe(true);
  expect(document.querySelector('#p')?.textContent).toBe('ready');
});

test('a clock does not keep a page from settling', async () => {
  document.body.innerHTML = '<p id=p></p>';
  const clock = setInterval(
    () => (document.querySelector('#p')!.textContent = String(performance.now())),
    100,
  );
  expect(await settled()).toBe(true);
  clearInterval(clock);
});

test('a page that never settles is given up on in time', async () => {
  document.body.innerHTML = '<div id=p></div>';
  // Ever new places change; one that keeps changing would soon count as a clock.
  let newest: Element = document.querySelector('#p')!;
  const growth = setInterval(() => {
    const child = document.createElement('div');
    newest.append(child);
    newest = child;
  }, 50);
  const start = performance.now();
  expect(await settled({ maxMs: 1500 })).toBe(false);
  expect(performance.now() - start).toBeLessThan(2500);
  clearInterval(growth);
});

test('a navigation on its way is waited for', async () => {
  let navigating = true;
  setTimeout(() => (navigating = false), 1500);
  const start = performance.now();
  expect(await settled({ navigating: () => navigating })).toBe(true);
  expect(performance.now() - start).toBeGreaterThan(1400);
});
