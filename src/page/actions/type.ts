import type { RunAction } from './action.ts';
import { centreOf, press } from './events.ts';
import { setValue } from './set-value.ts';

/** Replaces a field's content as typing would. */
export const type: RunAction = (element, value) => {
  const text = value ?? '';
  const field = fieldOf(element);
  if (!field) return { possible: false };
  press(field, centreOf(field));
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.disabled || field.readOnly) return { possible: false };
    field.focus({ preventScroll: true });
    setValue(field, text);
    return {
      possible: true,
      verified: field.value === text || field.value.replace(/\D/g, '') === text.replace(/\D/g, ''),
    };
  }
  return { possible: true, verified: typeInto(field, text) };
};

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
  editor.ownerDocument.execCommand('insertText', false, text);
  return (editor.textContent ?? '').replace(/\s+/g, ' ').includes(text.replace(/\s+/g, ' ').trim());
}
