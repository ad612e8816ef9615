import type { PictureBox } from '../../contracts/image.ts';
import type { PageCallParams } from '../../contracts/worker-to-page.ts';
import { colourOf } from '../../core/citations/palette.ts';
import { attribute, isConnected, rectOf } from '../dom/dom.ts';
import type { GlassPane } from '../overlay/glass-pane.ts';
import { viewSize } from '../overlay/view-size.ts';
import { type Laid, layBoxes, viewOf } from './geometry.ts';
import { IMAGE_BOX_STYLE } from './image-box-style.ts';

const LAYER = 'image-boxes';

/** The boxes of one answer over one picture. */
export type ImageMark = Pick<PageCallParams<'imageMark'>, 'turnId' | 'base' | 'dark'> & {
  element: Element;
  boxes: readonly { k: number; label: string; box: PictureBox }[];
};

export interface ImageBoxes {
  /** Draws these in the place of those that were there; `null`: none. */
  show(mark: ImageMark | null): void;
  hover(k: number | null): void;
  pulse(k: number): void;
  /** The box at a point of the viewport, the smallest first. */
  at(x: number, y: number): number | null;
}

/** Draws on the glass pane; the picture is only measured, once per frame, so that boxes follow whatever moves it. */
export function createImageBoxes(document: Document, glass: GlassPane): ImageBoxes {
  let mark: ImageMark | null = null;
  let drawn = new Map<number, HTMLElement>();
  let frame = 0;
  let last = '';
  /** What the element showed when the boxes were made: one that shows another picture by now has none. */
  let showed = '';

  function show(next: ImageMark | null): void {
    cancelAnimationFrame(frame);
    drawn = new Map();
    last = '';
    mark = next;
    if (!next) {
      glass.drop(LAYER);
      return;
    }
    showed = sourceOf(next.element);
    const layer = glass.layer(LAYER);
    const style = document.createElement('style');
    style.textContent = IMAGE_BOX_STYLE;
    layer.replaceChildren(style);
    for (const { k, label } of next.boxes) {
      const box = draw(k, label, next.dark);
      drawn.set(k, box);
      layer.append(box);
    }
    follow();
  }

  function draw(k: number, label: string, dark: boolean): HTMLElement {
    const box = document.createElement('div');
    const { accent, onAccent } = colourOf(k, dark);
    box.className = 'image-box';
    box.dataset.box = String(k);
    box.style.setProperty('--accent', accent);
    box.style.setProperty('--on-accent', onAccent);
    const number = document.createElement('span');
    number.className = 'image-number';
    number.textContent = String(k);
    const name = document.createElement('span');
    name.className = 'image-label';
    name.dir = 'auto';
    name.textContent = label;
    box.append(number, name);
    return box;
  }

  function follow(): void {
    place();
    frame = requestAnimationFrame(follow);
  }

  function place(): void {
    if (!mark) return;
    // A page that rebuilds itself may have thrown the pane away.
    glass.layer(LAYER);
    const { element, base, boxes } = mark;
    const gone = !isConnected(element) || sourceOf(element) !== showed;
    const view = gone ? null : viewOf(element);
    const laid = view
      ? layBoxes(
          element,
          base,
          boxes.map(({ box }) => box),
        )
      : [];
    const now = JSON.stringify([
      view,
      laid.map(({ matrix, ...size }) => [size, matrix.e, matrix.f, matrix.a, matrix.b]),
    ]);
    if (now === last) return;
    last = now;
    for (const [i, { k }] of boxes.entries()) put(drawn.get(k)!, laid[i], view);
  }

  return {
    show,
    hover(k) {
      for (const [each, box] of drawn) box.classList.toggle('hover', each === k);
    },
    pulse(k) {
      const box = drawn.get(k);
      box?.classList.remove('pulse');
      // Reading a layout value restarts the animation when the same box is chosen twice.
      void box?.offsetWidth;
      box?.classList.add('pulse');
    },
    at(x, y) {
      const hits = [...drawn].flatMap(([k, box]) => {
        const rect = rectOf(box);
        const inside = x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
        return inside ? [{ k, area: rect.width * rect.height }] : [];
      });
      return hits.sort((a, b) => a.area - b.area)[0]?.k ?? null;
    },
  };
}

/** A box keeps its whole rectangle; what lies beyond what can be seen of the picture is cut off. */
function put(box: HTMLElement, laid: Laid | undefined, view: ReturnType<typeof viewOf>): void {
  box.style.display = 'none';
  if (!laid || !view) return;
  const { width, height, matrix } = laid;
  Object.assign(box.style, {
    display: '',
    width: `${width}px`,
    height: `${height}px`,
    transform: String(matrix),
  });
  const rect = rectOf(box);
  box.dataset.label = sideOfLabel(rect);
  const cut = [
    view.y - rect.top,
    rect.right - (view.x + view.width),
    rect.bottom - (view.y + view.height),
    view.x - rect.left,
  ].map((length) => Math.max(0, length));
  const [top = 0, right = 0, bottom = 0, left = 0] = cut;
  const outOfSight = left + right >= rect.width || top + bottom >= rect.height;
  const turned = Math.abs(matrix.b) > 1e-6 || matrix.a < 0;
  if (outOfSight) box.style.display = 'none';
  box.style.clipPath =
    turned || cut.every((length) => length === 0)
      ? ''
      : `inset(${cut.map((length) => `${length}px`).join(' ')})`;
}

/** The most that a label takes beside its box, in CSS px. */
const LABEL = 224;

/** Where the label of a box can be read: behind it, before it, or where it fills the window, in it. */
function sideOfLabel({ left, right }: DOMRect): 'right' | 'left' | 'inside' {
  if (right + LABEL <= viewSize().width) return 'right';
  return left >= LABEL ? 'left' : 'inside';
}

/** Resolution switching by the browser is the same picture; another address written by the page is not. */
const sourceOf = (element: Element): string => `${attribute(element, 'src')} ${attribute(element, 'srcset')}`;
