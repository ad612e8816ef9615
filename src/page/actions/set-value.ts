type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a field's value through the prototype's setter: React replaces the element's own and would take the change for its own doing.
 * Fires `input` and `change` as typing and leaving do, without taking the focus away.
 */
export function setValue(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const init = { bubbles: true, composed: true, data: value, inputType: 'insertText' };
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', init));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
