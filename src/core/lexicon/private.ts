import { privateWords as de } from './de/private.ts';
import { privateWords as en } from './en/private.ts';
import { privateWords as es } from './es/private.ts';
import { privateWords as fr } from './fr/private.ts';
import { type Matcher, phrases } from './matcher.ts';
import type { PrivateWords } from './shape.ts';

/** Languages that tell private fields, by ISO 639-1 code. */
export const PRIVATE: Readonly<Record<string, PrivateWords>> = { de, en, es, fr };

export type PrivateKind = Exclude<keyof PrivateWords, 'harmless'>;

const all = Object.values(PRIVATE);
const matcherOf = (kind: keyof PrivateWords): Matcher => phrases(...all.map((words) => words[kind] ?? []));
/** First match wins: "card security code" is asked for where people pay. */
const KINDS: readonly [PrivateKind, Matcher][] = [
  ['password', matcherOf('password')],
  ['payment', matcherOf('payment')],
  ['identity', matcherOf('identity')],
  ['code', matcherOf('code')],
];
const harmless = matcherOf('harmless');

/** What makes the value of a field of this label, name or placeholder private; `undefined` where nothing does. */
export function privateKindOf(label: string): PrivateKind | undefined {
  if (label.trim() === '' || harmless.test(label)) return undefined;
  return KINDS.find(([, matcher]) => matcher.test(label))?.[0];
}
