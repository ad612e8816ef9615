import { countingPattern } from '../lexicon/counting.ts';
import { fold } from '../text/words.ts';
import { localeOf } from './locale.ts';
import type { RecordList } from './records.ts';

/** What people choose from again and again, whose names are known in all languages. */
const KINDS = {
  languages: { type: 'language', codes: pairs },
  countries: { type: 'region', codes: () => pairs().map((code) => code.toUpperCase()) },
  currencies: { type: 'currency', codes: () => Intl.supportedValuesOf('currency') },
} as const;
type Kind = keyof typeof KINDS;

/** All codes of two letters. */
function pairs(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Which kind a word, in lower case, calls in a language. */
export const kindNamed = (word: string, language: string): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) =>
    [...word.matchAll(countingPattern(kind, language))].some(([found]) => found === word),
  );

/** Share of the options that have to be of a kind. */
const MOST = 0.6;
/** "English (UK)", "EUR – Euro". */
const PARTS = /\s*[()/|:,·–—]\s*|\s+-\s+/u;

/** Whether the items of a list are of a kind, as they are called in its language, in English or, of languages, by themselves. */
export function areOf(kind: Kind, { items }: RecordList, language: string): boolean {
  const said = items.map(({ text }) => text.split(PARTS).map(plain).filter(Boolean));
  const known = (names: ReadonlySet<string>) =>
    said.filter((parts) => parts.some((part) => names.has(part))).length >= MOST * items.length;
  if (known(namesIn(kind, localeOf(language))) || known(namesIn(kind, 'en'))) return true;
  return kind === 'languages' && known(namesIn(kind, undefined));
}

const plain = (text: string): string => fold(text.toLowerCase().trim());

const names = new Map<string, ReadonlySet<string>>();
/** The names of a kind in a language, with their codes; `undefined`: each language by itself. */
function namesIn(kind: Kind, locale: string | undefined): ReadonlySet<string> {
  const key = `${kind} ${locale}`;
  const known = names.get(key) ?? new Set(namesOf(kind, locale));
  names.set(key, known);
  return known;
}

function namesOf(kind: Kind, locale: string | undefined): string[] {
  const { type, codes } = KINDS[kind];
  const common = locale === undefined ? undefined : new Intl.DisplayNames(locale, { type, fallback: 'none' });
  return codes().flatMap((code) => {
    const isWritten = common !== undefined || Intl.DisplayNames.supportedLocalesOf(code).length > 0;
    const of = common ?? (isWritten ? new Intl.DisplayNames(code, { type, fallback: 'none' }) : undefined);
    const name = of?.of(code);
    return name ? [plain(name), ...(kind === 'currencies' ? [code.toLowerCase()] : [])] : [];
  });
}
