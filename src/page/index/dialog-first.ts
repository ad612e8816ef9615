import type { Box } from '../../contracts/page-index.ts';
import { attr, attribute, contains, documentOf, matches, rectOf, rootOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { collapseSpace } from './text-map.ts';

const DIALOGS = new Set(['dialog', 'alertdialog']);

/** Whether an element is a dialog that takes the page until it is closed: by the browser's own doing, or by what it says. */
export const isModal = (element: Element, role: string | null): boolean =>
  matches(element, ':modal') || (DIALOGS.has(role ?? '') && attr(element, 'aria-modal') === 'true');

/** What a dialog is called, '' for none. */
export function dialogName(element: Element): string {
  const label = collapseSpace(attribute(element, 'aria-label'));
  if (label) return label;
  const root = rootOf(element) as Document | ShadowRoot;
  const ids = attribute(element, 'aria-labelledby').split(/\s+/).filter(Boolean);
  return collapseSpace(ids.map((id) => root.getElementById?.(id)?.textContent ?? '').join(' '));
}

type Line = { draft: Draft; box: Box };

/**
 * Puts the lines of an open modal dialog first, under one line that says so: everything else is behind it. What is drawn over the dialog, such as
 * the list of a field in it, comes with it, wherever it stands in the document.
 */
export function withDialogFirst<T extends Line>(lines: readonly T[]): T[] {
  const line = lines.findLast(
    ({ draft }) => draft.kind === 'container' && draft.place.modal === draft.element,
  );
  if (!line) return [...lines];
  const dialog = line.draft.element;
  const own = lines.filter(({ draft }) => draft.place.modal === dialog && draft !== line.draft);
  const over = lines.filter(({ draft }) => draft.place.modal !== dialog && isOnTop(draft));
  const behind = lines.length - own.length - over.length - 1;
  if (own.length === 0) return [...lines];
  if (behind > 0)
    line.draft.notes.push(`open; all but the next ${own.length + over.length} lines are behind it`);
  const front = new Set([line, ...own, ...over]);
  const rest = lines.filter((each) => !front.has(each));
  for (const { draft } of rest) draft.behind = true;
  return [...front, ...rest];
}

/** Whether a control in view can be hit where it stands. */
function isOnTop({ kind, shownBy }: Draft): boolean {
  const owner = kind === 'control' ? documentOf(shownBy) : null;
  const view = owner?.defaultView;
  if (!owner || !view) return false;
  const { left, top, width, height } = rectOf(shownBy);
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) return false;
  const root = rootOf(shownBy) as Document | ShadowRoot;
  const hit = root.elementFromPoint?.(x, y) ?? null;
  return hit !== null && contains(shownBy, hit);
}
