import type { Ledger } from '../../../contracts/lists.ts';
import type { PageIndex } from '../../../contracts/page-index.ts';
import type { CountedList } from '../../../core/lists/ledger.ts';
import type { Item } from '../../../core/lists/records.ts';
import type { TurnContext } from '../../mode.ts';
import { countPlanned, type ListsAsked } from '../count.ts';
import { sameList } from '../found-lists.ts';
import { type CountPlan, keptPlan } from './planned-reply.ts';
import { bare, readListPlan } from './read-plan.ts';

type Counting = Parameters<typeof countPlanned>[0];
interface Wanted {
  /** Read the list to its end, and on to further pages of the site. */
  whole?: boolean;
  further?: boolean;
}

/** Goes through the lists that a model has named, and keeps what it said with the ledger. */
export async function countByPlan(
  context: Counting,
  index: PageIndex,
  asked: ListsAsked,
  { said, lists, told }: CountPlan,
  wanted: Wanted = {},
): Promise<CountedList> {
  const isItem = ({ text }: Item) => !told.drop.has(bare(text));
  const counted = await countPlanned(context, index, asked, { ...told, isItem }, wanted);
  return { ...counted, ledger: { ...counted.ledger, plan: keptPlan(said, lists) } };
}

/** The same once more, on the page as it is now; `undefined` where the lists are gone, or can bear it no more. */
export async function countAgain(
  context: Counting & Pick<TurnContext, 'question'>,
  index: PageIndex,
  asked: ListsAsked,
  { said, lists }: NonNullable<Ledger['plan']>,
  wanted: Wanted,
): Promise<CountedList | undefined> {
  const [first, ...others] = lists.flatMap((list) => sameList(asked.found.lists, list) ?? []);
  const told = first && readListPlan(said, [first, ...others], asked.asked, asked.reading);
  return told && countByPlan(context, index, asked, { said, lists: [first, ...others], told }, wanted);
}
