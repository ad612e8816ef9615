import type { Box } from '../../contracts/page-index.ts';
import { elementAbove, isRendered, rectOf, rootElementOf, rootOf } from '../dom/dom.ts';
import { isIndentedAway } from '../dom/visibility.ts';
import type { Draft } from './assemble.ts';
import type { TextPiece } from './text-map.ts';

/** What is folded away has no place of its own: that of the drawn element around it stands in. */
function foldedRect(element: Element): DOMRect {
  for (let above = elementAbove(element); above; above = elementAbove(above)) {
    const rect = rectOf(above);
    if (rect.width > 0 && rect.height > 0 && isRendered(above)) return rect;
  }
  return rectOf(element);
}

/** Measures lines. One live `Range` serves all of them: making a new one per line costs more than the layout query. */
export function createRuler(document: Document) {
  const view = document.defaultView;
  const range = document.createRange();
  const scrollX = view?.scrollX ?? 0;
  const scrollY = view?.scrollY ?? 0;
  const root = rootElementOf(document);
  const fromRight = root !== null && getComputedStyle(root).direction === 'rtl';

  const toBox = (rect: DOMRect): Box => ({
    x: Math.round(rect.x + scrollX),
    y: Math.round(rect.y + scrollY),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
  });

  function textRect(pieces: readonly TextPiece[]): DOMRect | null {
    const first = pieces[0];
    const last = pieces.at(-1);
    if (!first || !last) return null;
    range.setStart(first.node, first.start);
    range.setEnd(last.node, last.end);
    return range.getBoundingClientRect();
  }

  return {
    /** Where a line is drawn, or `null` when it is not: text of no size, or beyond the page's left or upper edge. */
    boxOf(draft: Draft): Box | null {
      const pieces = draft.pieces.filter((piece): piece is TextPiece => piece.node !== null);
      const [first] = pieces;
      const last = pieces.at(-1);
      const oneRoot =
        first !== undefined && (first.node === last!.node || rootOf(first.node) === rootOf(last!.node));
      const rect = draft.kind === 'text' && oneRoot ? textRect(pieces) : rectOf(draft.shownBy);
      if (!rect) return null;
      if (draft.place.folded) return toBox(foldedRect(draft.shownBy));
      if (draft.kind === 'text') {
        if (rect.width === 0 || rect.height === 0) return null;
        const beyond = (!fromRight && rect.right + scrollX <= 0) || rect.bottom + scrollY <= 0;
        if (beyond && (!draft.place.inScroller || isIndentedAway(draft.element))) return null;
      } else if (rect.width < 2 && rect.height < 2 && oneRoot) {
        return toBox(textRect(pieces) ?? rect);
      }
      return toBox(rect);
    },
  };
}
