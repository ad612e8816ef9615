import { risk as af } from './af/risk.ts';
import { risk as ar } from './ar/risk.ts';
import { risk as az } from './az/risk.ts';
import { risk as be } from './be/risk.ts';
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
import { risk as eu } from './eu/risk.ts';
import { risk as fa } from './fa/risk.ts';
import { risk as fi } from './fi/risk.ts';
import { risk as fil } from './fil/risk.ts';
import { risk as fr } from './fr/risk.ts';
import { risk as gl } from './gl/risk.ts';
import { risk as he } from './he/risk.ts';
import { risk as hi } from './hi/risk.ts';
import { risk as hr } from './hr/risk.ts';
import { risk as hu } from './hu/risk.ts';
import { risk as hy } from './hy/risk.ts';
import { risk as id } from './id/risk.ts';
import { risk as is } from './is/risk.ts';
import { risk as it } from './it/risk.ts';
import { risk as ja } from './ja/risk.ts';
import { risk as ka } from './ka/risk.ts';
import { risk as kk } from './kk/risk.ts';
import { risk as ko } from './ko/risk.ts';
import { list } from './list.ts';
import { risk as lt } from './lt/risk.ts';
import { risk as lv } from './lv/risk.ts';
import { type AllPhrases, allPhrases, endOfWord, type Matcher, type PhraseList, phrases } from './matcher.ts';
import { risk as mk } from './mk/risk.ts';
import { risk as mr } from './mr/risk.ts';
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
import { risk as sq } from './sq/risk.ts';
import { risk as sr } from './sr/risk.ts';
import { risk as sv } from './sv/risk.ts';
import { risk as sw } from './sw/risk.ts';
import { risk as ta } from './ta/risk.ts';
import { risk as te } from './te/risk.ts';
import { risk as th } from './th/risk.ts';
import { risk as tr } from './tr/risk.ts';
import { risk as uk } from './uk/risk.ts';
import { risk as ur } from './ur/risk.ts';
import { risk as vi } from './vi/risk.ts';
import { risk as zh } from './zh/risk.ts';

/** Languages that tell committing controls, by ISO 639-1 code. */
export const RISK: Readonly<Record<string, RiskWords>> = {
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
  ko,
  lt,
  lv,
  mk,
  mr,
  ms,
  nb,
  nl,
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
  vi,
  zh,
};

/** The matchers of one language's lists. */
type Words = Readonly<Record<keyof RiskWords, Matcher>> & {
  /** The longer words of `retreats`: "no", "ne", "nu" mean other things in the middle of a label, and count only as the whole answer. */
  readonly longRetreats: Matcher;
};
const ACTING = ['commits', 'acts', 'cancels', 'perhaps', 'alone'] as const;
const OTHERS = [
  ...(['states', 'small', 'harmless', 'looks', 'leads', 'topics', 'retreats', 'places'] as const),
  ...(['keeps', 'drafts', 'clears', 'filters'] as const),
] as const;
const FRAMES = ['opens', 'closes', 'joins'] as const;
const SHORT = 3;
const isShort = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word) && word.length <= SHORT;

const wordsIn = (phrases: PhraseList): readonly string[] =>
  typeof phrases === 'string' ? list(phrases) : phrases;

const wordsRead = new Map<string, Words>();
function wordsOf(code: string): Words {
  const known = wordsRead.get(code);
  if (known) return known;
  const risk = RISK[code]!;
  const words: Words = {
    ...(Object.fromEntries(
      [...ACTING, ...OTHERS, ...FRAMES].map((name) => [name, phrases(risk[name] ?? [])]),
    ) as Record<keyof RiskWords, Matcher>),
    longRetreats: phrases(wordsIn(risk.retreats ?? []).filter((word) => !isShort(word))),
  };
  wordsRead.set(code, words);
  return words;
}

interface Kind {
  code: string;
  list: 'acting' | 'other' | (typeof FRAMES)[number];
}
/** All words of all languages, by which a name's language is found and those that need not be asked are left out. */
const allWords = allPhrases<Kind>(
  ...Object.entries(RISK).flatMap(([code, risk]): [Kind, readonly PhraseList[]][] => [
    [{ code, list: 'acting' }, ACTING.map((name) => risk[name] ?? [])],
    [{ code, list: 'other' }, OTHERS.map((name) => risk[name] ?? [])],
    ...FRAMES.map((list): [Kind, readonly PhraseList[]] => [{ code, list }, [risk[list] ?? []]]),
  ]),
);
const places = phrases(...Object.values(RISK).map((words) => words.places ?? []));

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
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What pages put where they say no language, or several. */
const NO_LANGUAGE = /^(und|mul|zxx|x|i|[a-z]?|[^-]{4,})$/;

