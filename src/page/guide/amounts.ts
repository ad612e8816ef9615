/** Signs of currencies that are letters. Unicode knows the others (`\p{Sc}`), and the browser their ISO codes. */
const LETTERS = 'kr|zł|Kč|Ft|lei|лв|руб|元|円|圆|圓|Fr';
const NUMBER = String.raw`\d[\d.,'’\u00a0\u202f ]*`;
const AMOUNT = new RegExp(
  String.raw`(?:\p{Sc}|\b[A-Z]{3}\b)\s?${NUMBER}|${NUMBER}(?:\p{Sc}|[A-Z]{3}\b|${LETTERS})`,
  'gu',
);
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Amounts of money in a text, as they are written, without white space. */
export function amountsIn(text: string): string[] {
  return [...text.matchAll(AMOUNT)]
    .map(([amount]) => amount.replace(/\s+/g, ''))
    .filter((amount) => {
      const code = /[A-Z]{3}/.exec(amount)?.[0];
      return code === undefined || CODES.has(code);
    });
}
