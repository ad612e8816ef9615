import type { CitationStatus } from '../../contracts/answer.ts';
import { fold } from '../quotes/normalize.ts';
import type { CitationRef } from './find-phrase.ts';
import {
  continuationAt,
  type Ending,
  nextCitation,
  type Opening,
  openingAt,
  PARTIAL_OPENING,
  phrasesIn,
  plainEndings,
  quotedEndings,
} from './grammar.ts';
import type { Segment } from './segment.ts';

/** What the page says about a phrase; `Verifier` is one. */
export interface PhraseChecker {
  fit(refs: readonly CitationRef[], phrase: string): CitationStatus;
  textOf(n: number): string | undefined;
}

/** A segment with its place in the line. */
export interface Piece {
  segment: Segment;
  start: number;
  end: number;
}

interface Scan {
  /** The line is whole; else more of it may come. */
  complete: boolean;
  /** The reply ends here. */
  atEnd: boolean;
  /** What stands before on the same line. */
  before: string;
  checker: PhraseChecker;
}

/** Longest phrase. It bounds what a line keeps open while it grows, too. */
const MAX_PHRASE = 2000;
const MAX_UNQUOTED = 300;
/** Longest `[3, 5, 17: "`. */
const MAX_OPENING = 80;
/** Places at which the end of one phrase is tried. */
const MAX_ENDINGS = 12;
/** A bare `[N]` cites the whole line up to this length; a longer one names no words. */
const MAX_WHOLE_LINE = 200;
const OPENING_BRACKET = /[[［【〔]/g;
const CODE_SPAN = /(`+)(?:[^`]|[^`].*?[^`])\1(?!`)/g;

/** The segments read at one opening, and where reading goes on; `open`: the rest has not arrived yet. */
type Reading = { segments: Segment[]; end: number } | 'open' | undefined;

/**
 * Reads one line, or the part of it that has arrived. `settledTo` is how much of it cannot change any more by what is still to come.
 */
export function scanLine(line: string, scan: Scan): { pieces: Piece[]; settledTo: number } {
  const pieces: Piece[] = [];
  const code = Array.from(line.matchAll(CODE_SPAN), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  let textFrom = 0;
  let heldFrom = line.length;
  let lastCitation = line.length;
  const addText = (to: number) => {
    if (to > textFrom)
      pieces.push({ segment: { kind: 'text', text: line.slice(textFrom, to) }, start: textFrom, end: to });
  };

  for (let at = nextBracket(line, 0); at >= 0; ) {
    const span = code.find(({ start, end }) => start < at && at < end);
    const opening = span ? undefined : openingAt(line, at);
    const reading = opening && read(line, at, opening, scan);
    if (reading === 'open') {
      heldFrom = at;
      break;
    }
    if (!reading) {
      at = nextBracket(line, span?.end ?? at + 1);
      continue;
    }
    addText(at);
    for (const segment of reading.segments) pieces.push({ segment, start: at, end: reading.end });
    lastCitation = at;
    textFrom = reading.end;
    at = nextBracket(line, reading.end);
  }

  const last = Math.max(textFrom, line.length - MAX_OPENING);
  const partial = line.slice(last).search(PARTIAL_OPENING);
  if (partial >= 0 && (!scan.complete || scan.atEnd)) heldFrom = Math.min(heldFrom, last + partial);
  addText(heldFrom);
  if (scan.complete) return { pieces, settledTo: line.length };
  const stillOpen = line.length - lastCitation < MAX_PHRASE ? lastCitation : line.length;
  return { pieces, settledTo: Math.min(heldFrom, stillOpen, openCode(line, code)) };
}

function nextBracket(line: string, from: number): number {
  OPENING_BRACKET.lastIndex = from;
  return OPENING_BRACKET.exec(line)?.index ?? -1;
}

/** Where code begins that has not ended yet: brackets in it are nothing to settle. */
function openCode(line: string, code: { start: number; end: number }[]): number {
  const rest = code.at(-1)?.end ?? 0;
  const tick = line.indexOf('`', rest);
  return tick >= 0 && line.length - tick < MAX_PHRASE ? tick : line.length;
}

function read(line: string, at: number, opening: Opening, scan: Scan): Reading {
  if (opening.kind === 'bare') return readBare(line, at, opening, scan);
  return opening.kind === 'quoted' ? readQuoted(line, opening, scan) : readUnquoted(line, opening, scan);
}

/** `[N: "phrase"]`. The phrase may hold quotes and brackets, so the page decides where it ends. */
function readQuoted(line: string, opening: Opening, scan: Scan): Reading {
  const { refs, bodyStart } = opening;
  const next = nextCitation(line, bodyStart, bodyStart + MAX_PHRASE);
  const limit = next < 0 ? Math.min(line.length, bodyStart + MAX_PHRASE) : next;
  const whole = scan.complete || limit < line.length;

  const continued = next >= 0 && next === limit ? continuationAt(line, next) : undefined;
  if (continued && quotedEndings(line, bodyStart, limit).length === 0) {
    const rest = readQuoted(line, continued, scan);
    if (!rest || rest === 'open') return rest;
    return {
      segments: [...cited(refs, line.slice(bodyStart, next), scan.checker), ...rest.segments],
      end: rest.end,
    };
  }
  const ending =
    bestEnding(line, opening, quotedEndings(line, bodyStart, limit), scan.checker, true) ??
    (whole
      ? bestEnding(line, opening, plainEndings(line, bodyStart, limit), scan.checker, false)
      : undefined);
  if (ending) {
    return {
      segments: cited(refs, line.slice(bodyStart, ending.phraseEnd), scan.checker),
      end: pastDouble(line, ending.end),
    };
  }
  return whole
    ? { segments: readHalf(refs, line.slice(bodyStart, limit), scan.checker), end: limit }
    : 'open';
}

