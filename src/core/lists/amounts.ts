/** A number as it stands in a text: offsets, end exclusive. */
export interface Amount {
  value: number;
  start: number;
  end: number;
}

/** The sign that parts whole numbers from decimals. */
export type DecimalSign = '.' | ',';

/** Digits with groups of three and decimals, in any of the usual forms; Arabic and Devanagari digits, too. */
const NUMBER =
  /(?<![\p{L}\p{N}.,])[-−–]?\s?(?:\p{Nd}+(?:[.,'’\u00a0\u202f ]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+)(?:[.,]\p{Nd}+)?/gu;
/** Languages that write decimals with a point. */
const POINT = new Set(['en', 'zh', 'ja', 'ko', 'th', 'he', 'hi', 'bn', 'ms', 'fil', 'sw', 'ta', 'te']);
/** What stands right behind a number and multiplies it; case counts: `m` is a metre. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  B: 1e9,
  万: 1e4,
  億: 1e8,
  亿: 1e8,
};
const SCALE = /^\s?(k|K|M|B|万|億|亿)(?![\p{L}\p{N}])/u;

/** All numbers of a text. `decimal`: the sign of the texts around it, for what can be read in two ways ("1.234"). */
export function amountsIn(text: string, decimal: DecimalSign): Amount[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const raw = match[0];
    const value = parse(raw, decimal);
    if (Number.isNaN(value)) return [];
    const scale = SCALE.exec(text.slice(match.index + raw.length));
    const end = match.index + raw.length + (scale?.[0].length ?? 0);
    return [{ value: value * (SCALES[scale?.[1] ?? ''] ?? 1), start: match.index, end }];
  });
}

function parse(raw: string, decimal: DecimalSign): number {
  const latin = raw
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\s'’\u00a0\u202f]/g, '')
    .replace(/^[−–]/, '-');
  const sign = decimalSignOf(latin) ?? decimal;
  const grouping = sign === '.' ? ',' : '.';
  return Number(latin.replaceAll(grouping, '').replace(sign, '.'));
}

/** Digits of each script stand in a row of ten. */
function latinDigit(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  let code = digit.codePointAt(0)!;
  for (let value = 0; value < 10; value++, code--) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - 1))) return String(value);
  }
  return '0';
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
  return behind === 3 && before <= 3 && !/^-?0/.test(raw) ? undefined : sign;
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
  return language === '' || POINT.has(language.split('-')[0]!.toLowerCase()) ? '.' : ',';
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
