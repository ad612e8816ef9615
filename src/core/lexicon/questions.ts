import { lazy } from '../lazy.ts';
import { questions as de } from './de/questions.ts';
import { questions as en } from './en/questions.ts';
import { questions as es } from './es/questions.ts';
import { questions as fr } from './fr/questions.ts';
import { questions as it } from './it/questions.ts';
import { questions as ja } from './ja/questions.ts';
import type { PhraseList } from './matcher.ts';
import { questions as nl } from './nl/questions.ts';
import { phrasesOf, sourceOf } from './pattern.ts';
import { questions as pl } from './pl/questions.ts';
import { questions as pt } from './pt/questions.ts';
import { questions as ru } from './ru/questions.ts';
import type { QuestionWords, ValueType, Wish } from './shape.ts';
import { questions as zh } from './zh/questions.ts';

/** Languages whose questions about a page are understood without a model, by ISO 639-1 code. */
export const QUESTIONS: Readonly<Record<string, QuestionWords>> = {
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  ru,
  zh,
};
const languages = Object.values(QUESTIONS);

/** What a question says in words; accents tell "où" from "ou", so nothing is folded. Lower case. */
type OneList = Exclude<keyof QuestionWords, 'forms' | 'except' | 'wishes' | 'plural' | 'cut' | 'counted'>;
type Pattern = () => RegExp | undefined;
const patternOf = (listOf: (language: QuestionWords) => PhraseList | undefined): Pattern =>
  lazy(() => {
    const all = languages.map(listOf).filter((each) => each !== undefined);
    return all.length > 0 ? new RegExp(sourceOf(...all), 'gu') : undefined;
  });
const holds = (patternIn: Pattern, text: string): boolean => {
  const pattern = patternIn();
  return pattern !== undefined && text.search(pattern) >= 0;
};

/** Tells whether a text in lower case holds such words of any language. */
export function asks(use: OneList): (text: string) => boolean {
  const pattern = patternOf((language) => language[use]);
  return (text) => holds(pattern, text);
}

/** ... words for an answer of this form, what only sounds like it left out. */
export function asksForm(form: ValueType): (text: string) => boolean {
  const words = patternOf(({ forms }) => forms?.[form]);
  const exceptions = patternOf(({ except }) => except?.[form]);
  return (text) => {
    const except = exceptions();
    return holds(words, except ? text.replace(except, ' ') : text);
  };
}

/** ... the name of the form in the plural: "dates". */
export function asksForAll(form: ValueType): (text: string) => boolean {
  const words = patternOf(({ plural }) => plural?.[form]);
  return (text) => holds(words, text);
}

export function asksWish(wish: Wish): (text: string) => boolean {
  const words = patternOf(({ wishes }) => wishes?.[wish]);
  return (text) => holds(words, text);
}

const CUT = lazy(() => new RegExp(languages.flatMap(({ cut }) => cut?.source ?? []).join('|'), 'gu'));
/** A text of the same length, with spaces for the question words of scripts without spaces. */
export const withoutAsking = (text: string): string =>
  text.replace(CUT(), (asking) => ' '.repeat(asking.length));

/** ... and these words: some of them say what is asked for ("多高", how high). */
export const askingWords = (text: string): string[] => text.match(CUT()) ?? [];

/** What a question counts, in languages where the question word and a measure word stand before it. */
export const countedIn = (text: string): string | undefined =>
  languages.map(({ counted }) => counted?.exec(text)?.[1]).find((found) => found !== undefined);

/** A language's question words (ISO 639-1), as they are written. */
export const askingWordsOf = (code: string): readonly string[] => phrasesOf(QUESTIONS[code]?.asking ?? []);

/** Words of all languages for one purpose. */
export const questionWords = (use: OneList): readonly string[] =>
  languages.flatMap((language) => phrasesOf(language[use] ?? []));
