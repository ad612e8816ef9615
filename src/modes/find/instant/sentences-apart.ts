import type { IndexLine } from '../../../contracts/page-index.ts';
import { cutSentences } from '../../../core/text/cut-sentences.ts';
import type { Value } from '../../../core/text/values.ts';

/** A line shorter than this, in characters, is hardly more than one statement. */
const LONG = 90;
/** A sentence shorter than this goes with the one before it. */
const SHORT = 30;

/** Where a part of a line stands. */
export interface Origin extends Value {
  line: IndexLine;
}

const origins = new WeakMap<IndexLine, Origin>();
const parts = new WeakMap<IndexLine, readonly IndexLine[]>();

/**
 * Takes lines apart into their sentences, each as a line of the same block. A paragraph that holds "means" in one sentence and the word that
 * is asked about in another explains nothing, and its other sentences are not the answer.
 */
export const sentencesApart = (lines: readonly IndexLine[]): readonly IndexLine[] => lines.flatMap(partsOf);

function partsOf(line: IndexLine): readonly IndexLine[] {
  if (line.kind !== 'text' || line.text.length < LONG || line.cells || line.level || line.label)
    return [line];
  const known = parts.get(line);
  // A line keeps its parts, and they their cut words, for as long as the page does not change.
  if (known) return known;
  const cuts = cutSentences(line.text, SHORT);
  const made = cuts.length < 2 ? [line] : cuts.map(([start, end]) => partOf(line, start, end));
  parts.set(line, made);
  return made;
}

function partOf(line: IndexLine, start: number, end: number): IndexLine {
  const part = { ...line, text: line.text.slice(start, end), notes: start === 0 ? line.notes : [] };
  origins.set(part, { line, start, end });
  return part;
}

/** The line that a part is from, and where in it the part stands; of a whole line the line itself. */
export const originOf = (line: IndexLine): Origin =>
  origins.get(line) ?? { line, start: 0, end: line.text.length };
