import type { IndexLine } from '../../../contracts/page-index.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Evidence } from './evidence.ts';
import type { Quote } from './quote.ts';
import { originOf } from './sentences-apart.ts';
import { isQuestion } from './surroundings.ts';

/** A section's name must hold this share of the question for its items to be the answer. */
const NAMED = 0.6;
const ITEMS = 12;
const ITEM_ROLES = new Set(['listitem', 'cell', 'rowheader', 'definition', 'term', 'link', 'button']);

/** The items under the heading (or lead-in line) that the question names; empty where there is no such list. */
export function listQuotes(
  ranked: readonly Evidence[],
  page: PageWords,
  asked: ReadonlySet<string>,
): Quote[] {
  const lines = page.blocks.flatMap(({ lines: own, headings }) => own.map((line) => ({ line, headings })));
  for (const { at, line, own } of ranked.filter(isListName).sort((a, b) => b.own - a.own)) {
    if (own < NAMED) return [];
    if (!isNamedAfter(line.text, asked, page)) continue;
    const after = lines.slice(at + 1);
    const end = after.findIndex(
      (next) => next.line.level !== undefined && next.line.level <= (line.level ?? 6),
    );
    const section = end < 0 ? after : after.slice(0, end);
    const items = line.level
      ? section.filter((next) => ITEM_ROLES.has(next.line.role))
      : section.slice(0, section.findIndex((next) => !ITEM_ROLES.has(next.line.role)) >>> 0);
    const quotes = wholeLines(items.filter((next) => next.line.text !== '')).slice(0, ITEMS);
    if (quotes.length > 1 && !isMenu(quotes))
      return quotes.map((next) => ({ ...next, start: 0, end: next.line.text.length, item: true }));
  }
  return [];
}

/** An item of several sentences is one item. */
function wholeLines<Item extends { line: IndexLine }>(items: readonly Item[]): Item[] {
  const whole = items.map((item) => ({ ...item, line: originOf(item.line).line }));
  return whole.filter(({ line }, at) => line !== whole[at - 1]?.line);
}

/** The name speaks of little else: "Symptoms" and "The first symptoms", not "Managing IBS-C symptoms". */
function isNamedAfter(name: string, asked: ReadonlySet<string>, page: PageWords): boolean {
  const keys = page.cut(name);
  return keys.filter((key) => asked.has(key)).length >= keys.length / 2;
}

/** Links and buttons lead to what they name; they do not tell it. */
const isMenu = (quotes: readonly { line: Evidence['line'] }[]): boolean =>
  quotes.filter(({ line }) => line.kind === 'control').length > quotes.length / 2;

const isListName = ({ line }: Evidence): boolean =>
  line.level !== undefined || /[:：]$/.test(line.text) || isQuestion(line.text);
