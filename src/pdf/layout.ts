import type { Block, TextBlock } from './blocks.ts';
import { regionsOf } from './columns.ts';
import { readsLeftwards } from './order-runs.ts';
import { columnOf, paragraphsOf } from './paragraphs.ts';
import { rowsOf } from './rows.ts';
import type { Frame, Run } from './runs.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { stretchesOf } from './tables.ts';
import type { Tagged } from './tags.ts';

/** The segments of a frame; on a page that reads leftwards x grows leftwards: then columns, indents and cells are as on any other. */
export interface Sheet {
  turned: Frame['turned'];
  width: number;
  height: number;
  leftwards: boolean;
  segments: Segment[];
}

export function sheetOf({ runs, width, height, turned }: Frame, leftwards = readsLeftwards(runs)): Sheet {
  const placed = leftwards ? runs.map((run) => mirrored(run, width)) : runs;
  return { turned, width, height, leftwards, segments: segmentsOf(placed) };
}

const mirrored = (run: Run, width: number): Run => ({ ...run, x0: width - run.x1, x1: width - run.x0 });

export interface LayoutOptions {
  page: number;
  /** Gives each column of the document its number. */
  nextRegion: () => number;
  /** Names of fonts whose letters are all of one width. */
  mono: ReadonlySet<string>;
  leftwards: boolean;
  /** Marked content of a tagged file. */
  tags: ReadonlyMap<string, Tagged>;
}

/** The blocks of a page's segments in reading order. */
export function blocksOf(segments: readonly Segment[], options: LayoutOptions): Block[] {
  return regionsOf(segments).flatMap((region) => {
    const rows = rowsOf(region);
    const column = columnOf(rows, { ...options, region: options.nextRegion() });
    return stretchesOf(rows, column).flatMap((stretch): Block[] =>
      'table' in stretch ? [stretch.table] : paragraphsOf(stretch.rows, column),
    );
  });
}

/** The rows of some segments as paragraphs, whatever columns or tables they look like: a running header is one line. */
export function paragraphsOfRows(segments: readonly Segment[], options: LayoutOptions): TextBlock[] {
  const rows = rowsOf(segments);
  const column = columnOf(rows, { ...options, region: options.nextRegion() });
  return rows.flatMap((row) => paragraphsOf([row], column));
}