/** `[[5: "x"]]`: the second bracket belongs to it. */
const pastDouble = (line: string, end: number): number => (/[\]】］]/.test(line[end] ?? '') ? end + 1 : end);

/** The last ending that makes the phrase fit, the better fit first; else the first one, if `orFirst`. */
function bestEnding(
  line: string,
  { refs, bodyStart }: Opening,
  endings: Ending[],
  checker: PhraseChecker,
  orFirst: boolean,
): Ending | undefined {
  const tried = endings.slice(-MAX_ENDINGS).reverse();
  const fits = new Map<CitationStatus, Ending>();
  for (const ending of tried) {
    const fit = checker.fit(refs, line.slice(bodyStart, ending.phraseEnd));
    if (!fits.has(fit)) fits.set(fit, ending);
    if (fit === 'exact') break;
  }
  return fits.get('exact') ?? fits.get('moved') ?? fits.get('close') ?? (orFirst ? endings[0] : undefined);
}

/** One citation, or several where the phrase is really a list of phrases: `[3: "a", "b"]`. */
function cited(refs: CitationRef[], body: string, checker: PhraseChecker): Segment[] {
  const phrases = checker.fit(refs, body) === 'not-found' ? phrasesIn(body) : [body];
  const all = phrases.every((phrase) => checker.fit(refs, phrase) !== 'not-found') ? phrases : [body];
  return all.map((phrase) => ({ kind: 'citation', refs, phrase: phrase.trim() }));
}

/** A citation whose end never came: evidence if its words are on the page, else the words without the marks. */
function readHalf(refs: CitationRef[], body: string, checker: PhraseChecker): Segment[] {
  const quoted = body.replace(/\s*["'“”»」]\s*$/, '');
  // Without its last quote, the last word may be cut in the middle.
  const phrase = quoted === body ? body.replace(/\s+\S*$/, '') : quoted;
  const enough = /\S\s+\S|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{4}/u.test(phrase);
  if (enough && checker.fit(refs, phrase) === 'exact')
    return [{ kind: 'citation', refs, phrase: phrase.trim() }];
  return phrase.trim() === '' || !/\s/.test(body.trim()) ? [] : [{ kind: 'text', text: phrase.trim() }];
}

/** `[N: phrase]`. Many ordinary brackets look like this, so the page must know the words, or at least the number. */
function readUnquoted(line: string, opening: Opening, scan: Scan): Reading {
  const { refs, bodyStart } = opening;
  const next = nextCitation(line, bodyStart, bodyStart + MAX_UNQUOTED);
  const limit = next < 0 ? Math.min(line.length, bodyStart + MAX_UNQUOTED) : next;
  const endings = plainEndings(line, bodyStart, limit);
  const ending = bestEnding(line, opening, endings, scan.checker, true);
  if (!ending) return scan.complete || limit < line.length ? undefined : 'open';
  const phrase = line.slice(bodyStart, ending.phraseEnd);
  if (!/\p{L}/u.test(phrase) || line[ending.end] === '(') return undefined;
  const found = scan.checker.fit(refs, phrase) !== 'not-found';
  const meant = refs.some(({ n }) => scan.checker.textOf(n) !== undefined) && /\S\s+\S+\s+\S/.test(phrase);
  if (!found && !meant) return undefined;
  return { segments: cited(refs, phrase, scan.checker), end: ending.end };
}

/**
 * `[N]` alone. It names a line, not words; and answers hold footnote marks, too. It is a citation where the sentence before it has a
 * word or number of the line: of the whole line if that is short, else of nothing that can be lit.
 */
function readBare(
  line: string,
  at: number,
  { refs, bodyStart }: Opening,
  { before, checker, ...scan }: Scan,
): Reading {
  if (!scan.complete && bodyStart === line.length) return 'open';
  const sentence = lastSentence(before + line.slice(0, at));
  const segments: Segment[] = [];
  for (const ref of refs) {
    const text = checker.textOf(ref.n);
    if (text === undefined || !sharesWords(sentence, text)) return undefined;
    segments.push({ kind: 'citation', refs: [ref], phrase: text.length <= MAX_WHOLE_LINE ? text : '' });
  }
  return { segments, end: bodyStart };
}

const lastSentence = (text: string): string =>
  text
    .replace(/[\s.!?。！？[\]\d,]+$/, '')
    .split(/[.!?]\s|[。！？]/)
    .at(-1) ?? '';

/** Words long enough to say something, numbers, pairs of Han characters. */
const wordsOf = (text: string): string[] => fold(text).text.match(/\p{sc=Han}{2}|\p{L}{4,}|\d+/gu) ?? [];

function sharesWords(sentence: string, text: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(sentence).some((word) => words.has(word));
}
