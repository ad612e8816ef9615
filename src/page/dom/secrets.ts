import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import { privateKindOf } from '../../core/lexicon/private.ts';
import { attr } from './dom.ts';

const SECRET_AUTOCOMPLETE = /\b(one-time-code|(current|new)-password|cc-[a-z-]+)\b/;
/** Passwords, card data and one-time codes: their values appear nowhere, whatever the field's type says (a "show password" button changes it). */
export function isSecret(field: Element): boolean {
  if ((field as HTMLInputElement).type === 'password') return true;
  if (SECRET_AUTOCOMPLETE.test(attr(field, 'autocomplete') ?? '')) return true;
  if (['name', 'id'].some((name) => privateKindOf(wordsOfIdentifier(attr(field, name) ?? '')))) return true;
  return ['placeholder', 'aria-label'].some((name) => privateKindOf(attr(field, name) ?? ''));
}
