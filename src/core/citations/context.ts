import type { IndexLine, Span } from '../../contracts/page-index.ts';

/** Characters of the page around a citation in the evidence list. */
const CONTEXT_LENGTH = 300;

/** The headings above a line, outermost first: those of its own frame and landmark, so that a site's menu does not head its article. */
export function headingsOf(lines: readonly IndexLine[], position: number): string[] {
  const line = lines[position];
  const path: string[] = [];
  let level = line?.level ?? 7;
  for (let i = position - 1; i >= 0 && level > 1; i--) {
    const above = lines[i]!;
    if (above.level === undefined || above.level >= level || above.frame !== line?.frame) continue;
    if (above.landmark !== line.landmark) continue;
    level = above.level;
    path.unshift(above.text);
  }
  return path;
}

/** The words around a citation: its lines, cut to a readable length, with the headers of a table cell or the label of a value. */
export function contextOf(lines: readonly IndexLine[], spans: readonly Span[]): string {
  const cited = spans.map(({ n }) => lines.find((line) => line.n === n)).filter((line) => line !== undefined);
  const first = cited[0];
  const firstSpan = spans[0];
  if (!first || !firstSpan) return '';
  // Of a row's name and a value, the value is what has to be explained.
  const last = spans.findLast(({ n }) => n === first.n) ?? firstSpan;
  const cell = first.cells?.find(({ start, end }) => start < last.end && last.end <= end);
  const headers = [first.rowHeader, cell?.column ?? first.columnHeader, first.label].filter(
    (words) => words && words !== first.text,
  );
  const around = [...new Set(cited)].map((line) => line.text).join(' ');
  return [...headers, cutAround(around, firstSpan)].join(' · ');
}

function cutAround(text: string, { start, end }: { start: number; end: number }): string {
  if (text.length <= CONTEXT_LENGTH) return text;
  const margin = Math.max(40, Math.floor((CONTEXT_LENGTH - (end - start)) / 2));
  const from = start <= margin ? 0 : text.indexOf(' ', start - margin) + 1;
  const to = end + margin >= text.length ? text.length : text.lastIndexOf(' ', end + margin);
  const upTo = to > end ? to : Math.min(text.length, end + margin);
  return `${from > 0 ? '… ' : ''}${text.slice(from > start ? start : from, upTo)}${upTo < text.length ? ' …' : ''}`;
}
