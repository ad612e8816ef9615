import type { CitationRef } from './find-phrase.ts';

/** A piece of an answer. `phrase` is as the model wrote it, '' for a bare number; verification decides what it is worth. */
export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'citation'; refs: CitationRef[]; phrase: string };
