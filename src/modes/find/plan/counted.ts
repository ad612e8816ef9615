import type { CountedList } from '../../../core/lists/ledger.ts';
import { type OfferedLists, PLAN_TAG } from './offered.ts';

/** A result that holds nothing but a number, its sign and unit may stand among our own words in a prompt. */
const PLAIN_RESULT = /^\P{L}{0,20}(?:\p{L}{1,4}\P{L}{0,4})?$/u;
const IS_NUMBER: ReadonlySet<string> = new Set(['count', 'min', 'max', 'sum', 'average']);
const LONGEST = 100;
/** Of more items than this a model cites a part. */
const MOST_CITED = 12;

/**
 * A list that a program has counted, for an answer that says the same: of the list in words of the page, and what to make of it in ours. A model that
 * sees that something else was asked says so, and the count is dropped; it can name no other list.
 */
export function toldCount({ ledger, citations }: CountedList): OfferedLists & { rules: string } {
  const { operation, result, total, condition, field, proved, rows } = ledger;
  const lines = citations.flatMap(({ place }) =>
    place.kind === 'words' ? place.spans.map(({ n }) => n) : [],
  );
  const number =
    IS_NUMBER.has(operation) && PLAIN_RESULT.test(result)
      ? ` The result of "${operation}" is ${result}.`
      : '';
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
    rules: `A program has gone through the ${total} items of list 1 above, and ${met} of them count.${number} Take its number${
      proved ? '' : ', and say that the list may go on'
    }; cite items as ever${met > MOST_CITED ? `, but ${MOST_CITED} at most: all of them stand in a table below your answer` : ''}. Only if the lines show that it has counted other items than are asked about, by another condition or value, or has miscounted, begin with one line <${PLAN_TAG}>{"list": 0}</${PLAN_TAG}>, and answer from the lines alone.`,
  };
}
