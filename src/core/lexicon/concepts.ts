import { lazy } from '../lazy.ts';
import { concepts as de } from './de/concepts.ts';
import { concepts as en } from './en/concepts.ts';
import { concepts as es } from './es/concepts.ts';
import { concepts as fr } from './fr/concepts.ts';
import { concepts as it } from './it/concepts.ts';
import { concepts as ja } from './ja/concepts.ts';
import { concepts as nl } from './nl/concepts.ts';
import { concepts as pt } from './pt/concepts.ts';
import type { ConceptName, ConceptWords } from './shape.ts';
import { concepts as zh } from './zh/concepts.ts';

/** Languages that name what pages are asked for, by ISO 639-1 code. */
export const CONCEPT_WORDS: Readonly<Record<string, ConceptWords>> = { de, en, es, fr, it, ja, nl, pt, zh };

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
export const GENERIC = lazy(() => wordsOf('generic'));
export const COMMON = lazy(() => wordsOf('common'));

function wordsOf(kind: 'generic' | 'common'): ReadonlySet<string> {
  return new Set(languages.flatMap((own) => own[kind]?.split(' ') ?? []));
}
