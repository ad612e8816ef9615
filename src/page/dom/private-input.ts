import type { PrivateInput } from '../../contracts/guide.ts';
import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import { privateKindOf } from '../../core/lexicon/private.ts';
import { attribute } from './dom.ts';

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
  const identifiers = ['name', 'id'].map((name) => wordsOfIdentifier(attribute(element, name)));
  const labels = [...(element.labels ?? [])].map((label) => label.textContent ?? '');
  const kinds = [
    ...identifiers,
    attribute(element, 'aria-label'),
    attribute(element, 'placeholder'),
    ...labels,
  ]
    .map(privateKindOf)
    .filter((kind) => kind !== undefined);
  return kinds.map((kind) => (kind === 'identity' || kind === 'challenge' ? 'code' : kind))[0] ?? null;
}
