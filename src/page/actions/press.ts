import { requestSubmit } from '../dom/forms.ts';
import type { RunAction } from './action.ts';
import { centreOf, focusNear, press as pressPointer, strike } from './events.ts';

/** Strikes a key; Enter and Space then do what the browser would have done for a trusted key. */
export const press: RunAction = (element, value, isAgreed) => {
  const key = value ?? 'Enter';
  focusNear(element);
  const target = element === document.documentElement ? (document.activeElement ?? document.body) : element;
  if (!strike(target, key)) return { possible: true };
  if (!isAgreed()) return { possible: true, changed: true };
  if (key === 'Enter') enter(target);
  else if (key === ' ' && target.matches('button, [role=button], summary'))
    pressPointer(target, centreOf(target));
  return { possible: true };
};

function enter(target: Element): void {
  if (target instanceof HTMLInputElement && target.form) {
    requestSubmit(target.form, defaultButton(target.form));
  } else if (target.matches('a[href], button, summary')) {
    (target as HTMLElement).click();
  }
}

/** The button that Enter presses in a form: its first submit button. */
function defaultButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>(
    'button:not([type]), button[type=submit], input[type=submit], input[type=image]',
  );
}
