import { attr, attribute, isHtml, matches, tagOf } from './dom.ts';

/**
 * Form controls through the prototypes: a form answers `form.labels` with a field of that name, and frameworks replace a field's own `value`
 * by an accessor that would take a change for their own doing.
 */

const FIELDS: Readonly<Record<string, { prototype: object } | undefined>> = {
  input: HTMLInputElement,
  textarea: HTMLTextAreaElement,
  select: HTMLSelectElement,
  button: HTMLButtonElement,
};

type Getter = ((this: Element) => unknown) | undefined;
/** Getters by tag and property: every control is asked for several. */
const getters = new Map<string, Getter>();

/** A property of a form control, also of one from another frame; `undefined` for everything else. */
function fieldProperty(element: Element, property: string): unknown {
  const tag = tagOf(element);
  const prototype = isHtml(element) ? FIELDS[tag]?.prototype : undefined;
  if (!prototype) return undefined;
  const name = `${tag}.${property}`;
  if (!getters.has(name)) getters.set(name, Object.getOwnPropertyDescriptor(prototype, property)?.get);
  return getters.get(name)?.call(element);
}

/** Whether it is a form control, which has a value and may be refused. */
export const isFormControl = (element: Element): boolean =>
  isHtml(element) && FIELDS[tagOf(element)] !== undefined;

/** The `<label>`s of a form control; [] for everything else. */
export function labelsOf(element: Element): HTMLLabelElement[] {
  const labels = fieldProperty(element, 'labels') as NodeListOf<HTMLLabelElement> | null | undefined;
  return labels ? [...labels] : [];
}

/** The value of an input, a text area or a list; '' for everything else. */
export const fieldValueOf = (element: Element): string => String(fieldProperty(element, 'value') ?? '');

/** Why the browser refuses what a form control holds, in its own words; '' where it does not. */
export const validationMessageOf = (element: Element): string =>
  String(fieldProperty(element, 'validationMessage') ?? '');

/** Why a script refuses it; the browser's own words follow from the value, and cost much to ask for. */
const ownRefusalOf = (element: Element): string =>
  (fieldProperty(element, 'validity') as ValidityState | undefined)?.customError === true
    ? validationMessageOf(element)
    : '';

/** All that can change about a form control without any change of the tree, to be compared. */
export const fieldStateOf = (element: Element): string =>
  ['value', 'checked', 'indeterminate', 'selectedIndex']
    .map((property) => String(fieldProperty(element, property)))
    .concat(ownRefusalOf(element), String(matches(element, ':user-invalid')))
    .join('|');

/** The kind of an `<input>`, as the browser understands it; '' for everything else. */
export const inputTypeOf = (element: Element): string =>
  tagOf(element) === 'input' ? String(fieldProperty(element, 'type')) : '';

/** Sets a field's value without any event. */
export function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Chooses one option of a list without any event. */
export function setSelectedIndex(list: HTMLSelectElement, index: number): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'selectedIndex')?.set?.call(list, index);
}

/** Submits as the button would: with validation and a `submit` event. */
export function requestSubmit(form: HTMLFormElement, button: HTMLElement | null): void {
  HTMLFormElement.prototype.requestSubmit.call(form, button);
}

/** Read through the prototypes: a form answers `form.action` with a field of that name. */
function read<T>(prototype: object, name: string, target: object): T {
  return Object.getOwnPropertyDescriptor(prototype, name)?.get?.call(target) as T;
}

const BUTTONS: [new () => Element, readonly string[]][] = [
  [HTMLButtonElement, ['submit']],
  [HTMLInputElement, ['submit', 'image']],
];

/** The form that a control belongs to, also by its `form` attribute. */
export function formOf(element: Element): HTMLFormElement | null {
  for (const type of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    if (element instanceof type) return read(type.prototype, 'form', element);
  }
  return element.closest('form');
}

/** Whether pressing it sends its form. A span inside the button counts as the button. */
export function sendsForm(element: Element): boolean {
  const button = element.closest('button, input');
  return BUTTONS.some(
    ([type, sends]) =>
      button instanceof type &&
      sends.includes(read<string>(type.prototype, 'type', button)) &&
      formOf(button) !== null,
  );
}

/** How a form goes out: by its own say, or its button's. `script`: neither method nor address is given, so a script takes it. */
export function methodOf(form: HTMLFormElement, button: Element): 'get' | 'post' | 'dialog' | 'script' {
  const said = (attr(button, 'formmethod') ?? attribute(form, 'method')).trim().toLowerCase();
  if (said === 'post' || said === 'dialog' || said === 'get') return said;
  const address = attr(button, 'formaction') ?? attr(form, 'action');
  return address === null || address.trim().toLowerCase().startsWith('javascript:') ? 'script' : 'get';
}

/** The controls of a form. */
export const controlsOf = (form: HTMLFormElement): Element[] => [
  ...read<HTMLFormControlsCollection>(HTMLFormElement.prototype, 'elements', form),
];
