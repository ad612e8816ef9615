import { localeOf } from './locale.ts';

/** What multiplies the number that it stands right behind, everywhere; case counts: `m` is a metre. */
const EVERYWHERE: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  B: 1e9,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  천: 1e3,
  만: 1e4,
  억: 1e8,
};
const LARGE = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12];
/** Several forms of a word: "tysiąc", "tysiące", "tysięcy". */
const COUNTS = [1, 2, 5];

const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "5千米" are kilometres, and "5 만족" is no number of ten thousands. */
const NO_UNIT = '(?![米克瓦赫卡])';
const HANGUL_BEHIND = '(?![\\p{Script=Hangul}](?<![원명개건회권대곳채년평점달유엔여위]))';

interface Scales {
  words: ReadonlyMap<string, number>;
  pattern: RegExp;
}
const known = new Map<string, Scales>();

/** The words of a language for thousands, millions and so on, as its numbers are shortened: "tys.", "млн", "लाख". */
function scalesOf(language: string): Scales {
  const locale = localeOf(language);
  const before = known.get(locale);
  if (before) return before;
  const words = new Map(Object.entries(EVERYWHERE));
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
    for (const size of LARGE.flatMap((large) => COUNTS.map((count) => large * count))) {
      const parts = format.formatToParts(size);
      const said = (type: string) =>
        parts
          .filter((part) => part.type === type)
          .map(({ value }) => value)
          .join('');
      const word = said('compact').replace(/[.॰]$/, '');
      const scale = size / Number(said('integer'));
      // A single letter may be a unit's, "5 t", unless it is one that multiplies anyway.
      const isClear = word.length > 1 || UNSPACED.test(word) || word in EVERYWHERE;
      if (!/^[\p{L}\p{M}]+$/u.test(word) || !isClear || !LARGE.includes(scale)) continue;
      words.set(word, scale);
      if (word.length > 1) words.set(word.toLowerCase(), scale);
    }
  }
  const made = { words, pattern: patternOf([...words.keys()]) };
  known.set(locale, made);
  return made;
}

function patternOf(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length);
  const open = longest.filter((word) => UNSPACED.test(word));
  const closed = longest.filter((word) => !UNSPACED.test(word));
  return new RegExp(
    `^\\s?(?:(${open.join('|')})${NO_UNIT}${HANGUL_BEHIND}|(${closed.join('|')})(?![\\p{L}\\p{M}\\p{N}])[.॰]?)`,
    'u',
  );
}

/** What stands right behind a number and multiplies it. `joins`: a smaller number may follow it, "1万2000". */
export function scaleBehind(
  text: string,
  language: string,
): { scale: number; length: number; joins: boolean } | undefined {
  const { words, pattern } = scalesOf(language);
  const match = pattern.exec(text) ?? undefined;
  const word = match?.[1] ?? match?.[2];
  if (!match || word === undefined) return undefined;
  return { scale: words.get(word) ?? 1, length: match[0].length, joins: match[1] !== undefined };
}
