import type { LedgerOperation } from '../../../contracts/lists.ts';
import type { PageIndex } from '../../../contracts/page-index.ts';
import { isMenu } from '../../../core/lists/names.ts';
import type { RecordList } from '../../../core/lists/records.ts';
import type { Model } from '../../../model/model.ts';
import type { TurnContext } from '../../mode.ts';
import type { ListsAsked } from '../count.ts';
import { sameList } from '../found-lists.ts';
import { noneIfUnreadable } from '../none-if-unreadable.ts';
import { type ListPlanReply, listPlanPrompt, listPlanSchema } from './prompt.ts';
import { readListPlan, type ToldPlan } from './read-plan.ts';

type Context = Pick<TurnContext, 'question' | 'turn' | 'progress' | 'hooks'>;

/** Fewer items are read at a glance. */
const LEAST_ITEMS = 3;

/** What a model says of a question over the page's lists. */
export type Told =
  /** A program goes through a list. */
  | ({ is: 'counted' } & ToldPlan)
  /** The items of a list are to be looked at one by one. */
  | { is: 'sorted'; list: RecordList }
  | { is: 'none' };

/**
 * Asks a model which list of the page a question is about and what of its items counts, where the question's words do not tell
 * (`core/lists/choose.ts`). It is told how each list begins and names one by its number: it counts nothing.
 */
export async function planByModel(
  context: Context,
  model: Model,
  index: PageIndex,
  { asked, found, reading }: ListsAsked,
): Promise<Told> {
  const lists = inOrder(found.lists);
  if (lists.length === 0) return { is: 'none' };
  const said = kept(context, lists) ?? (await ask(context, model, index, lists));
  if (!said) return { is: 'none' };
  const { reply, list } = said;
  keep(context, said);
  if (reply.meaning) return SORTED.has(reply.do) ? { is: 'sorted', list } : { is: 'none' };
  const told = readListPlan(reply, list, asked, reading);
  return told ? { is: 'counted', ...told } : { is: 'none' };
}

const SORTED: ReadonlySet<LedgerOperation> = new Set(['count', 'list', 'exists']);

/** Menus last: what does not fit is left out. */
function inOrder(lists: readonly RecordList[]): RecordList[] {
  const long = lists.filter(({ items }) => items.length >= LEAST_ITEMS);
  return [...long.filter((list) => !isMenu(list)), ...long.filter(isMenu)];
}

interface Said {
  reply: ListPlanReply;
  list: RecordList;
}

async function ask(
  { question, progress, hooks }: Context,
  model: Model,
  index: PageIndex,
  lists: readonly RecordList[],
): Promise<Said | undefined> {
  progress({ code: 'asking' });
  const messages = listPlanPrompt(question, index, lists);
  const reply = await model
    .structured(messages, { name: 'list_plan', schema: listPlanSchema }, hooks)
    // What cannot be read plans nothing: the question is answered as any other.
    .catch(noneIfUnreadable);
  const list = reply && lists[reply.list - 1];
  return list && { reply, list };
}

/** What was said of a turn's question, for "Read all of it"; it lies in the worker's memory, and is asked for anew where that is gone. */
const plans = new Map<string, Said>();
const MOST_KEPT = 8;

function keep({ turn }: Context, said: Said): void {
  plans.delete(turn.id);
  plans.set(turn.id, said);
  for (const oldest of [...plans.keys()].slice(0, Math.max(0, plans.size - MOST_KEPT))) plans.delete(oldest);
}

function kept({ turn }: Context, lists: readonly RecordList[]): Said | undefined {
  const said = plans.get(turn.id);
  const list = said && sameList(lists, said.list);
  return list && { reply: said.reply, list };
}
