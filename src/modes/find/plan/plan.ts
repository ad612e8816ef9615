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
  /** A program goes through a list, or through several that make one. */
  | ({ is: 'counted' } & ToldPlan)
  /** The items of a list are to be looked at one by one. */
  | { is: 'sorted'; list: RecordList; operation: SortedOperation }
  | { is: 'none' };

/**
 * Asks a model which list of the page a question is about and what of its items counts, where the question's words do not tell
 * (`core/lists/choose.ts`). It is told how each list begins and names one by its number: it counts nothing.
 * @param again what it has said of this turn holds on, where that is known
 */
export async function planByModel(
  context: Context,
  model: Model,
  index: PageIndex,
  { asked, found, reading }: ListsAsked,
  again = false,
): Promise<Told> {
  const lists = inOrder(found.lists);
  if (lists.length === 0) return { is: 'none' };
  const said = (again && kept(context, lists)) || (await ask(context, model, index, lists));
  if (!said) return { is: 'none' };
  const { reply, lists: meant } = said;
  keep(context, said);
  if (reply.meaning)
    return isSorted(reply.do) ? { is: 'sorted', list: meant[0], operation: reply.do } : { is: 'none' };
  const told = readListPlan(reply, meant, asked, reading);
  return told ? { is: 'counted', ...told } : { is: 'none' };
}

type SortedOperation = 'count' | 'list' | 'exists';
const isSorted = (operation: ListPlanReply['do']): operation is SortedOperation =>
  operation === 'count' || operation === 'list' || operation === 'exists';

/** Menus last: what does not fit is left out, and so is what says the same again and again ("Save", "More like this"). */
function inOrder(lists: readonly RecordList[]): RecordList[] {
  const beginnings = new Set<string>();
  const long = lists.filter(({ items }) => {
    const beginning = items.slice(0, LEAST_ITEMS).map(({ text }) => text.trim());
    const known = beginnings.has(beginning.join('\n'));
    beginnings.add(beginning.join('\n'));
    return items.length >= LEAST_ITEMS && new Set(beginning).size > 1 && !known;
  });
  return [...long.filter((list) => !isMenu(list)), ...long.filter(isMenu)];
}

interface Said {
  reply: ListPlanReply;
  lists: [RecordList, ...RecordList[]];
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
  const [first, ...others] = [reply?.list ?? []].flat().flatMap((number) => lists[number - 1] ?? []);
  return reply && first && { reply, lists: [first, ...others] };
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
  const [first, ...others] = said?.lists.flatMap((list) => sameList(lists, list) ?? []) ?? [];
  return said && first && { reply: said.reply, lists: [first, ...others] };
}
