import { foldRun } from './fold-run.ts';
import type { PdfPiece } from './pdf-text.ts';
import type { Run } from './runs.ts';

/** Text that is being put together, with where each character comes from. */
export interface Words {
  text: string;
  pieces: PdfPiece[];
  /** Offsets of hyphens that stand at a line end and may have been put there by the line break. */
  hyphens: number[];
}

export const noWords = (): Words => ({ text: '', pieces: [], hyphens: [] });

/** Scripts that write without spaces between words: their line ends are no spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;
const LINE_END_HYPHEN = /\p{L}[-\u2010\u00ad]$/u;
const SOFT = '\u00ad';

type AddedRun = Pick<Run, 'str' | 'item' | 'offset'>;

/** Appends a run's characters. */
export function addRun(words: Words, { str, item, offset = 0 }: AddedRun, page: number): void {
  for (const { text, at: inRun, sourceLength } of foldRun(str)) {
    const at = inRun + offset;
    const skip = words.text === '' || words.text.endsWith(' ') ? text.length - text.trimStart().length : 0;
    const kept = text.slice(skip);
    if (kept === '') continue;
    const same = text.length === sourceLength;
    words.pieces.push({
      from: words.text.length,
      length: kept.length,
      page,
      item,
      at: same ? at + skip : at,
      sourceLength: same ? sourceLength - skip : sourceLength,
    });
    words.text += kept;
  }
}

/** Accents that fonts without accented letters print over a letter, as the combining marks that they stand for. */
const ACCENTS: Record<string, string> = {
  '`': '\u0300',
  '\u00b4': '\u0301',
  '\u02c6': '\u0302',
  '\u02dc': '\u0303',
  '\u00a8': '\u0308',
  '\u02da': '\u030a',
  '\u02c7': '\u030c',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
};

/**
 * Puts the accent that a run begins with on the last letter, where the two make one; the accent keeps a piece of no length. Returns what is left
 * of the run.
 */
export function addAccent(words: Words, run: AddedRun, page: number): AddedRun {
  const mark = ACCENTS[run.str[0] ?? ''];
  const letter = words.text.at(-1) ?? '';
  const whole = `${letter}${mark}`.normalize('NFC');
  if (!mark || !/\p{L}/u.test(letter) || whole.length !== 1) return run;
  const { item, offset = 0 } = run;
  words.text = words.text.slice(0, -1) + whole;
  words.pieces.push({ from: words.text.length, length: 0, page, item, at: offset, sourceLength: 1 });
  return { item, str: run.str.slice(1), offset: offset + 1 };
}

/** @param stored the item of white space that stands there in the file: it is lit with the words beside it */
export function addSpace(words: Words, page: number, stored?: { item: number; length: number }): void {
  if (words.text === '' || words.text.endsWith(' ')) return;
  if (stored) {
    const { item, length: sourceLength } = stored;
    words.pieces.push({ from: words.text.length, length: 1, page, item, at: 0, sourceLength });
  }
  words.text += ' ';
}

/** Appends what follows on the next line, column or page: after a space, or none in scripts without them, or behind a hyphen to decide on. */
export function addLine(words: Words, line: Words): void {
  trimEnd(words);
  if (words.text !== '' && line.text !== '') {
    if (LINE_END_HYPHEN.test(words.text) && /^[\p{L}\p{N}]/u.test(line.text)) {
      words.hyphens.push(words.text.length - 1);
    } else if (!isUnspaced(words.text.at(-1)!) || !isUnspaced(line.text[0]!)) words.text += ' ';
  }
  append(words, line);
}

const isUnspaced = (character: string): boolean => UNSPACED.test(character);

/** Appends as it is. */
export function append(words: Words, { text, pieces, hyphens }: Words): void {
  const by = words.text.length;
  for (const piece of pieces) words.pieces.push({ ...piece, from: piece.from + by });
  for (const at of hyphens) words.hyphens.push(at + by);
  words.text += text;
}

export function trimEnd(words: Words): void {
  const length = words.text.trimEnd().length;
  if (length === words.text.length) return;
  words.text = words.text.slice(0, length);
  while ((words.pieces.at(-1)?.from ?? -1) >= length) words.pieces.pop();
  const last = words.pieces.at(-1);
  if (!last || last.from + last.length <= length) return;
  const cut = last.from + last.length - length;
  if (last.length === last.sourceLength) last.sourceLength -= cut;
  last.length -= cut;
}

/**
 * Takes out the hyphens that only a line break put there. The hyphen keeps a piece of no length, so that a phrase over it lights it too.
 * @param keeps whether the hyphen between these halves belongs to the word
 */
export function dissolveHyphens(
  words: Words,
  keeps: (before: string, after: string, hyphen: string) => boolean,
): Words {
  const drop = words.hyphens.filter((at) => {
    const before = /[\p{L}\p{M}\p{N}'’]+$/u.exec(words.text.slice(Math.max(0, at - 60), at))?.[0] ?? '';
    const after = /^[\p{L}\p{M}\p{N}'’]+/u.exec(words.text.slice(at + 1, at + 60))?.[0] ?? '';
    return words.text[at] === SOFT || !keeps(before, after, words.text[at]!);
  });
  if (drop.length === 0) return { ...words, hyphens: [] };
  const pieces: PdfPiece[] = [];
  for (const piece of words.pieces) pieces.push(...without(piece, drop));
  let text = '';
  let done = 0;
  for (const at of drop) {
    text += words.text.slice(done, at);
    done = at + 1;
  }
  return { text: text + words.text.slice(done), pieces, hyphens: [] };
}

/** A piece without the characters at these offsets, moved by those before it. */
function without(piece: PdfPiece, drop: readonly number[]): PdfPiece[] {
  const { from, length, at, sourceLength } = piece;
  const before = countBelow(drop, from);
  const inside: number[] = [];
  for (let i = before; i < drop.length && drop[i]! < from + length; i++) inside.push(drop[i]! - from);
  const moved = from - before;
  if (inside.length === 0) return [{ ...piece, from: moved }];
  if (length !== sourceLength) return [{ ...piece, from: moved, length: length - inside.length }];
  const parts: PdfPiece[] = [];
  let done = 0;
  for (const [i, offset] of inside.entries()) {
    if (offset > done)
      parts.push({
        ...piece,
        from: moved + done - i,
        length: offset - done,
        at: at + done,
        sourceLength: offset - done,
      });
    parts.push({ ...piece, from: moved + offset - i, length: 0, at: at + offset, sourceLength: 1 });
    done = offset + 1;
  }
  if (length > done)
    parts.push({
      ...piece,
      from: moved + done - inside.length,
      length: length - done,
      at: at + done,
      sourceLength: length - done,
    });
  return parts;
}

/** How many of an ascending list are below. */
function countBelow(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
