import { fold } from '../text/words.ts';
import { dateIn } from './dates.ts';
import type { Reading } from './field.ts';
import { localeOf } from './locale.ts';
import { type RecordList, wordsOf } from './records.ts';

/** What calendars are made of, as far as pages list it: an archive by months. */
export type Span = 'month' | 'year';

/** A month with its year, and how many things it holds: "May 2031 (12)", "2031年5月"; a year alone. */
const WRITTEN: Readonly<Record<Span, RegExp>> = {
  month:
    /^\P{L}*(?:\p{L}[\p{L}\p{M}]*\.?(?:\s(?:de|del))?\s\p{Nd}{4}(?:\s\p{L}{1,2}\.?)?|\p{Nd}{4}\s?[年년]\s?\p{Nd}{1,2}\s?[月월])\P{L}*$/u,
  year: /^\P{N}{0,3}\p{Nd}{4}[年년]?\s*(?:\(\p{Nd}+\))?$/u,
};
/** Share of the items that have to be written so. */
const MOST_ITEMS = 0.8;

const names = new Map<string, Readonly<Record<Span, string>>>();
/** What a language calls a month and a year, folded. */
function namesIn(language: string): Readonly<Record<Span, string>> {
  const locale = localeOf(language);
  const known = names.get(locale);
  if (known) return known;
  const of = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const nameOf = (span: Span) => fold((of.of(span) ?? '').toLowerCase());
  const made = { month: nameOf('month'), year: nameOf('year') };
  names.set(locale, made);
  return made;
}

/** A word's last letters change with its number and case: "Monate", "месяцев". */
function isForm(word: string, name: string): boolean {
  if (name === '' || word === name) return word === name;
  const beginning = name.slice(0, Math.max(3, name.length - 2));
  return name.length >= 3 && word.startsWith(beginning) && word.length <= name.length + 3;
}

/** Which span a word, in lower case, calls in a language. */
export function spanOf(word: string, language: string): Span | undefined {
  const own = namesIn(language);
  return (['month', 'year'] as const).find((span) => isForm(fold(word), own[span]));
}

/** Whether the items of a list are months, or years. */
export function isListOf(span: Span, { items }: RecordList, { language }: Reading): boolean {
  const written = items.filter(({ parts: [part] }) => {
    const said = part ? wordsOf(part).trim() : '';
    return WRITTEN[span].test(said) && dateIn(said, language) !== undefined;
  });
  return written.length >= MOST_ITEMS * items.length;
}
