import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BUCKETS, opinionsOf, wordingOf } from '../src/modes/routing/features.ts';
import { clausesOf, normalizeQuery } from '../src/modes/routing/normalize.ts';
import { LARGEST, pack } from '../src/modes/routing/packed.ts';
import { decide } from '../src/modes/routing/rules.ts';
import { LABELS, softmax, type Weights } from '../src/modes/routing/weigh.ts';
import { wordKindsOf } from '../src/modes/routing/word-kinds.ts';

/**
 * Fits the weights of the router (`src/modes/routing/learned.ts`) to the queries of `bench/data`. Two fits: the wording alone, then how far wording
 * and rules are to be trusted. The second must see the wording's guesses for queries that it was not fitted to, as they will be in use, so
 * these come from five fits of four fifths each.
 *
 *     npx tsx scripts/train-router.ts
 */
const DATA = resolve(import.meta.dirname, '../bench/data');
const TARGET = resolve(import.meta.dirname, '../src/modes/routing/learned.ts');
const FOLDS = 5;
/** Rounds after which the weights of the wording count into their mean. */
const SETTLED = 3;
/** Seeds of the orders in which the queries are learned from. */
const ORDERS = [1, 2, 3];
const WISHES_PER_REASON = 8;
/** Share of the queries of which a mistyped copy is made. */
const MISTYPED = 0.5;
const COUNT = LABELS.length;
/** While they are fitted, the weights of a bucket and the sums of their squared slopes lie side by side, because they are read together. */
const STRIDE = 2 * COUNT;

interface Query {
  wording: number[];
  /** Where the weights of these buckets begin while they are fitted. */
  places: Int32Array;
  opinions: string[];
  label: number;
}

interface Written {
  query: string;
  /** The query that it was made from. */
  from?: string;
  label: (typeof LABELS)[number];
  language: string;
}
/** A reason that people give for what they want; `any`: whatever it is that they want. */
interface Reason {
  reason: string;
  label: Written['label'] | 'any';
  language: string;
}

