import { z } from 'zod';
import { type Span, spanSchema } from './page-index.ts';

/**
 * Where something stands in a document that an answer points to. Everything that verifies, marks, reveals or stores such a place takes this
 * union; a document of another kind (a page of a PDF, a picture) adds its own member.
 */
export const placeSchema = z.discriminatedUnion('kind', [
  /** Words in lines of the index; more than one span where they run over line borders. */
  z.object({ kind: z.literal('words'), spans: z.array(spanSchema) }),
]);
export type Place = z.infer<typeof placeSchema>;

export const wordsAt = (spans: Span[]): Place => ({ kind: 'words', spans });
/** Nowhere: words that were not found. */
export const NOWHERE: Place = wordsAt([]);

/** Two places are the same when they say the same. */
export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);
