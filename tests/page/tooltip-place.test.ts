import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as browser, cdp } from 'vitest/browser';
import { TASKS } from '../../bench/guide-tasks.ts';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
beforeEach(() => browser.viewport(1280, 800));
afterEach(() => page.end());

const CONTROLS =
  'a[href], button, input, select, textarea, [role=button], [role=tab], [role=option], [role=menuitem]';
const overlaps = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
const inView = (rect: DOMRect) =>
  rect.width > 0 &&
  rect.height > 0 &&
  rect.bottom > 0 &&
  rect.right > 0 &&
  rect.top < innerHeight &&
  rect.left < innerWidth;

/** Controls of the form (or what stands for one) around a control that can be seen, without itself. */
function formOf(target: Element): DOMRect[] {
  const around = target.closest(
    'form, fieldset, dialog, [role=dialog], [role=menu], [role=toolbar], [role=tablist]',
  );
  return [...(around?.querySelectorAll(CONTROLS) ?? [])]
    .filter(
      (each) => each !== target && !each.contains(target) && !target.contains(each) && each.checkVisibility(),
    )
    .map((each) => each.getBoundingClientRect())
    .filter(inView);
}

/** Whether a rectangle of this size could stand anywhere in view without touching any of these. */
function hasRoom({ width, height }: DOMRect, taken: DOMRect[]): boolean {
  const { clientWidth, clientHeight } = document.documentElement;
  for (let y = 8; y + height + 8 <= clientHeight; y += 8) {
    for (let x = 8; x + width + 8 <= clientWidth; x += 8) {
      const rect = new DOMRect(x, y, width, height);
      if (!taken.some((each) => overlaps(rect, each))) return true;
    }
  }
  return false;
}

/** The middle of an element in the browser's own window, of which the test's frame is a part. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / innerWidth;
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
}

const mouse = (type: string, at: { x: number; y: number }, buttons = 1) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<void> }).send(
    'Input.dispatchMouseEvent',
    {
      type,
      ...at,
      button: 'left',
      buttons,
      clickCount: 1,
    },
  );

/** A real press on a part of the overlay. */
async function press(selector: string): Promise<void> {
  const at = middleOf(page.part(`${selector}:not([hidden])`)!);
  await mouse('mousePressed', at);
  await mouse('mouseReleased', at, 0);
}

async function drag(handle: Element, x: number, y: number): Promise<void> {
  const from = middleOf(handle);
  await mouse('mousePressed', from);
  for (const part of [0.5, 1]) await mouse('mouseMoved', { x: from.x + x * part, y: from.y + y * part });
  await mouse('mouseReleased', { x: from.x + x, y: from.y + y }, 0);
}

interface Judged {
  shown: number;
  covering: string[];
}

/** Puts the beacon on control after control of a page and looks what the tooltip covers. */
async function judge(name: string, most: number): Promise<Judged> {
  const found = [...document.body.querySelectorAll(CONTROLS)].filter((each) => each.checkVisibility());
  const step = Math.max(1, Math.floor(found.length / most));
  const judged: Judged = { shown: 0, covering: [] };
  for (const target of found.filter((_, i) => i % step === 0)) {
    await page.show(target, 'click');
    const tooltip = page.tooltip()?.getBoundingClientRect();
    if (!tooltip) continue;
    judged.shown += 1;
    const own = target.getBoundingClientRect();
    const mates = formOf(target);
    const covered = [own, ...mates].filter((each) => overlaps(tooltip, each));
    if (covered.length > 0 && hasRoom(tooltip, [own, ...mates]))
      judged.covering.push(`${name}: ${target.outerHTML.slice(0, 80)} covers ${covered.length}`);
    expect(tooltip.width * tooltip.height).toBeLessThanOrEqual((innerWidth * innerHeight) / 3);
  }
  return judged;
}

const FORM = (
  style: string,
  dir = 'ltr',
) => `<style>body{margin:0;padding:16px;font:16px sans-serif}label{display:block;margin:10px 0}
input,select,textarea{display:block;padding:8px;box-sizing:border-box;${style}}</style><form dir=${dir}><h2>Profile</h2>${[
  'Name',
  'City',
  'Job',
  'Phone',
  'Mail',
]
  .map((name) => `<label>${name}<input></label>`)
  .join(
    '',
  )}<label>Language<select><option>English</select></label><label>About you<textarea rows=3></textarea></label><button>Save</button> <button type=button>Cancel</button></form>`;

const FORMS: [string, string][] = [
  ['a narrow form', FORM('width:360px')],
  ['a form as wide as the page', FORM('width:100%')],
  ['a form in two columns', FORM('width:45%;float:left;margin-right:8px')],
  ['a form from right to left', FORM('width:360px', 'rtl')],
  [
    'a form in a dialog',
    `<div role=dialog style="position:fixed;left:40%;top:10%;padding:12px;border:1px solid">${FORM('width:240px')}</div>`,
  ],
];

describe.each([
  [1280, 800],
  [640, 400],
  [360, 640],
])('in a view of %i by %i', (width, height) => {
  beforeEach(() => browser.viewport(width, height));

  test.each(FORMS)('the tooltip on %s covers nothing of it where there is room', async (name, html) => {
    page = guidePage(html);
    const { shown, covering } = await judge(name, 20);
    expect(shown).toBeGreaterThan(3);
    expect(covering).toEqual([]);
  });
});

test('the tooltip covers nothing of its form on any page of the guide bench', async () => {
  page = guidePage('');
  let shown = 0;
  const covering: string[] = [];
  for (const { name, pages } of TASKS) {
    for (const html of Object.values(pages)) {
      document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
      const judged = await judge(name, 4);
      shown += judged.shown;
      covering.push(...judged.covering);
    }
  }
  expect(shown).toBeGreaterThan(60);
  expect(covering).toEqual([]);
}, 40_000);

