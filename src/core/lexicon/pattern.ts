import { NO_BOUNDARY, type PhraseList } from './matcher.ts';

const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}])';
const NO_LETTER_BEHIND = '(?![\\p{L}\\p{M}])';
const BEGINS = '(?<=^[\\s¿¡]*)';
const ENDS = '(?=[\\s?!.？！。]*$)';
/** What `…` stands for. */
const GAP = '[\\s-].{0,40}?';

/**
 * The source of a regular expression for any of some phrases, longest first, for texts in which the place of the match counts or accents tell
 * words apart ("où", "ou"). Notation as in `matcher.ts` (`*`, `^`, `=`, `…`). Needs the flag `u`, and `i` where the text is not in lower case.
 * No phrase: matches nothing.
 */
export function sourceOf(...lists: readonly PhraseList[]): string {
  const byBounds = new Map<string, string[]>();
  for (const phrase of new Set(lists.flatMap(phrasesOf))) {
    const bounds = JSON.stringify(boundsOf(phrase));
    byBounds.set(bounds, [...(byBounds.get(bounds) ?? []), bareOf(phrase)]);
  }
  const groups = [...byBounds].map(([bounds, words]) => sourceOfGroup(JSON.parse(bounds), words));
  return `(?:${groups.join('|') || '(?!)'})`;
}

const gapped = new Map<string, { plain: RegExp; around: readonly RegExp[] }>();
/** A text in lower case without the phrases of a row, each left out for a space; what stands in the gap of one (`…`) stays. */
export function withoutPhrases(text: string, row: string): string {
  const known = gapped.get(row) ?? partsOfRow(row);
  gapped.set(row, known);
  return known.around.reduce((left, each) => left.replace(each, ' $1 '), text).replace(known.plain, ' ');
}

function partsOfRow(row: string): { plain: RegExp; around: readonly RegExp[] } {
  const phrases = phrasesOf(row);
  const withGap = phrases.filter((phrase) => phrase.includes(' … '));
  return {
    plain: new RegExp(sourceOf(phrases.filter((phrase) => !phrase.includes(' … '))), 'gu'),
    around: withGap.map(
      (phrase) =>
        new RegExp(
          sourceOf([phrase]).replace(GAP, () => `(${GAP})`),
          'gu',
        ),
    ),
  };
}

/** The phrases of a list, also of one that is a row still. */
export const phrasesOf = (list: PhraseList): readonly string[] =>
  typeof list === 'string'
    ? list
        .split('|')
        .map((phrase) => phrase.trim())
        .filter(Boolean)
    : list;

/** The first letters are compared before anything else: most places of a text have none of them, and what stands before costs more to look at. */
function sourceOfGroup([before, behind]: [string, string], words: readonly string[]): string {
  const sources = [...words].sort((a, b) => b.length - a.length).map(sourceOfWords);
  const first = [...new Set(words.map((word) => escaped(word[0]!)))].join('');
  return `(?=[${first}])${before}(?:${sources.join('|')})${behind}`;
}

const bareOf = (phrase: string): string => phrase.replace(/^[*^=]|\*$/g, '');
const escaped = (text: string): string => text.replace(/[.?+^${}()|[\]\\*-]/g, '\\$&');
const sourceOfWords = (words: string): string =>
  escaped(words).replaceAll(' … ', GAP).replaceAll(' ', '[\\s-]*');

function boundsOf(phrase: string): [before: string, behind: string] {
  const bare = bareOf(phrase);
  return [before(phrase, bare), behind(phrase, bare)];
}

function before(phrase: string, bare: string): string {
  if (/^[\^=]/.test(phrase)) return BEGINS;
  return phrase.startsWith('*') || NO_BOUNDARY.test(bare[0]!) ? '' : NO_LETTER_BEFORE;
}

function behind(phrase: string, bare: string): string {
  if (phrase.startsWith('=')) return ENDS;
  if (phrase.endsWith('*')) return '[\\p{L}\\p{M}]*';
  return NO_BOUNDARY.test(bare.at(-1)!) || !/[\p{L}\p{M}]$/u.test(bare) ? '' : NO_LETTER_BEHIND;
}
