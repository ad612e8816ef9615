import { sequence as ar } from './ar/sequence.ts';
import { sequence as de } from './de/sequence.ts';
import { sequence as en } from './en/sequence.ts';
import { sequence as es } from './es/sequence.ts';
import { sequence as fr } from './fr/sequence.ts';
import { sequence as hi } from './hi/sequence.ts';
import { sequence as it } from './it/sequence.ts';
import { sequence as ja } from './ja/sequence.ts';
import { sequence as ko } from './ko/sequence.ts';
import { sequence as nl } from './nl/sequence.ts';
import { sequence as pl } from './pl/sequence.ts';
import { sequence as pt } from './pt/sequence.ts';
import { sequence as ru } from './ru/sequence.ts';
import type { SequenceWords } from './shape.ts';
import { sequence as tr } from './tr/sequence.ts';
import { sequence as zh } from './zh/sequence.ts';

/** Languages in which a person asks for several things in turn, by ISO 639-1 code. */
export const SEQUENCE: Readonly<Record<string, SequenceWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  zh,
};
