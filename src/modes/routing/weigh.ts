import { BUCKETS, isEnglish, opinionsOf, wordingOf } from './features.ts';
import { LEARNED } from './learned.ts';
import { type Label, type Verdict, WORDS_ALONE } from './rules.ts';
import type { HasWords } from './word-kinds.ts';

export const LABELS: readonly Label[] = ['find', 'guide', 'hide'];

/** A linear model: one weight per label for each bucket of wording and each opinion of the rules. */
export interface Weights {
  /** Base64 of one signed byte per bucket, all buckets of the first label, then those of the next. */
  wording: string;
  /** What one step of a byte is worth. */
  step: number;
  /** Weights by label, in the order of `LABELS`. */
  opinions: Readonly<Record<string, readonly number[]>>;
}

let bytes: Int8Array | undefined;

/**
 * How likely each label is, by the wording and by what the rules say of it (multinomial logistic regression, fitted by
 * `scripts/train-router.ts`). Rules alone are sure of what they know and blind for the rest; the wording alone is never sure.
 * @returns in the order of `LABELS`; together 1
 */
export function probabilities(
  text: string,
  verdict: Verdict,
  has: HasWords,
  clauses: readonly string[] = [],
): number[] {
  bytes ??= Int8Array.from(atob(LEARNED.wording), (char) => char.charCodeAt(0));
  const known = bytes;
  const wording = wordingOf(text, clauses);
  const norm = LEARNED.step / Math.sqrt(wording.length);
  const opinions = opinionsOf(text, verdict, has, clauses);
  return softmax(
    LABELS.map((_, label) => {
      const words = wording.reduce((sum, bucket) => sum + known[label * BUCKETS + bucket]!, 0) * norm;
      return opinions.reduce((sum, each) => sum + (LEARNED.opinions[each]?.[label] ?? 0), words);
    }),
  );
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Rules this confident have read a whole question or order; of English they know enough of these to be followed by and large. */
const PLAIN = 0.9;

/** One word names a thing and does not say what to do with it; in scripts without spaces a whole sentence is one. */
const isOneWord = (text: string): boolean =>
  /^ [\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+ $/u.test(text);

/** So many plain English words of which the rules know none are a search, as people type it. */
const SEARCH_WORDS = 5;
const isSearch = ({ reason }: Verdict, text: string): boolean =>
  reason === WORDS_ALONE && /^[\x20-\x7e]+$/.test(text) && text.trim().split(' ').length >= SEARCH_WORDS;

/** Likelier than that, the wording outweighs plain rules. */
const OUTWEIGHS = 0.9;

/**
 * The verdict of the rules, weighed with the wording: the likelier label and how likely it is. Where it cannot tell a question from a task, the
 * page may (`page-gist.ts`).
 */
export function weigh(
  verdict: Verdict,
  text: string,
  has: HasWords,
  sure: number,
  clauses: readonly string[] = [],
): Verdict {
  const likely = probabilities(text, verdict, has, clauses);
  const most = Math.max(...likely);
  const label = LABELS[likely.indexOf(most)]!;
  const { onPage } = verdict;
  const english = clauses.length === 0 && isEnglish(text);
  const plain = english && (verdict.confidence >= PLAIN || isSearch(verdict, text));
  if (plain && label === verdict.label) return { ...verdict, confidence: Math.max(most, verdict.confidence) };
  if (plain && most < OUTWEIGHS)
    return { ...verdict, confidence: most < sure ? verdict.confidence : 1 - most };
  const confidence = label === verdict.label || !isOneWord(text) ? most : Math.min(most, sure / 2);
  const reason = label === verdict.label ? verdict.reason : 'worded like others of its kind';
  if (label === 'hide') return { label, confidence, reason };
  if (onPage) return { label, confidence, reason, onPage };
  return confidence < sure ? { label, confidence, reason, onPage: 'control' } : { label, confidence, reason };
}
