import { detectLanguage } from '../../core/text/languages.ts';
import { decide, type Verdict } from './rules.ts';
import type { HasWords } from './word-kinds.ts';

/** Features of wording are counted in so many buckets; what falls into one bucket shares its weight. */
export const BUCKETS = 160_000;

/** Lengths of the pieces of a word: endings and stems tell an order from a question in languages that no rule knows. */
const PIECES = [2, 3, 4, 5] as const;
/** More words than so many are long in the same way. */
const LONG = 12;
/** How a query begins and ends, in letters: where words are not set apart, or a verb stands last with all its endings. */
const ENDS = [6, 8, 11] as const;

/**
 * The wording of a query as buckets ("feature hashing", Weinberger et al. 2009): its words, pairs of neighbours and with one between, pieces and
 * shapes of words, how it begins and ends, and its length; once more the words of its last clause, which mostly says what is wanted.
 * @param text as `normalizeQuery` makes it
 * @param clauses of the query, none where it is a single one
 */
export function wordingOf(text: string, clauses: readonly string[] = []): number[] {
  const words = text.trim().split(' ');
  const found = new Set<number>();
  const add = (feature: string) => found.add(bucketOf(feature));
  for (const word of words) {
    add(`w${word}`);
    const padded = ` ${word} `;
    for (const length of PIECES) {
      for (let at = 0; at + length <= padded.length; at++) add(`c${padded.slice(at, at + length)}`);
    }
    if (SPELT.test(word)) for (const shape of shapesOf(word)) add(shape);
  }
  for (let i = 0; i + 1 < words.length; i++) add(`b${words[i]} ${words[i + 1]}`);
  for (let i = 0; i + 2 < words.length; i++) add(`g${words[i]} ${words[i + 2]}`);
  add(`1${words[0]}`);
  add(`12${words[0]} ${words[1]}`);
  add(`L${words.at(-1)}`);
  const bare = words.filter((word) => word !== '?').join(' ');
  add(`L2${bare.split(' ').slice(-2).join(' ')}`);
  for (const length of ENDS) {
    add(`B${bare.slice(0, length)}`);
    add(`E${bare.slice(-length)}`);
  }
  add(`len${Math.min(LONG, words.length)}`);
  const last = (clauses.at(-1) ?? text).trim().split(' ');
  for (const word of last) add(`r${word}`);
  add(`r1${last[0]}`);
  add(`r12${last[0]} ${last[1]}`);
  add('bias');
  return [...found];
}

/** Words of Latin letters long enough to be mistyped and still be known. */
const SPELT = /^[a-z]{4,}$/;

/** What a word shares with its misspellings: without doubled letters ("acount"), without vowels ("delet"), whatever the order ("passwrod"). */
function shapesOf(word: string): string[] {
  const single = word.replace(/(.)\1+/g, '$1');
  const first = word[0]!;
  const skeleton = word
    .slice(1)
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
  return [`s${single}`, `k${first}${skeleton}`, `t${first}${[...word.slice(1)].sort().join('')}`];
}

/** FNV-1a with a final mix, so that the low bits count. */
function bucketOf(feature: string): number {
  let hash = 2166136261;
  for (let i = 0; i < feature.length; i++) {
    hash ^= feature.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % BUCKETS;
}

const KINDS = [
  'howTo',
  'ask',
  'tell',
  'away',
  'hide',
  'remove',
  'own',
  'noise',
  'act',
  'polite',
  'nothingElse',
  'whereSee',
  'wish',
  'vanish',
  'noneOf',
  'fedUp',
  'clutter',
  'only',
  'content',
  'trouble',
  'goods',
  'fact',
  'self',
  'talk',
  'about',
  'source',
  'retell',
  'noControl',
  'takeMe',
  'readWithout',
  'facts',
  'controls',
  'asksControl',
  'required',
] as const;

const NO_LANGUAGE = { code: '', stem: (word: string) => word, stops: new Set<string>() };
/** English is the language that the rules know best: there their verdict counts otherwise. */
export const isEnglish = (text: string): boolean => detectLanguage([text], NO_LANGUAGE).code === 'en';

/** What the rules say of a query: their verdict, its reason, the kinds of words that they found, and what they say of its first and last clause. */
export function opinionsOf(
  text: string,
  verdict: Verdict,
  has: HasWords,
  clauses: readonly string[] = [],
): string[] {
  const opinion = `${verdict.label}: ${verdict.reason}`;
  const ends = clauses.length > 0 ? ([clauses[0]!, clauses.at(-1)!] as const) : [];
  return [
    `verdict ${verdict.label}`,
    isEnglish(text) ? `en ${opinion}` : opinion,
    ...KINDS.filter(has).map((kind) => `says ${kind}`),
    text.includes('?') ? 'a question mark' : 'no question mark',
    ...ends.map((clause, end) => {
      const { label, reason } = decide(clause);
      return `${end === 0 ? 'begins' : 'ends'} ${label}: ${reason}`;
    }),
  ];
}
