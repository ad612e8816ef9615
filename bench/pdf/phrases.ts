import type { IndexLine } from '../../src/contracts/page-index.ts';
import { createVerifier } from '../../src/core/citations/verify.ts';
import { estimateTokens, lineTokens } from '../../src/core/text/tokens.ts';
import type { PdfLine, PdfText } from '../../src/pdf/pdf-text.ts';
import { rangesOf } from '../../src/pdf/places.ts';

export interface PhraseFigures {
  trials: number;
  /** In the index at all. */
  found: number;
  /** Cited and lit exactly. */
  lit: number;
  /** The phrase lies in one line of the index. */
  whole: number;
  /** The phrase lies in one block (the lines of one paragraph). */
  inBlock: number;
  /** Phrases that lie in one paragraph, item or cell of an independent reading, and those of them that lie in one line. */
  inUnit: number;
  wholeInUnit: number;
  rightPage: number;
  /** Letters and digits of poppler's text that the index has. */
  characters: number;
  ofCharacters: number;
  /** Tokens of the rendered lines over those of poppler's text. */
  tokens: number;
  ofTokens: number;
  failures: string[];
  /** Phrases that lie in several lines, with the roles and borders of those. */
  parted: string[];
}

const WORDS = 7;
const CJK_CHARACTERS = 12;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The ligature of lam and alef comes out as lam-alef or alef-lam, depending on the reader: runs of the two are sorted. */
const LAM_ALEF = /[\u0627\u0644]{2,}/g;
const sortedRun = (run: string): string => [...run].sort().join('');

/** Letters and digits only, in one form: hyphens, spaces, accents drawn apart (circumflex and caron are letters to Unicode) and brackets do not count. */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+|[\u02c6\u02c7]/gu, '')
    .replace(LAM_ALEF, sortedRun);

export const toIndexLines = ({ lines }: Pick<PdfText, 'lines'>): IndexLine[] =>
  lines.map(({ role, text, page, level, block, glued, cells, notes = [] }, i) => ({
    n: i + 1,
    frame: 'pdf',
    kind: 'text',
    role,
    tag: role,
    text,
    notes: [...notes, `page ${page}`],
    block,
    box: { x: 0, y: 0, width: 0, height: 0 },
    ...(level && { level }),
    ...(glued && { glued }),
    ...(cells && { cells }),
  }));

/**
 * Random phrases of an independent reading, cited as a model would that copies from the index without a fault.
 * @param pages poppler's text by page, in reading order; a phrase counts when `raw` has it, too
 * @param units the paragraphs, items and cells of an independent reading
 * @param own whether the file is of our own, so that they are what it says: where poppler runs two of them together, a phrase over the border is none
 * @param itemsOf the `str` of a page's text items
 */
export async function tryPhrases(
  text: PdfText,
  pages: readonly string[],
  raw: readonly string[],
  units: readonly string[],
  own: boolean,
  itemsOf: (page: number) => Promise<string[]>,
  trials: number,
): Promise<PhraseFigures> {
  const lines = toIndexLines(text);
  const verifier = createVerifier({ lines });
  const joined = join(text.lines);
  const whole = pages.map(keyOf).join('');
  const unitKeys = units.map(keyOf).join(' ');
  const runTogether = own ? units.map(keyOf).join('') : '';
  const isOverBorder = (key: string) => runTogether.includes(key) && !unitKeys.includes(key);
  const rawWhole = rawKey(pages, raw);
  const figures: PhraseFigures = {
    trials: 0,
    found: 0,
    inBlock: 0,
    inUnit: 0,
    wholeInUnit: 0,
    lit: 0,
    whole: 0,
    rightPage: 0,
    ...coverage(text.lines, pages),
    tokens: lines.reduce((sum, line) => sum + lineTokens(line), 0),
    ofTokens: pages.reduce((sum, page) => sum + estimateTokens(page), 0),
    failures: [],
    parted: [],
  };
  const tried = new Set<string>();
  for (const { phrase, page } of phrasesOf(pages, trials)) {
    const key = keyOf(phrase);
    if (tried.has(key)) continue;
    tried.add(key);
    if (occurrences(whole, key).length !== 1 || !rawWhole.includes(key) || isOverBorder(key)) continue;
    figures.trials++;
    const places = occurrences(joined.key, key).map(
      (at) => [joined.owner[at]!, joined.owner[at + key.length - 1]!] as const,
    );
    // What poppler parts may stand in the index twice: the one on this page is meant.
    const meant = places.find(([first, last]) => standsOn(text.lines, first, last, page)) ?? places[0];
    if (!meant) {
      figures.failures.push(`page ${page}, not in the index: ${phrase}`);
      continue;
    }
    const [first, last] = meant;
    figures.found++;
    if (first.line === last.line) figures.whole++;
    else figures.parted.push(`page ${page}, ${partedLines(text.lines, first.line, last.line)}`);
    if (unitKeys.includes(key)) {
      figures.inUnit++;
      if (first.line === last.line) figures.wholeInUnit++;
    }
    if (text.lines[first.line]!.block === text.lines[last.line]!.block) figures.inBlock++;
    const [start, end] = wordBorders(text.lines, first, last);
    const words =
      first.line === last.line
        ? text.lines[first.line]!.text.slice(start, end)
        : [
            text.lines[first.line]!.text.slice(start),
            ...text.lines.slice(first.line + 1, last.line).map((line) => line.text),
            text.lines[last.line]!.text.slice(0, end),
          ].join(' ');
    const { status, place } = verifier.verify({ n: first.line + 1, occurrence: 1 }, words);
    const ranges = place.spans.flatMap(({ n, start, end }) => rangesOf(text.lines[n - 1]!, start, end));
    let lit = '';
    for (const range of ranges) lit += (await itemsOf(range.page))[range.item]!.slice(range.start, range.end);
    if (standsOn(text.lines, first, last, page)) figures.rightPage++;
    else figures.failures.push(`page ${page}, on another page: ${phrase}`);
    if (status === 'exact' && keyOf(lit) === keyOf(words)) figures.lit++;
    else figures.failures.push(`page ${page}, ${status}: ${phrase} -> ${lit}`);
  }
  return figures;
}

