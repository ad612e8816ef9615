import { lazy } from '../lazy.ts';
import { captions as ar } from './ar/captions.ts';
import { captions as de } from './de/captions.ts';
import { captions as en } from './en/captions.ts';
import { captions as es } from './es/captions.ts';
import { captions as fr } from './fr/captions.ts';
import { captions as it } from './it/captions.ts';
import { captions as ja } from './ja/captions.ts';
import { captions as ko } from './ko/captions.ts';
import { captions as nl } from './nl/captions.ts';
import { captions as pl } from './pl/captions.ts';
import { captions as pt } from './pt/captions.ts';
import { captions as ru } from './ru/captions.ts';
import { captions as zh } from './zh/captions.ts';

/** What the caption of a figure or a table begins with, before its number. */
export const CAPTIONS = { ar, de, en, es, fr, it, ja, ko, nl, pl, pt, ru, zh };

const cases = (word: string): string[] => [word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1)];
const words = lazy(() =>
  [...new Set(Object.values(CAPTIONS).flat().flatMap(cases))].sort((a, b) => b.length - a.length).join('|'),
);
const NUMBER = String.raw`(?:[A-Z]{0,2}[-.]?\p{N}+(?:[-.–]\p{N}+)*[a-z]?|[IVXLC]+)(?![\p{L}\p{N}])`;
const CAPTION = lazy(
  () =>
    new RegExp(`^(?:${words()})\\.?\\s?${NUMBER}(?:\\s*[.:：—–|)\\]]|\\s{0,2}(?=\\p{Lu}|\\p{Lo}|$))`, 'u'),
);

/** Whether a text begins like a caption: "Figure 3. ", "Tab. 2:", "图 1". In running text a verb follows the number, in small letters. */
export const beginsCaption = (text: string): boolean => CAPTION().test(text);
