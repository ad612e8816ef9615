/** Languages whose names of months are read, besides that of the page. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ru', 'sv', 'da', 'fi', 'cs', 'tr', 'uk'];
const DAY_MS = 86_400_000;

/** Month numbers from 1 by name, long and short, in lower case. Made once. */
let months: Map<string, number> | undefined;
function monthNames(): Map<string, number> {
  if (months) return months;
  months = new Map();
  for (const language of LANGUAGES)
    for (const form of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: form, timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const date = new Date(Date.UTC(2023, month, 15));
        // Some languages inflect a month behind a day.
        const inflected = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
        for (const name of [alone.format(date), inflected]) {
          const key = name.toLowerCase().replace(/\.$/, '');
          if (/\p{L}/u.test(key) && !months.has(key)) months.set(key, month + 1);
        }
      }
    }
  return months;
}

/** A date of a text as days since 1970, by the first form that fits; a year alone is its first day. `undefined`: there is none. */
export function dateIn(text: string, language: string): number | undefined {
  return isoDate(text) ?? namedDate(text) ?? numberedDate(text, language) ?? yearAlone(text);
}

const days = (year: number, month: number, day: number): number | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? Date.UTC(year, month - 1, day) / DAY_MS : undefined;

function isoDate(text: string): number | undefined {
  const match =
    /\b(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})\b|(\d{4})年\s?(\d{1,2})月\s?(\d{1,2})日/u.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  return days(year!, month!, day!);
}

/** "9 March 2031", "March 9, 2031", "9. März 2031", "9 de marzo de 2031", "March 2031". */
function namedDate(text: string): number | undefined {
  for (const word of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const month = monthNames().get(word[0]);
    if (month === undefined) continue;
    const before = /(\d{1,2})(?:st|nd|rd|th|º|er|\.)?\s*(?:de\s|of\s)?$/iu.exec(text.slice(0, word.index));
    const behind = text.slice(word.index + word[0].length);
    const year = /^\W{0,3}(?:\d{1,2}(?:st|nd|rd|th)?\W{1,3})?(?:de\s|del\s|of\s)?(\d{4})\b/u.exec(behind);
    if (!year) continue;
    const day = before?.[1] ?? /^\W{0,3}(\d{1,2})(?!\d)/.exec(behind)?.[1] ?? '1';
    return days(Number(year[1]), month, Number(day));
  }
  return undefined;
}

/** "9.3.2031", "3/9/2031": the month stands first in American English alone, unless a number says otherwise. */
function numberedDate(text: string, language: string): number | undefined {
  const match = /\b(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/.exec(text);
  if (!match) return undefined;
  const [a, b] = [Number(match[1]), Number(match[3])];
  const year = Number(match[4]) + (match[4]!.length === 2 ? 2000 : 0);
  const american = match[2] === '/' && /^en(?:-us)?$|^$/i.test(language);
  const monthFirst = b > 12 || (american && a <= 12);
  return monthFirst ? days(year, a, b) : days(year, b, a);
}

function yearAlone(text: string): number | undefined {
  const year = /\b(1\d{3}|20\d{2})\b/.exec(text)?.[1];
  return year === undefined ? undefined : days(Number(year), 1, 1);
}
