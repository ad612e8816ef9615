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
  if (!fingerprint.selectors.every((selector) => CSS.supports(`selector(${selector})`))) return [];
  const matches = bySelectors(fingerprint.selectors, document, shadowRootOf).filter(
    (element) => tagOf(element) === fingerprint.tag && !isPageRoot(element) && where.has(element),
  );
  if (fingerprint.many) return matches;
  const best = matches
    .map((element) => ({ element, score: likeness(element, fingerprint) }))
    .sort((a, b) => b.score - a.score)[0];
  // A selector by position may point at a neighbour by now: then the words must speak for it.
  return best && (best.score >= 0.4 || !byPosition(fingerprint)) ? [best.element] : [];
}

function bySelectors(
  selectors: readonly string[],
  document: Document,
  shadowRootOf: (element: Element) => ShadowRoot | null,
): Element[] {
  let roots: (Document | ShadowRoot)[] = [document];
  for (const selector of selectors.slice(0, -1)) {
    roots = roots.flatMap((root) =>
      Array.from(root.querySelectorAll(selector)).flatMap((host) => shadowRootOf(host) ?? []),
    );
  }
  const last = selectors.at(-1);
  return last === undefined ? [] : roots.flatMap((root) => Array.from(root.querySelectorAll(last)));
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
