import { computeAccessibleName } from 'dom-accessibility-api';
import { hasLetter } from '../../core/text/letters.ts';
import {
  attribute,
  childCount,
  childrenOf,
  classesOf,
  containsNode,
  elementAbove,
  firstChildOf,
  hasAttr,
  isElement,
  isRendered,
  matches,
  nextSiblingOf,
  parentOf,
  previousSiblingOf,
  query,
  queryAll,
  rootOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { inputTypeOf, labelsOf } from '../dom/forms.ts';
import { ENTRIES } from './entry.ts';

/** Longer texts beside a field are not its name. Characters. */
const LABEL = 90;
/** How far up the tree the words of a field may stand from it. */
const LEVELS = 4;

/** The accessible name by the library, or '' where its walk fails on a malformed or cyclic page. */
export function accessibleName(element: Element): string {
  const plain = plainName(element);
  if (plain !== null) return plain;
  try {
    return computeAccessibleName(element, { computedStyleSupportsPseudoElements: false });
  } catch {
    // `aria-owns` in a circle overflows the stack, clobbered forms break property reads: what is left is the attribute.
    return attribute(element, 'aria-label');
  }
}

const FIELDS = new Set(['input', 'textarea', 'select']);
/** Attributes by which a name comes from elsewhere, or is not to be read. */
const NAMED_ELSEWHERE = '[role], [aria-labelledby], [aria-hidden], [aria-owns], [hidden]';
const BUTTON_TYPES = /^(?:button|submit|reset|image)$/;

/** The same for a field whose name is plain to see, `null` for all others: the library's walk costs a page that has one search box a millisecond. */
function plainName(field: Element): string | null {
  if (!FIELDS.has(tagOf(field)) || BUTTON_TYPES.test(inputTypeOf(field)) || isNamedElsewhere(field))
    return null;
  const own = attribute(field, 'aria-label').trim();
  if (own !== '') return flat(own);
  const labels = labelsOf(field);
  if (labels.length === 0) return flat(attribute(field, 'title'));
  const texts: string[] = [];
  for (const label of labels) {
    if (isNamedElsewhere(label) || hasAttr(label, 'aria-label') || childCount(label) > 0) return null;
    const text = (textOf(label) ?? '').trim();
    if (text !== '') texts.push(text);
  }
  return flat(texts.join(' '));
}

const flat = (text: string): string => text.trim().replace(/\s\s+/g, ' ');

const isNamedElsewhere = (element: Element): boolean =>
  matches(element, NAMED_ELSEWHERE) || !isRendered(element, { visibilityProperty: true });

/**
 * What a reader sees or hears as the name of a field, the surest first: its accessible name; the names of the widgets around it alone; where it
 * has no label, the text before it or floating over it, the head of its column; its placeholder.
 */
export function labelsFor(field: Element): string[] {
  const found = [...namesOf(field), ...labelsOf(field).map(wordsIn)];
  // The library's walk costs more than all the rest; it is needed for names that lie in pictures.
  if (!found.some(hasLetter)) found.push(accessibleName(field));
  found.push(...widgetsAround(field).flatMap((widget) => [...namesOf(widget), ...labelsForHost(widget)]));
  if (!isLabelled(field)) found.push(...[field, ...hostsOf(field)].flatMap(wordsBeside));
  found.push(
    attribute(field, 'placeholder'),
    attribute(field, 'aria-placeholder'),
    attribute(field, 'title'),
  );
  const texts = found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return [...new Set(texts)].map((text) => text.slice(0, LABEL));
}

const isLabelled = (field: Element): boolean =>
  attribute(field, 'aria-label').trim() !== '' ||
  hasAttr(field, 'aria-labelledby') ||
  labelsOf(field).some((label) => hasLetter(wordsIn(label)));

/** Names of the groups that a field stands in, the nearest first: legends, labelled groups, headings of the boxes around it. */
export function groupsOf(field: Element): string[] {
  const names: string[] = [];
  let level = 0;
  for (let at = elementAbove(field); at && level < LEVELS * 2; at = elementAbove(at), level++) {
    if (tagOf(at) === 'body') break;
    if (tagOf(at) === 'fieldset' || /^(group|radiogroup|region|form|dialog)$/.test(attribute(at, 'role')))
      names.push(accessibleName(at));
    if (level >= LEVELS) continue;
    const heading = headingOf(at);
    if (heading) names.push(wordsIn(heading));
  }
  return [...new Set(names)].filter((name) => name !== '').map((name) => name.slice(0, LABEL));
}

/** A heading among the first nodes of a box. */
function headingOf(box: Element): Element | null {
  let seen = 0;
  for (let child = firstChildOf(box); child && seen < 8; child = nextSiblingOf(child), seen++)
    if (isElement(child) && /^(h[1-6]|legend)$/.test(tagOf(child))) return child;
  return null;
}

/** What the page's own code calls a field: name, id, test and binding attributes, classes of it and of the boxes around it alone. */
export function identifiersOf(field: Element): string[] {
  const own = [field, ...hostsOf(field)].flatMap((element) => [
    attribute(element, 'name'),
    attribute(element, 'id'),
    attribute(element, 'formcontrolname'),
    attribute(element, 'ng-model'),
    ...dataOf(element),
    ...classesOf(element),
  ]);
  const around = boxesAround(field).flatMap((box) => [
    attribute(box, 'id'),
    ...dataOf(box),
    ...classesOf(box),
    ...switchesIn(box),
  ]);
  return [...own, ...around].filter((name) => name !== '' && name.length <= 60);
}

const dataOf = (element: Element): string[] =>
  Array.from(element.attributes)
    .filter(({ name }) => name.startsWith('data-') && !name.startsWith('data-v-'))
    .map(({ value }) => value);

/** The buttons beside a lone field, by name: "Hide password" tells what the field holds while it is shown. */
const switchesIn = (box: Element): string[] =>
  queryAll(box, 'button, [role=button], [role=switch]').flatMap((button) => [
    attribute(button, 'aria-label'),
    attribute(button, 'title'),
    attribute(button, 'id'),
    ...classesOf(button),
    wordsIn(button),
  ]);

/** Boxes, nearest first, that hold this field and no other. */
function boxesAround(field: Element): Element[] {
  const boxes: Element[] = [];
  for (let at = elementAbove(field); at && boxes.length < 3; at = elementAbove(at)) {
    if (/^(body|html|form|main|table|tr|tbody)$/.test(tagOf(at))) break;
    if (queryAll(at, ENTRIES).some((other) => other !== field && !containsNode(other, field))) break;
    boxes.push(at);
  }
  return boxes;
}

/** Custom elements and composite widgets around a field alone often carry its name. */
const widgetsAround = (field: Element): Element[] => [
  ...boxesAround(field).filter(
    (box) => tagOf(box).includes('-') || hasAttr(box, 'role') || hasAttr(box, 'data-label'),
  ),
  ...hostsOf(field),
];

const namesOf = (element: Element): string[] => [
  ...labelledByOf(element),
  attribute(element, 'aria-label'),
  attribute(element, 'label'),
  attribute(element, 'data-label'),
  attribute(element, 'placeholder'),
];

function labelledByOf(element: Element): string[] {
  const root = rootOf(element) as Document | ShadowRoot;
  const ids = attribute(element, 'aria-labelledby').split(/\s+/).filter(Boolean);
  return ids.flatMap((id) => root.getElementById?.(id) ?? []).map(wordsIn);
}

/** Labels of a custom element, which knows nothing of them itself. */
function labelsForHost(host: Element): string[] {
  const id = attribute(host, 'id');
  return id ? queryAll(rootOf(host), `label[for="${CSS.escape(id)}"]`).map(wordsIn) : [];
}

/** The elements whose shadow trees a field stands in, innermost first. */
function hostsOf(field: Element): Element[] {
  const hosts: Element[] = [];
  for (let root = rootOf(field); root instanceof ShadowRoot && hosts.length < 3; root = rootOf(root.host))
    hosts.push(root.host);
  return hosts;
}

const SILENT = new Set('script style noscript template a button svg option'.split(' '));

/** The words in an element that nobody typed: text of fields, links and buttons aside. */
export function wordsIn(element: Element): string {
  if (queryAll(element, `${ENTRIES}, a, button, script, style, noscript, template, svg`).length === 0)
    return (textOf(element) ?? '').replace(/\s+/g, ' ').trim();
  const parts: string[] = [];
  const gather = (node: Node) => {
    if (!isElement(node)) parts.push(textOf(node) ?? '');
    else if (!SILENT.has(tagOf(node)) && !node.matches(ENTRIES))
      for (const child of Array.from(node.childNodes)) gather(child);
  };
  for (const child of Array.from(element.childNodes)) gather(child);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

const holdsEntry = (node: Node): boolean =>
  isElement(node) && (node.matches(ENTRIES) || query(node, ENTRIES) !== null);

/** The text just before a field without a label; else a label that floats over it; and the head of its column. */
function wordsBeside(field: Element): string[] {
  const heads: string[] = [];
  let after = '';
  let at: Node = field;
  for (let level = 0; level < LEVELS; level++) {
    const before = wordsBefore(at, level === 0);
    if (before.words) return [before.words, ...heads];
    if (level < 2) after ||= wordsAfter(at);
    const parent: Node | null = isElement(at) ? parentOf(at) : null;
    if (before.blocked || !parent || !isElement(parent)) break;
    if (tagOf(parent) === 'td' || tagOf(parent) === 'th') heads.push(...columnHead(parent));
    if (/^(form|body|main|fieldset|table|dialog)$/.test(tagOf(parent))) break;
    at = parent;
  }
  return [after, ...heads].filter((words) => words !== '');
}

/** @param direct fields right beside this one share its words: "Expires [..] / [..]" */
function wordsBefore(node: Node, direct: boolean): { words: string; blocked: boolean } {
  for (let sibling = previousSiblingOf(node); sibling; sibling = previousSiblingOf(sibling)) {
    if (isElement(sibling) && SILENT.has(tagOf(sibling))) continue;
    if (holdsEntry(sibling)) {
      if (direct && isElement(sibling) && sibling.matches(ENTRIES)) continue;
      return { words: '', blocked: true };
    }
    const words = isElement(sibling) ? wordsIn(sibling) : (textOf(sibling) ?? '').trim();
    if (isText(sibling) && hasLetter(words)) return { words: words.slice(-LABEL), blocked: false };
  }
  return { words: '', blocked: false };
}

/** Comments have text too. */
const isText = (node: Node): boolean => isElement(node) || node.nodeType === Node.TEXT_NODE;

function wordsAfter(node: Node): string {
  for (let sibling = nextSiblingOf(node); sibling; sibling = nextSiblingOf(sibling)) {
    if (holdsEntry(sibling)) return '';
    const words = isElement(sibling) ? wordsIn(sibling) : (textOf(sibling) ?? '').trim();
    if (isText(sibling) && hasLetter(words)) return words.length <= LABEL / 2 ? words : '';
  }
  return '';
}

function columnHead(cell: Element): string[] {
  const row = elementAbove(cell);
  let table = row;
  while (table && tagOf(table) !== 'table') table = elementAbove(table);
  const first = table && query(table, 'tr');
  if (!row || !first || first === row) return [];
  const head = childrenOf(first)[childrenOf(row).indexOf(cell)];
  return head && !holdsEntry(head) ? [wordsIn(head)] : [];
}
