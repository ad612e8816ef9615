import search from 'approx-string-match';
import { type Folded, fold } from './normalize.ts';

/** Offsets into a text, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

export interface CloseMatch extends TextRange {
  /** Character edits between the phrase and the words found. */
  errors: number;
}

/** At most this share of a phrase may differ from the page. */
const MAX_ERROR_SHARE = 0.15;
/** Below this length one edit can make another word of it ("Anderson", "Andersen"): no approximate match. */
const MIN_CLOSE_LENGTH = 10;
/** A longer phrase that differs from the page is no quote. Bounds the cost: some 100 ms on a page of 400,000 characters. */
const MAX_PHRASE_LENGTH = 1000;
/** So many places are looked at closely; a phrase that resembles more of them proves nothing. */
const MAX_PLACES = 60;

/** Letters and digits of scripts that put spaces between words. In the others every character is a border. */
const WORD =
  /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}]/u;
const CUT_NUMBER = /\d\|\d|\d\|[.,']\d|\d[.,']\|\d|(?:^|[\s(])-\|\d/;

const isWord = (character: string | undefined): boolean => character !== undefined && WORD.test(character);
const cutsWord = (text: string, at: number): boolean => isWord(text[at - 1]) && isWord(text[at]);

/** Whether a border at `at` shows part of a number only: `10` of `2010`, of `10,000`, of `10.5` or of `-10`. */
function cutsNumber(text: string, at: number): boolean {
  return CUT_NUMBER.test(`${text.slice(Math.max(0, at - 2), at)}|${text.slice(at, at + 2)}`);
}

const toOriginal = (haystack: Folded, start: number, end: number): TextRange => ({
  start: haystack.starts[start] ?? 0,
  end: haystack.ends[end - 1] ?? 0,
});

/**
 * Every place where the phrase stands word for word, as offsets into the original text. Where it stands as whole words somewhere,
 * places inside longer words do not count (with `wholeWords` they never do); nor does, ever, a place that cuts a number in two.
 */
export function findExact(haystack: Folded, phrase: string, { wholeWords = false } = {}): TextRange[] {
  const needle = fold(phrase).text.trim();
  if (needle === '') return [];
  const whole: TextRange[] = [];
  const partial: TextRange[] = [];
  const { text } = haystack;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const end = at + needle.length;
    if (cutsNumber(text, at) || cutsNumber(text, end)) continue;
    const list = cutsWord(text, at) || cutsWord(text, end) ? partial : whole;
    const range = toOriginal(haystack, at, end);
    if (range.start >= (list.at(-1)?.end ?? 0)) list.push(range);
  }
  return wholeWords || whole.length > 0 ? whole : partial;
}

/** The numbers of a folded text in order, with what stands inside them: `1.5` is neither `15` nor `1-5`. */
const numbersOf = (folded: string): string =>
  (folded.match(/(?<![^\s(])-?\d+(?:[^\s\d]\d+)*|\d+(?:[^\s\d]\d+)*/g) ?? []).join(' ');

/** Moves a border that lies inside a word to the word's nearer end. */
function toWordBorder(text: string, at: number): number {
  if (!cutsWord(text, at)) return at;
  let left = at;
  let right = at;
  while (left > 0 && isWord(text[left - 1])) left--;
  while (right < text.length && isWord(text[right])) right++;
  return at - left <= right - at ? left : right;
}

/**
 * Where a match with at most `maxErrors` can be at all: such a phrase, cut into `maxErrors + 1` pieces, keeps at least one piece
 * untouched (the pigeonhole filter of Navarro's survey, 2001, section 8). Finding the pieces is a fast exact search.
 */
function placesFor(text: string, needle: string, maxErrors: number): TextRange[] {
  const pieces = maxErrors + 1;
  const places: TextRange[] = [];
  for (let i = 0; i < pieces; i++) {
    const from = Math.floor((i * needle.length) / pieces);
    const piece = needle.slice(from, Math.floor(((i + 1) * needle.length) / pieces));
    let found = 0;
    for (
      let at = text.indexOf(piece);
      at >= 0 && found < MAX_PLACES;
      at = text.indexOf(piece, at + 1), found++
    ) {
      places.push({ start: at - from - maxErrors, end: at - from + needle.length + maxErrors });
    }
  }
  places.sort((a, b) => a.start - b.start);
  return mergeOverlapping(places, text.length);
}

function mergeOverlapping(sorted: TextRange[], length: number): TextRange[] {
  const merged: TextRange[] = [];
  for (const place of sorted) {
    const last = merged.at(-1);
    if (last && place.start <= last.end) last.end = Math.min(length, Math.max(last.end, place.end));
    else merged.push({ start: Math.max(0, place.start), end: Math.min(length, place.end) });
  }
  return merged;
}

/**
 * The places that differ from the phrase by at most 15 % of its length in edits and by no number, best first, with borders moved to
 * word borders. Short phrases have none.
 */
export function findClose(haystack: Folded, phrase: string): CloseMatch[] {
  const needle = fold(phrase).text.trim();
  if (needle.length < MIN_CLOSE_LENGTH || needle.length > MAX_PHRASE_LENGTH) return [];
  const maxErrors = Math.floor(needle.length * MAX_ERROR_SHARE);
  const numbers = numbersOf(needle);
  const found = new Map<number, CloseMatch>();
  for (const place of placesFor(haystack.text, needle, maxErrors)) {
    for (const match of search(haystack.text.slice(place.start, place.end), needle, maxErrors)) {
      const start = toWordBorder(haystack.text, place.start + match.start);
      const end = toWordBorder(haystack.text, place.start + match.end);
      const errors =
        match.errors + Math.abs(place.start + match.start - start) + Math.abs(place.start + match.end - end);
      if (start >= end || errors > maxErrors) continue;
      if (numbersOf(haystack.text.slice(start, end)) !== numbers) continue;
      if (cutsNumber(haystack.text, start) || cutsNumber(haystack.text, end)) continue;
      const known = found.get(start);
      if (!known || errors < known.errors) found.set(start, { ...trimmed(haystack, start, end), errors });
    }
  }
  return [...found.values()].sort((a, b) => a.errors - b.errors);
}

function trimmed(haystack: Folded, start: number, end: number): TextRange {
  const words = haystack.text.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return toOriginal(haystack, start + lead, start + words.trimEnd().length);
}
