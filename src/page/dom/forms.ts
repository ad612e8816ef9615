/**
 * Form controls through the prototypes: a form answers `form.labels` with a field of that name, and frameworks replace a field's own `value`
 * by an accessor that would take a change for their own doing.
 */

/** The `<label>`s of a form control; [] for everything else. */
export function labelsOf(element: Element): HTMLLabelElement[] {
  for (const type of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
    if (!(element instanceof type)) continue;
    const labels = Object.getOwnPropertyDescriptor(type.prototype, 'labels')?.get?.call(
      element,
    ) as NodeList | null;
    return labels ? ([...labels] as HTMLLabelElement[]) : [];
  }
  return [];
}

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
