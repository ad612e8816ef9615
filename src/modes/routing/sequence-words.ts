import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import type { SequenceWords } from '../../core/lexicon/shape.ts';

export type SequenceKind = Exclude<keyof SequenceWords, 'behind' | 'turned'>;

const compiled = new Map<string, RegExp>();

/** Any of the words of a kind, in any language. */
export function pattern(kind: SequenceKind): RegExp {
  const known = compiled.get(kind);
  if (known) return known;
  const made = new RegExp(wordsOf(kind), 'iu');
  compiled.set(kind, made);
  return made;
}

/** The source of a regular expression for them. */
export const wordsOf = (kind: SequenceKind): string =>
  sourceOf(...Object.values(SEQUENCE).map((words) => words[kind]));
