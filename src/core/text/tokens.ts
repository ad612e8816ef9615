import { estimateTokenCount } from 'tokenx';
import type { IndexLine } from '../../contracts/page-index.ts';

/** Estimated tokens of a text. An estimate is enough for a budget: models differ, and `usage` corrects it later. */
export function estimateTokens(text: string): number {
  return estimateTokenCount(text);
}

const measured = new WeakMap<IndexLine, number>();

/** Estimated tokens of a line as it is sent, `[N] role: text | note`, with its line break. Measured once per line. */
export function lineTokens(line: IndexLine): number {
  const known = measured.get(line);
  if (known !== undefined) return known;
  const tokens = estimateTokens([`[${line.n}] ${line.role}: ${line.text}`, ...line.notes].join(' | ')) + 1;
  measured.set(line, tokens);
  return tokens;
}

const CHARACTERS_PER_TOKEN = 4;

/** A rough figure for many characters, where nothing is bounded by it. */
export function roughTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
