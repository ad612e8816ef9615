import type { FindCard } from '../../contracts/answer.ts';
import type { LedgerOperation } from '../../contracts/lists.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { ListQuestion } from '../../core/lists/ask.ts';
import { listToSort } from '../../core/lists/choose-to-sort.ts';
import type { CountedList } from '../../core/lists/ledger.ts';
import { hasLike, namesOf } from '../../core/lists/names.ts';
import type { Item, RecordList } from '../../core/lists/records.ts';
import { countedIn } from '../../core/lists/wording.ts';
import type { Language } from '../../core/text/languages.ts';
import { fold } from '../../core/text/words.ts';
import type { Model } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { askedOfLists, countByWords, countPlanned, type ListsAsked } from './count.ts';
import { planByModel } from './plan/plan.ts';
import { bare } from './plan/read-plan.ts';
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
 * Counts what a question asks of a list of the page: as its words say, else as a model says that it is meant, and where no words of an item tell
 * whether it counts by what the model says of each. Only what words say costs no request.
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
  if (!asked) return {};
  if (context.settings.lists.asksModel)
    return isOfItems(asked) ? asTold(context, model, index, asked, wanted) : {};
  const guessed = listOfMeaning(asked);
  return guessed ? { end: await sortItems(context, model, index, { ...wanted, told: guessed }) } : {};
}

/** A list of sentences that is called what the question counts: its items are looked at one by one, in the place of the one request. */
function listOfMeaning({ asked, found, language }: ListsAsked) {
  const { operation, bound, rest } = asked;
  if (bound || (operation !== 'count' && operation !== 'list' && operation !== 'exists')) return undefined;
  const list = listToSort(rest, found.lists, language, true);
  return list && { list, operation };
}

/** What no single passage answers well. */
const OF_WHOLE: ReadonlySet<LedgerOperation> = new Set(['count', 'min', 'max', 'sum', 'average', 'first']);

/** Whether a question is worth asking a model which list it means. "Is there" and "which" mostly ask for a passage, but where a list of sentences is called so. */
const isOfItems = ({ asked, found, language }: ListsAsked): boolean =>
  OF_WHOLE.has(asked.operation) ||
  (asked.wantsAll === true && isCalledSo(asked, found.lists, language)) ||
  asked.bound !== undefined ||
  listToSort(asked.rest, found.lists, language, true) !== undefined;

/** "All ferries" over a list of ferries; "everything about the tower" asks for no list. */
function isCalledSo({ rest }: ListQuestion, lists: readonly RecordList[], language: Language): boolean {
  const counted = countedIn(rest, language).flatMap(({ key, said }) => [key, fold(said)]);
  return lists.some((list) => {
    const names = namesOf(list, language);
    return counted.some((key) => hasLike(names, key));
  });
}

async function asTold(
  context: TurnContext<FindCard>,
  model: Model,
  index: PageIndex,
  asked: ListsAsked,
  wanted: Wanted,
): Promise<OverLists> {
  const told = await planByModel(context, model, index, asked, wanted.whole);
  if (told.is === 'sorted') return { end: await sortItems(context, model, index, { ...wanted, told }) };
  if (told.is === 'none') return {};
  const isItem = ({ text }: Item) => !told.drop.has(bare(text));
  return { counted: await countPlanned(context, index, asked, { ...told, isItem }, wanted) };
}
