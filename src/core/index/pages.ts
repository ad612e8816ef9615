import type { IndexLine } from '../../contracts/page-index.ts';

/** The page (number in the file, from 1) on which a character of a PDF's line stands; `undefined` for lines of other documents. */
export function pageAt({ page, pageBreaks = [] }: IndexLine, offset: number): number | undefined {
  return pageBreaks.findLast(({ at }) => at <= offset)?.page ?? page;
}

/** The pages that lines stand on, ascending. */
export function pagesOf(lines: readonly IndexLine[]): number[] {
  const all = lines.flatMap(({ page, pageBreaks = [] }) =>
    page === undefined ? [] : [page, ...pageBreaks.map((each) => each.page)],
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Page numbers as one would say them: `1–3, 7`. */
export function pageRanges(pages: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
