import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Ledger } from '../../src/contracts/lists.ts';
import { corpusFolder } from '../saved-pages.ts';

/** A question over a list of a saved page. */
interface SavedListTask {
  id: string;
  /** The page, from the folder of the file of tasks, else from that of the saved pages. */
  file: string;
  question: string;
  /** A number, what an item is called, what several are called (with `; ` between), or "yes" and "no". */
  result: number | string;
  /** Other right answers. */
  accept?: (number | string)[];
  /** The whole list is on the page, so that its end may be called proved. */
  whole: boolean;
  /** A sentence of the page answers: nothing is to be counted. */
  not_a_list?: boolean;
}

/** Reads JSON lines of tasks. Their pages lie beside them where the first one's does, else in the folder of the saved pages. */
export function savedListTasks(data: string): { tasks: SavedListTask[]; folder: string } {
  const lines = readFileSync(data, 'utf8').trim().split('\n');
  const tasks = lines.map((line) => JSON.parse(line) as SavedListTask);
  const beside = dirname(resolve(data));
  return { tasks, folder: tasks[0] && existsSync(resolve(beside, tasks[0].file)) ? beside : corpusFolder() };
}

/**
 * Whether a ledger gives a task's answer.
 * @param got what the ledger's answer reads like: a number, or the name of the item; empty where nothing was counted
 * @param number the number in it
 */
export function isAnswered(
  { result, accept = [], not_a_list }: SavedListTask,
  ledger: Ledger | undefined,
  got: string,
  number: number | undefined,
): boolean {
  if (not_a_list) return !ledger;
  return ledger !== undefined && [result, ...accept].some((right) => isThat(right, ledger, got, number));
}

function isThat(
  right: number | string,
  { operation, rows }: Ledger,
  got: string,
  number: number | undefined,
): boolean {
  if (typeof right === 'number') return number === right;
  if (right === 'yes' || right === 'no') return Number(number) > 0 === (right === 'yes');
  if (operation !== 'list' && operation !== 'first') return isNamed(got, right);
  const met = rows.filter((row) => row.met).map(({ name }) => name);
  const names = right.split('; ');
  return met.length === names.length && names.every((name) => met.some((each) => isNamed(each, name)));
}

/** An item may be called by more than its name: `Gull, Ashford`, but not `Gull 2`. */
export const isNamed = (got: string, name: string): boolean =>
  got === name || (got.startsWith(name) && /^(?! \d)[ ,·]/.test(got.slice(name.length)));
