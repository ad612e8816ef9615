import { SightlineError } from '../../contracts/errors.ts';
import type { IndexPurpose } from '../../contracts/page-index.ts';
import { isConnected } from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import type { Draft } from './assemble.ts';
import { JOINED_ROLE } from './short-lines.ts';
import type { Piece } from './text-map.ts';
import { collapse } from './text-map.ts';

/** What a number stands for. */
export interface Ref {
  n: number;
  /** The element that has the role and does the thing. */
  element: Element;
  /** What is seen and clicked: the element, or the label of a hidden checkbox. */
  shownBy: Element;
  kind: Draft['kind'];
  role: string;
  text: string;
  pieces: readonly Piece[];
  /** The walk that made the line. */
  purpose: IndexPurpose;
}

interface Entry {
  element: WeakRef<Element>;
  key: string;
}

/** Makes the lines of one element's subtree again, to see whether a line is still there. */
export type Redraft = (element: Element, purpose: IndexPurpose) => Draft[];

/**
 * The numbers of one document. An element keeps its number while role and text stay, so a changed one gets a new number and the old one
 * fails loudly instead of meaning something else (after Playwright's aria refs). Numbers are kept here, not on the page: frameworks strip foreign attributes.
 */
export interface Refs {
  /** Numbers the lines of a walk. Known lines keep theirs, new ones count on from `firstFree`. */
  assign(
    drafts: readonly Draft[],
    firstFree: number,
    purpose: IndexPurpose,
  ): { numbers: number[]; nextFree: number };
  /** Throws `stale-element` when the element is gone or has another role or text by now. */
  resolve(n: number): Ref;
  /** Whether this document has given out the number, whatever became of its line. */
  knows(n: number): boolean;
  /** What line `n` is drawn by, whatever it says by now; `undefined` when it left the document. */
  elementOf(n: number): Element | undefined;
  /** The lines of the newest walk as they were then, those nearest to line `n` first. */
  around(n: number): Ref[];
  /** The lines of the newest walk as they read then, in its order. */
  lines(): readonly { n: number; text: string }[];
  /** The number of an element's first line in the newest walks, if it has one. */
  numberOf(element: Element): number | undefined;
}

export function createRefs(redraft: Redraft): Refs {
  const byElement = new WeakMap<Element, Map<string, Ref>>();
  const byNumber = new Map<number, Entry>();
  let newest: number[] = [];
  let read: { n: number; text: string }[] = [];

  function assign(drafts: readonly Draft[], firstFree: number, purpose: IndexPurpose) {
    let nextFree = firstFree;
    const met = new Map<Element, Map<string, number>>();
    const numbers = drafts.map((draft) => {
      const key = keyOf(draft, met);
      const lines = getOrMake(byElement, draft.element, () => new Map<string, Ref>());
      const n = lines.get(key)?.n ?? nextFree++;
      lines.set(key, refOf(draft, n, purpose));
      byNumber.set(n, { element: new WeakRef(draft.element), key });
      return n;
    });
    newest = numbers;
    read = numbers.map((n, at) => ({ n, text: drafts[at]!.text }));
    return { numbers, nextFree: Math.max(nextFree, firstFree) };
  }

  function known(n: number): Ref | undefined {
    const entry = byNumber.get(n);
    const element = entry?.element.deref();
    return element && byElement.get(element)?.get(entry!.key);
  }

  function around(n: number): Ref[] {
    const home = newest.indexOf(n);
    return [...newest.keys()]
      .sort((a, b) => Math.abs(a - home) - Math.abs(b - home))
      .flatMap((at) => known(newest[at]!) ?? []);
  }

  function resolve(n: number): Ref {
    const entry = byNumber.get(n);
    const ref = known(n);
    const element = ref?.element;
    if (!element || !isConnected(element)) throw new SightlineError('stale-element');
    if (isWordsAlone(ref) && piecesHold(ref)) return ref;
    const met = new Map<Element, Map<string, number>>();
    for (const draft of redraft(ref.shownBy, ref.purpose)) {
      if (keyOf(draft, met) !== entry!.key || draft.element !== element) continue;
      // A field's label lies outside what was walked now: its words are still where they were.
      if (piecesHold(ref)) return ref;
      const fresh = refOf(draft, n, ref.purpose);
      byElement.get(element)!.set(entry!.key, fresh);
      return fresh;
    }
    throw new SightlineError('stale-element');
  }

  function elementOf(n: number): Element | undefined {
    const entry = byNumber.get(n);
    const element = entry?.element.deref();
    if (!element || !isConnected(element)) return undefined;
    return byElement.get(element)?.get(entry!.key)?.shownBy ?? element;
  }

  return {
    assign,
    resolve,
    knows: (n) => byNumber.has(n),
    elementOf,
    around,
    lines: () => read,
    numberOf: (element) => byElement.get(element)?.values().next().value?.n,
  };
}

function refOf({ element, shownBy, kind, role, text, pieces }: Draft, n: number, purpose: IndexPurpose): Ref {
  return { n, element, shownBy, kind, role, text, pieces, purpose };
}

/** Role, text and which of several like lines of the same element it is. */
function keyOf(draft: Draft, met: Map<Element, Map<string, number>>): string {
  const key = `${draft.kind}\n${draft.role}\n${draft.text}`;
  const counts = getOrMake(met, draft.element, () => new Map<string, number>());
  const occurrence = counts.get(key) ?? 0;
  counts.set(key, occurrence + 1);
  return `${key}\n${occurrence}`;
}

/** Lines whose text is nothing but words of the page; the name of a control may come from elsewhere. */
const isWordsAlone = ({ kind, role }: Ref): boolean => kind === 'text' || role === JOINED_ROLE;

/** The quick check: all text nodes are in place and read the same. */
function piecesHold(ref: Ref): boolean {
  return (
    ref.pieces.every((piece) => !piece.node || isConnected(piece.node)) && collapse(ref.pieces) === ref.text
  );
}
