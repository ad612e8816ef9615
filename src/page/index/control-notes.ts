import { tellablePath } from '../../core/tellable-url.ts';
import { attr, baseOf, matches, queryAll } from '../dom/dom.ts';
import { inputTypeOf } from '../dom/forms.ts';
import { entered, isEntry } from '../private/entry.ts';
import type { Privacy } from '../private/privacy.ts';
import type { Control } from './events.ts';
import { iconWords } from './icons.ts';
import { chosenAmongLike, standingNotes } from './state-notes.ts';
import { collapseSpace } from './text-map.ts';

const MAX_VALUE = 160;
const MAX_OPTIONS = 300;

/** What may have a state, or a value, besides being chosen in a list. */
const STATED = [
  'input, select, textarea, summary, form, button[value], button:invalid, [disabled], [required], [readonly], [role], [contenteditable]',
  ...['expanded', 'haspopup', 'pressed', 'selected', 'current', 'disabled', 'required', 'invalid', 'checked'],
  ...['valuetext', 'valuenow'],
]
  .map((name, at) => (at === 0 ? name : `[aria-${name}]`))
  .join();

/** What else tells a control apart: its state, its value, the choices it offers. */
export function stateNotes(control: Control, privacy: Privacy): string[] {
  const { element, tag, role } = control;
  // Most controls are links that say nothing of the kind: one question spares two dozen.
  if (!matches(element, STATED)) return chosenAmongLike(element);
  return [
    ...typeNote(element, tag, role),
    ...checkedNote(element, role),
    ...standingNotes(element, tag, privacy),
    ...(tag === 'select'
      ? selectNotes(element as HTMLSelectElement, privacy)
      : valueNote(element, tag, privacy)),
  ];
}

function typeNote(element: Element, tag: string, role: string): string[] {
  if (tag !== 'input') return [];
  const type = (element as HTMLInputElement).type;
  return role === 'input' || type === 'password' || type === 'file' ? [type] : [];
}

function checkedNote(element: Element, role: string): string[] {
  if (!['checkbox', 'radio', 'switch', 'menuitemcheckbox', 'menuitemradio'].includes(role)) return [];
  const input = element as HTMLInputElement;
  const said = attr(element, 'aria-checked');
  if (input.indeterminate === true || said === 'mixed') return ['partly checked'];
  return [input.checked === true || said === 'true' ? 'checked' : 'not checked'];
}

function valueNote(element: Element, tag: string, privacy: Privacy): string[] {
  const type = inputTypeOf(element);
  if (['checkbox', 'radio', 'submit', 'button', 'reset', 'image', 'hidden'].includes(type)) return [];
  if (isEntry(element) && entered(element) !== '' && privacy.withholds(element)) return ['filled in'];
  if (tag === 'input' || tag === 'textarea') return quoted('value', entered(element));
  const now = attr(element, 'aria-valuetext') ?? attr(element, 'aria-valuenow');
  return now ? quoted('value', now) : [];
}

function selectNotes(select: HTMLSelectElement, privacy: Privacy): string[] {
  const options = queryAll(select, 'option') as HTMLOptionElement[];
  const chosen = options
    .filter((option) => option.selected)
    .map(optionText)
    .filter(Boolean);
  const list: string[] = [];
  let length = 0;
  for (const option of options) {
    const text = optionText(option);
    if (!text) continue;
    length += text.length + 2;
    if (length > MAX_OPTIONS) {
      list.push(`… ${options.length} in all`);
      break;
    }
    list.push(text);
  }
  return [
    ...chosenNote(select, chosen.join(', '), privacy),
    ...(list.length > 0 ? [`options: ${list.join('; ')}`] : []),
  ];
}

function chosenNote(select: Element, chosen: string, privacy: Privacy): string[] {
  // What nobody has chosen yet is no secret, and need not be judged, which costs more than all the rest.
  if (chosen === '' || entered(select) === '' || !privacy.withholds(select)) return quoted('value', chosen);
  return ['filled in'];
}

/** What an option says. */
export const optionText = (option: HTMLOptionElement): string =>
  collapseSpace(attr(option, 'label') || option.text);

function quoted(word: string, value: string): string[] {
  const text = collapseSpace(value.trim().replace(/\s*\n\s*/g, ' ⏎ '));
  if (!text) return [];
  return [`${word} "${text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text}"`];
}

/**
 * For a control without a name: everything that may tell what it is.
 * @param identified also by what a reader has no use for and who acts on it needs: its names in the page's code, its icon, its target
 */
export function namelessNotes({ element }: Control, identified: boolean): string[] {
  const notes: string[] = [];
  if (!identified) return placeholderNote(element);
  const id = attr(element, 'id');
  if (id) notes.push(`id ${id}`);
  const name = attr(element, 'name');
  if (name && name !== id) notes.push(`name ${name}`);
  notes.push(...placeholderNote(element));
  const icon = iconWords(element);
  if (icon) notes.push(`icon ${icon}`);
  const target = linkNote(element);
  if (target) notes.push(target);
  return notes;
}

function placeholderNote(element: Element): string[] {
  const placeholder = attr(element, 'placeholder');
  return placeholder ? [`placeholder "${collapseSpace(placeholder)}"`] : [];
}

let lastBase = '';
let lastHere: URL | null = null;
/** Where the page stands; the same for link after link. */
function hereAt(base: string): URL | null {
  if (base !== lastBase) [lastBase, lastHere] = [base, URL.canParse(base) ? new URL(base) : null];
  return lastHere;
}

/** Where a link goes: the path within the site, else host and path; never a secret in it. */
function linkNote(element: Element): string | null {
  const href = attr(element, 'href');
  if (!href) return null;
  const base = baseOf(element);
  if (!URL.canParse(href, base)) return `to ${href.slice(0, 80)}`;
  const url = new URL(href, base);
  if (url.protocol === 'javascript:') return null;
  if (!url.protocol.startsWith('http')) return `to ${href.slice(0, 80)}`;
  const here = hereAt(base);
  const path = url.pathname + (here?.pathname === url.pathname ? url.search + url.hash : '');
  return `to ${(url.host === here?.host ? '' : url.host) + tellablePath(path)}`.slice(0, 103);
}
