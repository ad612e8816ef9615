import { walls as de } from './de/walls.ts';
import { walls as en } from './en/walls.ts';
import { walls as es } from './es/walls.ts';
import { walls as fr } from './fr/walls.ts';
import { walls as it } from './it/walls.ts';
import { walls as ja } from './ja/walls.ts';
import { type Matcher, phrases } from './matcher.ts';
import { walls as nl } from './nl/walls.ts';
import { walls as pl } from './pl/walls.ts';
import { walls as pt } from './pt/walls.ts';
import { walls as ru } from './ru/walls.ts';
import type { WallWords } from './shape.ts';
import { walls as zh } from './zh/walls.ts';

/** Languages in which a guide knows that it has come to a wall, by ISO 639-1 code. */
export const WALLS: Readonly<Record<string, WallWords>> = { de, en, es, fr, it, ja, nl, pl, pt, ru, zh };

const matcherOf = (list: keyof WallWords): Matcher =>
  phrases(...Object.values(WALLS).map((words) => words[list]));

/** The title or heading of an error page. */
export const ERROR_WORDS = matcherOf('error');
/** The button of a login form. */
export const LOGIN_WORDS = matcherOf('login');
export const BOT_CHECK_WORDS = matcherOf('botCheck');
export const CODE_WORDS = matcherOf('code');
export const PAYWALL_WORDS = matcherOf('paywall');
/** A task that is itself about signing in or up. */
export const ABOUT_LOGIN = matcherOf('aboutLogin');
