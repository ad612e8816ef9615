import { LIST_LEXICONS, type ListLexicon, type ListUse } from '../lexicon/lists.ts';
import { languageNamed } from '../text/languages.ts';
import { OPERATIONS } from './operations.ts';

const ASKING: readonly ListUse[] = [...OPERATIONS.map(({ use }) => use), 'ranked', 'ordinals'];
/** What may be told of a language by what a question says for lists in it. */
const TELLING: readonly ListUse[] = [
  ...ASKING,
  ...(['under', 'over', 'atMost', 'atLeast', 'between', 'not', 'items', 'verbs', 'costs'] as const),
];

/** The languages that a question over a list may be asked in, likeliest first: by the letters of it that are words of lists, or empty words there. */
export function lexiconsFor(lower: string, language: string): ListLexicon[] {
  const code = language.split('-')[0]!.toLowerCase();
  // One pattern for each language, and none for those of another script: what is put together when it is asked for takes its time.
  const found = LIST_LEXICONS.filter(
    (words) => words.isWrittenIn(lower) && lower.search(words.pattern(...ASKING)) >= 0,
  );
  if (found.length < 2) return found;
  const worth = new Map(
    found.map((words) => [words, known(words, lower) + (words.code === code ? 1 : 0)] as const),
  );
  // English first where nothing tells.
  return found.sort(
    (a, b) => worth.get(b)! - worth.get(a)! || Number(b.code === 'en') - Number(a.code === 'en'),
  );
}

/** How many letters of a question are known in a language. */
function known(words: ListLexicon, lower: string): number {
  const places = new Set<number>();
  const add = (start: number, length: number) => {
    for (let at = start; at < start + length; at++) places.add(at);
  };
  for (const match of lower.matchAll(words.pattern(...TELLING))) add(match.index, match[0].length);
  const stops = languageNamed(words.code)?.stops;
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu))
    if (stops?.has(match[0])) add(match.index, match[0].length);
  return places.size;
}
