import { afterEach, expect, test, vi } from 'vitest';
import { OVERLAY_TAG } from '../../src/page/dom/overlay-tag.ts';
import { hiddenWords } from '../../src/page/watch/hidden-words.ts';
import { createChangeTeller } from '../../src/page/watch/next-change.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const shadowRootOf = (element: Element) => element.shadowRoot;

function watched() {
  const end = new AbortController();
  const report = vi.fn();
  const next = createChangeTeller({ document, shadowRootOf, report, signal: end.signal });
  return { next, report, end: () => end.abort() };
}

test('the next change is told once, however much of it there is, also inside a shadow tree', async () => {
  document.body.innerHTML = '<p id="p">One</p><div id="host"></div>';
  const shadow = document.getElementById('host')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<b>inside</b>';
  const { next, report, end } = watched();
  next();
  next();
  document.getElementById('p')!.firstChild!.nodeValue = 'Two';
  document.getElementById('p')!.append('more');
  await expect.poll(() => report.mock.calls).toEqual([[{ type: 'page-changed' }]]);
  document.body.append('nobody asks');
  next();
  shadow.querySelector('b')!.textContent = 'changed';
  await expect.poll(() => report.mock.calls.length, { timeout: 4000 }).toBe(2);
  end();
});

test('a page that changes all the time is told of ever more seldom, and own marks are no change', async () => {
  const { next, report, end } = watched();
  const told: number[] = [];
  report.mockImplementation(() => {
    told.push(performance.now());
    next();
  });
  const overlay = document.createElement(OVERLAY_TAG);
  next();
  document.body.append(overlay);
  overlay.remove();
  const clock = setInterval(() => document.body.setAttribute('class', `at-${performance.now()}`), 50);
  await expect.poll(() => told.length, { timeout: 8000 }).toBe(3);
  clearInterval(clock);
  end();
  expect(told[1]! - told[0]!).toBeGreaterThan(1900);
  expect(told[2]! - told[1]!).toBeGreaterThan(3900);
}, 15_000);

test('words are known to stand where nothing is drawn, and there alone', () => {
  document.body.innerHTML = `<p>In  view</p><section hidden><p>Behind
    a tab</p></section><div style="display: contents"><p>Drawn without a box</p></div>
    <p style="visibility: hidden">Invisible</p><script type="text/plain">Never words</script>`;
  const words = [
    ['In view'],
    ['Behind a tab'],
    ['Drawn without a box'],
    ['Invisible'],
    ['Never words'],
    ['Behind a tab', 'Invisible'],
  ];
  expect(hiddenWords({ document, shadowRootOf }, words)).toEqual([1, 3]);
});
