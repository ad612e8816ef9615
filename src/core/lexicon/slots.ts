import { slots as ar } from './ar/slots.ts';
import { slots as cs } from './cs/slots.ts';
import { slots as da } from './da/slots.ts';
import { slots as de } from './de/slots.ts';
import { slots as en } from './en/slots.ts';
import { slots as es } from './es/slots.ts';
import { slots as fi } from './fi/slots.ts';
import { slots as fr } from './fr/slots.ts';
import { slots as he } from './he/slots.ts';
import { slots as hi } from './hi/slots.ts';
import { slots as it } from './it/slots.ts';
import { slots as ja } from './ja/slots.ts';
import { slots as ko } from './ko/slots.ts';
import { type Matcher, phrases } from './matcher.ts';
import { slots as nb } from './nb/slots.ts';
import { slots as nl } from './nl/slots.ts';
import { slots as pl } from './pl/slots.ts';
import { slots as pt } from './pt/slots.ts';
import { slots as ru } from './ru/slots.ts';
import type { SlotWords } from './shape.ts';
import { slots as sv } from './sv/slots.ts';
import { slots as tr } from './tr/slots.ts';
import { slots as uk } from './uk/slots.ts';
import { slots as zh } from './zh/slots.ts';

/** Languages that label slots and the buttons that close them, by ISO 639-1 code. */
export const SLOTS: Readonly<Record<string, SlotWords>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ru,
  sv,
  tr,
  uk,
  zh,
};

const matcherOf = (use: keyof SlotWords): Matcher =>
  phrases(...Object.values(SLOTS).map((language) => language[use] ?? []));

/** "Advertisement". */
export const SLOT_LABEL = matcherOf('label');
/** "Ads by" and a name. */
export const SLOT_LABEL_BY = matcherOf('by');
/** "Story continues below": stands at an advertisement and goes with it. */
export const SLOT_TAIL = matcherOf('tail');
/** "Close". */
const CLOSE = matcherOf('close');
/** Signs of close buttons. */
const CLOSE_SIGN = /^[×✕✖]$/u;
/** Whether a line is a button that closes what it stands in. */
export const isClose = (text: string): boolean => CLOSE_SIGN.test(text.trim()) || CLOSE.test(text);
