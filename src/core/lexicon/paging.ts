import { paging as af } from './af/paging.ts';
import { paging as ar } from './ar/paging.ts';
import { paging as az } from './az/paging.ts';
import { paging as be } from './be/paging.ts';
import { paging as bg } from './bg/paging.ts';
import { paging as bn } from './bn/paging.ts';
import { paging as ca } from './ca/paging.ts';
import { paging as cs } from './cs/paging.ts';
import { paging as da } from './da/paging.ts';
import { paging as de } from './de/paging.ts';
import { paging as el } from './el/paging.ts';
import { paging as en } from './en/paging.ts';
import { paging as es } from './es/paging.ts';
import { paging as et } from './et/paging.ts';
import { paging as eu } from './eu/paging.ts';
import { paging as fa } from './fa/paging.ts';
import { paging as fi } from './fi/paging.ts';
import { paging as fil } from './fil/paging.ts';
import { paging as fr } from './fr/paging.ts';
import { paging as gl } from './gl/paging.ts';
import { paging as gu } from './gu/paging.ts';
import { paging as he } from './he/paging.ts';
import { paging as hi } from './hi/paging.ts';
import { paging as hr } from './hr/paging.ts';
import { paging as hu } from './hu/paging.ts';
import { paging as hy } from './hy/paging.ts';
import { paging as id } from './id/paging.ts';
import { paging as is } from './is/paging.ts';
import { paging as it } from './it/paging.ts';
import { paging as ja } from './ja/paging.ts';
import { paging as ka } from './ka/paging.ts';
import { paging as kk } from './kk/paging.ts';
import { paging as kn } from './kn/paging.ts';
import { paging as ko } from './ko/paging.ts';
import { paging as lt } from './lt/paging.ts';
import { paging as lv } from './lv/paging.ts';
import { paging as mk } from './mk/paging.ts';
import { paging as ml } from './ml/paging.ts';
import { paging as mr } from './mr/paging.ts';
import { paging as ms } from './ms/paging.ts';
import { paging as nb } from './nb/paging.ts';
import { paging as nl } from './nl/paging.ts';
import { paging as pa } from './pa/paging.ts';
import { sourceOf } from './pattern.ts';
import { paging as pl } from './pl/paging.ts';
import { paging as pt } from './pt/paging.ts';
import { paging as ro } from './ro/paging.ts';
import { paging as ru } from './ru/paging.ts';
import type { PagingWords } from './shape.ts';
import { paging as sk } from './sk/paging.ts';
import { paging as sl } from './sl/paging.ts';
import { paging as sq } from './sq/paging.ts';
import { paging as sr } from './sr/paging.ts';
import { paging as sv } from './sv/paging.ts';
import { paging as sw } from './sw/paging.ts';
import { paging as ta } from './ta/paging.ts';
import { paging as te } from './te/paging.ts';
import { paging as th } from './th/paging.ts';
import { paging as tr } from './tr/paging.ts';
import { paging as uk } from './uk/paging.ts';
import { paging as ur } from './ur/paging.ts';
import { paging as uz } from './uz/paging.ts';
import { paging as vi } from './vi/paging.ts';
import { paging as zh } from './zh/paging.ts';

/** Languages in whose words sites lead on through their lists, by ISO 639-1 code. */
export const PAGING: Readonly<Record<string, PagingWords>> = {
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

const sources = new Map<keyof PagingWords, string>();
/** The source of a pattern for the words of one use in all languages, for texts in lower case with `'` for every apostrophe and `i` for `ı`. */
export function pagingSource(use: keyof PagingWords): string {
  const known =
    sources.get(use) ??
    sourceOf(...Object.values(PAGING).map((words) => words[use]?.replaceAll('ı', 'i') ?? []));
  sources.set(use, known);
  return known;
}
