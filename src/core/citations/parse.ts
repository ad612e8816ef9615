import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import { CITATION_AS_CODE } from './grammar.ts';
import { type PhraseChecker, type Piece, scanLine } from './scan-line.ts';
import type { Segment } from './segment.ts';

/** What is new since the last call and will not change, and what stands behind it for now. */
export interface Parsed {
  settled: Segment[];
  tail: Segment[];
}

/** The one reader of the citation grammar, fed with a reply as it arrives. */
export interface CitationParser {
  push(delta: string): Parsed;
  /** The reply is complete: half a citation at the end is settled one way or the other. */
  finish(): Parsed;
}

const PLACEHOLDERS = new RegExp(`[${CITATION_OPEN}${CITATION_CLOSE}]`, 'g');
const FENCE = /^\s{0,3}(?:```|~~~)/;
/** How much of a line a bare `[N]` looks back on. */
const LOOK_BACK = 300;
/** A line of code is kept whole up to here, so that its end can be told from its first characters. */
const LONG_LINE = 2000;

/**
 * Reads line by line, because a citation ends with its line. Finished lines, and finished parts of a long line, are never read again,
 * so a reply costs time in proportion to its length, however it is cut into deltas.
 */
export function createCitationParser(checker: PhraseChecker): CitationParser {
  let pending = '';
  /** The part of the current line that is settled already. */
  let before = '';
  let fenced = false;

  function piecesOf(complete: boolean, atEnd: boolean): { pieces: Piece[]; settledTo: number } {
    if (fenced || FENCE.test(pending)) {
      const settledTo = complete || pending.length > LONG_LINE ? pending.length : 0;
      return { pieces: [textPiece(pending, 0)], settledTo };
    }
    pending = pending.replace(CITATION_AS_CODE, '$2');
    return scanLine(pending, { complete, atEnd, before, checker });
  }

  function endLine(): Segment[] {
    const { pieces } = piecesOf(true, false);
    if (before === '' && FENCE.test(pending)) fenced = !fenced;
    before = '';
    return [...pieces.map(({ segment }) => segment), { kind: 'text', text: '\n' }];
  }

  function splitTail(): Parsed {
    const { pieces, settledTo } = piecesOf(false, false);
    const settled: Segment[] = [];
    const tail: Segment[] = [];
    for (const piece of pieces) {
      if (piece.end <= settledTo) settled.push(piece.segment);
      else if (piece.segment.kind === 'citation' || piece.start >= settledTo) tail.push(piece.segment);
      else {
        settled.push({ kind: 'text', text: piece.segment.text.slice(0, settledTo - piece.start) });
        tail.push({ kind: 'text', text: piece.segment.text.slice(settledTo - piece.start) });
      }
    }
    before = (before + pending.slice(0, settledTo)).slice(-LOOK_BACK);
    pending = pending.slice(settledTo);
    return { settled, tail };
  }

  return {
    push(delta) {
      const lines = (pending + delta.replace(PLACEHOLDERS, '').replaceAll('\r', '')).split('\n');
      const last = lines.pop() ?? '';
      const finished: Segment[] = [];
      for (const line of lines) {
        pending = line;
        finished.push(...endLine());
      }
      pending = last;
      const { settled, tail } = splitTail();
      return { settled: joined([...finished, ...settled]), tail: joined(tail) };
    },
    finish() {
      const { pieces } = piecesOf(true, true);
      pending = '';
      return { settled: joined(pieces.map(({ segment }) => segment)), tail: [] };
    },
  };
}

const textPiece = (text: string, start: number): Piece => ({
  segment: { kind: 'text', text },
  start,
  end: start + text.length,
});

/** Neighbouring texts as one; empty ones go. */
function joined(segments: Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (segment.kind === 'text' && last?.kind === 'text') last.text += segment.text;
    else if (segment.kind === 'citation' || segment.text !== '') result.push({ ...segment });
  }
  return result;
}
