import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packRow } from '../src/core/lexicon/packed-row.ts';
import { languageNamed } from '../src/core/text/languages.ts';
import { words } from '../src/core/text/words.ts';

/**
 * Makes `src/core/lexicon/meanings-packed.ts` of the sets of words that mean the same in `bench/data/concepts/*.tsv` (a set a line:
 * `id<TAB>en: word, word | de: ...`). What is shipped are the keys under which a page's words are found, so that nothing is stemmed when a question comes.
 *
 *     npx tsx scripts/pack-meanings.ts
 */
const DATA = resolve(import.meta.dirname, '../bench/data/concepts');
const TARGET = resolve(import.meta.dirname, '../src/core/lexicon/meanings-packed.ts');
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'zh', 'ja'] as const;
type Code = (typeof LANGUAGES)[number];
const UNSPACED: ReadonlySet<Code> = new Set<Code>(['zh', 'ja']);

/** A set of words that mean the same, by language. */
export interface MeaningSet {
  id: string;
  words: Readonly<Record<Code, readonly string[]>>;
}

/** Throws where a line has not the form. */
export function readMeanings(folder = DATA): MeaningSet[] {
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return lines.map((line) => {
    const [id = '', rest = ''] = line.split('\t');
    const lists = new Map(
      rest.split(' | ').map((part) => {
        const [code = '', list = ''] = part.split(/:\s*/);
        return [code.trim(), list.split(',').map((word) => word.trim())] as const;
      }),
    );
    const missing = LANGUAGES.filter((code) => !lists.get(code)?.some((word) => word !== ''));
    if (id === '' || missing.length > 0) throw new Error(`"${id}" lacks ${missing.join(', ')}`);
    return {
      id,
      words: Object.fromEntries(lists) as unknown as MeaningSet['words'],
    };
  });
}

/** Two sets that share this much of the smaller one are one: they were written by several people, each without the others' sets. */
const SAME = 0.5;

/** For each language a row for each set, the keys of its words (`packed-row.ts`). */
export function packMeanings(sets: readonly MeaningSet[]): Record<Code, string> {
  const groups = merged(
    sets.map(({ words: own }) =>
      LANGUAGES.map((code) => new Set(own[code].flatMap((word) => keyOf(word, code)))),
    ),
  );
  const rows = (at: number) => groups.map((keys) => packRow([...keys[at]!])).join('\n');
  return Object.fromEntries(LANGUAGES.map((code, at) => [code, rows(at)])) as Record<Code, string>;
}

/** The keys of a set, language by language. */
type Keys = readonly Set<string>[];

/** Each set joins the one before it that it is most like, judged by that set's own words, so that no chain of likes grows. */
function merged(sets: readonly Keys[]): Keys[] {
  const leaders: { size: number; all: Keys }[] = [];
  const holders = new Map<string, number[]>();
  for (const keys of sets) {
    const named = keys.flatMap((own, at) => [...own].map((key) => `${at} ${key}`));
    const shared = new Map<number, number>();
    for (const name of named)
      for (const leader of holders.get(name) ?? []) shared.set(leader, (shared.get(leader) ?? 0) + 1);
    const [likest] = [...shared]
      .map(([at, count]) => ({
        leader: leaders[at]!,
        like: count / Math.min(leaders[at]!.size, named.length),
      }))
      .sort((one, other) => other.like - one.like);
    if (likest && likest.like >= SAME) {
      keys.forEach((own, at) => {
        for (const key of own) likest.leader.all[at]!.add(key);
      });
      continue;
    }
    for (const name of named) holders.set(name, [...(holders.get(name) ?? []), leaders.length]);
    leaders.push({ size: named.length, all: keys.map((own) => new Set(own)) });
  }
  return leaders.map(({ all }) => all);
}

/** Chinese and Japanese words stay as they are: they are looked for in texts that have no words. What the page's words would be cut into is left out. */
function keyOf(word: string, code: Code): string[] {
  const lower = word.normalize('NFKC').toLowerCase();
  if (UNSPACED.has(code)) return /^\S{2,}$/u.test(lower) ? [lower] : [];
  const language = languageNamed(code)!;
  const [found, ...others] = words(word, language);
  return found && !found.stop && others.length === 0 && found.key.length > 1 ? [found.key] : [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sets = readMeanings();
  const packed = packMeanings(sets);
  const entries = Object.entries(packed).map(([code, rows]) => `  ${code}: ${JSON.stringify(rows)},`);
  writeFileSync(
    TARGET,
    `/** Made by \`scripts/pack-meanings.ts\` from ${sets.length} sets of words; not for editing. A row for each set, a language's keys in it (\`packed-row.ts\`). */
// biome-ignore format: data
export const MEANINGS: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`,
  );
}
