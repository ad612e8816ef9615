import { lazy } from '../lazy.ts';
import { CONCEPTS, commonWords, GENERIC } from '../lexicon/concepts.ts';
import { listSource } from '../lexicon/lists.ts';
import { askingWords, askingWordsOf, asks, asksForm, asksWish, withoutAsking } from '../lexicon/questions.ts';
import type { ValueType, Wish } from '../lexicon/shape.ts';
import { detectLanguage, type Language } from './languages.ts';
import type { Soft } from './meanings-of.ts';
import { fold, words } from './words.ts';

/** A content word of a question. */
export interface Term {
  /** As the page's language stems it. */
  key: string;
  /** Keys that stand for the same concept on a page, in any language. */
  synonyms: readonly string[];
  /** The word as it was written, in lower case. */
  raw?: string;
  /** What says about the same on a page, each with how surely; in the page's language (`withMeanings`). */
  soft?: readonly Soft[];
  /** 1, less for words that say little ("page", "information"). */
  weight: number;
  /** Values of these forms say the same: "€ 5" needs no "price" beside it. */
  types: readonly ValueType[];
}

export type { Wish } from '../lexicon/shape.ts';

export interface Question {
  text: string;
  terms: Term[];
  wish: Wish;
  type: ValueType;
}

const GENERIC_WEIGHT = 0.15;
const COMMON_WEIGHT = 0.25;
/** Two characters of which one ends a word and the other begins the next. */
const CROSSING_WEIGHT = 0.3;
/** A form that is asked for but not found says less against a place than a missing word. */
const FORM_WEIGHT = 0.6;

/** First that matches wins: "how much time" is a duration before "how much" is money. */
const FORMS: readonly (readonly [ValueType, (text: string) => boolean])[] = (
  [
    'email',
    'address',
    'phone',
    'url',
    'hours',
    'percent',
    'duration',
    'money',
    'measure',
    'time',
    'amount',
    'count',
    'person',
    'place',
  ] as const
).map((form) => [form, asksForm(form)]);

/** Who, when and where ask for just that, whatever noun stands behind them: "who wrote about the costs?", "when was the temperature taken?". */
const FIRST_WORDS: readonly (readonly [ValueType, (text: string) => boolean])[] = FORMS.filter(
  ([form]) => form === 'time' || form === 'person' || form === 'place',
);
/** Forms that a noun alone asks for. */
const BY_NOUN: ReadonlySet<ValueType> = new Set<ValueType>([
  'percent',
  'duration',
  'money',
  'measure',
  'time',
  'amount',
  'count',
]);
const isAskingWord = asks('asking');

/** "Who" in Dutch, "how" in German: among the words of all languages it asks for a person only where the question is Dutch. */
const DUTCH_WHO = /(?<!\p{L})wie(?!\p{L})/gu;

function formOf(lower: string, own: Language): ValueType {
  const ofPerson = own.code === 'nl' ? lower : lower.replace(DUTCH_WHO, ' ');
  const form = FORMS.find(([form, isAsked]) => isAsked(form === 'person' ? ofPerson : lower))?.[0] ?? 'thing';
  if (!BY_NOUN.has(form)) return form;
  const [first = ''] = ofPerson.replace(/^[\s¿]+/u, '').split(/[\s,?？]/u, 1);
  if (!isAskingWord(first)) return form;
  return FIRST_WORDS.find(([, isAsked]) => isAsked(first))?.[0] ?? form;
}

