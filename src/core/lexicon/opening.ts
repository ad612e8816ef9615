import { opening as ar } from './ar/opening.ts';
import { opening as de } from './de/opening.ts';
import { opening as en } from './en/opening.ts';
import { opening as es } from './es/opening.ts';
import { opening as fr } from './fr/opening.ts';
import { opening as hi } from './hi/opening.ts';
import { opening as ja } from './ja/opening.ts';
import { opening as ko } from './ko/opening.ts';
import { phrases } from './matcher.ts';
import { opening as pt } from './pt/opening.ts';
import { opening as zh } from './zh/opening.ts';

/** Words beside a control's name that say no more than that it is opened or pressed, with articles and words for kinds of controls. */
export const OPENING_WORDS = phrases(ar, de, en, es, fr, hi, ja, ko, pt, zh);
