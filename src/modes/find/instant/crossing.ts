import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Evidence } from './evidence.ts';
import { keysOf, type Lead } from './lead.ts';

/** Rows among the best lines that are looked at. */
const NEAR = 3;

/** "Winter (October to April)" is asked for as "winter". */
const REMARK = /\([^)]*\)|（[^）]*）/gu;

/** The cell of a table whose row and column the question both names: such an answer is sure, whatever its form. */
export function crossingCell(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
): Lead | undefined {
  const asked = keysOf(question);
  for (const evidence of ranked.slice(0, NEAR)) {
    const { cells = [], text } = evidence.line;
    const [name, ...others] = cells;
    if (!name) continue;
    const row = page.cut(text.slice(name.start, name.end).replace(REMARK, ' '));
    if (row.length === 0 || !row.every((key) => asked.has(key))) continue;
    const hits = others.map(
      ({ column = '' }) => page.cut(column).filter((key) => asked.has(key) && !row.includes(key)).length,
    );
    const most = Math.max(0, ...hits);
    const [cell, second] = others.filter((_, at) => most > 0 && hits[at] === most);
    if (cell && !second) return { evidence, span: { start: cell.start, end: cell.end } };
  }
  return undefined;
}