test('the profile form is left free, and the value to type is said', async () => {
  page = guidePage(FORM('width:360px'));
  await page.show('input', 'type', 'Ada Lovelace');
  const tooltip = page.tooltip()!.getBoundingClientRect();
  expect(formOf(document.querySelector('input')!).filter((each) => overlaps(tooltip, each))).toEqual([]);
  expect(page.part('.value')?.textContent).toBe('Ada Lovelace');
});

test('what only the person knows is not said', async () => {
  page = guidePage('<input type=password>');
  await page.show('input', 'type', 'guessed');
  expect(page.tooltip()?.textContent).not.toContain('guessed');
});

test('what takes clicks of the tooltip stands inside of it', async () => {
  page = guidePage('<input style="position:absolute;left:80px;top:90px">');
  await page.show('input', 'type', 'A value that makes the bar above it wide');
  await expect.poll(() => page.tooltip()).not.toBe(null);
  const tooltip = page.tooltip()!;
  const { left, top, right, bottom } = tooltip.getBoundingClientRect();
  const beyond = [...tooltip.querySelectorAll('*')].filter((each) => {
    const rect = each.getBoundingClientRect();
    const isInside = rect.left >= left && rect.top >= top && rect.right <= right && rect.bottom <= bottom;
    return !isInside && rect.width > 0 && getComputedStyle(each).pointerEvents !== 'none';
  });
  expect(beyond.map(({ className }) => className)).toEqual([]);
});

test('the tooltip folds to a dot and stays folded for the next step', async () => {
  page = guidePage('<button id=a>A</button> <button id=b>B</button>');
  await page.show('#a', 'click');
  await press('.fold');
  await expect.poll(() => page.tooltip()).toBe(null);
  await expect.poll(() => page.part('.dot:not([hidden])')?.textContent).toBe('Step 1');
  await page.show('#b', 'click');
  expect(page.tooltip()).toBe(null);
  await press('.dot');
  await expect.poll(() => page.tooltip()?.textContent ?? '').toContain('Do it');
  expect(page.acted()).toEqual([]);
});

test('the tooltip can be dragged, and what is done to it is no step', async () => {
  page = guidePage('<button id=a style="position:absolute;left:40px;top:40px">A</button>');
  await page.show('#a', 'click');
  const bar = page.part('.bar')!;
  const before = page.tooltip()!.getBoundingClientRect();
  await drag(bar, 300, 200);
  await expect.poll(() => page.tooltip()!.getBoundingClientRect().left - before.left).toBeGreaterThan(200);
  await new Promise(requestAnimationFrame);
  expect(page.tooltip()!.getBoundingClientRect().top - before.top).toBeGreaterThan(120);
  expect(page.acted()).toEqual([]);
});

test('a target that is scrolled away leaves an arrow at that edge, which brings it back', async () => {
  page = guidePage('<button id=a>A</button><div style="height:4000px"></div>');
  await page.show('#a', 'click');
  scrollTo({ top: 2000, behavior: 'instant' });
  await expect.poll(() => page.part('.edge:not([hidden])')?.dataset.side).toBe('up');
  expect(page.beacon()).toBe(null);
  expect(page.tooltip()).toBe(null);
  await press('.edge');
  await expect.poll(() => page.beacon()).not.toBe(null);
  expect(page.part('.edge:not([hidden])')).toBe(null);
});

test('a list item that is scrolled out of its list leaves an arrow in the list', async () => {
  page = guidePage(
    `<div style="height:100px"></div><div id=s style="height:200px;width:300px;overflow:auto"><div style="height:900px"></div><button id=a>A</button></div>`,
  );
  await page.show('#a', 'click');
  document.querySelector('#s')!.scrollTop = 0;
  await expect.poll(() => page.part('.edge:not([hidden])')?.dataset.side).toBe('down');
  const arrow = page.part('.edge')!.getBoundingClientRect();
  expect(arrow.bottom).toBeLessThan(320);
});

test('a menu that opens beside the target is not left under the tooltip', async () => {
  page = guidePage(
    '<div role=menu><button id=a style="position:absolute;left:40px;top:40px">Open</button><button id=m hidden style="position:absolute;left:40px;top:80px;width:300px;height:60px">Item</button></div>',
  );
  await page.show('#a', 'click');
  document.querySelector<HTMLElement>('#m')!.hidden = false;
  await expect
    .poll(() =>
      overlaps(
        page.tooltip()!.getBoundingClientRect(),
        document.querySelector('#m')!.getBoundingClientRect(),
      ),
    )
    .toBe(false);
});

test('the tooltip does not lie on the rim of the marker where other places cost more', async () => {
  await browser.viewport(900, 800);
  page = guidePage(
    `<style>body{margin:0;font:18px sans-serif}header{background:#123;padding:12px 24px}header a{margin-right:14px;color:#fff}</style>
    <header>${['Sea baths', 'Prices', 'Ferry', 'Questions', 'Reach us'].map((name, i) => `<a href="#x" id=l${i}>${name}</a>`).join('')}
    <p><input style="width:208px"> <button>Search</button></p></header><p>Some words under it. <a href="#y">Shop now</a></p>`,
  );
  for (const id of ['l0', 'l1', 'l2', 'l3', 'l4']) {
    await page.show(`#${id}`, 'click');
    await expect.poll(() => page.beacon()).not.toBe(null);
    expect(
      overlaps(page.tooltip()!.getBoundingClientRect(), page.beacon()!.getBoundingClientRect()),
      id,
    ).toBe(false);
  }
});
