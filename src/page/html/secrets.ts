import { attr } from './dom.ts';

const SECRET_AUTOCOMPLETE = /\b(one-time-code|(current|new)-password|cc-[a-z-]+)\b/;
const SECRET_NAME =
  /passw|passcode|passphrase|\bpwd\b|\bpin\b|\botp\b|one.?time|2fa|mfa|card.?(num|no\b)|cc.?(num|no\b)|\bc(vv|vc|sc)2?\b|security.?code|verification.?code|\biban\b|\bssn\b/i;

/** Passwords, card data and one-time codes: their values appear nowhere, whatever the field's type says (a "show password" button changes it). */
export function isSecret(field: Element): boolean {
  if ((field as HTMLInputElement).type === 'password') return true;
  if (SECRET_AUTOCOMPLETE.test(attr(field, 'autocomplete') ?? '')) return true;
  return ['name', 'id', 'placeholder', 'aria-label'].some((name) =>
    SECRET_NAME.test((attr(field, name) ?? '').replace(/[_-]/g, ' ')),
  );
}
