import { describe, expect, test } from 'vitest';
import { createHighlights } from '../../src/page/overlay/highlights.ts';
import { indexPage, spansOf } from './index-page.ts';

const HTML = `<h1>Kites</h1><p id="p">They are back.</p><input id="i" value="one" aria-label="Name"><input id="c" type="checkbox" aria-label="Old">
  <div id="s"></div><div id="o" popover>Menu words</div><style id="r">.off { display: none }</style><p class="late">Late words.</p>`;

const element = (id: string) => document.getElementById(id)!;

/** Whether a second question reads the page again. */
function readsAgain(change: () => void, prepare = () => {}): boolean {
  const page = indexPage(HTML);
  prepare();
  const { lines } = page.snapshot();
  change();
  return page.snapshot().lines !== lines;
}

describe('a page that a question finds as the last one left it', () => {
  test('is not walked again: the same lines, with the facts of now', () => {
    const page = indexPage(HTML);
    const first = page.snapshot();
    document.getSelection()!.selectAllChildren(element('p'));
    const second = page.snapshot();
    expect(second.lines).toBe(first.lines);
    expect(second.selection).toBe('They are back.');
    expect(second.nextFree).toBe(first.nextFree);
    document.getSelection()!.removeAllRanges();
  });

  test("is the same with Sightline's own marks on it", () => {
    const page = indexPage(HTML);
    const first = page.snapshot();
    const highlights = createHighlights(page.context);
    const spans = spansOf(first, 'They are');
    highlights.paint({ k: 1, turnId: 't', citation: 1, spans, dark: false });
    expect(document.querySelector('sightline-overlay')).not.toBeNull();
    expect(page.snapshot().lines).toBe(first.lines);
    highlights.clear();
    page.context.glass.dropAll();
    expect(page.snapshot().lines).toBe(first.lines);
  });
});

test.each<[string, () => void, (() => void)?]>([
  ['text', () => (element('p').firstChild!.nodeValue = 'They are gone.')],
  ['an attribute', () => element('p').setAttribute('class', 'off')],
  ['a new element', () => element('p').append(document.createElement('b'))],
  ['a value that a script sets', () => ((element('i') as HTMLInputElement).value = 'two')],
  ['a box that a script ticks', () => ((element('c') as HTMLInputElement).checked = true)],
  ['a refusal that a script states', () => (element('i') as HTMLInputElement).setCustomValidity('No')],
  [
    'a rule that a script adds',
    () => (element('r') as HTMLStyleElement).sheet!.insertRule('.late { display: none }'),
  ],
  ['a sheet that is switched off', () => ((element('r') as HTMLStyleElement).sheet!.disabled = true)],
  ['a popover', () => element('o').showPopover()],
  ['a shadow tree that is new', () => (element('s').attachShadow({ mode: 'open' }).innerHTML = 'In')],
  [
    'words in a shadow tree',
    () => (element('s').shadowRoot!.innerHTML = 'Out'),
    () => (element('s').attachShadow({ mode: 'open' }).innerHTML = 'In'),
  ],
  ['the focus', () => element('i').focus()],
  ['something that moves', () => element('p').animate([{ opacity: 0 }, { opacity: 1 }], 60_000)],
])('%s makes the next question read the page again', (_name, change, prepare) => {
  expect(readsAgain(change, prepare)).toBe(true);
});

test('a walk for another purpose, another reader and the end of the script end the reuse', () => {
  const page = indexPage(HTML);
  const { lines } = page.snapshot();
  page.snapshot('guide');
  expect(page.snapshot().lines).not.toBe(lines);
  const again = page.snapshot().lines;
  page.end();
  expect(page.snapshot().lines).not.toBe(again);
});
