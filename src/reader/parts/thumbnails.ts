import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { t } from '../../platform/i18n.ts';
import type { Viewer } from '../view/viewer.ts';

const WIDTH = 120;
/** Pictures that are kept; the ones seen longest ago go first. */
const KEPT = 60;

/** A button with a small picture for each page, drawn one at a time when it comes into view. */
export function createThumbnails(viewer: Viewer, into: HTMLElement) {
  const pictures = new Map<number, string>();
  let wanted: number[] = [];
  let drawing = false;
  let buttons: HTMLButtonElement[] = [];
  let shown: PDFDocumentProxy | undefined;

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const page = Number((target as HTMLElement).dataset.page);
      wanted = wanted.filter((each) => each !== page);
      if (isIntersecting && !pictures.has(page)) wanted.push(page);
    }
    void drawNext();
  });

  async function drawNext(): Promise<void> {
    const document = shown;
    if (drawing || !document) return;
    const page = wanted.shift();
    if (page === undefined) return;
    drawing = true;
    try {
      const picture = await draw(document, page);
      if (document === shown) keep(page, picture);
    } finally {
      drawing = false;
    }
    await drawNext();
  }

  function keep(page: number, picture: string): void {
    pictures.set(page, picture);
    const image = buttons[page - 1]?.querySelector('img');
    if (image) image.src = picture;
    for (const [old, url] of pictures) {
      if (pictures.size <= KEPT) break;
      pictures.delete(old);
      URL.revokeObjectURL(url);
      const button = buttons[old - 1];
      button?.querySelector('img')?.removeAttribute('src');
      // Observed anew, so that it is drawn again when it is in view.
      if (button) {
        sight.unobserve(button);
        sight.observe(button);
      }
    }
  }

  function mark(current: number): void {
    for (const [i, button] of buttons.entries()) {
      if (i + 1 === current) button.setAttribute('aria-current', 'page');
      else button.removeAttribute('aria-current');
    }
  }

  viewer.on('pagechanging', ({ pageNumber }) => mark(pageNumber));

  return {
    /** Made only once they are looked at. */
    show(document: PDFDocumentProxy): void {
      if (document === shown) return;
      shown = document;
      wanted = [];
      sight.disconnect();
      for (const url of pictures.values()) URL.revokeObjectURL(url);
      pictures.clear();
      buttons = Array.from({ length: document.numPages }, (_, i) => buttonFor(i + 1));
      into.replaceChildren(...buttons);
      for (const button of buttons) sight.observe(button);
      mark(viewer.view.currentPageNumber);
    },
  };

  function buttonFor(page: number): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.page = String(page);
    button.setAttribute('aria-label', t('reader_page_number', { page: String(page) }));
    const image = document.createElement('img');
    image.alt = '';
    const number = document.createElement('span');
    number.textContent = String(page);
    button.append(image, number);
    button.addEventListener('click', () => {
      viewer.view.currentPageNumber = page;
    });
    return button;
  }
}

/** A page as a picture; the canvas is let go at once. */
async function draw(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  canvas.width = 0;
  canvas.height = 0;
  return blob ? URL.createObjectURL(blob) : '';
}
