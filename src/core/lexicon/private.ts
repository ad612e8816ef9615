import { privateWords as af } from './af/private.ts';
import { privateWords as ar } from './ar/private.ts';
import { privateWords as az } from './az/private.ts';
import { privateWords as be } from './be/private.ts';
import { privateWords as bg } from './bg/private.ts';
import { privateWords as bn } from './bn/private.ts';
import { privateWords as ca } from './ca/private.ts';
import { privateWords as cs } from './cs/private.ts';
import { privateWords as da } from './da/private.ts';
import { privateWords as de } from './de/private.ts';
import { privateWords as el } from './el/private.ts';
import { privateWords as en } from './en/private.ts';
import { privateWords as es } from './es/private.ts';
import { privateWords as et } from './et/private.ts';
import { privateWords as eu } from './eu/private.ts';
import { privateWords as fa } from './fa/private.ts';
import { privateWords as fi } from './fi/private.ts';
import { privateWords as fil } from './fil/private.ts';
import { privateWords as fr } from './fr/private.ts';
import { privateWords as gl } from './gl/private.ts';
import { privateWords as gu } from './gu/private.ts';
import { privateWords as he } from './he/private.ts';
import { privateWords as hi } from './hi/private.ts';
import { privateWords as hr } from './hr/private.ts';
import { privateWords as hu } from './hu/private.ts';
import { privateWords as hy } from './hy/private.ts';
import { privateWords as id } from './id/private.ts';
import { privateWords as is } from './is/private.ts';
import { privateWords as it } from './it/private.ts';
import { privateWords as ja } from './ja/private.ts';
import { privateWords as ka } from './ka/private.ts';
import { privateWords as kk } from './kk/private.ts';
import { privateWords as kn } from './kn/private.ts';
import { privateWords as ko } from './ko/private.ts';
import { privateWords as lt } from './lt/private.ts';
import { privateWords as lv } from './lv/private.ts';
import { kindsOfPhrases, phrases } from './matcher.ts';
import { privateWords as mk } from './mk/private.ts';
import { privateWords as ml } from './ml/private.ts';
import { privateWords as mr } from './mr/private.ts';
import { privateWords as ms } from './ms/private.ts';
import { privateWords as nb } from './nb/private.ts';
import { privateWords as nl } from './nl/private.ts';
import { privateWords as pa } from './pa/private.ts';
import { privateWords as pl } from './pl/private.ts';
import { privateWords as pt } from './pt/private.ts';
import { privateWords as ro } from './ro/private.ts';
import { privateWords as ru } from './ru/private.ts';
import type { PrivateWords } from './shape.ts';
import { privateWords as sk } from './sk/private.ts';
import { privateWords as sl } from './sl/private.ts';
import { privateWords as sq } from './sq/private.ts';
import { privateWords as sr } from './sr/private.ts';
import { privateWords as sv } from './sv/private.ts';
import { privateWords as sw } from './sw/private.ts';
import { privateWords as ta } from './ta/private.ts';
import { privateWords as te } from './te/private.ts';
import { privateWords as th } from './th/private.ts';
import { privateWords as tr } from './tr/private.ts';
import { privateWords as uk } from './uk/private.ts';
import { privateWords as ur } from './ur/private.ts';
import { privateWords as uz } from './uz/private.ts';
import { privateWords as vi } from './vi/private.ts';
import { privateWords as zh } from './zh/private.ts';

/** Languages that tell private fields, by ISO 639-1 code. */
export const PRIVATE: Readonly<Record<string, PrivateWords>> = {
  af,
  ar,
  az,
  be,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fr,
  gl,
  gu,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  kn,
  ko,
  lt,
  lv,
  mk,
  ml,
  mr,
  ms,
  nb,
  nl,
  pa,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  uz,
  vi,
  zh,
};

export type PrivateKind = 'password' | 'payment' | 'identity' | 'code' | 'challenge';

const all = Object.values(PRIVATE);
const listsOf = (subject: Exclude<keyof PrivateWords, 'expiry'>) => all.map((words) => words[subject] ?? '');
/** First match wins: "card security code" is asked for where people pay. */
const kindsIn = kindsOfPhrases<PrivateKind | 'shortCode'>(
  ['password', listsOf('password')],
  ['payment', listsOf('payment')],
  ['identity', listsOf('identity')],
  ['code', listsOf('code')],
  ['challenge', listsOf('challenge')],
  ['shortCode', listsOf('shortCode')],
);
const harmless = phrases(...listsOf('harmless'));
const forms = phrases(...listsOf('forms'));

/** What a field's label, name or placeholder says about its value. */
export interface PrivateHint {
  kind?: PrivateKind;
  /** It names something that only sounds private ("promo code"), and nothing else. */
  harmless: boolean;
  /** It asks for a "code" without saying which: private in a field made for a few digits. */
  shortCode: boolean;
}

/** Pages are read again and again, with the same labels. */
const known = new Map<string, PrivateHint>();
const MAX_KNOWN = 2000;

/** Reads a label. What only sounds private is taken out first, so that "Promo code or gift card number" is still private. */
export function readLabel(label: string): PrivateHint {
  const before = known.get(label);
  if (before) return before;
  const kinds = kindsIn(harmless.without(label));
  const kind = kinds.find((each): each is PrivateKind => each !== 'shortCode');
  const hint: PrivateHint = {
    ...(kind && { kind }),
    harmless: !kind && harmless.test(label),
    shortCode: kinds.includes('shortCode'),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(label, hint);
  return hint;
}

/** What makes the value of a field of this label, name or placeholder private; `undefined` where nothing does. */
export const privateKindOf = (label: string): PrivateKind | undefined => readLabel(label).kind;

const anyOf = (letters: readonly (string | undefined)[]): string =>
  [...new Set(letters)].filter((each) => each !== undefined).join('|');
/** Months and years of different languages go together, too: people mix them with English. A day before them makes it a birthday. */
function expiryPattern(): RegExp {
  const expiry = all.map((words) => words.expiry?.split(' ') ?? []);
  return new RegExp(
    `(?<!\\p{L}|(?<!\\p{L})\\p{L}{2} ?[/|.-] ?)(?:${anyOf(expiry.map(([month]) => month))}) ?[/|-] ?(${anyOf(expiry.flatMap(([, ...years]) => years))})\\1?(?!\\p{L})`,
    'iu',
  );
}
let expiry: RegExp | undefined;

/** Whether a label or placeholder draws the month and year of a card: "Gültig bis (MM/JJ)". */
export function drawsExpiry(text: string): boolean {
  expiry ??= expiryPattern();
  return expiry.test(text);
}

/** Whether a form, its heading or its button is called what only login and payment forms are. */
export const namesPrivateForm = (name: string): boolean => forms.test(name);
