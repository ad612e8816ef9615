import type { Choice } from '../../contracts/lists.ts';
import {
  attr,
  attribute,
  elementAbove,
  hasAttr,
  isPageRoot,
  matches,
  query,
  queryAll,
  rootOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { namesOf } from './containers.ts';
import { optionText } from './control-notes.ts';
import { collapseSpace } from './text-map.ts';

/** Options of one control: more are searched in, and not looked through. */
const MOST_OPTIONS = 1000;
const LONGEST = 120;
const GROUPS = 'fieldset, [role=group], [role=radiogroup]';
/** Elements above a box in which its group is looked for. */
const LEVELS = 8;

/** What the control of a line lets people choose from; `undefined`: nothing, or what it draws already and no group names. */
export function choiceOf(control: Element, n: number, id: string): Choice | undefined {
  const options = optionsOf(control);
  const group = groupAround(control);
  if (options.length === 0 && !(group && matches(control, BOXES))) return undefined;
  const names = `${attribute(control, 'name')} ${namesOf(control)}`.trim();
  return { n, id, group, names, options };
}

const BOXES = '[type=checkbox], [type=radio], [role=checkbox], [role=radio]';

function optionsOf(control: Element): Choice['options'] {
  if (tagOf(control) !== 'select') return listed(control);
  return (queryAll(control, 'option') as HTMLOptionElement[])
    .filter((option) => !hasAttr(option, 'hidden'))
    .slice(0, MOST_OPTIONS)
    .map((option) => ({
      text: optionText(option).slice(0, LONGEST),
      ...((attr(option, 'value') ?? optionText(option)) === '' ? { empty: true as const } : {}),
      ...(matches(option, '[disabled], optgroup[disabled] > option') ? { off: true as const } : {}),
    }));
}

/** The options that a control opens, as it says for assistive technology. */
function listed(control: Element): Choice['options'] {
  const id = attribute(control, 'aria-controls') || attribute(control, 'aria-owns');
  if (id === '' || !matches(control, '[role=combobox], [aria-haspopup=listbox]')) return [];
  const root = rootOf(control) as Document | ShadowRoot;
  const box = root.getElementById?.(id.split(/\s/)[0]!);
  if (!box || !matches(box, '[role=listbox]')) return [];
  return queryAll(box, '[role=option]')
    .slice(0, MOST_OPTIONS)
    .map((option) => ({
      text: collapseSpace(attr(option, 'aria-label') || (textOf(option) ?? '')).slice(0, LONGEST),
      ...(attribute(option, 'aria-disabled') === 'true' ? { off: true as const } : {}),
    }));
}

/** What the group around a control is called: its legend, its label. */
function groupAround(control: Element): string {
  for (let at = elementAbove(control), level = 0; at && !isPageRoot(at) && level < LEVELS; level++) {
    if (matches(at, GROUPS)) return groupName(at);
    at = elementAbove(at);
  }
  return '';
}

function groupName(group: Element): string {
  const root = rootOf(group) as Document | ShadowRoot;
  const by = attribute(group, 'aria-labelledby').split(/\s+/).filter(Boolean);
  const words = by.map((id) => root.getElementById?.(id)).map((each) => (each ? textOf(each) : ''));
  const legend = tagOf(group) === 'fieldset' ? query(group, 'legend') : null;
  const said = words.join(' ') || attribute(group, 'aria-label') || ((legend && textOf(legend)) ?? '');
  return collapseSpace(said).slice(0, LONGEST);
}
