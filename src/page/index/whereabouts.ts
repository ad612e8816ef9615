import type { IndexPurpose } from '../../contracts/page-index.ts';
import { hasLetterOrNumber } from '../../core/text/letters.ts';
import { attr, containsNode, elementAbove, queryAll, rootOf, tagOf } from '../dom/dom.ts';
import { getOrMake } from '../dom/maps.ts';
import type { Draft } from './assemble.ts';
import { collapseSpace } from './text-map.ts';

/** How many lines before and after a control may name what it stands in. */
const LINES_BEFORE = 16;
const LINES_AFTER = 8;
/** Longest name, in characters. */
const LONG_NAME = 40;
/** What a landmark is called where it has no name of its own. */
const LANDMARKS: Record<string, string> = {
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'sidebar',
  navigation: 'navigation',
  search: 'search',
  dialog: 'dialog',
};

type Lines = readonly { draft: Draft }[];

/**
 * Says of controls that look alike where each belongs, `in "Route"`: the nearest label, heading or words that only one of them stands with, else
 * the heading above, else the landmark. Links to the same place do the same thing, so for a question they need no telling apart.
 */
export function noteWhereabouts(lines: Lines, purpose: IndexPurpose): void {
  for (const group of alike(lines, purpose)) {
    const around = countAround(group.map((at) => lines[at]!.draft.shownBy));
    const names = group.map((at) => nameOfPlace(lines, at, around));
    if (new Set(names).size < 2) continue;
    for (const [i, at] of group.entries()) {
      const { notes } = lines[at]!.draft;
      const name = names[i];
      if (name && !notes.some((note) => note.startsWith(`near ${name.replace(/…?"$/, '')}`)))
        notes.push(`in ${name}`);
    }
  }
}

/** Positions of the controls that have role and text, or without text all notes, in common with another. */
function alike(lines: Lines, purpose: IndexPurpose): number[][] {
  const groups = new Map<string, number[]>();
  for (const [at, { draft }] of lines.entries()) {
    if (draft.kind !== 'control' || draft.items || draft.notes.some((note) => /^(?:label|row): /.test(note)))
      continue;
    const own = draft.text === '' ? draft.notes.join('\n') : draft.text.toLowerCase();
    getOrMake(groups, `${draft.role}\n${own}`, () => []).push(at);
  }
  return [...groups.values()].filter((group) => {
    if (group.length < 2) return false;
    const [first, ...rest] = group.map((at) => lines[at]!.draft);
    const target = attr(first!.element, 'href');
    // "Jump up", "¶": a reader of all lines sees what each stands beside.
    if (purpose === 'find' && target?.startsWith('#')) return false;
    const same = first!.role === 'link' && rest.every(({ element }) => attr(element, 'href') === target);
    return !same || (purpose === 'guide' && first!.text !== '');
  });
}

/** How many of the elements each element above them holds. */
function countAround(elements: readonly Element[]): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    for (let at: Element | null = element; at; at = elementAbove(at))
      counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

function nameOfPlace(lines: Lines, at: number, around: ReadonlyMap<Element, number>): string | null {
  const { shownBy, place, text, heads } = lines[at]!.draft;
  if (heads?.row) return quoted(heads.row);
  let scope: Element | null = shownBy;
  let words: string | null = null;
  for (; scope && around.get(scope) === 1; scope = elementAbove(scope)) {
    const name = ownName(scope, shownBy) ?? headingIn(lines, at, scope, words === null);
    if (name) return quoted(name);
    words ??= wordsIn(lines, at, scope, text);
  }
  if (words) return quoted(words);
  const above = lines
    .slice(0, at)
    .findLast(({ draft }) => isHeading(draft) && draft.place.landmark === place.landmark);
  return above ? quoted(above.draft.text) : (LANDMARKS[place.landmark ?? ''] ?? null);
}

const quoted = (name: string): string =>
  `"${name.length > LONG_NAME ? `${name.slice(0, LONG_NAME).trimEnd()}…` : name}"`;

/** What an element around a control is called by its attributes or legend. */
function ownName(element: Element, control: Element): string | undefined {
  if (element === control) return undefined;
  const ids = (attr(element, 'aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const root = rootOf(element) as Document | ShadowRoot;
  const labels = ids.map((id) => root.getElementById?.(id)?.textContent ?? '');
  const tag = tagOf(element);
  if (tag === 'fieldset') labels.push(queryAll(element, ':scope > legend')[0]?.textContent ?? '');
  return collapseSpace(attr(element, 'aria-label') ?? '') || collapseSpace(labels.join(' ')) || undefined;
}

/** The mark that a heading is linked by ("¶", "#") does not name it. */
const isHeading = ({ place, text }: Draft): boolean => place.level !== undefined && hasLetterOrNumber(text);

/** @param alsoAfter whether nothing nearer has words: else a heading behind the control is the next part's */
function headingIn(lines: Lines, at: number, scope: Element, alsoAfter: boolean): string | undefined {
  return near(lines, at, scope, isHeading, alsoAfter)?.text;
}

/** Words beside a control that say what it is about: the title of a card, the cell before a button. */
function wordsIn(lines: Lines, at: number, scope: Element, own: string): string | null {
  const tells = ({ kind, role, text }: Draft) =>
    (kind === 'text' || (kind === 'control' && role === 'link')) && text !== own && hasLetterOrNumber(text);
  return near(lines, at, scope, tells)?.text ?? null;
}

/** The nearest line in `scope` that passes, those before the control first. */
function near(
  lines: Lines,
  at: number,
  scope: Element,
  passes: (draft: Draft) => boolean,
  alsoAfter = true,
): Draft | undefined {
  for (let i = at - 1; i >= Math.max(0, at - LINES_BEFORE); i--) {
    const { draft } = lines[i]!;
    if (!containsNode(scope, draft.element)) break;
    if (passes(draft)) return draft;
  }
  for (let i = at + 1; alsoAfter && i <= at + LINES_AFTER && i < lines.length; i++) {
    const { draft } = lines[i]!;
    if (!containsNode(scope, draft.element)) break;
    if (passes(draft)) return draft;
  }
  return undefined;
}
