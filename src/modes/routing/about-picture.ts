import { PICTURES } from '../../core/lexicon/pictures.ts';

/** A longer question has its picture in passing. */
const MOST_WORDS = 40;

/**
 * Whether a question names a picture: then a look at it may tell more than the words around it. Whether there is one, and a model that sees, is
 * for the page and the settings to say.
 */
export function namesPicture(question: string): boolean {
  return question.split(/\s+/).length <= MOST_WORDS && PICTURES.test(question);
}
