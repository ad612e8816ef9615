import type { ShadowRootOf } from '../dom/dom.ts';
import { isElement, queryAll, rememberShadows, rootOf, tagOf } from '../dom/dom.ts';
import { fieldStateOf } from '../dom/forms.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';

/** Whether what a reading of a document rests on is still as it was. */
export interface Unchanged {
  holds(): boolean;
  /** Stops watching. */
  end(): void;
}

/** What may change what is drawn without any change of the tree. Values, hover and focus are compared, because pages may swallow events. */
const EVENTS =
  'load beforetoggle reset input change slotchange fullscreenchange transitionrun animationstart'.split(' ');

/**
 * Watches a document from now on until the first change; then it costs nothing any more. Sightline's own marks are no change. In doubt it has
 * changed: reading again takes some milliseconds, and a line that is no longer true is worse.
 * @param roots the document and its shadow roots, as the reading that is watched over has found them
 */
export function watchForChange(
  document: Document,
  shadowRootOf: ShadowRootOf,
  signal: AbortSignal,
  roots: readonly (Document | ShadowRoot)[] = rootsIn(document, shadowRootOf),
): Unchanged {
  const before = stateOf(document, roots);
  const lifetime = new AbortController();
  const observer = new MutationObserver(see);
  let changed = signal.aborted || isMoving(document);

  function end(): void {
    changed = true;
    observer.disconnect();
    lifetime.abort();
  }

  function see(records: readonly MutationRecord[]): void {
    if (records.some(isOfPage)) end();
  }

  if (!changed) {
    const options = { capture: true, passive: true, signal: AbortSignal.any([lifetime.signal, signal]) };
    for (const root of roots)
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of EVENTS)
      document.addEventListener(name, ({ target }) => !isOurs(target as Node) && end(), options);
    signal.addEventListener('abort', end, { once: true, signal: lifetime.signal });
  }

  return {
    holds() {
      see(observer.takeRecords());
      if (changed) return false;
      const now = rootsIn(document, shadowRootOf);
      if (now.length !== roots.length || isMoving(document) || stateOf(document, roots) !== before) end();
      return !changed;
    },
    end,
  };
}

const isOverlay = (node: Node): boolean => isElement(node) && tagOf(node) === OVERLAY_TAG;

/** The overlay, or what is drawn in it. */
function isOurs(node: Node | null): boolean {
  if (node === null) return false;
  const root = rootOf(node);
  return isOverlay(node) || (root instanceof ShadowRoot && isOverlay(root.host));
}

function isOfPage({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (isOurs(target)) return false;
  return type !== 'childList' || ![...addedNodes, ...removedNodes].every(isOurs);
}

/** The document and all shadow roots in it. */
const rootsIn = (document: Document, shadowRootOf: ShadowRootOf): readonly (Document | ShadowRoot)[] =>
  rememberShadows(document, shadowRootOf).roots;

/** What moves may be on its way in or out. */
const isMoving = (document: Document): boolean =>
  document.getAnimations().some(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && !isOurs(target);
  });

/** What no observer tells: sizes, scheme, style rules, hover, focus, and what fields hold. */
function stateOf(document: Document, roots: readonly (Document | ShadowRoot)[]): string {
  const view = document.defaultView;
  const fields = roots.flatMap((root) => queryAll(root, 'input, textarea, select'));
  return [
    document.readyState,
    view?.innerWidth,
    view?.innerHeight,
    view?.devicePixelRatio,
    matchMedia('(prefers-color-scheme: dark)').matches,
    roots.map(rulesOf).join(),
    identityOf(queryAll(document, ':hover').at(-1)),
    identityOf(document.activeElement ?? undefined),
    fold(fields.map(fieldStateOf).join('\n')),
  ].join('|');
}

/** Rules that a script adds leave no trace in the tree. */
const rulesOf = (root: Document | ShadowRoot): string =>
  [...root.styleSheets, ...root.adoptedStyleSheets]
    .map((sheet) => `${ruleCount(sheet)}${sheet.disabled ? ' off' : ''}`)
    .join();

function ruleCount(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    // A sheet of another site: no script can read it, so none changes it.
    return -1;
  }
}

const identities = new WeakMap<Element, number>();
let nextIdentity = 1;

function identityOf(element: Element | undefined): number {
  if (!element) return 0;
  const known = identities.get(element) ?? nextIdentity++;
  identities.set(element, known);
  return known;
}

/** Of what was typed nothing is kept but whether it is the same. */
function fold(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
