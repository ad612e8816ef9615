import type { BoxBase, PictureBox } from '../../contracts/image.ts';
import { paintedRect, type Rect } from '../../core/boxes/object-fit.ts';
import { elementAbove, rectOf } from '../dom/dom.ts';
import { clippersOf } from '../overlay/sight.ts';

/** A rectangle that may be turned: its size, and how it is laid on the viewport. CSS px. */
export interface Laid {
  width: number;
  height: number;
  matrix: DOMMatrix;
}

/**
 * Where boxes over an element stand in the viewport now. Affine transforms of the element and all around it are followed, for the middle of
 * its bounding rectangle is the middle of the element under each of them; perspective is not.
 */
export function layBoxes(element: Element, base: BoxBase, boxes: readonly PictureBox[]): Laid[] {
  const bounds = rectOf(element);
  if (base.of === 'element') {
    const { part } = base;
    const shown = within(part, { x: 0, y: 0, width: bounds.width, height: bounds.height });
    return boxes.map((box) => {
      const { x, y, width, height } = within(box, shown);
      return { width, height, matrix: new DOMMatrix([1, 0, 0, 1, bounds.x + x, bounds.y + y]) };
    });
  }
  const turn = turnOf(element);
  const { border, painted } = localRects(element, turn, bounds);
  const [middleX, middleY] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const across = Math.hypot(turn.a, turn.b);
  const down = Math.hypot(turn.c, turn.d);
  return boxes.map((box) => {
    const { x, y, width, height } = within(box, painted);
    const [fromX, fromY] = [x - border.width / 2, y - border.height / 2];
    const left = middleX + turn.a * fromX + turn.c * fromY;
    const top = middleY + turn.b * fromX + turn.d * fromY;
    // Sizes are taken out of the matrix, so that borders keep their width.
    const matrix = new DOMMatrix([turn.a / across, turn.b / across, turn.c / down, turn.d / down, left, top]);
    return { width: width * across, height: height * down, matrix };
  });
}

/** What of an element can be seen, in the viewport and inside everything that clips it; `null`: nothing. CSS px. */
export function viewOf(element: Element): Rect | null {
  const { clientWidth, clientHeight } = document.documentElement;
  let { left, top, right, bottom } = rectOf(element);
  const edges = [
    { left: 0, top: 0, right: clientWidth, bottom: clientHeight },
    ...clippersOf(element).map((clipper) => rectOf(clipper)),
  ];
  for (const edge of edges) {
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** The same as shares of its bounding rectangle. */
export function partInView(element: Element): PictureBox | null {
  const view = viewOf(element);
  const { x, y, width, height } = rectOf(element);
  if (!view) return null;
  return {
    x0: (view.x - x) / width,
    y0: (view.y - y) / height,
    x1: (view.x + view.width - x) / width,
    y1: (view.y + view.height - y) / height,
  };
}

const within = ({ x0, y0, x1, y1 }: PictureBox, { x, y, width, height }: Rect): Rect => ({
  x: x + x0 * width,
  y: y + y0 * height,
  width: (x1 - x0) * width,
  height: (y1 - y0) * height,
});

/** Turning and scaling of an element by all transforms and zooms from the root down, without moving. */
function turnOf(element: Element): DOMMatrix {
  let turn = new DOMMatrix();
  for (let above: Element | null = element; above; above = elementAbove(above)) {
    const { transform, rotate, scale } = getComputedStyle(above);
    if (transform === 'none' && rotate === 'none' && scale === 'none') continue;
    const own = new DOMMatrix(
      [rotation(rotate), scaling(scale), transform].filter((each) => each !== 'none').join(' '),
    );
    turn = own.multiply(turn);
  }
  const zoom = (element as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return turn.scale(zoom);
}

const rotation = (rotate: string): string => (/^-?[\d.]+deg$/.test(rotate) ? `rotate(${rotate})` : 'none');
const scaling = (scale: string): string =>
  scale === 'none' ? 'none' : `scale(${scale.split(' ').slice(0, 2).join(', ')})`;

/** The element's border box and the picture that it paints, before transforms. */
function localRects(element: Element, turn: DOMMatrix, bounds: DOMRect): { border: Rect; painted: Rect } {
  const style = getComputedStyle(element);
  const px = (value: string): number => Number.parseFloat(value) || 0;
  const border = { x: 0, y: 0, ...localSize(element, turn, bounds) };
  const left = px(style.borderLeftWidth) + px(style.paddingLeft);
  const top = px(style.borderTopWidth) + px(style.paddingTop);
  const content = {
    width: border.width - left - px(style.borderRightWidth) - px(style.paddingRight),
    height: border.height - top - px(style.borderBottomWidth) - px(style.paddingBottom),
  };
  const painted = paintedRect(content, naturalSize(element, content), style.objectFit, style.objectPosition);
  return { border, painted: { ...painted, x: painted.x + left, y: painted.y + top } };
}

/** Exact where nothing is turned; else in whole pixels, as the browser tells it. */
function localSize(
  element: Element,
  { a, b, c, d }: DOMMatrix,
  bounds: DOMRect,
): Pick<Rect, 'width' | 'height'> {
  const upright = Math.abs(b) + Math.abs(c) < 1e-6;
  if (upright) return { width: bounds.width / Math.abs(a), height: bounds.height / Math.abs(d) };
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  return { width: offsetWidth, height: offsetHeight };
}

function naturalSize(
  element: Element,
  content: Pick<Rect, 'width' | 'height'>,
): Pick<Rect, 'width' | 'height'> {
  if (!(element instanceof HTMLImageElement)) return content;
  return { width: element.naturalWidth, height: element.naturalHeight };
}
