import type { CountedList } from '../../../core/lists/ledger.ts';
import { type OfferedLists, PLAN_TAG } from './offered.ts';

/** A result that holds nothing but a number, its sign and unit may stand among our own words in a prompt. */
const PLAIN_RESULT = /^\P{L}{0,20}(?:\p{L}{1,4}\P{L}{0,4})?$/u;
const LONGEST = 100;

/**
 * A list that a program has counted, for an answer that says the same: of the list in words of the page, and what to make of it in ours. A model that
 * sees that something else was asked says so, and the count is dropped; it can name no other list.
 */
export function toldCount({ ledger, citations }: CountedList): OfferedLists & { rules: string } {
  const { operation, result, total, condition, field, proved, rows } = ledger;
  const lines = citations.flatMap(({ place }) =>
    place.kind === 'words' ? place.spans.map(({ n }) => n) : [],
  );
  const number = PLAIN_RESULT.test(result) ? ` The result of "${operation}" is ${result}.` : '';
  const met = rows.filter((row) => row.met).length;
  return {
    lists: [],
    told: [
      `list 1: ${total} items`,
      lines.length > 0 ? `lines ${Math.min(...lines)}-${Math.max(...lines)}` : '',
      condition === undefined ? '' : `condition: ${condition.slice(0, LONGEST)}`,
      field === undefined ? '' : `by: ${field.slice(0, LONGEST)}`,
    ]
      .filter(Boolean)
      .join(' | ')
      .replace(/\s+/gu, ' '),
    rules: `A program has gone through all ${total} items of list 1 above, and ${met} of them count.${number} Take its number${
      proved ? '' : ', and say that the list may go on'
    }; cite items as ever. Only if the question is about something else than these items, or not about that condition or value, begin with one line <${PLAN_TAG}>{"list": 0}</${PLAN_TAG}>, and answer from the lines alone.`,
  };
}
