import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => page.end());
const el = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('a click on the target is the step, told once', async () => {
  page = guidePage('<button id=b>Save</button>');
  await page.show('#b', 'click');
  await userEvent.click(el('#b'));
  await expect.poll(page.acted).toEqual(['target click']);
});

test('a widget that removes itself on mousedown still counts as pressed', async () => {
  page = guidePage('<button id=b style="margin:80px">Save</button>');
  el('#b').addEventListener('mousedown', () => el('#b').remove());
  await page.show('#b', 'click');
  const { left, top } = el('#b').getBoundingClientRect();
  await userEvent.click(el('body'), {
    position: {
      x: left + 5 + scrollX - el('body').getBoundingClientRect().left,
      y: top + 5 - el('body').getBoundingClientRect().top,
    },
    force: true,
  } as never);
  await expect.poll(page.acted).toEqual(['target click']);
});

test('the keyboard presses a button as well', async () => {
  page = guidePage('<button id=b>Save</button>');
  await page.show('#b', 'click');
  el('#b').focus();
  await userEvent.keyboard(' ');
  await expect.poll(page.acted).toEqual(['target click']);
});

test('typing counts a second after the last input, without leaving the field, and putting the caret there does not', async () => {
  page = guidePage('<input id=i aria-label=Name>');
  await page.show('#i', 'type', 'Ada');
  await userEvent.click(el('#i'));
  await userEvent.keyboard('Ad');
  const started = performance.now();
  await userEvent.keyboard('a');
  expect(page.acted()).toEqual([]);
  await expect.poll(page.acted, { timeout: 2500 }).toEqual(['target type']);
  expect(performance.now() - started).toBeGreaterThan(900);
});

test('Enter ends typing at once', async () => {
  page = guidePage('<input id=i aria-label=Name>');
  await page.show('#i', 'type', 'Ada');
  await userEvent.click(el('#i'));
  await userEvent.keyboard('Ada{Enter}');
  await expect.poll(page.acted, { timeout: 500 }).toEqual(['target press']);
});

test('typing into a rich editor counts', async () => {
  page = guidePage('<div id=e contenteditable=true style="min-height:40px"><p>Text</p></div>');
  await page.show('#e', 'type', 'more');
  await userEvent.click(el('#e'));
  await userEvent.keyboard('more');
  await expect.poll(page.acted, { timeout: 2500 }).toEqual(['target type']);
});

test('choosing an option and ticking a box through its label count', async () => {
  page = guidePage(
    '<select id=s><option>One</option><option>Two</option></select><label id=l><input type=checkbox id=c style="opacity:0;position:absolute"> Agree</label>',
  );
  await page.show('#s', 'select', 'Two');
  el('#s').focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(page.acted).toEqual(['target choose']);
  await page.show('#c', 'check');
  await userEvent.click(el('#l'));
  await expect.poll(page.acted).toEqual(['target choose', 'target click']);
});

test('another control pressed is told as another way, and the target stays marked', async () => {
  page = guidePage('<button id=b>Save</button> <button id=o style="margin-left:200px">Other</button>');
  await page.show('#b', 'click');
  await userEvent.click(el('#o'));
  await expect.poll(page.acted).toEqual(['elsewhere click']);
  expect(page.beacon()).not.toBe(null);
});

test('a press inside a shadow root is seen', async () => {
  page = guidePage('<div id=host></div>');
  const root = el('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Save</button>';
  const button = root.querySelector('button')!;
  await page.show(button, 'click');
  await userEvent.click(button);
  await expect.poll(page.acted).toEqual(['target click']);
});

test('a target that leaves the page by itself takes the beacon with it and says so', async () => {
  page = guidePage('<button id=b>Save</button>');
  await page.show('#b', 'click');
  el('#b').remove();
  await expect
    .poll(() => page.events.map((event) => ('why' in event ? event.why : event.type)), { timeout: 3000 })
    .toContain('target-gone');
  expect(page.beacon()).toBe(null);
});

test('a new URL without a new document is told', async () => {
  page = guidePage('<button id=b>Save</button>');
  const url = document.URL;
  await page.show('#b', 'click');
  history.pushState(null, '', '#elsewhere');
  await expect
    .poll(() => page.events.map((event) => ('why' in event ? event.why : event.type)))
    .toContain('url');
  history.replaceState(null, '', url);
});

test('what a page pretends is not taken for the person', async () => {
  page = guidePage(
    '<form id=f><button id=b type=button>Save</button><input id=i><input id=c type=checkbox></form><a id=o href="#x">Other</a>',
  );
  el('#f').addEventListener('submit', (event) => event.preventDefault());
  const pretend = (target: HTMLElement) => {
    const { left, top } = target.getBoundingClientRect();
    const at = { bubbles: true, composed: true, clientX: left + 3, clientY: top + 3, detail: 1 };
    for (const type of ['pointerdown', 'pointerup', 'click'])
      target.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'mouse', isPrimary: true }));
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    for (const type of ['input', 'change', 'drop'])
      target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    target.click();
  };
  for (const action of ['click', 'type', 'check'] as const) {
    page.show(action === 'click' ? '#b' : action === 'type' ? '#i' : '#c', action, 'x');
    for (const target of ['#b', '#i', '#c', '#o']) pretend(el(target));
    (el('#f') as HTMLFormElement).requestSubmit();
    const host = page.glass.host!;
    for (const part of [host, ...host.shadowRoot!.querySelectorAll<HTMLElement>('*')])
      part.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  }
  // The person's own press comes through, and alone.
  page.show('#b', 'click');
  await userEvent.click(el('#b'));
  await expect.poll(page.acted).toEqual(['target click']);
});

test('a choice that a script makes in the list is told as the page’s own doing', async () => {
  page = guidePage('<select id=s><option>One</option><option>Two</option></select>');
  page.show('#s', 'select', 'Two');
  (el('#s') as HTMLSelectElement).selectedIndex = 1;
  el('#s').dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => page.events).toEqual([{ type: 'guide-changed', stepId: 's1', why: 'choice' }]);
});

test('a right click is the step that asks for one; the left button is not', async () => {
  page = guidePage('<button id=b>notes.txt</button>');
  el('#b').addEventListener('contextmenu', (event) => event.preventDefault());
  await page.show('#b', 'right_click');
  await userEvent.click(el('#b'));
  await expect.poll(page.acted).toEqual(['elsewhere click']);
  await userEvent.click(el('#b'), { button: 'right' });
  await expect.poll(page.acted).toEqual(['elsewhere click', 'target click']);
});

test('hovering over the target counts a moment later', async () => {
  page = guidePage('<button id=b>Menu</button>');
  await page.show('#b', 'hover');
  await userEvent.hover(el('#b'));
  await expect.poll(page.acted).toEqual(['target hover']);
});
