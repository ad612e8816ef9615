import { TASKS } from '../../core/lexicon/tasks.ts';
import { detectLanguage, LANGUAGES } from '../../core/text/languages.ts';
import { contentKeys, words } from '../../core/text/words.ts';

const english = LANGUAGES[0]!;
/** What is to be done, by the keys of all words for it. */
const synonyms = new Map<string, string>();
const filler = new Set<string>();
for (const [code, words] of Object.entries(TASKS)) {
  for (const key of words.filler.split(' ').flatMap((word) => allKeys(word, code))) filler.add(key);
  for (const [thing, row] of Object.entries(words.doing)) {
    for (const key of row.split(' ').flatMap((word) => allKeys(word, code)))
      if (!synonyms.has(key)) synonyms.set(key, thing);
  }
}

/** A word's keys in English and in its own language; English words stand in texts of all languages. */
function allKeys(word: string, code: string): string[] {
  return LANGUAGES.filter((language) => code === 'en' || ['en', code].includes(language.code)).flatMap(
    (language) => words(word, language).map(({ key }) => key),
  );
}

/** Keys of the words of a task or a label that carry meaning, synonyms made one. */
export function meaningOf(text: string): string[] {
  const language = detectLanguage([text]);
  const keys = contentKeys(text, language).filter((key) => !filler.has(key));
  const all = keys.length > 0 ? keys : words(text, english).map(({ key }) => key);
  return [...new Set(all.map((key) => synonyms.get(key) ?? key))];
}

/** Case, white space, typographic quotes, dashes and an ellipsis do not tell two labels apart. */
export function normalizeLabel(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/…|\.{3}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Keys of words for what is done, not for what it is done to. */
const ACTS: ReadonlySet<string> = new Set(['change', 'delete', 'create', 'save', 'publish']);

/** Those of these keys (`meaningOf`) that only say what is done: "change" in "change my settings". */
export const actsOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => ACTS.has(key)));
