import type { DateAt } from './dates.ts';
import { localeOf, withLatinDigits } from './locale.ts';

const MS = {
  second: 1_000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  month: 30.4 * 86_400_000,
  year: 365.25 * 86_400_000,
} as const;
type Unit = keyof typeof MS;
const UNITS = Object.keys(MS) as Unit[];
const STYLES = ['long', 'short', 'narrow'] as const;
/** Numbers whose words differ in some language: one, few, many. */
const NUMBERS = [1, 2, 5] as const;

interface Form {
  pattern: RegExp;
  unit: Unit;
}

const forms = new Map<string, readonly Form[]>();
/** How a language says that something was so long ago, by unit. Made once for a language. */
function formsOf(language: string): readonly Form[] {
  const locale = localeOf(language);
  const before = forms.get(locale);
  if (before) return before;
  const made = UNITS.map((unit) => {
    const said = STYLES.flatMap((style) => {
      const format = new Intl.RelativeTimeFormat(locale, { style });
      return NUMBERS.map((number) => patternOf(format.formatToParts(-number, unit)));
    });
    return { unit, pattern: new RegExp([...new Set(said)].join('|'), 'iu') };
  });
  forms.set(locale, made);
  return made;
}

/** "5 min. ago" is written "5 mins ago" as well. */
function patternOf(parts: readonly Intl.RelativeTimeFormatPart[]): string {
  const said = parts.map(({ type, value }) =>
    type === 'literal'
      ? value
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/(?<=[a-z])(?:\\\.)?(?=\s|$)/gu, 's?\\.?')
          .replace(/\s+/gu, '\\s?')
      : '(?<!\\d)\\d{1,3}',
  );
  return `(?<![\\p{L}\\p{N}])${said.join('')}(?!\\p{L}(?<!\\p{Lo}))`;
}

/** How long ago something was, as a day of now (whole minutes, so that what is read together stays in order): "16 hours ago", "vor 2 Tagen", "3日前". */
export function agoAt(written: string, language: string): DateAt | undefined {
  const text = withLatinDigits(written);
  if (!/\d/.test(text)) return undefined;
  for (const { pattern, unit } of formsOf(language)) {
    const match = pattern.exec(text);
    const number = Number(/\d+/.exec(match?.[0] ?? '')?.[0]);
    if (!match || Number.isNaN(number)) continue;
    const now = Math.floor(Date.now() / MS.minute) * MS.minute;
    return {
      value: (now - number * MS[unit]) / MS.day,
      start: match.index,
      end: match.index + match[0].length,
    };
  }
  return undefined;
}