const written = [...read<Written>('router.jsonl'), ...read<Written>('router-training.jsonl')];
const made = [...withReasons(written, read<Reason>('router-reasons.jsonl')), ...mistyped(written)];
const queries = [...written, ...made].map(asQuery);
/** What is made from a query is left out with it. */
const folds = foldsOf([...written, ...made]);
const unseen: number[][] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitWording(queries.filter((_, i) => folds[i] !== fold));
  queries.forEach((query, i) => {
    if (folds[i] === fold) unseen[i] = scoresOf(weights, query.wording);
  });
}
const { trust, opinions } = fitTrust(queries, unseen);
const wording = fitWording(queries);
/** Only how they differ counts, so those of the first label are taken off the others'. */
const differences = wording.slice(1).map((own) => own.map((weight, bucket) => weight - wording[0]![bucket]!));
const most = differences.reduce((max, all) => all.reduce((a, b) => Math.max(a, Math.abs(b)), max), 0);
const step = most / LARGEST;
const packed = differences.map((all) => pack(Array.from(all, (w) => Math.round(w / step)))).join('');
const learned: Weights = {
  wording: packed,
  step: Number((step * trust).toPrecision(6)),
  opinions,
};
writeFileSync(
  TARGET,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: weights are fitted, whatever they look like
import type { Weights } from './weigh.ts';

/** Made by \`scripts/train-router.ts\` from ${written.length} queries and ${made.length} variations; not for editing. */
// biome-ignore format: data
export const LEARNED: Weights = ${JSON.stringify(learned)};
`,
);
console.log(
  `${queries.length} queries, ${made.length} of them made, the wording counts ${trust.toFixed(2)}, ${packed.length} weights`,
);

function read<T>(file: string): T[] {
  const lines = readFileSync(resolve(DATA, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as T);
}

function asQuery({ query, label }: Written): Query {
  const text = normalizeQuery(query);
  const clauses = clausesOf(query);
  const has = wordKindsOf(text);
  const opinions = opinionsOf(text, decide(text, has), has, clauses);
  const wording = wordingOf(text, clauses);
  const places = Int32Array.from(wording, (bucket) => bucket * STRIDE);
  return { wording, places, opinions, label: LABELS.indexOf(label) };
}

function foldsOf(all: readonly Written[]): number[] {
  const known = new Map(written.map(({ query }, i) => [query, i % FOLDS]));
  return all.map(({ query, from = query }) => known.get(from)!);
}

/** Each reason before and behind a few wishes of its language: what is wanted decides, not why. */
function withReasons(all: readonly Written[], reasons: readonly Reason[]): Written[] {
  const random = randomFrom(3);
  return reasons.flatMap(({ reason, label, language }) => {
    const wishes = all.filter(
      (each) => each.language === language && (label === 'any' || each.label === label),
    );
    return Array.from({ length: WISHES_PER_REASON }, (_, i) => {
      const wish = wishes[Math.floor(random() * wishes.length)]!;
      const [first, second] = i % 3 === 2 ? [wish.query, reason] : [reason, wish.query];
      return { ...wish, from: wish.query, query: `${first}${i % 2 ? '. ' : ', '}${second}` };
    });
  });
}

/** Every few queries once more with two letters swapped or one left out. */
function mistyped(all: readonly Written[]): Written[] {
  const random = randomFrom(4);
  return all.flatMap((each) => {
    const letters = [...each.query];
    const at = 1 + Math.floor(random() * (letters.length - 2));
    if (letters.length < 8 || random() > MISTYPED) return [];
    const swapped = random() < 0.5 ? [letters[at + 1]!, letters[at]!] : [letters[at + 1]!];
    return [
      {
        ...each,
        from: each.query,
        query: [...letters.slice(0, at), ...swapped, ...letters.slice(at + 2)].join(''),
      },
    ];
  });
}

function scoresOf(weights: readonly Float64Array[], wording: readonly number[]): number[] {
  const norm = 1 / Math.sqrt(wording.length);
  return weights.map((own) => {
    let sum = 0;
    for (const bucket of wording) sum += own[bucket]!;
    return sum * norm;
  });
}

/** The mean of several fits: what one order of the queries happens to do decides what is in doubt. */
function fitWording(rows: readonly Query[]): Float64Array[] {
  const means = LABELS.map(() => new Float64Array(BUCKETS));
  for (const seed of ORDERS)
    for (const [k, own] of fitOnce(rows, seed).entries()) addTo(means[k]!, own, 1 / ORDERS.length);
  return means;
}

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011); the mean over the later rounds (Polyak and Juditsky 1992) depends less on the order. */
function fitOnce(
  rows: readonly Query[],
  seed: number,
  rounds = 12,
  rate = 0.15,
  decay = 1e-5,
): Float64Array[] {
  const state = new Float64Array(BUCKETS * STRIDE);
  for (let at = 0; at < state.length; at += STRIDE) state.fill(0.01, at + COUNT, at + STRIDE);
  const random = randomFrom(seed);
  const order = rows.map((_, i) => i);
  const means = LABELS.map(() => new Float64Array(BUCKETS));
  const learn = (at: number, error: number) => {
    const slope = error + decay * state[at]!;
    const seen = state[at + COUNT]! + slope * slope;
    state[at + COUNT] = seen;
    state[at]! -= (rate / Math.sqrt(seen)) * slope;
  };
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const i of order) {
      const { places, label } = rows[i]!;
      const norm = 1 / Math.sqrt(places.length);
      // The three labels by name, and each place once: more than twice as fast as loops over the labels.
      let [find, guide, hide] = [0, 0, 0];
      for (let p = 0; p < places.length; p++) {
        const at = places[p]!;
        find += state[at]!;
        guide += state[at + 1]!;
        hide += state[at + 2]!;
      }
      const likely = softmax([find * norm, guide * norm, hide * norm]);
      const [findError, guideError, hideError] = likely.map((p, k) => (p - (label === k ? 1 : 0)) * norm);
      for (let p = 0; p < places.length; p++) {
        const at = places[p]!;
        learn(at, findError!);
        learn(at + 1, guideError!);
        learn(at + 2, hideError!);
      }
    }
    if (round < SETTLED) continue;
    for (const [k, mean] of means.entries())
      for (let bucket = 0; bucket < BUCKETS; bucket++)
        mean[bucket]! += state[bucket * STRIDE + k]! / (rounds - SETTLED);
  }
  return means;
}

function addTo(sum: Float64Array, more: Float64Array, share: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += share * more[i]!;
}

/** How much the wording's score counts, and each opinion of the rules: logistic regression by gradient steps. */
function fitTrust(rows: readonly Query[], scores: readonly number[][], rounds = 60, decay = 2e-3) {
  const weights = new Map<string, number[]>();
  for (const { opinions } of rows) for (const each of opinions) weights.set(each, [0, 0, 0]);
  const random = randomFrom(2);
  const order = rows.map((_, i) => i);
  let trust = 1;
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    const rate = 0.05 / (1 + round / 10);
    for (const i of order) {
      const { opinions, label } = rows[i]!;
      const own = opinions.map((each) => weights.get(each)!);
      const likely = softmax(
        scores[i]!.map((score, k) => own.reduce((sum, each) => sum + each[k]!, trust * score)),
      );
      let slope = 0;
      for (let k = 0; k < LABELS.length; k++) {
        const error = likely[k]! - (label === k ? 1 : 0);
        slope += error * scores[i]![k]!;
        for (const each of own) each[k]! -= rate * (error + decay * each[k]!);
      }
      trust -= rate * 0.05 * slope;
    }
  }
  const rounded = [...weights].map(([name, own]) => [name, own.map((w) => Number(w.toFixed(3)))]);
  return { trust, opinions: Object.fromEntries(rounded) as Record<string, number[]> };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** The same numbers at each run, so that the same queries make the same weights (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
