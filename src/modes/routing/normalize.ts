import { foldLetters } from '../../core/lexicon/fold.ts';

/** What stands in quotation marks is named, not wished: `what does "hide comments" mean`. */
const QUOTED = /(?<![\p{L}\p{N}])"[^"\n]+"|[“„«»][^“”„«»\n]+[”“«»]|「[^」\n]+」|『[^』\n]+』|《[^》\n]+》/gu;
/** Stands for what was quoted. */
const SOMETHING = ' it ';

/**
 * A query as the rules read it: folded letters, apostrophes gone, what was quoted left out, other punctuation a space except `?` and `,`,
 * one space between words and at both ends.
 */
export function normalizeQuery(query: string): string {
  const unquoted = query.replace(QUOTED, SOMETHING);
  const words = foldLetters(unquoted.trim() === SOMETHING.trim() ? query : unquoted)
    .replace(/(\p{L})['’`](s|t|d|m|re|ve|ll)(?!\p{L})/gu, '$1$2')
    .replace(/[^\p{L}\p{M}\p{N}?,]+/gu, ' ')
    .replace(/([?,])/g, ' $1 ');
  return ` ${words.trim().replace(/\s+/g, ' ')} `
    .replace(/ (can|could|will|would) (u|ya) /, ' $1 you ')
    .replace(
      / (can|could|will|would) you (maybe|perhaps|possibly|just|kindly|quickly|also|please|pls) /,
      ' $1 you ',
    );
}
