import { irregular as en } from './en/irregular.ts';

/** Languages with forms that no stemmer leads back, by ISO 639-1 code: rows of words, base form first. */
export const IRREGULAR: Readonly<Record<string, readonly string[]>> = { en };

const BASES: Readonly<Record<string, ReadonlyMap<string, string>>> = Object.fromEntries(
  Object.entries(IRREGULAR).map(([language, rows]) => [
    language,
    new Map(
      rows.flatMap((row) => {
        const [base, ...forms] = row.split(' ');
        return forms.map((form) => [form, base!] as const);
      }),
    ),
  ]),
);

/** "fell" is found as "fall". */
export const baseForm = (word: string, language: string): string => BASES[language]?.get(word) ?? word;