/** Nothing but words: "what is a monad?", not "what is it, and who made it?". */
const PLAIN = /^[¿\p{L}\p{M}\p{N} .'-]+[?？]?$/u;
const asksWhatIs = asks('whatIs');
const WISHES: readonly (readonly [Wish, (text: string) => boolean])[] = (
  ['overview', 'list', 'reason', 'definition'] as const
).map((wish) => [wish, asksWish(wish)]);

function wishOf(lower: string): Wish {
  const said = WISHES.find(([, isAsked]) => isAsked(lower))?.[0];
  return said ?? (PLAIN.test(lower) && asksWhatIs(lower) ? 'definition' : 'fact');
}

/** "What does the pool cost, and when does it open?" asks two things; one of a list ("the pool and the zoo") asks one. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: and, index } of text.matchAll(new RegExp(`[,;]?\\s+${listSource('and')}\\s+`, 'giu'))) {
    if (!beginsToAsk(text.slice(index + and.length))) continue;
    parts.push(text.slice(from, index));
    from = index + and.length;
  }
  return [...parts, text.slice(from)];
}

/** By its first two words: "when does", "wie viel". */
function beginsToAsk(text: string): boolean {
  const first = text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
  return FORMS.some(([, isAsked]) => isAsked(first));
}

/** A question word stands among the first so many words: "cuándo abre", "a qué hora". */
const ASKS_WITHIN = 2;

/** People type "cuando abre?" and mean "cuándo": where a question begins with a question word without its accents, it gets them. */
function withAccents(text: string, languages: readonly Language[]): string {
  const asking = languages.flatMap(({ code }) => askingWordsOf(code));
  const accented = new Map(
    asking.flatMap((word) => {
      const plain = fold(word);
      return plain !== word && !asking.includes(plain) ? [[plain, word] as const] : [];
    }),
  );
  if (accented.size === 0) return text;
  let seen = 0;
  return text.replace(/\p{L}+/gu, (word) => {
    seen += 1;
    return (seen <= ASKS_WITHIN && accented.get(word.toLowerCase())) || word;
  });
}

/** Reads a question asked of a page in `pageLanguage`; the question itself may be in another language. */
export function readQuestion(written: string, pageLanguage: Language): Question {
  const text = withAccents(written, [detectLanguage([written], pageLanguage)]);
  const lower = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
  const wish = wishOf(lower);
  const form = formOf(lower, detectLanguage([text], pageLanguage));
  // A reason is a sentence, whatever it speaks of.
  const type = wish === 'reason' ? 'thing' : form;
  return { text, terms: withType(termsOf(text, pageLanguage), wish, type), wish, type };
}

/** A question that says only by its form what it wants ("how much", "when", "why") gets a term for it. */
function withType(terms: Term[], wish: Wish, type: ValueType): Term[] {
  const wanted = wish === 'reason' ? 'reason' : type;
  const typed = terms.map((term) => ({ ...term, types: term.types.filter((own) => expresses(own, wanted)) }));
  if (wanted === 'thing' || typed.every((term) => term.weight < 1) || typed.some((term) => term.types.length))
    return typed;
  return [...typed, { key: '', synonyms: [], weight: FORM_WEIGHT, types: [wanted] }];
}

const expresses = (own: ValueType, wanted: ValueType): boolean =>
  own === wanted ||
  (own === 'byline' && wanted === 'person') ||
  (own === 'address' && wanted === 'place') ||
  (own === 'measure' && wanted === 'amount');

function termsOf(text: string, pageLanguage: Language): Term[] {
  const own = detectLanguage([text], pageLanguage);
  const terms = new Map<string, Term>();
  const common = commonWords([own.code, pageLanguage.code]);
  const crossing = pairsAcrossWords(text);
  for (const word of words(withoutAsking(text), pageLanguage)) {
    const raw = text.slice(word.start, word.end).normalize('NFKC').toLowerCase();
    if (word.stop || own.stops.has(raw) || terms.has(word.key)) continue;
    const notion = notionOf(raw, word.key, pageLanguage);
    const weight = weightOf(raw, common) * (crossing.has(word.start) ? CROSSING_WEIGHT : 1);
    terms.set(word.key, { key: word.key, raw, weight, ...notion });
  }
  for (const asking of askingWords(text)) {
    const notion = notionOf(asking, asking, pageLanguage);
    if (notion.synonyms.length > 0) terms.set(asking, { key: asking, weight: 1, ...notion });
  }
  return [...terms.values()];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const WORDS_IN_CHINESE = lazy(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/**
 * Where pairs of characters begin that stand in no one word: a text without spaces is cut into all its pairs. Two lone characters may be a word that the
 * dictionary does not know.
 */
function pairsAcrossWords(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!UNSPACED.test(text)) return found;
  let before = 0;
  for (const { index, segment } of WORDS_IN_CHINESE().segment(text)) {
    if (before > 1 || (before === 1 && segment.length > 1)) found.add(index - 1);
    before = segment.length;
  }
  return found;
}

function weightOf(raw: string, common: ReadonlySet<string>): number {
  return GENERIC().has(raw) ? GENERIC_WEIGHT : common.has(raw) ? COMMON_WEIGHT : 1;
}

const keyed = new Map<string, { concepts: string[][]; rows: Map<string, number[]> }>();

/** The concept rows as the page's language stems them; made once per language. */
function conceptsFor(language: Language) {
  const known = keyed.get(language.code);
  if (known) return known;
  const concepts = CONCEPTS().map(({ words: row }) => [
    ...new Set(row.flatMap((word) => [keyOf(word, language), fold(word)])),
  ]);
  const rows = new Map<string, number[]>();
  CONCEPTS().forEach(({ words: row }, i) => {
    for (const word of [...row, ...concepts[i]!]) rows.set(word, [...(rows.get(word) ?? []), i]);
  });
  const made = { concepts, rows };
  keyed.set(language.code, made);
  return made;
}

function keyOf(word: string, language: Language): string {
  return words(word, language)[0]?.key ?? word;
}

function notionOf(raw: string, key: string, language: Language): Pick<Term, 'synonyms' | 'types'> {
  const { concepts, rows } = conceptsFor(language);
  const numbers = [...new Set([...(rows.get(raw) ?? []), ...(rows.get(key) ?? [])])];
  const synonyms = new Set(numbers.flatMap((i) => concepts[i]!));
  synonyms.delete(key);
  return { synonyms: [...synonyms], types: numbers.flatMap((i) => CONCEPTS()[i]!.type ?? []) };
}
