import { type DateAt, monthNamed } from './dates.ts';
import { localeOf, withLatinDigits } from './locale.ts';

/**
 * Dates that only order the items of one list: "2 hours ago", and days without a year, which are of the newest one. Their values lie above those of all
 * whole dates: what is told so is newer than what has to say its year.
 */
const AGO = 1_000_000;
const YEARLESS = 500_000;
const DAYS_OF_MONTH = 31;

/** Whether a value is that of such a date. */
export const isWeak = (value: number): boolean => value >= YEARLESS - DAYS_OF_MONTH;

/** Month and day of a date without a year; `undefined`: it says how long ago. */
export function dayOfYear(value: number): { month: number; day: number } | undefined {
  const at = Math.floor(value) - YEARLESS;
  return at > 13 * DAYS_OF_MONTH
    ? undefined
    : { month: Math.floor((at - 1) / DAYS_OF_MONTH), day: ((at - 1) % DAYS_OF_MONTH) + 1 };
}

export const weakDateAt = (text: string, language: string): DateAt | undefined =>
  agoAt(text, language) ?? yearlessAt(text, language);

const DAYS: Readonly<Record<string, number>> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365.25,
};
/** Numbers that languages have different forms for. */
const FORMS = [7, 1, 2, 21, 11];

interface Ago {
  pattern: RegExp;
  days: number;
  /** A word by itself: "yesterday". */
  alone: boolean;
}
const agos = new Map<string, readonly Ago[]>();
function agosIn(locale: string): readonly Ago[] {
  const known = agos.get(locale);
  if (known) return known;
  const made = new Map<string, Ago>();
  const add = (source: string, days: number, alone: boolean) =>
    made.set(source, { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source}(?!\\p{L})`, 'iu'), days, alone });
  for (const style of ['long', 'short', 'narrow'] as const) {
    const format = new Intl.RelativeTimeFormat(locale, { style });
    for (const [unit, days] of Object.entries(DAYS))
      for (const number of FORMS) {
        const said = withLatinDigits(format.format(-number, unit as Intl.RelativeTimeFormatUnit));
        const [before, behind] = said.split(String(number));
        // A sign and a number ("-2 h") are no time that has passed.
        if (behind === undefined || !/^[^-−]*\p{L}/u.test(said)) continue;
        add(`${sourceOf(before!)}(\\d{1,3})${sourceOf(behind)}`, days, false);
      }
    const auto = new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' });
    for (const ago of [0, 1]) add(sourceOf(auto.format(-ago, 'day')), ago, true);
  }
  agos.set(locale, [...made.values()]);
  return agos.get(locale)!;
}

/** "38 min. ago" is written "38 mins ago" as well. */
const sourceOf = (text: string): string =>
  text
    .replace(/[+?^${}()|[\]\\*]/g, '\\$&')
    .replace(/\./g, 's?\\.?')
    .replace(/\s+/g, '\\s*');

function agoAt(written: string, language: string): DateAt | undefined {
  const text = withLatinDigits(written);
  for (const locale of new Set([localeOf(language), 'en']))
    for (const { pattern, days, alone } of agosIn(locale)) {
      const match = pattern.exec(text);
      if (!match) continue;
      const past = days * (alone ? 1 : Number(match[1]));
      return { value: AGO - past, start: match.index, end: match.index + match[0].length };
    }
  return undefined;
}

const DAY_THEN_MONTH =
  /(?<![\d.,:])(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s|of\s|d')?(\p{L}[\p{L}\p{M}]+)/giu;
const MONTH_THEN_DAY = /(\p{L}[\p{L}\p{M}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]*\d)/giu;

function yearlessAt(written: string, language: string): DateAt | undefined {
  const text = withLatinDigits(written);
  for (const [pattern, dayAt, monthAt] of [
    [DAY_THEN_MONTH, 1, 2],
    [MONTH_THEN_DAY, 2, 1],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const month = monthNamed(match[monthAt]!.toLowerCase(), language);
      const day = Number(match[dayAt]);
      if (month === undefined || day < 1 || day > DAYS_OF_MONTH) continue;
      const value = YEARLESS + month * DAYS_OF_MONTH + day;
      return { value, start: match.index, end: match.index + match[0].length };
    }
  return undefined;
}

const MONTH_ALONE =
  /(?<!\p{L})(?:in|im|en|em|d'|de|del|du|of|from|vom|nel|di|w|z|ze|в|за|у|i|uit)\s+(\p{L}[\p{L}\p{M}]+)(?!\p{L})/giu;

/** A month that a text names behind a word that says when: "in May". */
export function monthAt(
  text: string,
  language: string,
): { month: number; start: number; end: number } | undefined {
  for (const match of text.matchAll(MONTH_ALONE)) {
    const month = monthNamed(match[1]!.toLowerCase(), language);
    if (month !== undefined) return { month, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

/** The day of a text without a year. */
export function dayAt(
  text: string,
  language: string,
): { month: number; day: number; start: number; end: number } | undefined {
  const found = yearlessAt(text, language);
  const day = found && dayOfYear(found.value);
  return found && day && { ...day, start: found.start, end: found.end };
}
