import type { IndexLine } from '../../contracts/page-index.ts';

/** Lines of one text block (a paragraph's sentences, one cell, one control) with what stands above it. */
export interface Block {
  /** Position in reading order. */
  at: number;
  lines: IndexLine[];
  /** Heading lines above it, outermost first; a heading's own path leaves the heading out. */
  headings: IndexLine[];
  /** Repeated furniture of a site: navigation, footer, banner, search. Ranked low, never left out for good. */
  chrome: boolean;
}

const CHROME = new Set(['navigation', 'contentinfo', 'banner', 'search']);

/** Groups lines, given in reading order, into blocks and gives each its heading path. */
export function toBlocks(lines: readonly IndexLine[]): Block[] {
  const blocks: Block[] = [];
  let path: IndexLine[] = [];
  let frame: string | undefined;
  for (const line of lines) {
    if (line.frame !== frame) path = [];
    frame = line.frame;
    const last = blocks.at(-1);
    if (last && belongs(last.lines[0]!, line)) {
      last.lines.push(line);
      continue;
    }
    if (line.level) path = path.filter((above) => above.level! < line.level!);
    blocks.push({
      at: blocks.length,
      lines: [line],
      headings: path,
      chrome: CHROME.has(line.landmark ?? ''),
    });
    if (line.level) path = [...path, line];
  }
  return blocks;
}

function belongs(first: IndexLine, line: IndexLine): boolean {
  return first.frame === line.frame && first.block === line.block && first.kind === line.kind;
}
