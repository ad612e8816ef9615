import { expect, it } from 'vitest';
import { weakDateAt } from '../../../src/core/lists/weak-dates.ts';

const HOUR = 1 / 24;
/** What was a day ago is a day older than now. */
const now = (language: string) =>
  weakDateAt(new Intl.RelativeTimeFormat(language).format(-1, 'day'), language)!.value + 1;
it.each([
  ['en', 'PM meets the press 16 hours ago', 16 * HOUR],
  ['en', '38 mins ago', 38 / 60 / 24],
  ['en', '38 min. ago', 38 / 60 / 24],
  ['en', '2 days ago', 2],
  ['en', '1 week ago', 7],
  ['de', 'vor 3 Stunden', 3 * HOUR],
  ['de', 'vor 2 Tagen', 2],
  ['fr', 'il y a 5 jours', 5],
  ['es', 'hace 4 horas', 4 * HOUR],
  ['it', '6 giorni fa', 6],
  ['pt', 'há 2 horas', 2 * HOUR],
  ['nl', '3 uur geleden', 3 * HOUR],
  ['pl', '5 godzin temu', 5 * HOUR],
  ['ru', '2 дня назад', 2],
  ['ja', '3 日前', 3],
  ['ja', '12時間前', 12 * HOUR],
  ['zh', '5小时前', 5 * HOUR],
  ['ko', '2일 전', 2],
  ['tr', '3 gün önce', 3],
  ['sv', 'för 2 timmar sedan', 2 * HOUR],
])('reads how long ago something was, in %s: %s', (language, text, days) => {
  const past = now(language) - weakDateAt(text, language)!.value;
  expect(past).toBeCloseTo(days, 3);
});

it.each([
  ['en', '38 minutes of reading'],
  ['en', 'in 2 days'],
  ['en', 'two days ago'],
  ['de', 'in 3 Stunden'],
])('takes for no such time, in %s: %s', (language, text) => {
  expect(weakDateAt(text, language)).toBeUndefined();
});
