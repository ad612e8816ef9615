import { risk as ar } from './ar/risk.ts';
import { risk as bg } from './bg/risk.ts';
import { risk as bn } from './bn/risk.ts';
import { risk as ca } from './ca/risk.ts';
import { risk as cs } from './cs/risk.ts';
import { risk as da } from './da/risk.ts';
import { risk as de } from './de/risk.ts';
import { risk as el } from './el/risk.ts';
import { risk as en } from './en/risk.ts';
import { risk as es } from './es/risk.ts';
import { risk as et } from './et/risk.ts';
import { risk as fa } from './fa/risk.ts';
import { risk as fi } from './fi/risk.ts';
import { risk as fr } from './fr/risk.ts';
import { risk as he } from './he/risk.ts';
import { risk as hi } from './hi/risk.ts';
import { risk as hr } from './hr/risk.ts';
import { risk as hu } from './hu/risk.ts';
import { risk as id } from './id/risk.ts';
import { risk as it } from './it/risk.ts';
import { risk as ja } from './ja/risk.ts';
import { risk as ko } from './ko/risk.ts';
import { risk as lt } from './lt/risk.ts';
import { risk as lv } from './lv/risk.ts';
import { type Matcher, phrases } from './matcher.ts';
import { risk as ms } from './ms/risk.ts';
import { risk as nb } from './nb/risk.ts';
import { risk as nl } from './nl/risk.ts';
import { risk as pl } from './pl/risk.ts';
import { risk as pt } from './pt/risk.ts';
import { risk as ro } from './ro/risk.ts';
import { risk as ru } from './ru/risk.ts';
import type { RiskWords } from './shape.ts';
import { risk as sk } from './sk/risk.ts';
import { risk as sl } from './sl/risk.ts';
import { risk as sr } from './sr/risk.ts';
import { risk as sv } from './sv/risk.ts';
import { risk as th } from './th/risk.ts';
import { risk as tr } from './tr/risk.ts';
import { risk as uk } from './uk/risk.ts';
import { risk as vi } from './vi/risk.ts';
import { risk as zh } from './zh/risk.ts';

/** Languages that tell committing controls, by ISO 639-1 code. */
export const RISK: Readonly<Record<string, RiskWords>> = {
  ar,
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
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  lv,
  ms,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sr,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

const matcherOf = (list: keyof RiskWords) =>
  phrases(...Object.values(RISK).map((words) => words[list] ?? []));
const commits = matcherOf('commits');
const acts = matcherOf('acts');
const states = matcherOf('states');
const cancels = matcherOf('cancels');
const small = matcherOf('small');
const perhaps = matcherOf('perhaps');
const alone = matcherOf('alone');
const harmless = matcherOf('harmless');
const looks = matcherOf('looks');
const leads = matcherOf('leads');
const topics = matcherOf('topics');
const retreats = matcherOf('retreats');
const places = matcherOf('places');

/** Signs that stand for such a word: waste bin, outbox, card, banknotes, megaphone. */
const SIGNS = /[🗑🚮📤📨📩📧✉📮💳💸💰💵💶💷💴📣🖊🖋]/u;
/** A button that is called by a price alone buys. */
const PRICE = /^[^\p{L}]*(?:\p{Sc}\s?\d|\d[\d.,\s]*\p{Sc})[^\p{L}]*$/u;

/** Codes that pages use for a language that is listed under another one. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
  sh: 'sr',
  bs: 'hr',
  cmn: 'zh',
  yue: 'zh',
};
const KNOWN_SCRIPTS =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What pages put where they say no language, or several. */
const NO_LANGUAGE = /^(und|mul|zxx|x|i|[a-z]?|[^-]{4,})$/;
/** Letters that only languages without such a list write: Urdu, Icelandic, Azerbaijani, Macedonian, Kazakh and their neighbours. */
const FOREIGN_LETTERS = /[ٹڈڑںےھہðþəѓќѕәғқңұүһ]/iu;

/**
 * Whether a name may be in a language whose words for acts are not listed: then nothing tells that it is harmless.
 * @param language as the page says (BCP 47), '' where it does not
 */
export function isForeign(name: string, language: string): boolean {
  if (!/\p{L}/u.test(name)) return false;
  const code = language.toLowerCase().split('-')[0] ?? '';
  if (!KNOWN_SCRIPTS.test(name) || FOREIGN_LETTERS.test(name)) return true;
  return !NO_LANGUAGE.test(code) && !((OTHER_CODES[code] ?? code) in RISK);
}

/**
 * Whether a control of this name commits the person to something, by its words alone. What is harmless in a phrase ("saved items", "payment
 * methods") is taken out first, articles and the like may stand between the words of a phrase; words that name a thing as well as an act ("order") count only where nothing is looked at.
 */
export function namesCommitment(name: string): boolean {
  if (PRICE.test(name) || SIGNS.test(name)) return true;
  const rest = harmless.without(name);
  if (commits.test(rest) || commits.test(small.without(rest)) || saysOnly(alone, name)) return true;
  if (namesAct(rest) || cancelsSomething(rest)) return true;
  return perhaps.test(rest) && !looks.test(name);
}

const namesAct = (name: string): boolean => acts.test(name) && acts.test(states.withoutWords(name));

/** "Cancel" leads out of a dialog; "cancel invitation" does something, unless it leads back or ends what is being edited or looked for. */
function cancelsSomething(name: string): boolean {
  if (!cancels.test(name)) return false;
  const object = small.without(cancels.withoutWords(name));
  return object !== '' && !looks.test(object);
}

/** Whether the name, or its part before a comma, is made of nothing but these words: "Yes, delete it", "No". */
function saysOnly(words: Matcher, name: string): boolean {
  const [answer = ''] = name.split(/[,،、，!.–—-]/u);
  return words.test(answer) && words.without(answer) === '';
}

/** "No", "ne", "nu" mean other things in the middle of a label: short words count only as the whole answer. */
const SHORT = 3;
const isShort = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word) && word.length <= SHORT;
const longRetreats = phrases(
  ...Object.values(RISK).map((words) => (words.retreats ?? []).filter((word) => !isShort(word))),
);
const isRetreat = (name: string): boolean => longRetreats.test(name) || saysOnly(retreats, name);

/** Whether the name is known to lead on or to look at something, or to be the way out: it commits to nothing wherever it stands. */
export const namesNothing = (name: string): boolean =>
  !namesCommitment(name) && (looks.test(name) || leads.test(name) || isRetreat(name));

/** Whether the name tells where the control leads to: unless it sends a form, it commits to nothing, even where people pay. */
export const namesTopic = (name: string): boolean => !namesCommitment(name) && topics.test(name);

/** Whether the name is a dialog's way out: "Cancel", "No", "Keep it". */
export const namesRetreat = (name: string): boolean => isRetreat(name) && !namesCommitment(name);

/** Whether a form, dialog, heading or page of this name is where people pay, order, transfer or delete. */
export const namesCommittingPlace = (name: string): boolean => places.test(name);
