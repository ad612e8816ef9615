import { ONE_BY_PEOPLE } from '../../core/lists/by-people.ts';
import type { HideBlock } from './blocks.ts';
import { isNamed, namesIn } from './evidence.ts';

/** Whether a block is, or lies in, what is named after comments. */
export const inComments = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  isNamed('comments', block.hints) ||
  blocks.some((outer) => encloses(outer, block) && isNamed('comments', outer.hints));

/** Who has written a comment is not who has written the page. */
export const isByReader = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  blocks.some(
    (outer) =>
      (outer === block || encloses(outer, block)) &&
      !outer.holdsTitle &&
      (outer.item || outer === block) &&
      ONE_BY_PEOPLE.test(namesIn(outer)),
  );

/** Whether a block holds all lines of another, and more. */
export function encloses(outer: HideBlock, inner: HideBlock): boolean {
  return outer.lines.length > inner.lines.length && inner.lines.every((line) => outer.lines.includes(line));
}
