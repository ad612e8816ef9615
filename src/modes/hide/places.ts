import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import type { HideBlock } from './blocks.ts';
import { surenessOf } from './evidence.ts';
import type { Found } from './found.ts';
import type { HideRequest } from './request.ts';

/** "In the sidebar": where any of it lies there, the rest is not meant. */
export function inPlace(found: Found[], { places }: HideRequest, blocks: readonly HideBlock[]): Found[] {
  const regions = blocks.filter((block) => places.some((kind) => surenessOf(kind, block) > 0));
  const inside = new Set(regions.flatMap(({ lines }) => lines.map(({ n }) => n)));
  const lies = ({ n }: Found) => {
    const block = blocks.find(({ line }) => line.n === n);
    if (!block) return inside.has(n);
    const sided = places.includes('sidebar') && /^(left|right)$/m.test(block.line.notes.join('\n'));
    return sided || (block.lines.length > 0 && block.lines.every((line) => inside.has(line.n)));
  };
  const there = found.filter(lies);
  return there.length > 0 ? there : found;
}

const above = lazy(() => new RegExp(sourceOf(hidingWords('above')), 'u'));
const below = lazy(() => new RegExp(sourceOf(hidingWords('below')), 'u'));

/** Share of the page's running text from which a block holds the text that others stand above or below. */
const TEXT = 0.6;
/** Characters from which a line is running text. */
const PROSE = 140;

/** "At the top", "below the article": what stands above the text of the page or below it; all, where nothing of it does or the page has no text. */
export function atHeight(
  found: Found[],
  { question }: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): Found[] {
  const text = question.normalize('NFC').toLowerCase();
  const [isAbove, isBelow] = [above().test(text), below().test(text)];
  if (isAbove === isBelow) return found;
  const article = blocks.findLast(({ prose }) => prose >= TEXT);
  const prose = (article?.lines ?? []).filter((line) => line.kind === 'text' && line.text.length >= PROSE);
  const [first, last] = [prose[0], prose.at(-1)];
  if (!first || !last) return found;
  const boxes = new Map(lines.map(({ n, box }) => [n, box]));
  const there = found.filter(({ n }) => {
    const box = boxes.get(n);
    return box && (isAbove ? box.y < first.box.y : box.y >= last.box.y + last.box.height);
  });
  return there.length > 0 ? there : found;
}
