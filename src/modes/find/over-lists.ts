import type { FindCard } from '../../contracts/answer.ts';
import type { Ledger } from '../../contracts/lists.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { listToSort } from '../../core/lists/choose-to-sort.ts';
import type { CountedList } from '../../core/lists/ledger.ts';
import type { Model } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { askedOfLists, countByWords, type ListsAsked } from './count.ts';
import { sameList } from './found-lists.ts';
import { countAgain } from './plan/count-by-plan.ts';
import { hasRoomForPlan } from './plan/offered.ts';
import { sortPlan } from './plan/planned-reply.ts';
import { sortItems } from './sort/sort.ts';

interface Wanted {
  /** The person has seen what sorting takes. */
  agreed?: boolean | undefined;
  /** Read the list to its end, and on to further pages of the site. */
  whole?: boolean;
  further?: boolean;
  /** What a model has said of this question before, where it has. */
  plan?: Ledger['plan'];
}

/** What a question over lists came to; nothing: it is to be answered as any other. */
export interface OverLists {
  /** A program has counted. */
  counted?: CountedList | undefined;
  /** The items were looked at one by one, and the card shows what came of it. */
  end?: TurnEnd | undefined;
  /** The words do not tell which list is meant, or what of it: a model may say so in its answer. */
  open?: ListsAsked;
}

/**
 * Counts what a question asks of a list of the page: as its words say, else as a model has said that it is meant, and where no words of an item tell
 * whether it counts by what the model says of each.
 */
export async function overLists(
  context: TurnContext<FindCard>,
  model: Model,
  index: PageIndex,
  { plan, ...wanted }: Wanted = {},
): Promise<OverLists> {
  const asked = await askedOfLists(context, index);
  if (asked && plan?.said.each) {
    const [named] = plan.lists;
    const list = named && sameList(asked.found.lists, named);
    const told = list && sortPlan(plan.said, list);
    return told ? { end: await sortItems(context, model, index, { ...wanted, told: told.sort }) } : {};
  }
  const counted =
    asked &&
    (plan
      ? await countAgain(context, index, asked, plan, wanted)
      : await countByWords(context, index, asked, wanted));
  if (counted) return { counted };
  const end = await sortItems(context, model, index, wanted);
  if (end) return { end };
  if (!asked) return {};
  // A model that has room for it says by itself that items are to be looked at.
  const guessed = hasRoomForPlan(model) ? undefined : listOfMeaning(asked);
  if (!guessed) return { open: asked };
  const sorted = await sortItems(context, model, index, { ...wanted, told: guessed });
  return sorted ? { end: sorted } : { open: asked };
}

/** A list of sentences that is called what the question counts: its items are looked at one by one, in the place of the one request. */
function listOfMeaning({ asked, found, language }: ListsAsked) {
  const { operation, bound, rest } = asked;
  if (bound || (operation !== 'count' && operation !== 'list' && operation !== 'exists')) return undefined;
  const list = listToSort(rest, found.lists, language, true);
  return list && { list, operation };
}
