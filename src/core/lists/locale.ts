const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?![a-z\d])/i;

/** A page's `lang` as Intl takes it, with Latin digits: language, script and region alone, English where it says nothing that one can read. */
export function localeOf(language: string): string {
  const [, code = 'en', ...parts] = TAG.exec(language) ?? [];
  return `${[code, ...parts].filter(Boolean).join('-')}-u-nu-latn`;
}

/** A text of the same length with Latin digits for those of any script. */
export const withLatinDigits = (text: string): string =>
  /[\u0660-\uffff]/u.test(text) ? text.replace(/\p{Nd}/gu, latinDigit) : text;

/** Digits of each script stand in a row of ten. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code < 0x80 || digit.length > 1) return digit;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
