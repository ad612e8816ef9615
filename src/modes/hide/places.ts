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
