import type { GuideAction } from '../../contracts/guide.ts';
import { bringIntoView, isCovered } from '../overlay/bring-into-view.ts';
import { privateInputOf } from '../private/private.ts';
import type { RunAction } from './action.ts';
import { check } from './check.ts';
import { click } from './click.ts';
import { hover } from './hover.ts';
import { press } from './press.ts';
import { rightClick } from './right-click.ts';
import { scroll } from './scroll.ts';
import { select } from './select.ts';
import { type } from './type.ts';

/** Actions that a page can perform; the worker does the others (tabs, URLs), the person chooses files. */
const RUN: Partial<Record<GuideAction, RunAction>> = {
  click,
  right_click: rightClick,
  type,
  select,
  check,
  press,
  scroll,
  hover,
};

export interface ActResult {
  effect: boolean;
  refused: 'private' | 'no-effect' | 'not-possible' | 'popup' | 'changed' | null;
  opens: string | null;
}

/** A click without any sign of life within this time did nothing. */
const EFFECT_MS = 1200;

/**
 * Performs one step on an element and verifies that it had an effect. Private inputs are never touched.
 * @param isAgreed asked between pressing down and the click: see `RunAction`
 */
export async function perform(
  element: Element,
  action: GuideAction,
  value: string | null,
  isAgreed: () => boolean = () => true,
): Promise<ActResult> {
  const run = RUN[action];
  if (!run) return { effect: false, refused: 'not-possible', opens: null };
  if (privateInputOf(element) && action !== 'scroll' && action !== 'hover') {
    return { effect: false, refused: 'private', opens: null };
  }
  if (element !== document.documentElement) bringIntoView(element);
  // Nobody could press it there, so nobody agreed to it: what lies over it is what the person sees.
  if (element !== document.documentElement && action !== 'scroll' && isCovered(element)) {
    return { effect: false, refused: 'not-possible', opens: null };
  }
  const signs = watchSigns(element);
  try {
    const { possible, verified, opens, changed } = await run(element, value, isAgreed);
    if (changed) return { effect: false, refused: 'changed', opens: null };
    if (!possible) return { effect: false, refused: 'not-possible', opens: null };
    if (opens) return { effect: true, refused: null, opens };
    const effect = verified ?? (await signs.seen(EFFECT_MS));
    return { effect, refused: effect ? null : 'no-effect', opens: null };
  } finally {
    signs.end();
  }
}

/** Any sign that an action was noticed by the page: a mutation, another URL or focus, a page about to be left. */
function watchSigns(element: Element): { seen(ms: number): Promise<boolean>; end(): void } {
  const url = document.URL;
  const focus = document.activeElement;
  const end = new AbortController();
  let seen = false;
  const see = () => {
    seen = true;
  };
  const observer = new MutationObserver(see);
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, options);
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) observer.observe(root, options);
  for (const type of ['beforeunload', 'pagehide', 'change', 'scroll', 'toggle']) {
    window.addEventListener(type, see, { capture: true, signal: end.signal });
  }
  const moved = () =>
    seen || document.URL !== url || (document.activeElement !== focus && document.activeElement !== element);
  return {
    seen: (ms) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (moved() || performance.now() - start > ms) resolve(moved());
          else setTimeout(look, 50);
        };
        look();
      }),
    end: () => {
      observer.disconnect();
      end.abort();
    },
  };
}
