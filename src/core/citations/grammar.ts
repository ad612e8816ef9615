import type { CitationRef } from './find-phrase.ts';

/**
 * The marks of the citation grammar `[N: "exact phrase"]` with what models make of it: other brackets and quotes, several numbers,
 * a missing colon, a missing quote. Only `parse.ts` uses these.
 */
const OPEN = '[\\[［【〔]';
const CLOSE = '[\\]］】〕]';
const QUOTE = '\\\\?["\'“”„‟‘’‚‛«»‹›「」『』＂＇`]';
const NUMBER = '\\d{1,7}(?:\\s*#\\s*\\d{1,3})?';
const NUMBERS = `(?:N|line|#)?\\s*(${NUMBER}(?:\\s*[,;、&–-]\\s*${NUMBER})*)`;

const QUOTED = new RegExp(`${OPEN}{1,2}\\s*${NUMBERS}\\s*[:：,]?\\s*${QUOTE}`, 'iy');
const UNQUOTED = new RegExp(`${OPEN}{1,2}\\s*${NUMBERS}\\s*[:：]\\s*(?=[^\\]］】〕\\s])`, 'iy');
const BARE = new RegExp(`${OPEN}\\s*${NUMBERS}\\s*${CLOSE}(?!\\()`, 'iy');

/** Where the phrase before must have ended: the next citation, in a bracket of its own or after a separator in the same one. */
const NEXT = new RegExp(
  `${OPEN}{1,2}\\s*${NUMBERS}\\s*[:：]\\s*${QUOTE}|${QUOTE}\\s*[,;]\\s*${NUMBERS}\\s*[:：]\\s*${QUOTE}`,
  'i',
);
const CONTINUED = new RegExp(`${QUOTE}\\s*[,;]\\s*${NUMBERS}\\s*[:：]\\s*${QUOTE}`, 'iy');
const QUOTED_END = new RegExp(`${QUOTE}\\s*[.,;]?\\s*${CLOSE}`, 'g');
const PLAIN_END = new RegExp(CLOSE, 'g');
/** Between two phrases for the same line: `[3: "a", "b"]`. */
const BETWEEN_PHRASES = new RegExp(`${QUOTE}\\s*[,;]\\s*${QUOTE}`);

/** The end of a text that may still become an opening. */
export const PARTIAL_OPENING = new RegExp(
  `${OPEN}{1,2}\\s*(?:N|l|li|lin|line|#)?\\s*[\\d\\s#,;、&–-]*[:：]?\\s*\\\\?$`,
  'i',
);
/** A citation in code marks is a citation. */
export const CITATION_AS_CODE = new RegExp(
  `(\`+)\\s*(${OPEN}\\s*${NUMBERS}\\s*[:：]\\s*${QUOTE}[^\`]*${CLOSE})\\s*\\1(?!\`)`,
  'ig',
);

export interface Opening {
  kind: 'quoted' | 'unquoted' | 'bare';
  refs: CitationRef[];
  /** Offset of the phrase; for `bare` the end of the bracket. */
  bodyStart: number;
}

/** A place where a phrase may end: the phrase's end and the end of the citation. */
export interface Ending {
  phraseEnd: number;
  end: number;
}

function refsOf(numbers: string): CitationRef[] {
  return Array.from(numbers.matchAll(/(\d+)(?:\s*#\s*(\d+))?/g), ([, n, occurrence]) => ({
    n: Number(n),
    occurrence: Math.max(1, Number(occurrence ?? 1)),
  }));
}

/** The citation that opens at `at`, if one does. */
export function openingAt(line: string, at: number): Opening | undefined {
  for (const [kind, pattern] of [
    ['quoted', QUOTED],
    ['unquoted', UNQUOTED],
    ['bare', BARE],
  ] as const) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match) return { kind, refs: refsOf(match[1] ?? ''), bodyStart: at + match[0].length };
  }
  return undefined;
}

/** `"; 5: "` at `at`: the phrase ends here and the next citation begins in the same bracket. */
export function continuationAt(line: string, at: number): Opening | undefined {
  CONTINUED.lastIndex = at;
  const match = CONTINUED.exec(line);
  return match
    ? { kind: 'quoted', refs: refsOf(match[1] ?? ''), bodyStart: at + match[0].length }
    : undefined;
}

/** Offset of the next citation in `from` to `to`, or -1. */
export function nextCitation(line: string, from: number, to: number): number {
  const at = line.slice(from, to).search(NEXT);
  return at < 0 ? -1 : from + at;
}

const endings = (pattern: RegExp, line: string, from: number, to: number): Ending[] =>
  Array.from(line.slice(from, to).matchAll(pattern), (match) => ({
    phraseEnd: from + match.index,
    end: from + match.index + match[0].length,
  }));

/** Quote and bracket: how a citation should end. */
export const quotedEndings = (line: string, from: number, to: number): Ending[] =>
  endings(QUOTED_END, line, from, to);
/** A bracket alone: how one ends whose last quote is missing. */
export const plainEndings = (line: string, from: number, to: number): Ending[] =>
  endings(PLAIN_END, line, from, to);

export const phrasesIn = (body: string): string[] => body.split(BETWEEN_PHRASES);
