import { computeAccessibleName } from 'dom-accessibility-api';
import { attr, hasAttr, queryAll } from '../dom/dom.ts';
import { isSecret } from '../dom/secrets.ts';
import type { WalkEvent } from './events.ts';
import type { Piece } from './text-map.ts';
import { collapse, collapseSpace, GAP, hasInk, slicePieces, words } from './text-map.ts';

/** A line's words with where they stand; `leftover`: visible words that the name leaves out. */
export interface Named {
  text: string;
  pieces: Piece[];
  leftover: Piece[];
}

/** The accessible name by the library, or '' where its walk fails on a malformed or cyclic page. */
function libraryName(element: Element): string {
  // A label may hold other fields, whose values are part of the name by the standard.
  const labels = (element as HTMLInputElement).labels;
  for (const label of labels ?? []) {
    if (queryAll(label, 'input').some((field) => field !== element && isSecret(field)))
      return attr(element, 'aria-label') ?? '';
  }
  try {
    return collapseSpace(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false }));
  } catch {
    // Named by what is left of the page: `aria-owns` in a circle overflows the stack, clobbered forms break property reads.
    return collapseSpace(attr(element, 'aria-label') ?? '');
  }
}

/** A field's name: label, `aria-label`, `alt`, value of a button, title, placeholder. */
export function fieldName(field: Element): string {
  return (
    libraryName(field) ||
    collapseSpace(attr(field, 'placeholder') ?? '') ||
    collapseSpace(attr(field, 'aria-placeholder') ?? '')
  );
}

/** The name that attributes give, going over the content: `aria-labelledby`, then `aria-label`. */
export function attributeName(element: Element): string {
  if (hasAttr(element, 'aria-labelledby')) {
    const name = libraryName(element);
    if (name) return name;
  }
  return collapseSpace(attr(element, 'aria-label') ?? '');
}

/** An alt text of this length, in characters, that the control's text repeats is left out of its name: nothing is said twice. */
const ECHO = 8;

/** What a screen reader says of the events inside a control: its text, also text for screen readers only, and its images. */
export function spokenPieces(events: readonly WalkEvent[]): Piece[] {
  const pieces: Piece[] = [];
  const visible = collapse(shownPieces(events)).toLowerCase();
  for (const event of events) {
    if (event.type === 'text') {
      if (event.spoken && !event.claimedBy) pieces.push(whole(event.node));
    } else if (event.type === 'image') {
      const echo = event.text.length >= ECHO && visible.includes(event.text.toLowerCase());
      if (event.spoken && !echo) pieces.push(GAP, words(event.text), GAP);
    } else if (event.type === 'gap' || event.type === 'break') {
      pieces.push(GAP);
    }
  }
  return pieces;
}

/** What can be seen of the events' text. `silent`: only what a screen reader skips. */
export function shownPieces(events: readonly WalkEvent[], silent = false): Piece[] {
  const pieces: Piece[] = [];
  for (const event of events) {
    if (event.type === 'text') {
      if (event.shown && !(silent && event.spoken)) pieces.push(whole(event.node));
    } else if (event.type === 'gap' || event.type === 'break') {
      pieces.push(GAP);
    }
  }
  return pieces;
}

export const whole = (node: Text): Piece => ({ node, start: 0, end: node.data.length });

/** Lays a given name over the visible words, so that those of its words that stand on the page can be lit there. */
export function alignName(name: string, shown: Piece[]): Named {
  const visible = collapse(shown);
  if (visible === '' || name === '')
    return { text: name, pieces: name ? [words(name)] : [], leftover: name ? [] : shown };
  const inName = name.indexOf(visible);
  if (inName >= 0) {
    const before = name.slice(0, inName);
    const after = name.slice(inName + visible.length);
    const all = slicePieces(shown, 0, visible.length);
    return {
      text: name,
      pieces: [...(before ? [words(before)] : []), ...all, ...(after ? [words(after)] : [])],
      leftover: [],
    };
  }
  const inVisible = visible.indexOf(name);
  if (inVisible >= 0) {
    const rest = visible.slice(0, inVisible) + visible.slice(inVisible + name.length);
    const pieces = slicePieces(shown, inVisible, inVisible + name.length);
    return { text: name, pieces, leftover: hasInk(rest) && /[\p{L}\p{N}]/u.test(rest) ? [words(rest)] : [] };
  }
  return { text: name, pieces: [words(name)], leftover: shown };
}
