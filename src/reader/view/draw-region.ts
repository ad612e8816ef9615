import type { PictureBox } from '../../contracts/image.ts';

/** CSS px: less is a click with an unsteady hand. */
const LEAST_DRAG = 8;

/**
 * With Alt held, a drag over a page draws a region of it, as on web pages. It ends at the edge of the page where it began.
 * @param onDrawn gets the page and the region as shares of it
 */
export function drawRegions(
  container: HTMLElement,
  onDrawn: (page: number, region: PictureBox) => void,
): void {
  let drag: { page: HTMLElement; x: number; y: number; box: HTMLElement } | undefined;

  const end = () => {
    drag?.box.remove();
    drag = undefined;
  };

  function regionTo({ clientX, clientY }: MouseEvent, { page, x, y }: NonNullable<typeof drag>) {
    const { left, top, width, height } = areaOf(page);
    const share = (at: number, from: number, length: number) =>
      Math.min(1, Math.max(0, (at - from) / length));
    const [ax, bx] = [share(x, left, width), share(clientX, left, width)].sort((a, b) => a - b);
    const [ay, by] = [share(y, top, height), share(clientY, top, height)].sort((a, b) => a - b);
    const region = { x0: ax!, y0: ay!, x1: bx!, y1: by! };
    const shortest = Math.min((region.x1 - region.x0) * width, (region.y1 - region.y0) * height);
    return { region, isDrawn: shortest >= LEAST_DRAG };
  }

  container.addEventListener(
    'mousedown',
    (event) => {
      const { altKey, ctrlKey, metaKey, shiftKey, button, clientX: x, clientY: y } = event;
      const page = (event.target as Element).closest<HTMLElement>('.page');
      if (!event.isTrusted || !altKey || ctrlKey || metaKey || shiftKey || button !== 0 || !page) return;
      // No text is selected on the way.
      event.preventDefault();
      const box = document.createElement('div');
      box.className = 'drawn-region';
      drag = { page, x, y, box };
    },
    { capture: true },
  );
  addEventListener('mousemove', (event) => {
    if (!drag) return;
    const { region, isDrawn } = regionTo(event, drag);
    if (!isDrawn) return;
    if (!drag.box.isConnected) areaElement(drag.page).append(drag.box);
    drag.box.style.inset = [region.y0, 1 - region.x1, 1 - region.y1, region.x0]
      .map((share) => `${share * 100}%`)
      .join(' ');
  });
  addEventListener('mouseup', (event) => {
    if (!drag) return;
    const { region, isDrawn } = regionTo(event, drag);
    const number = Number(drag.page.dataset.pageNumber);
    end();
    if (isDrawn) onDrawn(number, region);
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
  addEventListener('blur', end);
}

/** The page without its border. */
const areaElement = (page: HTMLElement): HTMLElement =>
  page.querySelector<HTMLElement>('.canvasWrapper') ?? page;
const areaOf = (page: HTMLElement): DOMRect => areaElement(page).getBoundingClientRect();
