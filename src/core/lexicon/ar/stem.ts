/** Written together with a word, before it: "and", "in", "for" and the article. */
const BEFORE = /^(?:[وف]?(?:ال|بال|كال|لل)|[وبل](?=.{4}))(?=.{2})/u;
const BEHIND = /(?<=.{3})(?:ات|ين|ون|ان|ها|هم|ية|ي|ة|ه)$/u;

/**
 * The stem of an Arabic word: without article and endings, and without long vowels, by which most plurals differ from their word ("فندق", "فنادق").
 */
export function stem(word: string): string {
  const bare = word.replace(/[أإآ]/g, 'ا').replace(BEFORE, '').replace(BEHIND, '');
  const root = bare.replace(/[اوي]/g, '');
  return root.length > 1 ? root : bare;
}
