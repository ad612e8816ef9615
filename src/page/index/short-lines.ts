import { attr, containsNode, elementAbove, tagOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { BAR } from './rows.ts';
import { collapse } from './text-map.ts';

/** Pages with fewer lines cost little: there only menus are joined. */
export const MANY_LINES = 40;
/** A link with more words than this, in characters, is a headline and has a line of its own. */
const LONG_LINK = 120;
/** Words beside the links of a list: a date, a source, a count. In characters. */
const LONG_ASIDE = 60;
const LONG_CONTROL = 40;
/** A part of a list or a card may say a little more. */
const LONG_PART = 80;
/** Fewer links in a row are no menu. */
const FEW = 3;
/** Bounds of one line. */
const MAX_PIECES = 20;
const MAX_CHARACTERS = 500;
/** How far above a link the list is looked for that it stands in, in elements. */
const LEVELS = 4;

/** The role of a line of several short ones; no control has it. */
export const JOINED_ROLE = 'list';

const ASIDES = new Set(['footer', 'div', 'span', 'time', 'small', 'header']);
/** Text that is read by itself, however short. */
const APART = new Set(
  'row cell gridcell columnheader rowheader alert status blockquote pre code term definition caption'.split(
    ' ',
  ),
);
const LIST_TAGS = new Set(['ul', 'ol', 'nav', 'menu', 'dl']);
const LIST_ROLES = new Set(['list', 'menu', 'menubar', 'navigation', 'tablist', 'toolbar']);

/**
 * Puts short lines that stand together into one, `Home ¦ News ¦ Sport`: the links of a menu, a tag cloud or a footer, and on pages of many lines
 * also the items of a list and the parts of a card. For a question they are one thing, and each line of its own costs more than its words.
 * Any of them is still cited and lit alone.
 */
export function joinShortLines(drafts: readonly Draft[], many: boolean): Draft[] {
  const sentences = severalInBlock(drafts);
  const out: Draft[] = [];
  for (let at = 0; at < drafts.length; ) {
    const run = many ? runOfShort(drafts, at, sentences) : runOfLinks(drafts, at);
    if (run.length === 0) out.push(drafts[at]!);
    else out.push(...joinedLines(run));
    at += Math.max(1, run.length);
  }
  return out;
}

/** Blocks of more than one line: their lines are sentences. */
function severalInBlock(drafts: readonly Draft[]): ReadonlySet<number> {
  const several = new Set<number>();
  for (const [at, { block }] of drafts.entries()) if (drafts[at - 1]?.block === block) several.add(block);
  return several;
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
function runOfLinks(drafts: readonly Draft[], at: number): Draft[] {
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

/** The short lines that follow each other at `at` within one part of the page. */
function runOfShort(drafts: readonly Draft[], at: number, sentences: ReadonlySet<number>): Draft[] {
  const first = drafts[at]!;
  if (!isShort(first, sentences)) return [];
  const list = listAround(first.element);
  let end = at + 1;
  while (
    end < drafts.length &&
    isShort(drafts[end]!, sentences) &&
    drafts[end]!.place.landmark === first.place.landmark &&
    drafts[end]!.place.folded === first.place.folded &&
    containsNode(list, drafts[end]!.element)
  )
    end++;
  if (drafts[end]?.place.level === undefined) end = beforeOpenHeading(drafts, at, end);
  return end - at < 2 ? [] : drafts.slice(at, end);
}

/** The last headline of a run has text of its own where text follows: then it stands over that. */
function beforeOpenHeading(drafts: readonly Draft[], at: number, end: number): number {
  const run = drafts.slice(at, end);
  const last = run.findLastIndex(({ place }) => place.level !== undefined);
  return last < 0 || end === drafts.length ? end : at + last;
}

const CONTROL_ROLES = new Set('button tab menuitem option a span div li'.split(' '));

function isShort(draft: Draft, sentences: ReadonlySet<number>): boolean {
  const { kind, role, text, notes, place, block } = draft;
  if (text === '' || place.cell || place.entry || place.pre) return false;
  if (kind === 'control') {
    const long = role === 'link' ? LONG_LINK : CONTROL_ROLES.has(role) ? LONG_CONTROL : 0;
    return text.length <= long && notes.every((note) => CHOSEN.has(note) || FOLDED.has(note));
  }
  if (kind !== 'text' || notes.length > 0 || sentences.has(block) || APART.has(role)) return false;
  if (place.level !== undefined) return false;
  if (role === 'paragraph') return text.length <= LONG_ASIDE && !/[.!?。！？…:]$/.test(text);
  return text.length <= LONG_PART;
}

/** The outermost list that a line stands in, else the element a few levels above. */
function listAround(element: Element): Element {
  let list: Element | null = null;
  let near = element;
  let level = 0;
  for (let at = elementAbove(element); at; at = elementAbove(at)) {
    if (LIST_TAGS.has(tagOf(at)) || LIST_ROLES.has(attr(at, 'role') ?? '')) list = at;
    if (level++ < LEVELS) near = at;
  }
  return list ?? near;
}

function chunks(run: readonly Draft[]): Draft[][] {
  const all: Draft[][] = [];
  let length = 0;
  for (const draft of run) {
    const open = all.at(-1);
    if (!open || open.length >= MAX_PIECES || length + draft.text.length > MAX_CHARACTERS) {
      all.push([draft]);
      length = 0;
    } else open.push(draft);
    length += draft.text.length;
  }
  return all;
}

/** A part of the page with so many short lines is a card, or a row of a grid without table markup: it has a line of its own. */
const FULL_ROW = 3;

/** A run by the parts that it stands in, where most of them are full; else in one piece. */
function rowsOf(run: readonly Draft[]): Draft[][] {
  const last = run.at(-1)!.element;
  let around = elementAbove(run[0]!.element);
  while (around && !containsNode(around, last)) around = elementAbove(around);
  const rows: Draft[][] = [];
  let row: Element | null = null;
  for (const draft of run) {
    let own: Element | null = draft.element;
    while (own && elementAbove(own) !== around) own = elementAbove(own);
    if (own !== row || rows.length === 0) rows.push([]);
    rows.at(-1)!.push(draft);
    row = own;
  }
  const full = rows.filter(({ length }) => length >= FULL_ROW).length;
  return full >= 2 && full * 2 > rows.length ? rows : [[...run]];
}

/** All lines of a run stand in the list of its first one: made anew from there, they are cut the same way. */
function joinedLines(run: readonly Draft[]): Draft[] {
  const list = listAround(run[0]!.element);
  return rowsOf(run)
    .flatMap(chunks)
    .map((short) => (short.length === 1 ? short[0]! : joinedLine(short, list)));
}

function joinedLine(short: readonly Draft[], list: Element): Draft {
  const pieces = short.flatMap((draft, i) => (i === 0 ? draft.pieces : [BAR, ...draft.pieces]));
  const words = (kind: Draft['kind']) =>
    short.reduce((sum, draft) => sum + (draft.kind === kind ? draft.text.length : 0), 0);
  return {
    ...short[0]!,
    place: { ...short[0]!.place, level: undefined },
    kind: words('text') > words('control') ? 'text' : 'control',
    role: JOINED_ROLE,
    tag: tagOf(list),
    element: list,
    shownBy: list,
    pieces,
    text: collapse(pieces),
    items: placesOf(short),
    notes: short.flatMap(({ notes, text }) =>
      notes.filter((note) => CHOSEN.has(note)).map((note) => `${note} "${text}"`),
    ),
    glued: false,
  };
}

function placesOf(short: readonly Draft[]): Draft['items'] {
  let start = 0;
  return short.map(({ text, kind, role, place: { level } }) => {
    const end = start + text.length;
    const item = { start, end, kind: kind === 'text' ? ('text' as const) : ('control' as const), role };
    start = end + ' ¦ '.length;
    return level === undefined ? item : { ...item, level };
  });
}
