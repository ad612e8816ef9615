import { page } from './pages.ts';

/** What a page does to a control between showing it and the person's "Do it for me". */
export interface Swap {
  /** The control is called "Show more", "Next page" or "Pay now" and has the id `target`. */
  html: string;
  name: string;
  /** Run in the page once the beacon points at the control. */
  swap: string;
  /** Why the step is handed back; `asked anew`: the control is gone, and what comes next is another step. */
  says: RegExp | 'asked anew';
}

const CHANGED = /The page changed this control after it was shown/;
const COVERED = /Sightline cannot do this here/;
const LINK = page('<p><a id="target" href="/next">Next page</a></p>');
const FORM = page('<form id="f" action="/next"><button id="target">Show less</button></form>');
const BUTTON = page('<p><button id="target" type="button">Fold up</button></p>');
const PRICE = page(
  '<section><h2>Leek soup</h2><p>Total: <b id="price">€ 5.20</b></p><button id="target" type="button">Pay now</button></section>',
);

/** Each must end with the control untouched, and the panel saying so. One of each kind: tests/page/guide-agreed has the others. */
export const SWAPS: Record<string, Swap> = {
  'the address of a link, to another origin': {
    html: LINK,
    name: 'Next page',
    swap: 'target.href = "{{evil}}/take"',
    says: CHANGED,
  },
  'where a form goes': {
    html: FORM,
    name: 'Show less',
    swap: 'f.action = "{{evil}}/take"',
    says: CHANGED,
  },
  'the words of a control': {
    html: BUTTON,
    name: 'Fold up',
    swap: 'target.textContent = "Delete account"',
    says: 'asked anew',
  },
  'a control for another one with another price': {
    html: PRICE,
    name: 'Pay now',
    swap: 'price.textContent = "€ 520.00"; target.replaceWith(target.cloneNode(true))',
    says: 'asked anew',
  },
  'a cover moved over a control': {
    html: BUTTON,
    name: 'Fold up',
    swap: `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:#fff;z-index:9">Claim your gift</div>')`,
    says: COVERED,
  },
};
