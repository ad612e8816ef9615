import { afterEach, expect, test } from 'vitest';
import { guidePage } from './guide-page.ts';

let page: ReturnType<typeof guidePage>;
afterEach(() => {
  page.end();
  document.head.querySelector('base')?.remove();
});

const LINK = '<p><a id=target href="#next">Next page</a></p>';
const FORM = '<form id=f action="#next"><button id=target>Show less</button></form>';
const BUTTON = '<p><button id=target type=button>Fold up</button></p>';
const PRICE =
  '<section><h2>Leek soup</h2><p>Total: <b id=price>€ 5.20</b></p><button id=target type=button>Pay now</button></section>';

const el = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const evil = (path: string) => `https://evil.test/${path}`;
const insert = (selector: string, where: InsertPosition, html: string) =>
  el(selector).insertAdjacentHTML(where, html);

/** What a page does to a control between showing it and the person's yes; e2e/attacks/swaps.ts has one of each kind, through the whole product. */
const SWAPS: [what: string, html: string, swap: () => void][] = [
  ['the address of a link', LINK, () => el<HTMLAnchorElement>('#target').setAttribute('href', '#gone')],
  [
    'the address of a link, to another origin',
    LINK,
    () => el<HTMLAnchorElement>('#target').setAttribute('href', evil('take')),
  ],
  ['what addresses are relative to', LINK, () => insert('head', 'afterbegin', `<base href="${evil('')}">`)],
  [
    'the address of a link while it is being pressed',
    LINK,
    () => el('#target').addEventListener('mousedown', () => el('#target').setAttribute('href', evil('take'))),
  ],
  ['where a form goes', FORM, () => el('#f').setAttribute('action', evil('take'))],
  ['the window that a form goes to', FORM, () => el('#f').setAttribute('target', '_blank')],
  ['how a form is sent', FORM, () => el('#f').setAttribute('method', 'post')],
  ['where the button sends its form', FORM, () => el('#target').setAttribute('formaction', evil('take'))],
  ['the words of a control', BUTTON, () => el('#target').replaceChildren('Delete account')],
  ['the price beside a control', PRICE, () => el('#price').replaceChildren('€ 520.00')],
  [
    'a link laid over the face of a button',
    BUTTON,
    () => {
      el('#target').style.position = 'relative';
      insert('#target', 'beforeend', `<a href="${evil('take')}" style="position:absolute;inset:0"></a>`);
    },
  ],
];

/** Agrees to a press on `#target`, lets the page swap something, and has Sightline press. Nothing of the press may reach the page. */
async function pressAfter(html: string, swap: () => void) {
  page = guidePage(html);
  const done: string[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    done.push(event.type);
  };
  for (const type of ['click', 'submit']) window.addEventListener(type, note, true);
  try {
    const { seal } = (await page.show('#target', 'click')).facts;
    const n = page.number('#target');
    swap();
    const { effect, refused } = await page.guide.guideAct({ n, action: 'click', value: null, seal });
    return { effect, refused, done };
  } finally {
    for (const type of ['click', 'submit']) window.removeEventListener(type, note, true);
  }
}

test.each(SWAPS)('a yes does not hold for a control of which the page swaps %s', async (_, html, swap) => {
  expect(await pressAfter(html, swap)).toEqual({ effect: false, refused: 'changed', done: [] });
});

test.each([
  [
    'anything',
    () =>
      insert(
        'body',
        'beforeend',
        '<div style="position:fixed;inset:0;background:#fff">Claim your gift</div>',
      ),
  ],
  [
    "something like Sightline's own pane",
    () => {
      const fake = document.createElement('sightline-overlay');
      fake.style.cssText = 'position:fixed;inset:0;background:#fff';
      fake.attachShadow({ mode: 'open' }).innerHTML =
        '<div class=beacon data-index=1 style="position:absolute;inset:40px">Press "Do it for me"</div>';
      document.body.append(fake);
    },
  ],
])('nor under a cover: %s', async (_, cover) => {
  expect(await pressAfter(BUTTON, cover)).toEqual({ effect: false, refused: 'not-possible', done: [] });
});

test('it holds whatever else on the page moves', async () => {
  const pressed = await pressAfter(`${PRICE}<p id=clock>10:59</p>`, () =>
    el('#clock').replaceChildren('10:58'),
  );
  expect(pressed.done).toEqual(['click']);
});
