import type { FindCard } from '../../contracts/answer.ts';
import type { LedgerOperation } from '../../contracts/lists.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { CountedList } from '../../core/lists/ledger.ts';
import type { Model } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { askedOfLists, countByWords, countPlanned, type ListsAsked } from './count.ts';
import { planByModel } from './plan/plan.ts';
import { sortItems } from './sort/sort.ts';

interface Wanted {
  /** The person has seen what sorting takes. */
  agreed?: boolean | undefined;
  /** Read the list to its end, and on to further pages of the site. */
  whole?: boolean;
  further?: boolean;
}

/** What a question over lists came to; nothing: it is to be answered as any other. */
export interface OverLists {
  /** A program has counted. */
  counted?: CountedList | undefined;
  /** The items were looked at one by one, and the card shows what came of it. */
  end?: TurnEnd | undefined;
}

/**
 * Counts what a question asks of a list of the page: as its words say, else by what the model says of each item, else as the model says
 * that it is meant. Only what words say costs no request.
 */
export async function overLists(
  context: TurnContext<FindCard>,
  model: Model,
  index: PageIndex,
  wanted: Wanted = {},
): Promise<OverLists> {
  const asked = await askedOfLists(context, index);
  const counted = asked && (await countByWords(context, index, asked, wanted));
  if (counted) return { counted };
  const end = await sortItems(context, model, index, wanted);
  if (end) return { end };
  return asked && isOfWhole(asked) ? asTold(context, model, index, asked, wanted) : {};
}

/** What no single passage answers well; "is there" and "which" mostly ask for one. */
const OF_WHOLE: ReadonlySet<LedgerOperation> = new Set(['count', 'min', 'max', 'sum', 'average', 'first']);
const isOfWhole = ({ asked }: ListsAsked): boolean =>
  OF_WHOLE.has(asked.operation) || asked.wantsAll === true;

async function asTold(
  context: TurnContext<FindCard>,
  model: Model,
  index: PageIndex,
  asked: ListsAsked,
  wanted: Wanted,
): Promise<OverLists> {
  const told = await planByModel(context, model, index, asked);
  if (told.is === 'counted') return { counted: await countPlanned(context, index, asked, told, wanted) };
  if (told.is === 'sorted')
    return { end: await sortItems(context, model, index, { ...wanted, list: told.list }) };
  return {};
}
