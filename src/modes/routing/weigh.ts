import { lazy } from '../../core/lazy.ts';
import { BUCKETS, isEnglish, opinionsOf, wordingOf } from './features.ts';
import { LEARNED } from './learned.ts';
import { unpack } from './packed.ts';
import { type Label, PLAIN_QUESTION, type Verdict, WORDS_ALONE } from './rules.ts';
import type { HasWords } from './word-kinds.ts';

export const LABELS: readonly Label[] = ['find', 'guide', 'hide'];

/** A linear model: one weight per label for each bucket of wording and each opinion of the rules. */
export interface Weights {
  /** One packed number per bucket, all buckets of the second label, then those of the third: how much more than for the first. */
  wording: string;
  /** What one step of them is worth. */
  step: number;
  /** Weights by label, in the order of `LABELS`. */
  opinions: Readonly<Record<string, readonly number[]>>;
}

const weights = lazy(() => unpack(LEARNED.wording));

/** Weights are too sure of queries that they were not fitted to; measured on batches that were left out. */
const CALM = 0.85;

/**
 * How likely each label is, by the wording and by what the rules say of it (multinomial logistic regression, fitted by
 * `scripts/train-router.ts`). Rules alone are sure of what they know and blind for the rest; the wording alone is never sure.
 * @returns in the order of `LABELS`; together 1
 */
function probabilities(
  text: string,
  verdict: Verdict,
  has: HasWords,
  clauses: readonly string[] = [],
): number[] {
  const known = weights();
  const wording = wordingOf(text, clauses);
  const norm = LEARNED.step / Math.sqrt(wording.length);
  const opinions = opinionsOf(text, verdict, has, clauses);
  return softmax(
    LABELS.map((_, label) => {
      const from = (label - 1) * BUCKETS;
      const words = label === 0 ? 0 : wording.reduce((sum, bucket) => sum + known[from + bucket]!, 0) * norm;
      return CALM * opinions.reduce((sum, each) => sum + (LEARNED.opinions[each]?.[label] ?? 0), words);
    }),
  );
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Rules this confident have read a whole question or order; of English they know enough of these to be followed in doubt. */
const PLAIN = 0.9;

/** One word, or one behind its article, names a thing and does not say what to do with it; in scripts without spaces a whole sentence is one. */
const isOneWord = (text: string): boolean =>
  /^ (?:\p{L}{1,3} )?[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+ $/u.test(text);

/** So many plain words of which the rules know none are a search, as people type it. */
const SEARCH_WORDS = 5;
const isSearch = ({ reason }: Verdict, text: string): boolean =>
  reason === WORDS_ALONE && /^[\x20-\x7e]+$/.test(text) && text.trim().split(' ').length >= SEARCH_WORDS;

/** A question of what was or is, with its mark, in any language: whatever its verbs may mean elsewhere, of a hundred in training one was a task. */
const isPlainest = ({ reason }: Verdict, text: string): boolean =>
  reason === PLAIN_QUESTION && text.endsWith(' ? ');

/** Likelier than that, the wording outweighs plain rules. */
const OUTWEIGHS = 0.85;
const OUTWEIGHS_PLAINEST = 0.97;
const OUTWEIGHS_SEARCH = 0.75;
/** The same of any question, in any language. */
const OUTWEIGHS_QUESTION = 0.8;
/** As likely as not, a part of the page goes without that being asked for. */
const OUTWEIGHS_WORDS = 0.58;

/**
 * The verdict of the rules, weighed with the wording: the likelier label and how likely it is; in doubt where plain rules and the wording differ.
 * Where it cannot tell a question from a task, the page may (`page-gist.ts`).
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
  const agreed = label === verdict.label;
  const plain = isPlain(verdict, text, clauses);
  if (agreed && (plain || (isQuestion(verdict) && most >= LIKELY)))
    return { ...verdict, confidence: Math.max(most, verdict.confidence) };
  if (!agreed && most < OUTWEIGHS_PLAINEST && isPlainest(verdict, text))
    return { ...verdict, confidence: most < OUTWEIGHS ? sure : 1 - most };
  // "Do I have to see this ad?" is worded like a question of what is required.
  if (!agreed && most < OUTWEIGHS_PLAINEST && verdict.label === 'hide' && has('required'))
    return { ...verdict, confidence: 1 - most };
  // "Which files does the tool remove?": the wording's likeliest may be the task that the words name.
  if (!agreed && most < OUTWEIGHS_QUESTION && isQuestion(verdict) && text.endsWith(' ? '))
    return { ...verdict, confidence: 1 - most };
  // "Thanks", "danke": one word that the rules know is what it says.
  if (isOneWord(text) && isQuestion(verdict)) return verdict;
  if (label === 'hide' && verdict.reason === WORDS_ALONE && most < OUTWEIGHS_WORDS)
    return { ...verdict, confidence: 1 - most };
  const search = isSearch(verdict, text);
  // Words of other languages that the rules do not know are as often an order.
  const plainSearch = !agreed && search && isEnglish(text);
  if (agreed && search && most >= LIKELY) return { ...verdict, confidence: Math.max(most, sure) };
  const doubtful = !agreed && most < OUTWEIGHS;
  if (doubtful && (plain || asksWhere(verdict))) return { ...verdict, confidence: 1 - most };
  if (plainSearch && most < OUTWEIGHS_SEARCH) return { ...verdict, confidence: 1 - most };
  const disputed =
    !agreed &&
    (isOneWord(text) || (doubtful && plainSearch) || (isQuestion(verdict) && most < OUTWEIGHS_QUESTION));
  const confidence = disputed ? Math.min(most, sure / 2) : most;
  const reason = agreed ? verdict.reason : 'worded like others of its kind';
  if (label === 'hide') return { label, confidence, reason };
  if (onPage) return { label, confidence, reason, onPage };
  return confidence < sure ? { label, confidence, reason, onPage: 'control' } : { label, confidence, reason };
}

/** Questions by their words or their question mark, in any language, and searches need less of the wording than tasks. */
const QUESTION = 0.8;
const LIKELY = 0.64;
const isQuestion = ({ label, confidence }: Verdict): boolean => label === 'find' && confidence >= QUESTION;

/** "Where can I see ...?": only the page tells whether there is a way to it. */
const asksWhere = (verdict: Verdict): boolean => isQuestion(verdict) && verdict.onPage === 'control';

const isPlain = ({ confidence }: Verdict, text: string, clauses: readonly string[]): boolean =>
  clauses.length === 0 && confidence >= PLAIN && isEnglish(text);
