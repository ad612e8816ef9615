import { localeOf, withLatinDigits } from './locale.ts';
import { scaleBehind } from './scales.ts';

/** A number as it stands in a text: offsets, end exclusive. */
export interface Amount {
  value: number;
  start: number;
  end: number;
}

/** The sign that parts whole numbers from decimals. */
export type DecimalSign = '.' | ',';

/** Letters of scripts that set spaces between words: what stands behind one without a space is part of a name. */
const LETTER =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}])\\p{L}';
/** Money is written right before its number in many places: "Rp50.000", "Rs.500". */
const MONEY_BEFORE = '(?<!\\p{L})(?:[Rr][sp]|RM|rm|[Kk]r|Fr|CHF|EUR|USD|GBP|JPY|CNY|INR|PLN|TL)\\.?';
/** Arabic writes "and" together with what follows. */
const AND_BEFORE = '(?<!\\p{L})و';
const BEGINS = `(?:(?<=${MONEY_BEFORE}|${AND_BEFORE})|(?<!${LETTER}|[\\p{N}.,٫٬]))`;
/** Groups of three digits; of two before the last one, as India writes them: "1,23,456". */
const WHOLE = String.raw`(?:\p{Nd}+(?:[.,'’٬\u00a0\u202f ]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}{1,2}(?:,\p{Nd}{2})+,\p{Nd}{3}(?!\p{Nd})|\p{Nd}+)`;
/** Digits with groups and decimals, in any of the usual forms and any script. */
const NUMBER = new RegExp(`${BEGINS}[-−–]?\\s?${WHOLE}(?:[.,٫]\\p{Nd}+)?`, 'gu');

/**
 * All numbers of a text.
 * @param decimal the sign of the texts around it, for what can be read in two ways ("1.234")
 * @param language of the page, for words that multiply ("5 mln")
 */
export function amountsIn(text: string, decimal: DecimalSign, language = ''): Amount[] {
  const found: (Amount & { scale: number; joins: boolean })[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const raw = match[0];
    const value = parse(raw, decimal);
    if (Number.isNaN(value)) continue;
    const numberEnd = match.index + raw.length;
    const { scale = 1, length = 0, joins = false } = scaleBehind(text.slice(numberEnd), language) ?? {};
    const last = found.at(-1);
    const amount = { value: value * scale, start: match.index, end: numberEnd + length, scale, joins };
    if (last?.joins && amount.value < last.scale && /^\s?$/.test(text.slice(last.end, match.index))) {
      last.value += amount.value;
      Object.assign(last, { end: amount.end, scale, joins });
    } else found.push(amount);
  }
  return found.map(({ value, start, end }) => ({ value, start, end }));
}

function parse(raw: string, decimal: DecimalSign): number {
  const latin = withLatinDigits(raw)
    .replace(/[\s'’٬\u00a0\u202f]/g, '')
    .replace(/^[−–]/, '-');
  if (latin.includes('٫')) return Number(latin.replaceAll(',', '').replace('٫', '.'));
  const sign = decimalSignOf(latin) ?? decimal;
  const grouping = sign === '.' ? ',' : '.';
  return Number(latin.replaceAll(grouping, '').replace(sign, '.'));
}

/** What a number itself says of its signs; `undefined` where it can be read in two ways. */
function decimalSignOf(raw: string): DecimalSign | undefined {
  const points = raw.split('.').length - 1;
  const commas = raw.split(',').length - 1;
  if (points > 0 && commas > 0) return raw.lastIndexOf('.') > raw.lastIndexOf(',') ? '.' : ',';
  if (points + commas === 0) return undefined;
  if (points > 1) return ',';
  if (commas > 1) return '.';
  const sign = points > 0 ? '.' : ',';
  const behind = raw.length - raw.indexOf(sign) - 1;
  const before = raw.replace('-', '').indexOf(sign);
  return behind === 3 && before <= 3 && !/^-?0/.test(withLatinDigits(raw)) ? undefined : sign;
}

/** The decimal sign of a list: what most of its numbers say, else that of the page's language. */
export function decimalOf(texts: readonly string[], language: string): DecimalSign {
  let points = 0;
  for (const text of texts)
    for (const [raw] of text.matchAll(NUMBER)) {
      const sign = decimalSignOf(raw.replace(/[\s'’\u00a0\u202f]/g, ''));
      points += sign === '.' ? 1 : sign === ',' ? -1 : 0;
    }
  if (points !== 0) return points > 0 ? '.' : ',';
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** A number written like one of a page: with its decimal sign, and as many decimals as wanted. */
export function written(value: number, decimals: number, decimal: DecimalSign): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, decimal === '.' ? ',' : '.');
  return `${value < 0 ? '-' : ''}${grouped}${rest ? decimal + rest : ''}`;
}

export const decimalsOf = (raw: string, decimal: DecimalSign): number => {
  const at = raw.lastIndexOf(decimal);
  return at < 0 ? 0 : raw.length - at - 1;
};
