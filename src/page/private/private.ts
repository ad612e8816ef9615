import type { PrivateInput } from '../../contracts/guide.ts';
import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import type { PrivateKind } from '../../core/lexicon/private.ts';
import { privateValue } from '../../core/private-values.ts';
import { attribute, elementAbove, isConnected, isPageRoot, queryAll, tagOf } from '../dom/dom.ts';
import { inputTypeOf } from '../dom/forms.ts';
import { ENTRIES, entered, isEntry, isSearch } from './entry.ts';
import { groupsOf, identifiersOf, labelsFor } from './field-words.ts';
import { drawsExpiry, readLabel } from './words.ts';

/** Why a field is private. `challenge`: a puzzle for people; what is typed there is no secret, but nobody else solves it. */
export type FieldKind = PrivateKind | 'file';

/** Values that the browser itself would fill in and that are no secret: they outweigh what only the page's code calls the field. */
const PLAIN_AUTOCOMPLETE =
  /\b(name|given-name|family-name|additional-name|nickname|username|email|organization|street-address|address-line\d|address-level\d|country|country-name|postal-code|tel|tel-national|bday|sex|url|language|photo|off-topic)\b/;

/** Placeholders that draw the form of a number: card, US social security number, IBAN. */
const MASKS: readonly (readonly [RegExp, FieldKind])[] = [
  [/^(?:[\dx•*_#0]{4}[ -]){3}[\dx•*_#0]{4}$/i, 'payment'],
  [/^[\dx•*_#]{3}-[\dx•*_#]{2}-[\dx•*_#]{4}$/i, 'identity'],
  [/^[a-z]{2}\d{2}(?: ?[\dx•*_]{4}){3}/i, 'payment'],
];

/** Fields that were passwords once stay private: a "show password" button turns them into plain text. */
const wasPassword = new WeakSet<Element>();

/**
 * What makes a field itself private, `null` when nothing does. In this order: what the browser knows of it (a password, a file), its accessible
 * name and the words beside it, its autocomplete tokens, what the page's code calls it, its form (a few digits, a mask), and at last its value.
 * Words that only sound private ("promo code") end the search before the page's own names are looked at.
 */
export function privateKindOf(field: Element): FieldKind | null {
  if (!isEntry(field)) return null;
  const type = inputTypeOf(field);
  if (type === 'file') return 'file';
  if (isMasked(field, type)) {
    wasPassword.add(field);
    return 'password';
  }
  return byWords(field, type) ?? privateValue(entered(field)) ?? null;
}

/** A password field, now or before, or a text field drawn as dots. */
const isMasked = (field: Element, type: string): boolean =>
  type === 'password' ||
  wasPassword.has(field) ||
  (isConnected(field) &&
    !['none', ''].includes(getComputedStyle(field).getPropertyValue('-webkit-text-security')));

function byWords(field: Element, type: string): FieldKind | null {
  // Nobody searches for their own secret, and addresses are no secret, whatever their labels promise to send there.
  if (isSearch(field) || type === 'url' || type === 'email') return null;
  const autocomplete = attribute(field, 'autocomplete').toLowerCase();
  const labels = labelsFor(field);
  const hints = labels.map(readLabel);
  const named = hints.find(({ kind }) => kind)?.kind ?? (labels.some(drawsExpiry) ? 'payment' : undefined);
  if (named && mayHold(type, named)) return named;
  const known = byAutocomplete(autocomplete);
  if (known) return known;
  if (hints[0]?.harmless || PLAIN_AUTOCOMPLETE.test(autocomplete)) return null;
  const inCode = kindIn(identifiersOf(field).map(readable));
  if (inCode && mayHold(type, inCode)) return inCode;
  const group = kindIn(groupsOf(field));
  if (group && group !== 'challenge' && group !== 'identity' && mayHold(type, group)) return group;
  return byForm(field, hints.some(({ shortCode }) => shortCode) || hints.length === 0);
}

const kindIn = (texts: readonly string[]): FieldKind | undefined =>
  texts.map((text) => readLabel(text).kind).find((kind) => kind !== undefined);

/** A class like `card-no-border` speaks of no card number. */
const readable = (identifier: string): string =>
  /(^|[-_])no[-_]/i.test(identifier) ? '' : wordsOfIdentifier(identifier);

/** A date of the calendar is no card's expiry date and no code. */
const mayHold = (type: string, kind: FieldKind): boolean =>
  !/^(date|datetime-local|time|week)$/.test(type) || kind === 'identity' || kind === 'password';

function byAutocomplete(tokens: string): FieldKind | null {
  if (/\b(current|new)-password\b/.test(tokens)) return 'password';
  if (/\bone-time-code\b/.test(tokens)) return 'code';
  return /\bcc-[a-z-]+/.test(tokens) ? 'payment' : null;
}

/** @param mayBeCode its words say "code" and not which, or nothing */
function byForm(field: Element, mayBeCode: boolean): FieldKind | null {
  if (tagOf(field) !== 'input') return null;
  const placeholder = attribute(field, 'placeholder').trim();
  const mask = MASKS.find(([pattern]) => pattern.test(placeholder))?.[1];
  if (mask) return mask;
  if (drawsExpiry(placeholder)) return 'payment';
  if (isInRowOfDigits(field)) return 'code';
  const length = Number(attribute(field, 'maxlength') || '0');
  const pattern = attribute(field, 'pattern');
  const digits =
    attribute(field, 'inputmode') === 'numeric' ||
    /^\^?(\[0-9\]|\\d)/.test(pattern) ||
    inputTypeOf(field) === 'tel';
  if (digits && length >= 16 && length <= 23 && mayBeCode) return 'payment';
  const fixed = length >= 4 && length <= 8 ? length : Number(/\{(\d)\}/.exec(pattern)?.[1] ?? 0);
  return digits && mayBeCode && fixed >= 4 && fixed <= 8 ? 'code' : null;
}

/** Four to ten boxes of one character beside each other take a code; more are a puzzle. */
function isInRowOfDigits(field: Element): boolean {
  if (attribute(field, 'maxlength') !== '1') return false;
  for (let at = elementAbove(field), level = 0; at && level < 3; at = elementAbove(at), level++) {
    const boxes = queryAll(at, 'input[maxlength="1"]').length;
    if (boxes >= 4) return boxes <= 10;
  }
  return false;
}

/** Why only the person may enter something there; `null` when anybody may. A label or a box around one field stands for that field. */
export function privateInputOf(target: Element): PrivateInput | null {
  const kind = privateKindOf(isEntry(target) ? target : (fieldIn(target) ?? target));
  return kind === 'challenge' ? 'code' : kind;
}

function fieldIn(target: Element): Element | null {
  if (target instanceof HTMLLabelElement && target.control) return target.control;
  const inside = isPageRoot(target) ? [] : queryAll(target, ENTRIES).filter(isEntry);
  return inside.length === 1 ? inside[0]! : null;
}
