import type { Language } from '../text/languages.ts';
import { type Word, words } from '../text/words.ts';

/** The history holds every language at once: words are folded (case, accents, width), not stemmed; what is typed matches beginnings. */
const ANY: Language = { code: 'und', stem: (word) => word, stops: new Set() };

/** The words of a text as they are searched, with their places. */
export const termsOf = (text: string): Word[] => words(text, ANY);

/** A piece of text that matched (`hit`) or not. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a text where its words are among `terms` (keys of `termsOf`). */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  if (terms.size === 0) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end, key } of termsOf(text)) {
    if (!terms.has(key) || end <= done) continue;
    if (start > done) pieces.push({ text: text.slice(done, start), hit: false });
    pieces.push({ text: text.slice(Math.max(start, done), end), hit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** Characters shown around the first match. */
const BEFORE = 40;
const LENGTH = 160;

/** The part of a text around its first match; `undefined` where it has none. */
export function excerpt(text: string, terms: ReadonlySet<string>): string | undefined {
  const first = termsOf(text).find(({ key }) => terms.has(key));
  if (!first) return undefined;
  const from = first.start <= BEFORE ? 0 : text.indexOf(' ', first.start - BEFORE) + 1;
  const start = from > first.start || (from === 0 && first.start > LENGTH) ? first.start : from;
  const end = Math.min(text.length, start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}
