import type { RunAction } from './action.ts';
import { centreOf, press } from './events.ts';
import { setValue } from './set-value.ts';

/** Replaces a field's content as typing would; '' clears it. */
export const type: RunAction = (element, value) => {
  const text = value ?? '';
  const field = fieldOf(element);
  if (!field) return { possible: false };
  press(field, centreOf(field));
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.disabled || field.readOnly) return { possible: false };
    field.focus({ preventScroll: true });
    setValue(field, text);
    return { possible: true, verified: holds(field.value, text) };
  }
  return { possible: true, verified: typeInto(field, text) };
};

/** A field may format what is entered: digits in groups are the same number. */
function holds(value: string, text: string): boolean {
  if (value === text) return true;
  const digits = text.replace(/\D/g, '');
  return digits !== '' && value.replace(/\D/g, '') === digits;
}

/** The editable element that a target stands for: itself, or the one inside or around it. */
function fieldOf(element: Element): HTMLElement | null {
  const EDITABLE =
    'input, textarea, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]';
  if (element instanceof HTMLLabelElement && element.control) return element.control;
  if (element instanceof HTMLElement && (element.matches(EDITABLE) || element.isContentEditable))
    return element;
  if (element.ownerDocument.designMode === 'on') return element.ownerDocument.body;
  return element.querySelector<HTMLElement>(EDITABLE) ?? element.closest<HTMLElement>(EDITABLE);
}

/** `execCommand` is the one way that rich editors take for real typing: it fires `beforeinput` and `input` and keeps their undo. */
function typeInto(editor: HTMLElement, text: string): boolean {
  editor.focus({ preventScroll: true });
  const selection = editor.ownerDocument.getSelection();
  selection?.selectAllChildren(editor);
  if (text === '') editor.ownerDocument.execCommand('delete');
  else editor.ownerDocument.execCommand('insertText', false, text);
  if (text === '') return (editor.textContent ?? '').trim() === '';
  return (editor.textContent ?? '').replace(/\s+/g, ' ').includes(text.replace(/\s+/g, ' ').trim());
}
