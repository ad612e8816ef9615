import { lazyPattern } from '../lazy.ts';

/*
 * Patterns that name Unicode's properties cost tens of microseconds each time they are read, and as much when they are first tried. Most texts are
 * known by a letter of the alphabet.
 */
const ANY_LETTER = lazyPattern('\\p{L}', 'u');
const ANY_LETTER_OR_NUMBER = lazyPattern('[\\p{L}\\p{N}]', 'u');

/** Whether a text has a letter of any script. */
export const hasLetter = (text: string): boolean => /[a-z]/i.test(text) || ANY_LETTER().test(text);

/** Whether a text has a letter or a number of any script. */
export const hasLetterOrNumber = (text: string): boolean =>
  /[a-z\d]/i.test(text) || ANY_LETTER_OR_NUMBER().test(text);
