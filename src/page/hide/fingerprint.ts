import { getCssSelector } from 'css-selector-generator';
import type { HideFingerprint } from '../../contracts/hide.ts';
import { frameAddress } from '../../core/hide/frame-address.ts';
import { HIDDEN_ATTRIBUTE } from '../../core/hide/sheet.ts';
import { attribute, query, rootOf, tagOf } from '../dom/dom.ts';

/** Names made by a build tool or a random generator say nothing on the next visit. */
const UNSTABLE =
  /\d{3,}|(^|[-_])[a-z]{0,3}\d[a-z0-9]{3,}|^(css|sc|jsx?|svelte|emotion|styled|_)-?[a-z0-9]{4,}|--[A-Za-z0-9]{4,}$|[A-Z][a-z]*[A-Z].*\d|^[:]|^ember\d|^react-/;
const stable = (name: string): boolean => !UNSTABLE.test(name.replace(/^[.#]/, ''));

/** How to find these elements (one block, or blocks of one template) on another visit. */
export function fingerprintOf(elements: readonly Element[]): HideFingerprint {
  const first = elements[0]!;
  return {
    selectors: selectorPath(elements),
    tag: tagOf(first),
    label: labelOf(first),
    words: wordsOf(first),
    many: elements.length > 1,
    frame: ownFrame(),
  };
}

/** The address that tells this document from others of the page; '' where it is the page itself. */
export const ownFrame = (): string => (window === window.top ? '' : frameAddress(document.URL));

/** One selector per root: hosts on the way in, then the block. */
function selectorPath(elements: readonly Element[]): string[] {
  const root = rootOf(elements[0]!) as Document | ShadowRoot;
  const own = selectorIn(elements, root);
  if (!(root instanceof ShadowRoot)) return [own];
  return [...selectorPath([root.host]), own];
}

function selectorIn(elements: readonly Element[], root: Document | ShadowRoot): string {
  return getCssSelector([...elements], {
    root,
    selectors: ['id', 'class', 'attribute', 'tag', 'nthchild'],
    blacklist: [
      (name: string) => name.startsWith('[') && !/^\[(aria-label|role|data-testid|data-[a-z-]+)=/.test(name),
      (name: string) => /^[.#]/.test(name) && !stable(name),
      `[${HIDDEN_ATTRIBUTE}*`,
      '[style*',
    ],
    maxCombinations: 60,
    maxCandidates: 60,
  });
}

/** What the block calls itself, lower case. */
export function labelOf(element: Element): string {
  const own = attribute(element, 'aria-label');
  if (own) return own.trim().toLowerCase();
  const heading = query(element, 'h1, h2, h3, h4, h5, h6, [role=heading]');
  return (heading?.textContent ?? '').trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 80);
}

/** The first telling words of the block: letters only, four or more (one or more where a script has no spaces). */
export function wordsOf(element: Element): string[] {
  const text = (element.textContent ?? '').slice(0, 2000).toLowerCase();
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words)].slice(0, 8);
}
