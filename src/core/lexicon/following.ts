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
import { sourceOf } from './pattern.ts';
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

let pattern: RegExp | undefined;

/** The question without the words by which it asks to look on further pages of the site; `undefined` where it does not. */
export function askedOfSite(question: string): string | undefined {
  pattern ??= new RegExp(sourceOf(...Object.values(FOLLOWING).map(({ site }) => site)), 'iu');
  if (!pattern.test(question)) return undefined;
  const rest = question
    .replace(pattern, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,:;.–—-]+/u, '')
    .replace(/\s+(?=[?？.!。])/gu, '')
    .trim();
  return /\p{L}{2}/u.test(rest) ? rest : undefined;
}
