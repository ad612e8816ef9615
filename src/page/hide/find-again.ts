import type { HideFingerprint } from '../../contracts/hide.ts';
import { isPageRoot, tagOf } from '../dom/dom.ts';
import { labelOf, wordsOf } from './fingerprint.ts';
import { EVERYTHING, type Touched } from './touched.ts';

/**
 * @param where the part of the page to look at
 * @returns the blocks that a fingerprint means in this document; empty when the page no longer has them, or its selectors are none here
 */
export function findAgain(
  fingerprint: HideFingerprint,
  document: Document,
  shadowRootOf: (element: Element) => ShadowRoot | null = (element) => element.shadowRoot,
  where: Touched = EVERYTHING,
): Element[] {
  if (!fingerprint.selectors.every(isSelector)) return [];
  const matches = bySelectors(fingerprint.selectors, document, shadowRootOf, where).filter(
    (element) => tagOf(element) === fingerprint.tag && !isPageRoot(element),
  );
  if (fingerprint.many) return matches;
  const best = matches
    .map((element) => ({ element, score: likeness(element, fingerprint) }))
    .sort((a, b) => b.score - a.score)[0];
  // A selector by position may point at a neighbour by now: then the words must speak for it.
  return best && (best.score >= 0.4 || !byPosition(fingerprint)) ? [best.element] : [];
}

const selectorsKnown = new Map<string, boolean>();
/** Saved rules ask for the same few selectors at every change of the page. */
function isSelector(selector: string): boolean {
  const known = selectorsKnown.get(selector) ?? CSS.supports(`selector(${selector})`);
  selectorsKnown.set(selector, known);
  return known;
}

function bySelectors(
  selectors: readonly string[],
  document: Document,
  shadowRootOf: (element: Element) => ShadowRoot | null,
  where: Touched,
): Element[] {
  let roots: (Document | ShadowRoot)[] = [document];
  for (const selector of selectors.slice(0, -1)) {
    roots = roots.flatMap((root) =>
      Array.from(root.querySelectorAll(selector)).flatMap((host) => shadowRootOf(host) ?? []),
    );
  }
  const last = selectors.at(-1);
  if (last === undefined) return [];
  // Changes inside of shadow trees are not told: there, all is read that stands in a part that was touched.
  if (selectors.length > 1)
    return roots.flatMap((root) => Array.from(root.querySelectorAll(last)).filter(where.has));
  return roots.flatMap((root) => where.matching(last, root));
}

const byPosition = ({ selectors }: HideFingerprint): boolean =>
  selectors.some((selector) => /:nth|^[a-z]+(\s*>\s*[a-z]+)*$/.test(selector));

/** 0 to 1: label and words in common. A block that had neither is judged by its place alone. */
function likeness(element: Element, { label, words }: HideFingerprint): number {
  if (label === '' && words.length === 0) return wordsOf(element).length === 0 ? 1 : 0.3;
  const present = new Set(wordsOf(element));
  const common = words.filter((word) => present.has(word)).length / Math.max(1, words.length);
  return label !== '' && labelOf(element) === label ? Math.max(0.5, common) : common;
}
