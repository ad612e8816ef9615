// The texts of the other languages: `npx tsx scripts/texts.ts` prints what each of them lacks; `npx tsx scripts/texts.ts de FILE` takes in
// lines `key=text` and puts the language into the order of the English file.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

const FOLDER = join(ROOT, 'public/_locales');
const fileOf = (locale: string) => join(FOLDER, locale, 'messages.json');

/** The languages that there are, by the names of their folders, English among them. */
export const LOCALES: readonly string[] = readdirSync(FOLDER).sort();

/** The texts of a language; none where it has no file yet. */
export function readTexts(locale: string): Texts {
  if (!existsSync(fileOf(locale))) return {};
  const messages: Record<string, { message: string }> = JSON.parse(readFileSync(fileOf(locale), 'utf8'));
  return Object.fromEntries(Object.entries(messages).map(([key, { message }]) => [key, message]));
}

/** The English keys that count something, without `_other`. */
function pluralKeys(english: Texts): string[] {
  return Object.keys(english)
    .filter((key) => key.endsWith('_one') && english[key.replace(/_one$/, '_other')] !== undefined)
    .map((key) => key.replace(/_one$/, ''));
}

/** The plural forms of a language that counts of things on a page take. */
function formsOf(locale: string): string[] {
  const rules = new Intl.PluralRules(locale.replace('_', '-'));
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))].sort();
}

/** All keys that a language must have, in the order of the English file. */
export function wantedKeys(locale: string, english = readTexts('en')): string[] {
  const plurals = new Set(pluralKeys(english));
  return Object.keys(english).flatMap((key) => {
    const base = key.replace(/_(one|other)$/, '');
    if (!plurals.has(base)) return [key];
    return key.endsWith('_other') ? formsOf(locale).map((form) => `${base}_${form}`) : [];
  });
}

/** What `texts` lacks, as `key: the English text`. */
export function missingKeys(locale: string, texts: Texts): string[] {
  const english = readTexts('en');
  return wantedKeys(locale, english)
    .filter((key) => !texts[key])
    .map((key) => `${key}: ${english[key] ?? english[key.replace(/_[a-z]+$/, '_other')]}`);
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}|%s/g)].map(([place]) => place).sort();

/** Keys whose text has other places for names and numbers than the English one; a form for one number only may leave the count out. */
export function wrongPlaceholders(texts: Texts): string[] {
  const english = readTexts('en');
  return Object.keys(texts).filter((key) => {
    const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? '';
    const model = english[key.replace(/_(zero|one|two|few|many)$/, '_other')] ?? english[key] ?? '';
    const [wanted, found] = [placesOf(model), placesOf(texts[key] ?? '')];
    const same = (places: string[]) => places.join() === found.join();
    const countless =
      ['zero', 'one', 'two'].includes(form) && same(wanted.filter((place) => place !== '{count}'));
    return !same(wanted) && !countless;
  });
}

/** Writes a language with the texts that are added or replaced, in the order of the English file. */
function write(locale: string, added: Texts): void {
  const texts = { ...readTexts(locale), ...added };
  const lines = wantedKeys(locale).flatMap((key) =>
    texts[key] ? [`  ${JSON.stringify(key)}: { "message": ${JSON.stringify(texts[key])} }`] : [],
  );
  mkdirSync(dirname(fileOf(locale)), { recursive: true });
  writeFileSync(fileOf(locale), `{\n${lines.join(',\n')}\n}\n`);
}

function main([locale, file]: string[]): void {
  if (locale && file) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    write(
      locale,
      Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ),
    );
  }
  for (const each of locale ? [locale] : LOCALES) {
    const texts = readTexts(each);
    for (const missing of missingKeys(each, texts)) console.log(`${each}: ${missing}`);
    for (const key of wrongPlaceholders(texts))
      console.log(`${each}: the places of ${key} are not those of the English text`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
