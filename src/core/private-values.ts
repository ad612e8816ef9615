import { lazyPattern } from './lazy.ts';

/** What a typed value is, told by its check digits and form alone, whatever its field is called. */
export type ValueKind = 'payment' | 'identity' | 'password';

/** Values longer than this, in characters, are texts; only short ones are read for numbers in them. */
const LONGEST = 400;

/** Digits in groups as people type them: "4111 1111 1111 1111", "4111-1111-...". */
const DIGIT_GROUPS = /(?<![\d.,])\d(?:[ \u00a0-]?\d){12,18}(?![\d.,]?\d)/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}(?![A-Z0-9])/gi;

/** Keys whose issuer marks them, JSON web tokens, and private keys in PEM. */
const KEYS =
  /(?<![A-Za-z0-9])(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?[-_]?[A-Za-z0-9_-]{16,}|(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{18,}|xox[abeprs]-[\w-]{10,}|AKIA[A-Z0-9]{16}|AIza[\w-]{30,}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*)|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

/** Identity numbers that have a form of their own or check digits: US, Brazil, China, Spain, Italy, France, Poland. */
const IDENTITIES: readonly (readonly [RegExp, (digits: string, text: string) => boolean])[] = [
  [/^(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}$/, () => true],
  [/^\d{3}\.?\d{3}\.?\d{3}-\d{2}$/, isCpf],
  [/^\d{17}[\dX]$/i, (_, text) => isChineseId(text.toUpperCase())],
  [/^[\dXYZ]\d{7}-?[A-Z]$/i, (_, text) => isDni(text.toUpperCase().replace('-', ''))],
  [/^[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]$/i, () => true],
  [/^[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2}$/, isFrenchNumber],
];

/** @returns what makes the value private by itself: a card number, an IBAN, an identity number, a secret key */
export function privateValue(value: string): ValueKind | undefined {
  const text = value.trim();
  if (text.length < 9 || text.length > LONGEST) return undefined;
  if (KEYS.test(text)) return 'password';
  if ((text.match(DIGIT_GROUPS) ?? []).some((digits) => isCardNumber(digits.replace(/\D/g, ''))))
    return 'payment';
  if ((text.match(IBAN) ?? []).some(isIban)) return 'payment';
  const identity = IDENTITIES.some(
    ([form, check]) => form.test(text) && check(text.replace(/\D/g, ''), text),
  );
  return identity ? 'identity' : undefined;
}

/** Thirteen digits are a card number only where they begin as one: article numbers have thirteen too. */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1*$/.test(digits)) return false;
  if (digits.length === 13 && digits[0] !== '4') return false;
  return /^[2-689]/.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = digit * 2;
    sum += at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** ISO 13616: country and check digits to the end, letters as numbers, modulo 97 is 1. What follows the number in a text does not count. */
function isIban(text: string): boolean {
  const iban = text.replace(/[^A-Z0-9]/gi, '').toUpperCase();
  for (let length = Math.min(34, iban.length); length >= 15; length--) {
    const moved = iban.slice(4, length) + iban.slice(0, 4);
    let rest = 0;
    for (const sign of moved) {
      for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
    }
    if (rest === 1) return true;
  }
  return false;
}

function isCpf(digits: string): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  const check = (length: number) => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += Number(digits[at]) * (length + 1 - at);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

function isChineseId(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return '10X98765432'[sum % 11] === id[17];
}

function isDni(id: string): boolean {
  const number = Number(id.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === id[8];
}

function isFrenchNumber(digits: string): boolean {
  return 97 - Number(BigInt(digits.slice(0, 13)) % 97n) === Number(digits.slice(13));
}

/**
 * Whether a text repeats a private value. Short values count only where the text is nothing else; long ones, and plain words never, also inside a
 * longer text; digits in any grouping, also a part of them alone ("4111", in the preview of a card).
 */
export function repeatsValue(text: string, value: string): boolean {
  const bare = bareOf(text);
  const secret = bareOf(value);
  if (secret.length < 3 || bare === '') return false;
  if (bare === secret) return true;
  const digits = /^\d+$/.test(secret);
  if (digits && secret.length >= 12 && /^\d{4,}$/.test(bare) && secret.includes(bare)) return true;
  if (digits)
    return (
      secret.length >= 6 && (text.match(DIGIT_RUNS) ?? []).some((run) => run.replace(/\D/g, '') === secret)
    );
  return value.trim().length >= 8 && SIGN_OR_DIGIT().test(value) && text.includes(value.trim());
}

const SIGN_OR_DIGIT = lazyPattern('[\\d\\p{P}\\p{S}]', 'u');
const DIGIT_RUNS = /\d(?:[ \u00a0.-]?\d){5,}/g;
const bareOf = (text: string): string => text.replace(/[\s\u00a0-]+/g, '').toLowerCase();
