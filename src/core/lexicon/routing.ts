import { routing as ar } from './ar/routing.ts';
import { routing as cs } from './cs/routing.ts';
import { routing as da } from './da/routing.ts';
import { routing as de } from './de/routing.ts';
import { routing as el } from './el/routing.ts';
import { routing as en } from './en/routing.ts';
import { routing as es } from './es/routing.ts';
import { routing as fi } from './fi/routing.ts';
import { routing as fr } from './fr/routing.ts';
import { routing as he } from './he/routing.ts';
import { routing as hi } from './hi/routing.ts';
import { routing as hu } from './hu/routing.ts';
import { routing as id } from './id/routing.ts';
import { routing as it } from './it/routing.ts';
import { routing as ja } from './ja/routing.ts';
import { routing as ko } from './ko/routing.ts';
import { routing as nb } from './nb/routing.ts';
import { routing as nl } from './nl/routing.ts';
import { routing as pl } from './pl/routing.ts';
import { routing as pt } from './pt/routing.ts';
import { routing as ro } from './ro/routing.ts';
import { routing as ru } from './ru/routing.ts';
import type { RoutingWords } from './shape.ts';
import { routing as sv } from './sv/routing.ts';
import { routing as th } from './th/routing.ts';
import { routing as tr } from './tr/routing.ts';
import { routing as uk } from './uk/routing.ts';
import { routing as vi } from './vi/routing.ts';
import { routing as zh } from './zh/routing.ts';

/** Languages that tell what a question wants, by ISO 639-1 code. */
export const ROUTING: Readonly<Record<string, RoutingWords>> = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};
