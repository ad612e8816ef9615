import { orderRuns } from './order-runs.ts';
import type { Run } from './runs.ts';
import { addAccent, addRun, addSpace, noWords, trimEnd, type Words } from './words.ts';

/** Runs beside each other on one baseline, with no gap wider than between words. */
export interface Segment {
  runs: Run[];
  x0: number;
  x1: number;
  /** Baseline and size of most of its text. */
  y: number;
  size: number;
  font: string;
  /** Visible characters. */
  length: number;
}

/** Wider than this (in ems) no gap is one between words. */
const WORD_GAP = 1;
/** Narrower than this no gap parts words. */
const LEAST_SPACE = 0.17;
/** The same where the file has a space there. */
const STORED_SPACE = 0.07;
/** So far apart (in ems) baselines are those of one line: with superscripts, and without. */
const RAISED = 0.55;
const LEVEL = 0.25;

/** Gathers runs into segments; runs that follow each other in the file are tried first. */
export function segmentsOf(runs: readonly Run[]): Segment[] {
  const found: Segment[] = [];
  let last: Segment | undefined;
  for (const run of runs) {
    if (last && continues(last, run)) take(last, run);
    else {
      last = {
        runs: [run],
        x0: run.x0,
        x1: run.x1,
        y: run.y,
        size: run.size,
        font: run.font,
        length: lengthOf(run),
      };
      found.push(last);
    }
  }
  return joinLevel(found.map(settled));
}

const lengthOf = ({ str }: Run): number => str.replace(/\s+/g, '').length;

/** Whether a run stands right behind (or, where text is stored leftwards, before) a segment. */
function continues(segment: Segment, run: Run): boolean {
  const prior = segment.runs.at(-1)!;
  const em = Math.max(segment.size, run.size);
  const sameSize = Math.min(prior.size, run.size) > 0.8 * Math.max(prior.size, run.size);
  const off = Math.min(Math.abs(run.y - prior.y), Math.abs(run.y - segment.y));
  if (off > em * (sameSize ? LEVEL : RAISED)) return false;
  const gap = run.x0 >= prior.x0 ? run.x0 - segment.x1 : segment.x0 - run.x1;
  return gap < WORD_GAP * em && gap > -0.6 * em;
}

function take(segment: Segment, run: Run): void {
  segment.runs.push(run);
  segment.x0 = Math.min(segment.x0, run.x0);
  segment.x1 = Math.max(segment.x1, run.x1);
  segment.length += lengthOf(run);
  if (run.size > segment.size * 1.15) {
    segment.y = run.y;
    segment.size = run.size;
  }
}

/** Size, baseline and font of most of its characters. */
function settled(segment: Segment): Segment {
  if (segment.runs.length === 1) return segment;
  const weights = new Map<string, { run: Run; length: number }>();
  for (const run of segment.runs) {
    const key = `${run.font}|${run.size.toFixed(1)}|${run.y.toFixed(1)}`;
    const known = weights.get(key) ?? { run, length: 0 };
    known.length += lengthOf(run);
    weights.set(key, known);
  }
  let best: { run: Run; length: number } | undefined;
  for (const each of weights.values()) if (!best || each.length > best.length) best = each;
  const { y, size, font } = best!.run;
  return { ...segment, y, size, font };
}

/** Joins segments of one baseline that the file stores apart from each other. */
function joinLevel(segments: Segment[]): Segment[] {
  const sorted = [...segments].sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const gone = new Set<Segment>();
  for (let i = 0; i < sorted.length; i++) {
    const one = sorted[i]!;
    if (gone.has(one)) continue;
    for (let j = i + 1; j < sorted.length && sorted[j]!.y - one.y <= RAISED * one.size; j++) {
      const other = sorted[j]!;
      if (gone.has(other)) continue;
      const [large, small] = one.size >= other.size ? [one, other] : [other, one];
      const level = small.size > 0.8 * large.size ? LEVEL : small.length <= 3 ? RAISED : LEVEL;
      if (Math.abs(one.y - other.y) > level * large.size) continue;
      const gap = Math.max(other.x0 - one.x1, one.x0 - other.x1);
      const limit = small.size > 0.8 * large.size ? 0.6 : 0.25;
      if (gap >= limit * small.size || gap < -0.6 * large.size) continue;
      merge(large, small);
      gone.add(small);
      if (small === one) break;
      j = i;
    }
  }
  return segments.filter((segment) => !gone.has(segment));
}

function merge(into: Segment, other: Segment): void {
  into.runs.push(...other.runs);
  into.x0 = Math.min(into.x0, other.x0);
  into.x1 = Math.max(into.x1, other.x1);
  into.length += other.length;
}

/** The words of runs of one line, in reading order, with spaces where there are gaps. */
export function wordsOfLine(runs: readonly Run[], page: number, leftwards: boolean): Words {
  const words = noWords();
  let prior: Run | undefined;
  for (const run of orderRuns(runs, leftwards)) {
    const isMark = MARK.test(run.str);
    if (prior && !isMark && isApart(prior, run)) addSpace(words, page, spaceBetween(prior, run));
    addRun(words, prior && overprints(prior, run) ? addAccent(words, run, page) : run, page);
    if (!isMark || !prior) prior = run;
  }
  trimEnd(words);
  return words;
}

/** Accents that are drawn by themselves. */
const MARK = /^\s*\p{M}+\s*$/u;

/** A run that begins over the end of the one before: with an accent for its last letter, maybe. */
const overprints = (prior: Run, run: Run): boolean => run.x0 < prior.x1 - 0.15 * run.size;

function isApart(prior: Run, run: Run): boolean {
  const gap = Math.max(run.x0 - prior.x1, prior.x0 - run.x1);
  const em = Math.min(prior.size, run.size);
  return gap > (spaceBetween(prior, run) ? STORED_SPACE : LEAST_SPACE) * em;
}

function spaceBetween(a: Run, b: Run): Run['space'] {
  const later = a.item > b.item ? a : b;
  const earlier = later === a ? b : a;
  return later.space && later.space.item > earlier.item && later.item - earlier.item < 4
    ? later.space
    : undefined;
}
