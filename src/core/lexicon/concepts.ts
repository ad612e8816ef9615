import { lazy } from '../lazy.ts';
import { concepts as de } from './de/concepts.ts';
import { concepts as en } from './en/concepts.ts';
import { concepts as es } from './es/concepts.ts';
import { concepts as fr } from './fr/concepts.ts';
import { concepts as it } from './it/concepts.ts';
import { concepts as ja } from './ja/concepts.ts';
import { concepts as nl } from './nl/concepts.ts';
import { concepts as pl } from './pl/concepts.ts';
import { concepts as pt } from './pt/concepts.ts';
import { concepts as ru } from './ru/concepts.ts';
import type { ConceptName, ConceptWords } from './shape.ts';
import { concepts as zh } from './zh/concepts.ts';

/** Languages that name what pages are asked for, by ISO 639-1 code. */
export const CONCEPT_WORDS: Readonly<Record<string, ConceptWords>> = {
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

export interface Concept<Form extends string = string> {
  words: readonly string[];
  /** A value of this form says the same as the words: "€ 5" needs no "price" beside it. */
  type?: Form;
}

/** Concepts whose values have a form of their own (`core/text/values.ts`). */
const FORMS = {
  price: 'money',
  author: 'byline',
  published: 'time',
  updated: 'time',
  phone: 'phone',
  email: 'email',
  address: 'address',
  hours: 'hours',
  weight: 'measure',
  size: 'measure',
  height: 'measure',
  duration: 'duration',
  deadline: 'time',
  salary: 'money',
  temperature: 'measure',
  storage: 'measure',
} as const satisfies Partial<Record<ConceptName, string>>;
type Form = (typeof FORMS)[keyof typeof FORMS];

const languages = Object.values(CONCEPT_WORDS);
const concepts = lazy(() => [
  ...new Set(languages.flatMap((own) => Object.keys(own.concepts) as ConceptName[])),
]);

/** Each concept with its words in all languages: it bridges "cost" and "price" as well as "Preis" and "price". */
export const CONCEPTS = lazy((): readonly Concept<Form>[] =>
  concepts().map((concept) => {
    const type = (FORMS as Partial<Record<ConceptName, Form>>)[concept];
    const words = languages.flatMap((own) => own.concepts[concept]?.split(' ') ?? []);
    return { words: [...new Set(words)], ...(type ? { type } : {}) };
  }),
);
export const GENERIC = lazy(() => wordsOf('generic', languages));

/** Words of these languages (ISO 639-1) that questions use without the page having to use them; of all, where none of them is known. */
export function commonWords(codes: readonly string[]): ReadonlySet<string> {
  const key = [...new Set(codes)].sort().join();
  const before = common.get(key);
  if (before) return before;
  const own = codes.flatMap((code) => CONCEPT_WORDS[code] ?? []);
  const made = wordsOf('common', own.length > 0 ? own : languages);
  common.set(key, made);
  return made;
}
const common = new Map<string, ReadonlySet<string>>();

function wordsOf(kind: 'generic' | 'common', own: readonly ConceptWords[]): ReadonlySet<string> {
  return new Set(own.flatMap((each) => each[kind]?.split(' ') ?? []));
}
