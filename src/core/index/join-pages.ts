import type { ProblemCode } from '../../contracts/errors.ts';
import type { IndexLine, IndexSource, PageIndex } from '../../contracts/page-index.ts';

/** Numbers of pages begin at round ones, with room for what a page may still grow by. */
const STEP = 1000;
const ROOM = 500;

/** What became of reading one of several pages. */
export type Reading = IndexSource & { base?: number | undefined; index?: PageIndex; problem?: ProblemCode };

/**
 * The number that each page's own numbers are raised by, so that all are unique: none for the first. A base that was given before stays while
 * the page before it has not grown into it.
 */
export function basesFor(readings: readonly Reading[]): number[] {
  let free = 0;
  return readings.map(({ base, index }) => {
    const own = base !== undefined && base >= free ? base : free;
    if (!index) return own;
    const most = index.lines.reduce((sum, { n }) => Math.max(sum, n), 0);
    free = Math.ceil((own + most + ROOM) / STEP) * STEP;
    return own;
  });
}

/** Several pages as one index: each line says by `source` where it stands, and no text runs from one page into the next. */
export function joinPages(readings: readonly Reading[], bases: readonly number[]): PageIndex {
  const first = readings.find(({ index }) => index)?.index;
  return {
    url: readings[0]?.url ?? '',
    title: readings[0]?.title ?? '',
    lang: first?.lang ?? '',
    readyState: readings.some(({ index }) => index?.readyState === 'loading') ? 'loading' : 'complete',
    dark: first?.dark ?? false,
    selection: readings[0]?.index?.selection ?? '',
    canvasOnly: false,
    lines: readings.flatMap(({ index }, source) =>
      (index?.lines ?? []).map((line) => raised(line, source, bases[source]!)),
    ),
    sources: readings.map(({ url, title, problem }) => ({ url, title, ...(problem ? { problem } : {}) })),
    frames: {},
  };
}

function raised(line: IndexLine, source: number, base: number): IndexLine {
  const container = line.container === undefined ? {} : { container: line.container + base };
  return { ...line, ...container, n: line.n + base, frame: `${source}:${line.frame}`, source };
}

/** The page whose numbers `n` is one of. */
export const sourceOf = (bases: readonly number[], n: number): number =>
  bases.findLastIndex((base) => n > base);

/** The lines of an index of several pages, page by page; those without lines stay empty. */
export function linesBySource(
  sources: readonly IndexSource[],
  lines: readonly IndexLine[],
): (IndexSource & { lines: IndexLine[] })[] {
  return sources.map((source, at) => ({ ...source, lines: lines.filter((line) => line.source === at) }));
}
