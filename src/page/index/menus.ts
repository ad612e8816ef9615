import { ancestorsOf, attr, containsNode, tagOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { BAR } from './rows.ts';
import { collapse } from './text-map.ts';

/** A link with more words than this, in characters, is a headline and has a line of its own. */
const LONG_LINK = 100;
/** Words beside the links of a list: a date, a source, a count. In characters. */
const LONG_ASIDE = 60;
/** Fewer links in a row are no menu. */
const FEW = 3;
/** Bounds of one line. */
const MAX_LINKS = 20;
const MAX_CHARACTERS = 500;
/** How far above a link the list is looked for that it stands in, in elements. */
const LEVELS = 4;

/** The role of a line of several links; no control has it. */
export const MENU_ROLE = 'list';

const ASIDES = new Set(['footer', 'div', 'span', 'time', 'small', 'header']);
const LIST_TAGS = new Set(['ul', 'ol', 'nav', 'menu', 'dl']);
const LIST_ROLES = new Set(['list', 'menu', 'menubar', 'navigation', 'tablist', 'toolbar']);

/**
 * Puts the links of a menu, a tag cloud or a footer into lines of several, `Home ¦ News ¦ Sport`: for a question they are one thing, and each
 * line of its own costs more than its words. Any of them is still cited and lit alone.
 */
export function joinMenus(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const run = runFrom(drafts, at);
    if (run.length === 0) out.push(drafts[at]!);
    else out.push(...menuLines(run));
    at += Math.max(1, run.length);
  }
  return out;
}

/** Notes of a link that its menu's line can say for it, and those that say nothing to a reader. */
const CHOSEN = new Set(['current', 'selected']);
const FOLDED = new Set(['collapsed', 'expanded']);

const isMenuLink = ({ kind, role, text, notes, place }: Draft): boolean =>
  kind === 'control' &&
  role === 'link' &&
  text !== '' &&
  text.length <= LONG_LINK &&
  notes.every((note) => CHOSEN.has(note) || FOLDED.has(note)) &&
  place.level === undefined;

const isAside = ({ kind, role, text, place }: Draft): boolean =>
  kind === 'text' && ASIDES.has(role) && text.length <= LONG_ASIDE && place.level === undefined;

/** The links that follow each other at `at` in one list, with the few words between them. */
function runFrom(drafts: readonly Draft[], at: number): Draft[] {
  if (!isMenuLink(drafts[at]!)) return [];
  const list = listAround(drafts[at]!.element);
  let end = at + 1;
  let links = 1;
  let last = end;
  for (; end < drafts.length && containsNode(list, drafts[end]!.element); end++) {
    const draft = drafts[end]!;
    if (isMenuLink(draft)) {
      links++;
      last = end + 1;
    } else if (!isAside(draft) || isAside(drafts[end - 1]!)) break;
  }
  return links < FEW ? [] : drafts.slice(at, last);
}

/** The outermost list that a link stands in, else the element a few levels above. */
function listAround(element: Element): Element {
  const above = ancestorsOf(element);
  const lists = above.filter(
    (each) => LIST_TAGS.has(tagOf(each)) || LIST_ROLES.has(attr(each, 'role') ?? ''),
  );
  return lists.at(-1) ?? above[Math.min(LEVELS, above.length) - 1] ?? element;
}

function chunks(run: readonly Draft[]): Draft[][] {
  const all: Draft[][] = [];
  let length = 0;
  for (const draft of run) {
    const open = all.at(-1);
    if (!open || open.length >= MAX_LINKS || length + draft.text.length > MAX_CHARACTERS) {
      all.push([draft]);
      length = 0;
    } else open.push(draft);
    length += draft.text.length;
  }
  return all;
}

/** All lines of a run stand in the list of its first link: made anew from there, they are cut the same way. */
function menuLines(run: readonly Draft[]): Draft[] {
  const list = listAround(run[0]!.element);
  return chunks(run).map((links) => (links.length === 1 ? links[0]! : menuLine(links, list)));
}

function menuLine(links: readonly Draft[], list: Element): Draft {
  const pieces = links.flatMap((draft, i) => (i === 0 ? draft.pieces : [BAR, ...draft.pieces]));
  return {
    ...links[0]!,
    role: MENU_ROLE,
    tag: tagOf(list),
    element: list,
    shownBy: list,
    pieces,
    text: collapse(pieces),
    notes: links.flatMap(({ notes, text }) =>
      notes.filter((note) => CHOSEN.has(note)).map((note) => `${note} "${text}"`),
    ),
    glued: false,
  };
}
