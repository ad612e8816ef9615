import { dateAt } from './dates.ts';
import { localeOf } from './locale.ts';
import { dayAt } from './weak-dates.ts';

const known = new Map<string, readonly string[]>();
/** What a language calls the days of a week, in lower case. */
function weekdaysIn(language: string): readonly string[] {
  const locale = localeOf(language);
  const days =
    known.get(locale) ??
    Array.from({ length: 7 }, (_, day) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
        .format(Date.UTC(2024, 0, 1 + day))
        .toLowerCase(),
    );
  known.set(locale, days);
  return days;
}

/** Whether a text, in lower case, names a day: by its date, or of a week. */
export const saysDay = (text: string, language: string): boolean =>
  dateAt(text, language) !== undefined ||
  dayAt(text, language) !== undefined ||
  weekdaysIn(language).some((day) => text.includes(day));
