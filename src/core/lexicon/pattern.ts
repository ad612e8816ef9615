import { NO_BOUNDARY } from './matcher.ts';

/**
 * The source of a regular expression for any of some phrases, longest first, for texts in which the place of the match counts, or that are
 * read with numbers and names around the words. Notation as in `matcher.ts` (`*`, `…`), but accents count. Needs the flag `u`.
 */
export const sourceOf = (...lists: readonly (readonly string[])[]): string =>
  `(?:${[...new Set(lists.flat())]
    .sort((a, b) => b.length - a.length)
    .map(sourceOfPhrase)
    .join('|')})`;

function sourceOfPhrase(phrase: string): string {
  const bare = phrase.replace(/^\*|\*$/g, '');
  const words = bare
    .replace(/[.?+^${}()|[\]\\*]/g, '\\$&')
    .replaceAll(' … ', '\\s.{0,24}?')
    .replaceAll(' ', '\\s+');
  const before = phrase.startsWith('*') || NO_BOUNDARY.test(bare[0]!) ? '' : '(?<![\\p{L}\\p{M}])';
  const after = NO_BOUNDARY.test(bare.at(-1)!) || /\W$/.test(phrase) ? '' : '(?![\\p{L}\\p{M}])';
  return before + words + (phrase.endsWith('*') ? '[\\p{L}\\p{M}]*' : after);
}
