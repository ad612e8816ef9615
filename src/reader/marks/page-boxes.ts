import type { PictureBox } from '../../contracts/image.ts';
import type { PageCallParams, PageCallResult } from '../../contracts/worker-to-page.ts';
import { colourOf } from '../../core/citations/palette.ts';
import type { Viewer } from '../view/viewer.ts';
import { pageView } from './page-words.ts';

type Mark = Pick<PageCallParams<'imageMark'>, 'turnId' | 'boxes' | 'dark'>;

/**
 * Draws the boxes of an answer that was read from pictures of pages: dashed, so that they are not taken for verified words. Positions are shares
 * of the page; pdf.js draws and forgets pages as one scrolls, so they are drawn again with each.
 */
export function createPageBoxes(
  viewer: Viewer,
  tell: (type: 'image-hover' | 'image-clicked', turnId: string, k: number | null) => void,
) {
  let mark: Mark | undefined;
  const drawn = new Map<number, HTMLElement>();

  function draw(page: number): void {
    const div = pageView(viewer, page)?.div;
    if (!mark || !div) return;
    for (const { k, label, box } of mark.boxes.filter((each) => each.page === page)) {
      drawn.get(k)?.remove();
      const element = boxElement(k, label, mark.dark);
      place(element, turned(box, viewer.view.pagesRotation));
      const { turnId } = mark;
      element.addEventListener('pointerenter', () => tell('image-hover', turnId, k));
      element.addEventListener('pointerleave', () => tell('image-hover', turnId, null));
      element.addEventListener('click', () => tell('image-clicked', turnId, k));
      div.append(element);
      drawn.set(k, element);
    }
  }

  viewer.on('pagerendered', ({ pageNumber }) => draw(pageNumber));

  function clear(): void {
    for (const element of drawn.values()) element.remove();
    drawn.clear();
    mark = undefined;
  }

  return {
    mark({ turnId, boxes, dark }: PageCallParams<'imageMark'>): PageCallResult<'imageMark'> {
      clear();
      mark = { turnId, boxes, dark };
      for (const page of new Set(boxes.flatMap((each) => each.page ?? []))) draw(page);
      return { found: boxes.length > 0 };
    },
    hover(k: number | null): void {
      for (const [each, element] of drawn) element.classList.toggle('hovered', each === k);
    },
    reveal({ turnId, k }: PageCallParams<'imageReveal'>): PageCallResult<'imageReveal'> {
      const page = mark?.turnId === turnId ? mark.boxes.find((each) => each.k === k)?.page : undefined;
      if (page === undefined) return { found: false };
      viewer.view.scrollPageIntoView({ pageNumber: page });
      draw(page);
      drawn.get(k)?.scrollIntoView({ block: 'center', inline: 'nearest' });
      return { found: true };
    },
    clear,
  };
}

function boxElement(k: number, label: string, dark: boolean): HTMLElement {
  const element = document.createElement('div');
  const { accent, onAccent } = colourOf(k, dark);
  element.className = 'seen-box';
  element.dataset.box = String(k);
  element.title = label;
  element.setAttribute('aria-hidden', 'true');
  element.style.setProperty('--accent', accent);
  element.style.setProperty('--on-accent', onAccent);
  element.append(Object.assign(document.createElement('span'), { textContent: String(k) }));
  return element;
}

function place({ style }: HTMLElement, { x0, y0, x1, y1 }: PictureBox): void {
  style.left = `${x0 * 100}%`;
  style.top = `${y0 * 100}%`;
  style.width = `${(x1 - x0) * 100}%`;
  style.height = `${(y1 - y0) * 100}%`;
}

/** A box of the page as the file has it, on one that the person turned clockwise by so many degrees. */
export function turned({ x0, y0, x1, y1 }: PictureBox, degrees: number): PictureBox {
  const quarters = (((degrees / 90) % 4) + 4) % 4;
  if (quarters === 1) return { x0: 1 - y1, y0: x0, x1: 1 - y0, y1: x1 };
  if (quarters === 2) return { x0: 1 - x1, y0: 1 - y1, x1: 1 - x0, y1: 1 - y0 };
  if (quarters === 3) return { x0: y0, y0: 1 - x1, x1: y1, y1: 1 - x0 };
  return { x0, y0, x1, y1 };
}
