import { childNodesOf, isElement, isRendered, rememberShadows, shadowOf, tagOf, textOf } from '../dom/dom.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';
import type { PageEnvironment } from '../environment.ts';

/** Never drawn, whoever looks. */
const NO_WORDS = new Set(['script', 'style', 'template', 'noscript', 'head', OVERLAY_TAG]);

/**
 * Which words stand in parts of a document that are not drawn now (a panel behind another tab of the page, what the person has hidden): an
 * index does not have them, and yet they are there.
 * @param words for each quote the stretches that have to stand in one such part, white space collapsed
 * @returns their places in `words`
 */
export function hiddenWords(
  { document, shadowRootOf }: Pick<PageEnvironment, 'document' | 'shadowRootOf'>,
  words: readonly (readonly string[])[],
): number[] {
  const shadows = rememberShadows(document, shadowRootOf);
  const parts: string[] = [];
  const stack: Node[] = [document.documentElement];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node) || NO_WORDS.has(tagOf(node))) continue;
    if (isRendered(node, { visibilityProperty: true }) || getComputedStyle(node).display === 'contents')
      stack.push(...childNodesOf(shadowOf(node, tagOf(node), shadows.shadowRootOf) ?? node));
    else parts.push((textOf(node) ?? '').replace(/\s+/g, ' '));
  }
  shadows.forget();
  return words.flatMap((each, at) =>
    parts.some((part) => each.every((stretch) => part.includes(stretch))) ? [at] : [],
  );
}
