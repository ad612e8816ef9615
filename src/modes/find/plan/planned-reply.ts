import { type Ledger, type ListPlanReply, listPlanSchema } from '../../../contracts/lists.ts';
import type { RecordList } from '../../../core/lists/records.ts';
import { parseReply } from '../../../model/reply.ts';
import type { ListsAsked } from '../count.ts';
import type { SortTold } from '../sort/sort.ts';
import { type OfferedLists, PLAN_TAG } from './offered.ts';
import { readListPlan, type ToldPlan } from './read-plan.ts';

/** A plan that the page's lists can bear: as it was said, and as it is to be followed by a program, or item by item. */
export type MadePlan = CountPlan | SortPlan;
export interface CountPlan {
  said: ListPlanReply;
  lists: readonly [RecordList, ...RecordList[]];
  told: ToldPlan;
}
export interface SortPlan {
  said: ListPlanReply;
  sort: SortTold;
}

const OPEN = new RegExp(`^\\s*(?:\`\`\`\\w*\\s*)?<\\s*${PLAN_TAG}\\s*>`, 'i');
const CLOSE = new RegExp(`</\\s*${PLAN_TAG}\\s*>`, 'i');
const CLOSE_FENCED = new RegExp(`${CLOSE.source}\\s*\`\`\``, 'i');
/** What may still become the tag: nothing else of a reply begins so. */
const MAY_OPEN = new RegExp(
  `^\\s*(?:\`{0,3}|\`\`\`\\w*\\s*)?(?:<[\\s\\w-]{0,${PLAN_TAG.length + 4}})?$`,
  'i',
);
/** A longer one is none. */
const LONGEST_PLAN = 4000;

/** Items are looked at one by one in a single list, and counted, or named. */
export function sortPlan(said: ListPlanReply, list: RecordList): SortPlan | undefined {
  const { do: operation } = said;
  if (operation !== 'count' && operation !== 'list' && operation !== 'exists') return undefined;
  return { said, sort: { list, operation, plan: keptPlan(said, [list]) } };
}

/** What is kept of a plan with its ledger. */
export const keptPlan = (said: ListPlanReply, lists: readonly RecordList[]): NonNullable<Ledger['plan']> => ({
  said,
  lists: lists.map(({ id, label, names }) => ({ id, label, names })),
});

/**
 * Parts a reply that streams in into the plan that it may begin with and the words of the answer. Of a plan that cannot be followed nothing is left,
 * and the words behind it are the answer; so it is with one for a list that was counted already.
 */
export function createPlannedReply({ lists }: Pick<OfferedLists, 'lists'>, open?: ListsAsked) {
  let held = '';
  let settled = false;
  let made: MadePlan | undefined;
  let refused = false;

  function settle(): string {
    settled = true;
    const rest = held;
    held = '';
    return rest;
  }

  function take(body: string): void {
    const said = parseReply(body, listPlanSchema);
    made = said.ok ? follow(said.value) : undefined;
    refused = made === undefined;
  }

  function follow(said: ListPlanReply): MadePlan | undefined {
    const [first, ...others] = [said.list].flat().flatMap((number) => lists[number - 1] ?? []);
    if (!first || !open) return undefined;
    if (said.each) return sortPlan(said, first);
    const told = readListPlan(said, [first, ...others], open.asked, open.reading);
    return told && { said, lists: [first, ...others], told };
  }

  return {
    /** @returns what of the words is to be shown by now */
    push(delta: string): string {
      if (settled) return delta;
      held += delta;
      const open = OPEN.exec(held);
      if (!open) return MAY_OPEN.test(held) ? '' : settle();
      const close = (open[0].includes('`') ? CLOSE_FENCED : CLOSE).exec(held);
      if (!close) return held.length > LONGEST_PLAN ? settle() : '';
      take(held.slice(open[0].length, close.index));
      held = held.slice(close.index + close[0].length);
      return settle();
    },
    /** The reply has ended. @returns what was held back of its words */
    finish(): string {
      const open = settled ? null : OPEN.exec(held);
      if (!open) return settled ? '' : settle();
      const [plan = '', words = ''] = held.slice(open[0].length).split(CLOSE);
      take(plan);
      settled = true;
      return words;
    },
    /** The plan, once it has arrived and can be followed. */
    made: (): MadePlan | undefined => made,
    /** There was one that cannot be followed. */
    refused: (): boolean => refused,
  };
}
