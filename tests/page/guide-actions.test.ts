import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => page.end());
const el = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const act = (
  selector: string,
  action: Parameters<typeof page.guide.guideAct>[0]['action'],
  value: string | null = null,
) => page.guide.guideAct({ n: page.number(selector), action, value, seal: null });

function Form() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('S');
  const [agreed, setAgreed] = useState(false);
  return createElement(
    'form',
    null,
    createElement('input', {
      id: 'i',
      value: name,
      onChange: (event: { target: HTMLInputElement }) => setName(event.target.value),
    }),
    createElement(
      'select',
      {
        id: 's',
        value: size,
        onChange: (event: { target: HTMLSelectElement }) => setSize(event.target.value),
      },
      createElement('option', { value: 'S' }, 'Small'),
      createElement('option', { value: 'L' }, 'Large'),
    ),
    createElement('input', {
      id: 'c',
      type: 'checkbox',
      checked: agreed,
      onChange: () => setAgreed(!agreed),
    }),
    createElement('output', { id: 'o' }, `${name}/${size}/${agreed}`),
  );
}

test('a click goes through the whole sequence, in order', async () => {
  page = guidePage('<button id=b>Save</button><p id=o></p>');
  const seen: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click']) {
    el('#b').addEventListener(type, () => seen.push(type));
  }
  el('#b').addEventListener('click', () => (el('#o').textContent = 'saved'));
  expect(await act('#b', 'click')).toEqual({ effect: true, refused: null, opens: null });
  expect(seen).toEqual(['pointerdown', 'mousedown', 'focus', 'pointerup', 'mouseup', 'click']);
});

test('a click that changes nothing is handed back', async () => {
  page = guidePage('<button id=b>Save</button>');
  el('#b').focus();
  expect(await act('#b', 'click')).toMatchObject({ effect: false, refused: 'no-effect' });
});

test('React reacts to typing, choosing and ticking', async () => {
  page = guidePage('<div id=root></div>');
  createRoot(el('#root')).render(createElement(Form));
  await expect.poll(() => el('#o')?.textContent).toBe('/S/false');
  expect(await act('#i', 'type', 'Ada')).toMatchObject({ effect: true });
  expect(await act('#s', 'select', 'large')).toMatchObject({ effect: true });
  expect(await act('#c', 'check')).toMatchObject({ effect: true });
  await expect.poll(() => el('#o').textContent).toBe('Ada/L/true');
});

test('a rich editor takes typed text and tells its listeners', async () => {
  page = guidePage('<div id=e contenteditable=true>old</div>');
  let inputs = 0;
  el('#e').addEventListener('input', () => (inputs += 1));
  expect(await act('#e', 'type', 'new words')).toMatchObject({ effect: true });
  expect(el('#e').textContent).toBe('new words');
  expect(inputs).toBeGreaterThan(0);
});

test.each([
  ['a field', '<input id=e value="Oslo">', () => el<HTMLInputElement>('#e').value],
  ['a rich editor', '<div id=e contenteditable=true>Oslo</div>', () => el('#e').textContent],
])('an empty value clears %s, and tells its listeners', async (_, html, now) => {
  page = guidePage(html);
  let inputs = 0;
  el('#e').addEventListener('input', () => (inputs += 1));
  expect(await act('#e', 'type', '')).toMatchObject({ effect: true, refused: null });
  expect(now()).toBe('');
  expect(inputs).toBe(1);
});

test('a field that keeps its words was not filled, though neither holds a digit', async () => {
  page = guidePage('<input id=i value="Oslo">');
  el('#i').addEventListener('beforeinput', (event) => event.preventDefault());
  expect(await act('#i', 'type', 'Rome')).toMatchObject({ effect: false });
});

test('Enter sends the form that a person would have sent', async () => {
  page = guidePage('<form id=f><input id=i><button>Go</button></form>');
  let sent = 0;
  el('#f').addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
    el('#i').setAttribute('data-sent', '');
  });
  expect(await act('#i', 'press', 'Enter')).toMatchObject({ effect: true });
  expect(sent).toBe(1);
});

test('a list that the page draws itself is opened and the option with the label chosen', async () => {
  page = guidePage(
    '<div id=c role=combobox aria-controls=l tabindex=0>Pick</div><ul id=l role=listbox hidden><li role=option>Red</li><li role=option>Blue</li></ul>',
  );
  el('#c').addEventListener('click', () => el('#l').removeAttribute('hidden'));
  el('#l').addEventListener(
    'click',
    (event) => (el('#c').textContent = (event.target as Element).textContent),
  );
  expect(await act('#c', 'select', 'Blue')).toMatchObject({ effect: true });
  expect(el('#c').textContent).toBe('Blue');
});

test.each([
  ['<input id=i type=password>', 'private'],
  ['<input id=i autocomplete=one-time-code>', 'private'],
  ['<label>Kartennummer <input id=i></label>', 'private'],
  ['<input id=i name=cc-number>', 'private'],
  ['<input id=i type=file>', 'private'],
])('%s is left to the person', async (html, refused) => {
  page = guidePage(html);
  expect(await act('#i', 'type', '4111')).toMatchObject({ effect: false, refused });
  expect(el<HTMLInputElement>('#i').value).toBe('');
});

test('a link to a new tab is handed to the worker, which no popup blocker stops', async () => {
  page = guidePage('<a id=a href="https://example.com/x" target=_blank>Docs</a>');
  expect(await act('#a', 'click')).toEqual({ effect: true, refused: null, opens: 'https://example.com/x' });
});

test('what Sightline does is not taken for the person', async () => {
  page = guidePage('<button id=b>Save</button><p id=o></p>');
  el('#b').addEventListener('click', () => (el('#o').textContent = 'saved'));
  await page.show('#b', 'click');
  await act('#b', 'click');
  expect(page.acted()).toEqual([]);
});

test('a right click opens a menu of the page; where the page has none, the browser’s own is the person’s to open', async () => {
  page = guidePage('<button id=b>notes.txt</button><button id=c>old.txt</button><p id=o></p>');
  const seen: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'contextmenu', 'pointerup', 'mouseup', 'click'])
    el('#b').addEventListener(type, (event) => seen.push(`${type} ${(event as MouseEvent).button}`));
  el('#b').addEventListener('contextmenu', (event) => {
    event.preventDefault();
    el('#o').textContent = 'Rename';
  });
  expect(await act('#b', 'right_click')).toEqual({ effect: true, refused: null, opens: null });
  expect(seen).toEqual(['pointerdown 2', 'mousedown 2', 'contextmenu 2', 'pointerup 2', 'mouseup 2']);
  expect(await act('#c', 'right_click')).toMatchObject({ effect: false, refused: 'not-possible' });
});
