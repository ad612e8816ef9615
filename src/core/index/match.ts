import { fold } from '../text/words.ts';

/** How well a word of the page stands for a word of the question, 0 to 1. */
export type Match = { term: number; weight: number };

const PREFIX = 0.6;
const COMPOUND = 0.45;
const TYPO = 0.5;

/**
 * Which words of the page stand for which words of the question: the same stem, a common beginning ("refund", "refundable"),
 * a part of a compound ("Frist" in "Rückgabefrist"), and, where nothing else is found, one typing mistake.
 * @param vocabulary all word keys of the page
 */
export function matchTerms(terms: readonly string[], vocabulary: Iterable<string>): Map<string, Match[]> {
  const page = [...vocabulary];
  const matches = new Map<string, Match[]>();
  terms.forEach((term, i) => {
    const near = page.flatMap((key) => weighed(key, i, likeness(term, key)));
    const found =
      near.length > 0 ? near : page.flatMap((key) => weighed(key, i, isTypo(term, key) ? TYPO : 0));
    for (const { key, match } of found) matches.set(key, [...(matches.get(key) ?? []), match]);
  });
  return matches;
}

function weighed(key: string, term: number, weight: number): { key: string; match: Match }[] {
  return weight > 0 ? [{ key, match: { term, weight } }] : [];
}

function likeness(term: string, key: string): number {
  if (term === key) return 1;
  const [short, long] = term.length < key.length ? [term, key] : [key, term];
  if (short.length < 4 || !/^\p{L}+$/u.test(long)) return 0;
  if (long.startsWith(short)) return long.length - short.length <= 4 ? PREFIX : COMPOUND;
  return short.length >= 5 && long.endsWith(short) ? COMPOUND : 0;
}

/** One letter left out, added, changed or two swapped, in words long enough to be sure. */
function isTypo(term: string, key: string): boolean {
  if (term.length < 5 || Math.abs(term.length - key.length) > 1 || !/^\p{L}+$/u.test(term)) return false;
  let start = 0;
  while (start < term.length && term[start] === key[start]) start += 1;
  const rest = fold(term.slice(start));
  const other = key.slice(start);
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
