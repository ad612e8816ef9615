import { setFieldValue } from '../dom/forms.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a field's value and fires `input` and `change` as typing and leaving do, without taking the focus away.
 */
export function setValue(field: Field, value: string): void {
  const entered =
    value === ''
      ? { data: null, inputType: 'deleteContentBackward' }
      : { data: value, inputType: 'insertText' };
  const init = { bubbles: true, composed: true, ...entered };
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return;
  setFieldValue(field, value);
  field.dispatchEvent(new InputEvent('input', init));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
