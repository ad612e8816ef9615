import { lazy } from '../lazy.ts';
import { pagingSource } from '../lexicon/paging.ts';

const NUMBER = '(?<![\\d.,])(\\d[\\d.,\u202f\u00a0]*)';
/** Behind numbers in languages that count with such words. */
const COUNTER = '\\s?(?:[件条條個个項项筆笔家页頁개건]|ページ|페이지)?(?:目|째)?';
const DASH = '\\s*[-–—~～〜至到]\\s*';
const OF = () => `\\s*[,，、(（]?\\s*(?:(?:[/／]|${pagingSource('of')}|out of)\\s*){1,2}`;
const AMONG = () => `\\s*(?:${pagingSource('among')})\\s*`;
const ENDS = '(?![\\d.,]*\\d)';
/** "41–60 of 240", "20 of 240 results". */
const RANGE = lazy(
  () => new RegExp(`(?:${NUMBER}${COUNTER}${DASH})?${NUMBER}${COUNTER}${OF()}(\\d[\\d.,]*)${ENDS}`, 'giu'),
);
/** "240件中 41-60", "240 sonuçtan 41-60": the whole stands first. */
const AMONG_ALL = lazy(
  () =>
    new RegExp(
      `${NUMBER}${AMONG()}[第제]?\\s*(?:(\\d[\\d.,]*)${COUNTER}${DASH})?(\\d[\\d.,]*)${ENDS}`,
      'giu',
    ),
);
/** "Page 1 of 9", "第 1 页，共 9 页", "1 / 9 ページ", "1. oldal / 9"; "9ページ中 1" and "9 में से 1 पेज", where the whole stands first. */
const PAGE = lazy(() => {
  const page = `(?:${pagingSource('page')})`;
  return [
    `${page}\\s?[:.]?\\s*(\\d+)${COUNTER}${OF()}(\\d+)`,
    `(?<![\\d.,–—~～-]\\s*)(\\d+)${OF()}(\\d+)\\s*${page}`,
    `(?<![\\d.,])(\\d+)\\.?\\s*${page}${OF()}(\\d+)`,
    `(?<![\\d.,])(?<of>\\d+)\\s*(?:${page})?${AMONG()}[第제]?\\s*(?<page>\\d+)\\.?\\s*${page}`,
    `${page}\\s*(?<of>\\d+)${AMONG()}(?<page>\\d+)`,
  ].map((source) => new RegExp(source, 'iu'));
});

/** "Page 2 of 9" in a text: 2 and 9. */
export function pageIn(text: string): { page: number; of: number } | undefined {
  for (const pattern of PAGE()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [page, of] = [match.groups?.page ?? match[1], match.groups?.of ?? match[2]].map(Number);
    if (page! <= of!) return { page: page!, of: of! };
  }
  return undefined;
}

/** From, to and the whole of each "41–60 of 240". */
export const rangesIn = (text: string): (string | undefined)[][] => [
  ...[...text.matchAll(RANGE())].map(([, from, part, all]) => [from, part, all]),
  ...[...text.matchAll(AMONG_ALL())].map(([, all, from, part]) => [from, part, all]),
];
export const numberOf = (written: string): number => Number(written.replace(/[^\d]/g, ''));

/** The whole of "x of y", where x is what was counted, or y is more than that; of "x–y of z", where so many were counted. */
export function totalIn(text: string, count: number): number[] {
  if (pageIn(text)) return [];
  return rangesIn(text).flatMap(([from = '1', part = '', all = '']) => {
    const [begun, shown, total] = [from, part, all].map(numberOf);
    if (begun! > 1 && shown! - begun! + 1 === count && shown! <= total!) return [total!];
    return shown! <= total! && (shown === count || (total! > count && shown! <= count)) ? [total!] : [];
  });
}
