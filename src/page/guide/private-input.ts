import type { PrivateInput } from '../../contracts/guide.ts';

/** Words in name, id, label or placeholder that mark one-time codes and payment data, in the languages of large sites. */
const CODE =
  /\b(otp|2fa|mfa|totp|tan|one.?time|einmal(code|passwort|kennwort)|(verification|security|auth(entication)?|confirmation|sicherheits|bestätigungs|verifizierungs)[\s_-]?code|passcode|captcha)\b/i;
const PAYMENT =
  /\b(cc.?(num(ber)?|name|exp|csc|cvc|cvv)|card.?(number|no|num)|credit.?card|debit.?card|kreditkarte(n?nummer)?|kartennummer|cvv2?|cvc2?|csc|iban|bic|swift|account.?number|kontonummer|sort.?code|routing.?number|prüfziffer|numéro de carte|número de tarjeta)\b/i;

const attribute = (element: Element, name: string): string =>
  Element.prototype.getAttribute.call(element, name) ?? '';

/** Why only the person may fill this input; `null` when anybody may. The value itself is never read. */
export function privateInputOf(element: Element): PrivateInput | null {
  if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) return null;
  const type = attribute(element, 'type').toLowerCase();
  const autocomplete = attribute(element, 'autocomplete').toLowerCase();
  if (type === 'file') return 'file';
  if (type === 'password' || /(current|new)-password/.test(autocomplete)) return 'password';
  if (autocomplete.includes('one-time-code')) return 'code';
  if (/\bcc-/.test(autocomplete)) return 'payment';
  if (['checkbox', 'radio', 'submit', 'button', 'range', 'color'].includes(type)) return null;
  const words = ['name', 'id', 'aria-label', 'placeholder'].map((name) =>
    attribute(element, name).replace(/[_-]+/g, ' '),
  );
  const labels = [...(element.labels ?? [])].map((label) => label.textContent ?? '');
  const all = [...words, ...labels].join(' ; ');
  if (PAYMENT.test(all)) return 'payment';
  return CODE.test(all) ? 'code' : null;
}

/** Whether pressing it sends a form. */
export function submitsForm(element: Element): boolean {
  const button = element.closest('button, input');
  if (button instanceof HTMLButtonElement) return button.type === 'submit' && button.form !== null;
  return (
    button instanceof HTMLInputElement && ['submit', 'image'].includes(button.type) && button.form !== null
  );
}