/**
 * Whether a name may be in a language whose words for acts are not listed: then nothing tells that it is harmless.
 * @param language as the page says (BCP 47), '' where it does not
 */
export function isForeign(name: string, language: string): boolean {
  if (!/\p{L}/u.test(name)) return false;
  if (!KNOWN_SCRIPTS.test(name)) return true;
  return isUnlisted(language);
}

/** Whether a page says that it is in a language that is not listed. */
const isUnlisted = (language: string): boolean =>
  !NO_LANGUAGE.test(language.toLowerCase().split('-')[0] ?? '') && !codeOf(language);

/** ISO 639-1 code of a page's language among those that are listed. */
function codeOf(language: string): string | undefined {
  const code = language.toLowerCase().split('-')[0] ?? '';
  const listed = OTHER_CODES[code] ?? code;
  return listed in RISK ? listed : undefined;
}

interface Reading {
  /** The languages that the name may be in: what is harmless in one of them says nothing of a word of another. */
  codes: readonly string[];
  /** Those in which it begins or ends with a word by which it only looks at something, or says not to do it. */
  framed: readonly string[];
  /** All languages with a word for an act in it. */
  acting: readonly string[];
  /** All its words are known in those languages, but for short ones. */
  known: boolean;
}
/** Words that have to be known; articles and the like need not. */
const LONG_WORD = /\p{L}{4}|(?:[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*){2}/u;

/** Signs that join two things to do: "view & pay". */
const JOINS = /[&+,،、，;/|→]/;
/** In a question a comma only parts it, unless one word stands before it: "yes, cancel?" */
const JOINS_IN_QUESTION = /[&+/|→]|^\s*\S+\s*[,،、，]/;
/** A question's end, also in Arabic and Greek. */
const QUESTION = /[?？؟;;]\s*$/;

/** Whether signs say that the name has two things to do. */
const isJoined = (name: string): boolean => (QUESTION.test(name) ? JOINS_IN_QUESTION : JOINS).test(name);

let last: { name: string; language: string; reading: Reading } | undefined;
/** The language of a name: the page's, and where that one does not know all its words, those that know most of them. */
function readingOf(name: string, language: string): Reading {
  if (last?.name !== name || last.language !== language)
    last = { name, language, reading: readName(name, language) };
  return last.reading;
}

function readName(name: string, language: string): Reading {
  const { words, found } = allWords(name);
  const codesOf = (holds: (one: (typeof found)[number]) => boolean): string[] => [
    ...new Set(found.filter(holds).map(({ kind }) => kind.code)),
  ];
  const acting = codesOf(({ kind }) => kind.list === 'acting');
  const rests = new Map(codesOf(() => true).map((code) => [code, [...words]]));
  for (const { kind, start, end } of found) rests.get(kind.code)!.fill(' ', start, end);
  const unknownIn = (code: string): string => rests.get(code)?.join('') ?? words;
  const letters = (code: string): number => unknownIn(code).replace(/\P{L}/gu, '').length;
  const least = Math.min(...[...rests.keys()].map(letters));
  const best = [...rests.keys()].filter((code) => letters(code) === least);
  const joined = codesOf(({ kind }) => kind.list === 'joins');
  const joins = (code: string): boolean => [code, ...best].some((each) => joined.includes(each));
  const framed = codesOf(
    ({ kind, start, end }) =>
      (kind.list === 'opens' && start === 0) || (kind.list === 'closes' && end === words.length),
  ).filter((code) => !isJoined(name) && !joins(code));
  const said = codeOf(language);
  if (said && isKnownIn(said, words, found)) return { codes: [said], framed, acting, known: true };
  const known = best.some((code) => !LONG_WORD.test(unknownIn(code)));
  // On a page in a language that is not listed, a word that looks like another's says nothing.
  if (!known && isUnlisted(language)) return { codes: [], framed, acting, known };
  return { codes: [...new Set([...(said ? [said] : []), ...best])], framed, acting, known };
}

/** Whether a language knows all words of a name; where it knows the stem of one, its ending is known too. */
function isKnownIn(code: string, words: string, found: AllPhrases<Kind>['found']): boolean {
  const rest = [...words];
  for (const { kind, start, end } of found)
    if (kind.code === code) rest.fill(' ', start, endOfWord(words, end));
  return !LONG_WORD.test(rest.join(''));
}

/**
 * Whether a control of this name commits the person to something, by its words alone. What is harmless in a phrase ("saved items", "payment
 * methods") is taken out first, articles and the like may stand between the words of a phrase; words that name a thing as well as an act ("order") count only where nothing is looked at.
 * @param language as the page says (BCP 47), '' where it does not. A name with unknown words is held against all languages.
 */
export function namesCommitment(name: string, language = ''): boolean {
  if (PRICE.test(name) || SIGNS.test(name)) return true;
  const { codes, framed, acting, known } = readingOf(name, language);
  // What begins as a question is one, whatever its other words would be elsewhere.
  if (QUESTION.test(name) && isFramed(name, language)) return false;
  const asked = known ? codes : acting;
  return asked.some((code) => !framed.includes(code) && commitsIn(wordsOf(code), name));
}

function commitsIn(words: Words, name: string): boolean {
  const rest = withoutHarmless(words, name);
  if (words.commits.test(rest) || words.commits.test(words.small.without(rest))) return true;
  if (saysOnly(words.alone, name)) return true;
  if (words.acts.test(rest) && words.acts.test(words.states.withoutWords(rest))) return true;
  if (cancelsSomething(words, rest)) return true;
  return words.perhaps.test(rest) && !words.looks.test(words.harmless.test(name) ? rest : name);
}

/** What is left of a name without what is harmless in it. */
const withoutHarmless = (words: Words, name: string): string =>
  withoutSeen(words, words.harmless.without(name), name);

/**
 * The same without "save … draft" and "clear … filters", which tell nobody anything and only change what is seen: "send draft", "delete draft"
 * and "apply filters and order" stay as they are.
 */
function withoutSeen({ keeps, drafts, clears, filters, joins }: Words, rest: string, name: string): string {
  if (isJoined(name) || joins.test(name)) return rest;
  const pairs = [
    [keeps, drafts],
    [clears, filters],
  ] as const;
  for (const [verbs, things] of pairs) {
    const others = things.withoutWords(rest);
    if (things.test(rest) && verbs.test(others)) return verbs.withoutWords(others);
  }
  return rest;
}

/** "Cancel" leads out of a dialog; "cancel invitation" does something, unless it leads back or ends what is being edited or looked for. */
function cancelsSomething({ cancels, small, looks }: Words, name: string): boolean {
  if (!cancels.test(name)) return false;
  const object = small.without(cancels.withoutWords(name));
  return object !== '' && !looks.test(object);
}

/** Whether the name, or its part before a comma, is made of nothing but these words: "Yes, delete it", "No". */
function saysOnly(words: Matcher, name: string): boolean {
  const [answer = ''] = name.split(/[,،、，!.–—-]/u);
  return words.test(answer) && words.without(answer) === '';
}

/** Whether this holds in a language that the name may be in. */
const inOne = (name: string, language: string, holds: (words: Words) => boolean): boolean =>
  readingOf(name, language).codes.some((code) => holds(wordsOf(code)));
const isRetreat = (name: string, language: string): boolean =>
  inOne(name, language, ({ longRetreats, retreats }) => longRetreats.test(name) || saysOnly(retreats, name));

const isFramed = (name: string, language: string): boolean => {
  const { codes, framed } = readingOf(name, language);
  return codes.some((code) => framed.includes(code));
};

/** Whether the name is known to lead on or to look at something, or to be the way out: it commits to nothing wherever it stands. */
export const namesNothing = (name: string, language = ''): boolean =>
  !namesCommitment(name, language) &&
  (isRetreat(name, language) ||
    isFramed(name, language) ||
    inOne(name, language, ({ looks, leads }) => looks.test(name) || leads.test(name)));

/** Whether the name tells where the control leads to: unless it sends a form, it commits to nothing, even where people pay. */
export const namesTopic = (name: string, language = ''): boolean =>
  !namesCommitment(name, language) &&
  inOne(name, language, (words) => words.topics.test(name) || hasHarmless(words, name));

const hasHarmless = (words: Words, name: string): boolean =>
  words.harmless.test(name) || withoutSeen(words, name, name) !== name;

/** Whether the name has a word that no list knows: then nothing tells that it is harmless. */
export const isUnknown = (name: string, language = ''): boolean =>
  /\p{L}/u.test(name) && !readingOf(name, language).known;

/** Whether the name is a dialog's way out: "Cancel", "No", "Keep it". */
export const namesRetreat = (name: string, language = ''): boolean =>
  isRetreat(name, language) && !namesCommitment(name, language);

/** Whether a form, dialog, heading or page of this name is where people pay, order, transfer or delete. */
export const namesCommittingPlace = (name: string): boolean => places.test(name);
