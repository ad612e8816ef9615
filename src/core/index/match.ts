import type { Term } from '../text/question.ts';

/** How well a word of the page stands for a word of the question, 0 to 1. */
export interface Match {
  /** Position of the term in the question. */
  term: number;
  weight: number;
}

const PREFIX = 0.6;
const COMPOUND = 0.45;
/** The last part of a compound says what the whole is: a "Wanderrucksack" is a "Rucksack". */
const COMPOUND_HEAD = 0.75;
const SYNONYM = 0.7;
const TYPO = 0.5;
const LETTERS = /^\p{L}+$/u;

/**
 * Which words of the page stand for which words of the question: the same stem, a word for the same concept, a common beginning
 * ("refund", "refundable"), a part of a compound ("Frist" in "Rückgabefrist"), and, where nothing else is found, one typing mistake.
 * @param vocabulary all word keys of the page
 */
export function matchTerms(terms: readonly Term[], vocabulary: ReadonlySet<string>): Map<string, Match[]> {
  const matches = new Map<string, Match[]>();
  const page = [...vocabulary];
  terms.forEach(({ key, synonyms, soft = [] }, term) => {
    if (key === '') return;
    const weights = weigh(key, page, likeness);
    for (const other of synonyms) {
      if (vocabulary.has(other)) weights.set(other, Math.max(SYNONYM, weights.get(other) ?? 0));
    }
    for (const { keys, weight } of soft) {
      if (keys.every((each) => vocabulary.has(each)))
        for (const each of keys) weights.set(each, Math.max(weight, weights.get(each) ?? 0));
    }
    const found = weights.size > 0 ? weights : weigh(key, page, typoLikeness);
    for (const [word, weight] of found) matches.set(word, [...(matches.get(word) ?? []), { term, weight }]);
  });
  return matches;
}

/**
 * For every term of the question, the best match among the words; 0 where there is none.
 * @param best matches to improve on
 */
export function bestMatches(
  keys: readonly string[],
  matches: Map<string, Match[]>,
  terms: number,
  best: number[] = new Array<number>(terms).fill(0),
): number[] {
  for (const key of keys) {
    const found = matches.get(key);
    if (!found) continue;
    for (const { term, weight } of found) if (weight > best[term]!) best[term] = weight;
  }
  return best;
}

function weigh(term: string, page: readonly string[], like: (term: string, key: string) => number) {
  const found = new Map<string, number>();
  for (const key of page) {
    const weight = like(term, key);
    if (weight > 0) found.set(key, weight);
  }
  return found;
}

function likeness(term: string, key: string): number {
  if (term === key) return 1;
  const [short, long] = term.length < key.length ? [term, key] : [key, term];
  if (short.length < 4) return 0;
  const longer = long.length - short.length;
  if (long.startsWith(short)) return LETTERS.test(long) ? (longer <= 4 ? PREFIX : COMPOUND) : 0;
  return short.length >= 5 && long.endsWith(short) && LETTERS.test(long)
    ? long === key
      ? COMPOUND_HEAD
      : COMPOUND
    : 0;
}

/** One letter left out, added, changed or two swapped, in words long enough to be sure. */
function typoLikeness(term: string, key: string): number {
  if (term.length < 5 || Math.abs(term.length - key.length) > 1 || !LETTERS.test(term)) return 0;
  let start = 0;
  while (start < term.length && term[start] === key[start]) start += 1;
  const rest = term.slice(start);
  const other = key.slice(start);
  const same =
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2));
  return same ? TYPO : 0;
}
