import { following as ar } from './ar/following.ts';
import { following as de } from './de/following.ts';
import { following as en } from './en/following.ts';
import { following as es } from './es/following.ts';
import { following as fr } from './fr/following.ts';
import { following as hi } from './hi/following.ts';
import { following as it } from './it/following.ts';
import { following as ja } from './ja/following.ts';
import { following as ko } from './ko/following.ts';
import { following as nl } from './nl/following.ts';
import { following as pt } from './pt/following.ts';
import { following as ru } from './ru/following.ts';
import type { FollowingWords } from './shape.ts';
import { following as zh } from './zh/following.ts';

/** Languages in which a person says that further pages of a site are to be looked at, by ISO 639-1 code. */
export const FOLLOWING: Readonly<Record<string, FollowingWords>> = {
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
  pt,
  ru,
  zh,
};
