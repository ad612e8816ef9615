import type { LedgerOperation } from '../../contracts/lists.ts';
import type { ListUse } from '../lexicon/lists.ts';
import type { ValueType } from '../lexicon/shape.ts';

/** First that fits wins: "how many of the cheapest" counts. */
export const OPERATIONS: readonly (readonly [ListUse, LedgerOperation, ValueType?])[] = [
  ['howMany', 'count'],
  ['average', 'average'],
  ['cheapest', 'min', 'money'],
  ['dearest', 'max', 'money'],
  ['earliest', 'min', 'time'],
  ['latest', 'max', 'time'],
  ['least', 'min'],
  ['most', 'max'],
  ['sum', 'sum'],
  ['exists', 'exists'],
  ['first', 'first'],
  ['all', 'list'],
  ['which', 'list'],
];
