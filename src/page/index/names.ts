import { hasLetterOrNumber } from '../../core/text/letters.ts';
import { attr, hasAttr, queryAll, rootOf } from '../dom/dom.ts';
import { labelsOf } from '../dom/forms.ts';
import { ENTRIES, entered } from '../private/entry.ts';
import { accessibleName, wordsIn } from '../private/field-words.ts';
import type { Privacy } from '../private/privacy.ts';
import type { WalkEvent } from './events.ts';
import type { Piece } from './text-map.ts';
import { collapse, collapseSpace, GAP, hasInk, slicePieces, words } from './text-map.ts';

/** A line's words with where they stand; `leftover`: visible words that the name leaves out; `unseen`: a name that visible words go before. */
export interface Named {
  text: string;
  pieces: Piece[];
  leftover: Piece[];
  unseen?: string;
}

/** The accessible name. The standard puts the values of fields inside a label into it: not those that are withheld. */
function nameOf(element: Element, privacy: Privacy): string {
  const inside = namersOf(element).flatMap((namer) => [namer, ...queryAll(namer, ENTRIES)]);
  const told = inside.some((field) => entered(field) !== '' && privacy.withholds(field));
  return collapseSpace(told ? namersOf(element).map(wordsIn).join(' ') : accessibleName(element));
}

/** The elements that name another: its labels and those that `aria-labelledby` lists, itself perhaps among them. */
function namersOf(element: Element): Element[] {
  const root = rootOf(element) as Document | ShadowRoot;
  const ids = (attr(element, 'aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  return [...labelsOf(element), ...ids.flatMap((id) => root.getElementById?.(id) ?? [])];
}

/** A field's name: label, `aria-label`, `alt`, value of a button, title, placeholder. */
export function fieldName(field: Element, privacy: Privacy): string {
  return (
    nameOf(field, privacy) ||
    collapseSpace(attr(field, 'placeholder') ?? '') ||
    collapseSpace(attr(field, 'aria-placeholder') ?? '')
  );
}

/** The name that attributes give, going over the content: `aria-labelledby`, then `aria-label`. */
export function attributeName(element: Element, privacy: Privacy): string {
  if (hasAttr(element, 'aria-labelledby')) {
    const name = nameOf(element, privacy);
    if (name) return name;
  }
  return collapseSpace(attr(element, 'aria-label') ?? '');
}

/** An alt text of this length, in characters, that the control's text repeats is left out of its name: nothing is said twice. */
const ECHO = 8;

/** Beside more words than this, in characters, a picture's text is no part of what a link says to a reader. */
const HEADLINE = 20;

/**
 * What a screen reader says of the events inside a control: its text, also text for screen readers only, and its images.
 * @param pictured also of a picture beside a headline, where the control must have the name that others know
 */
export function spokenPieces(events: readonly WalkEvent[], pictured = true): Piece[] {
  const pieces: Piece[] = [];
  let seen: string | undefined;
  for (const event of events) {
    if (event.type === 'text') {
      if (event.spoken && !event.claimedBy) pieces.push(whole(event.node));
    } else if (event.type === 'image') {
      seen ??= collapse(shownPieces(events)).toLowerCase();
      const visible = seen;
      const echo =
        (!pictured && visible.length > HEADLINE) ||
        (event.text.length >= ECHO && visible.includes(event.text.toLowerCase()));
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
    return { text: name, pieces, leftover: hasInk(rest) && hasLetterOrNumber(rest) ? [words(rest)] : [] };
  }
  return { text: name, pieces: [words(name)], leftover: shown };
}

/** A control shows no more than this, in characters, beside its name: more is a text. */
export const SHORT = 40;

/** What is pressed is called by what it shows; what is filled in shows its value. */
const PRESSED = new Set(['link', 'button', 'tab', 'menuitem']);
const ICON_FONT = /icon|symbol|awesome|glyph/i;

/** Whether a control shows words that its name has nothing in common with. Words that an icon font draws as a picture are none. */
export function showsOtherWords(
  { role, element }: { role: string; element: Element },
  named: Named,
): boolean {
  const shown = collapse(named.leftover);
  if (shown.length > SHORT || !PRESSED.has(role) || !hasWord(shown)) return false;
  const own = new Set(wordsOf(named.text));
  if (wordsOf(shown).some((word) => own.has(word))) return false;
  const places = named.leftover.flatMap(({ node }) => node?.parentElement ?? []);
  return ![element, ...places].some((each) => ICON_FONT.test(getComputedStyle(each).fontFamily));
}

/** Calls a control by what it shows: that is what a person looks for, and what can be lit. */
export const seenFirst = ({ text, leftover }: Named): Named => ({
  text: collapse(leftover),
  pieces: leftover,
  leftover: [],
  unseen: text,
});

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
