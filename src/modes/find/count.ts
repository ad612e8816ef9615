import type { Citation } from '../../contracts/answer.ts';
import type { Ledger } from '../../contracts/lists.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { readPage } from '../../core/index/page-words.ts';
import { decimalOf } from '../../core/lists/amounts.ts';
import { readListQuestion } from '../../core/lists/ask.ts';
import { planFor } from '../../core/lists/choose.ts';
import { statedEnd } from '../../core/lists/end.ts';
import { type CountedList, countList } from '../../core/lists/ledger.ts';
import { positionsOf, type RecordList, recordLists } from '../../core/lists/records.ts';
import { languageNamed } from '../../core/text/languages.ts';
import type { ScriptedPage, TurnContext } from '../mode.ts';

/**
 * Goes through the list that a question asks about, item by item; nothing is left to a model's counting. `undefined` where the question is about
 * no list of the page, or has words that are not understood.
 */
export async function countOnPage(
  { question, page, progress }: Pick<TurnContext, 'question' | 'page' | 'progress'>,
  index: PageIndex,
): Promise<CountedList | undefined> {
  if (index.pdf || index.sources) return undefined;
  const decimal = decimalOf(
    index.lines.map(({ text }) => text),
    index.lang,
  );
  const asked = readListQuestion(question, decimal);
  if (!asked) return undefined;
  const found = await page.callAll('lists', { positions: positionsOf(index.lines) });
  const lists = recordLists(
    index.lines,
    found.map(({ result }) => result),
  );
  const language = languageNamed(index.lang) ?? readPage(index.lines).language;
  const reading = { decimal, language: index.lang || language.code };
  const plan = planFor(asked, lists, { title: index.title, language, reading });
  if (!plan) return undefined;
  const said = statedEnd(plan.list, index.lines, plan.list.items.length);
  if (said) return countList(asked, plan, reading, said.end, said.stated);
  progress({ code: 'reading' });
  const end = (await grows(page, plan.list)) ? 'growing' : 'no_growth';
  return countList(asked, plan, reading, end);
}

/** Whether more comes when one scrolls to the end of a list. */
async function grows(page: ScriptedPage, { id }: RecordList): Promise<boolean> {
  const looks = await page.callAll('listGrow', { list: id });
  await page.callAll('listLeave', {});
  return looks.some(({ result }) => result.grown);
}

/** A result that holds nothing but a number, its sign and unit may stand among our own words in a prompt. */
const PLAIN_RESULT = /^\P{L}{0,20}(?:\p{L}{1,4}\P{L}{0,4})?$/u;

/** What a model is told of a list that was counted, for its answer to say the same. */
export function toldOf({ operation, result, total, condition, proved }: Ledger): string {
  const number = PLAIN_RESULT.test(result) ? ` The result of "${operation}" is ${result}.` : '';
  const all = condition === undefined ? '' : ' (only items that meet the condition of the question)';
  return `A program has gone through all ${total} items of the list that is asked about${all}.${number} Take its number${
    proved ? '' : ', and say that the list may go on'
  }; cite items as ever.\n`;
}

/** The rows' citations behind those that an answer has already. */
export function behind(
  citations: readonly Citation[],
  { ledger, citations: own }: CountedList,
): { ledger: Ledger; citations: Citation[] } {
  const ids = citations.length;
  const ks = Math.max(0, ...citations.map(({ k }) => k ?? 0));
  return {
    citations: own.map((each) => ({ ...each, id: each.id + ids, k: each.k! + ks })),
    ledger: {
      ...ledger,
      rows: ledger.rows.map((row) =>
        row.citation === undefined ? row : { ...row, citation: row.citation + ids },
      ),
    },
  };
}