/** Whether all of a phrase stands on a page; the rest of a word that goes on on the next one is none of it. */
const standsOn = (lines: readonly PdfLine[], first: Owner, last: Owner, page: number): boolean =>
  lines
    .slice(first.line, last.line + 1)
    .flatMap((line, i, all) =>
      rangesOf(line, i === 0 ? first.start : 0, i === all.length - 1 ? last.end : line.text.length),
    )
    .every((range) => range.page === page);

const partedLines = (lines: readonly PdfLine[], first: number, last: number): string =>
  lines
    .slice(first, last + 1)
    .map(
      ({ role, text }) =>
        `${role}: ${text.length > 70 ? `${text.slice(0, 30)} ... ${text.slice(-30)}` : text}`,
    )
    .join(' // ');

/** The raw order tells where poppler's own order is doubtful; of text stored as it is drawn (right to left) it tells nothing. */
function rawKey(pages: readonly string[], raw: readonly string[]): string {
  const own = pages.map(keyOf).join('');
  const other = raw.map(keyOf).join('');
  const tries = Array.from({ length: 40 }, (_, i) =>
    own.slice(Math.floor((i * own.length) / 41)).slice(0, 12),
  );
  return tries.filter((part) => other.includes(part)).length < 10 ? own : other;
}

function* phrasesOf(pages: readonly string[], trials: number): Iterable<{ phrase: string; page: number }> {
  const random = seeded(7);
  // Phrases within poppler's own paragraphs: over the border of two there is no phrase. Long ones are drawn more often.
  const filled = pages
    .flatMap((text, i) => text.split(/\n\s*\n/).map((block) => ({ text: block, page: i + 1 })))
    .filter(({ text }) => keyOf(text).length > 30)
    .flatMap((block) => Array.from({ length: Math.ceil(block.text.length / 200) }, () => block));
  if (filled.length === 0) return;
  for (let i = 0; i < trials; i++) {
    const { text, page } = filled[Math.floor(random() * filled.length)]!;
    const dense = (text.match(new RegExp(CJK.source, 'gu')) ?? []).length > 0.3 * keyOf(text).length;
    if (dense) {
      const bare = [...text.replace(/\s+/g, '')];
      const at = Math.floor(random() * Math.max(1, bare.length - CJK_CHARACTERS));
      yield { phrase: bare.slice(at, at + CJK_CHARACTERS).join(''), page };
      continue;
    }
    const words = text.split(/\s+/).filter((word) => word !== '');
    const at = Math.floor(random() * Math.max(1, words.length - WORDS));
    const phrase = words.slice(at, at + WORDS).join(' ');
    if (keyOf(phrase).length > 14) yield { phrase, page };
  }
}

/**
 * Poppler may part words where the index does not ("x 2"), and a phrase without spaces may begin within a number: whole words are cited. Scripts
 * without spaces are cut anywhere.
 */
function wordBorders(lines: readonly PdfLine[], first: Owner, last: Owner): [number, number] {
  const [head, tail] = [lines[first.line]!.text, lines[last.line]!.text];
  let [start, end] = [first.start, last.end];
  if (!UNCUT.test(head.slice(start))) while (start > 0 && isInWord(head, start - 1)) start--;
  if (!UNCUT.test(tail.slice(last.start))) while (end < tail.length && isInWord(tail, end)) end++;
  return [start, end];
}

const UNCUT = /^\p{Lo}/u;

/** A letter, a digit, or the point within a number. */
const isInWord = (text: string, at: number): boolean =>
  /(?!\p{Lo})[\p{L}\p{N}]/u.test(text[at]!) ||
  (/[.,:]/.test(text[at]!) && /^\p{N}.\p{N}$/u.test(text.slice(Math.max(0, at - 1), at + 2)));

interface Owner {
  line: number;
  start: number;
  end: number;
}

/** The key of all lines, with the line and the characters that each of its letters comes from. */
function join(lines: readonly PdfLine[]): { key: string; owner: Owner[] } {
  const owner: Owner[] = [];
  let key = '';
  for (const [line, { text }] of lines.entries()) {
    let start = 0;
    for (const character of text) {
      const end = start + character.length;
      const part = keyOf(character);
      for (let i = 0; i < part.length; i++) owner.push({ line, start, end });
      key += part;
      start = end;
    }
  }
  return { key: key.replace(LAM_ALEF, sortedRun), owner };
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  if (part === '') return found;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Page by page, so that a character of another page does not stand for a missing one. Lines over a page border count for both. */
function coverage(lines: readonly PdfLine[], pages: readonly string[]) {
  const own = pages.map(() => new Map<string, number>());
  for (const { text, pieces } of lines) {
    for (const { page, from, length } of pieces) {
      for (const character of keyOf(text.slice(from, from + length))) {
        const counts = own[page - 1];
        counts?.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
  }
  let characters = 0;
  let ofCharacters = 0;
  for (const [i, page] of pages.entries()) {
    const counts = own[i]!;
    for (const character of keyOf(page)) {
      ofCharacters++;
      const left = counts.get(character) ?? 0;
      if (left > 0) characters++;
      counts.set(character, left - 1);
    }
  }
  return { characters, ofCharacters };
}

/** A linear congruential generator (Numerical Recipes), so that every run tries the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
