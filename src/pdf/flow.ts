import type { Block, TextBlock } from './blocks.ts';
import { addLine } from './words.ts';

const ENDED = /[.!?:。！？：…؟]["'”’»)\]」』]*(?:\d{1,3})?$/u;
/** Within brackets no sentence ends: "(no." goes on. */
const OPEN_BRACKET = /[(（][^()（）]{0,80}$/u;
const SMALL = /^[\p{Ll}]/u;
const HYPHEN = /\p{L}[-\u2010\u00ad]$/u;
const MOST_BETWEEN = 40;

/**
 * Joins what a column or page border cuts: the end of one column goes on at the start of the next, whatever notes, figures and running headers
 * stand between. Returns the blocks that are left.
 */
export function joinFlow(blocks: readonly Block[]): Block[] {
  const gone = new Set<Block>();
  const indents = usesIndents(blocks);
  let last: TextBlock | undefined;
  let between = 0;
  for (const block of blocks) {
    between++;
    if (block.kind !== 'text' || !flows(block)) {
      if (block.kind === 'text' && block.role === 'heading') last = undefined;
      continue;
    }
    if (last && between < MOST_BETWEEN && goesOn(last, block, between > 1, indents)) {
      addLine(last.words, block.words);
      last.full = block.full;
      last.lines += block.lines;
      last.region = block.region;
      gone.add(block);
    } else last = block;
    between = 0;
  }
  return blocks.filter((block) => !gone.has(block));
}

const flows = ({ role }: TextBlock): boolean => role === 'paragraph' || role === 'listitem';

/** New paragraphs begin further in, so that a line which does not goes on with the one before. */
function usesIndents(blocks: readonly Block[]): boolean {
  const long = blocks.filter(
    (block): block is TextBlock => block.kind === 'text' && flows(block) && block.lines > 2,
  );
  return long.filter(({ indented }) => indented).length > 0.35 * long.length;
}

function goesOn(last: TextBlock, block: TextBlock, apart: boolean, indents: boolean): boolean {
  if (block.role !== 'paragraph' || Math.abs(block.size - last.size) > 0.07 * last.size) return false;
  const moved = block.region !== last.region;
  if (!moved && !apart) return false;
  const { text } = last.words;
  if (HYPHEN.test(text) && SMALL.test(block.words.text)) return true;
  if (ENDED.test(text) && !OPEN_BRACKET.test(text))
    return moved && indents && last.full && !block.indented && last.lines + block.lines > 2;
  if (SMALL.test(block.words.text)) return moved || last.full;
  return moved && last.full && !block.indented && last.role === 'paragraph' && last.lines > 1;
}
