import { asksWhereToClick } from '../../../core/controls/asks-where.ts';
import { controlsMeant } from '../../../core/controls/rank-controls.ts';
import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import type { Quote } from './quote.ts';

/** Of several controls that may be meant, so many: what the page's words say goes on behind them. */
const FEW = 2;

/** The controls that a question is after, best first. */
interface Clicked {
  quotes: Quote[];
  /** It is this one. */
  sure: boolean;
}

/** What to click, where a question asks that, as a guide would find it; `undefined` for another question and where nothing fits. */
export function controlQuotes(question: Question, { blocks }: PageWords): Clicked | undefined {
  if (!asksWhereToClick(question.text)) return undefined;
  const placed = blocks.flatMap(({ lines, headings }) => lines.map((line) => ({ line, headings })));
  const controls = placed.filter(({ line }) => line.kind === 'control' && line.text !== '');
  const meant = controlsMeant(
    question.text,
    controls.map(({ line }) => line),
  );
  if (meant.kind === 'none') return undefined;
  const sure = meant.kind === 'one';
  const lines = sure ? [meant.line] : meant.candidates.slice(0, FEW);
  const quotes = lines.map((line) => {
    const { headings } = controls.find((control) => control.line === line)!;
    return { line, headings, start: 0, end: line.text.length };
  });
  return { quotes, sure };
}
