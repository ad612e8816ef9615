import type { LedgerOperation } from '../../contracts/lists.ts';
import type { ListUse } from '../lexicon/lists.ts';
import type { ValueType } from '../lexicon/shape.ts';

/** What is done with the items where a question has words of a use. */
export interface Operation {
  use: ListUse;
  operation: LedgerOperation;
  /** The form of the value that it is about. */
  type?: ValueType;
  /** The one number of each item is such a value, whatever it is called. */
  anyNumber?: true;
  /** Items are measured: by time, else by their words. */
  length?: true;
  /** It takes a list that is named. */
  named?: true;
  /** ... of what pages publish or people write: with these words anything may be asked for. */
  pieces?: true;
  /** ... by a title above it. */
  titled?: true;
}

const NAMED = { named: true } as const;
const ANY_NUMBER = { anyNumber: true } as const;
const PIECES = { ...NAMED, pieces: true } as const;
const LENGTH = { length: true } as const;

/** First that fits wins: "how many of the cheapest" counts. */
export const OPERATIONS: readonly Operation[] = [
  { use: 'howMany', operation: 'count', ...NAMED },
  { use: 'average', operation: 'average', ...ANY_NUMBER },
  { use: 'cheapest', operation: 'min', type: 'money' },
  { use: 'dearest', operation: 'max', type: 'money' },
  { use: 'earliest', operation: 'min', type: 'time' },
  { use: 'latest', operation: 'max', type: 'time' },
  { use: 'fewestOf', operation: 'min', ...ANY_NUMBER },
  { use: 'mostOf', operation: 'max', ...ANY_NUMBER },
  { use: 'shortest', operation: 'min', ...LENGTH },
  { use: 'longest', operation: 'max', ...LENGTH },
  { use: 'least', operation: 'min' },
  { use: 'most', operation: 'max' },
  { use: 'sum', operation: 'sum', ...ANY_NUMBER },
  { use: 'anybody', operation: 'exists', ...NAMED },
  { use: 'exists', operation: 'exists', ...NAMED },
  { use: 'first', operation: 'first', ...NAMED },
  { use: 'top', operation: 'first', ...NAMED },
  { use: 'firstOne', operation: 'min', type: 'time', ...PIECES },
  { use: 'lastOne', operation: 'max', type: 'time', ...PIECES },
  { use: 'all', operation: 'list', ...NAMED },
  { use: 'which', operation: 'list', ...NAMED },
  { use: 'whatAre', operation: 'list', ...PIECES, titled: true },
  { use: 'who', operation: 'list', ...NAMED },
  { use: 'whichOnes', operation: 'list', ...NAMED, ...ANY_NUMBER, titled: true },
];
