// The first import gives the viewer the library: it takes it from `globalThis`.
import 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  EventBus,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

/** What pdf.js sends over its bus, as far as it is heard here. */
export interface ViewerEvents {
  pagesinit: unknown;
  pagechanging: { pageNumber: number };
  scalechanging: { scale: number; presetValue?: string };
  rotationchanging: { pagesRotation: number; pageNumber: number };
  pagerender: { pageNumber: number };
  pagerendered: { pageNumber: number };
  textlayerrendered: { pageNumber: number };
  updatetextlayermatches: { pageIndex: number };
  updatefindmatchescount: { matchesCount: { current: number; total: number } };
  updatefindcontrolstate: { state: number; matchesCount: { current: number; total: number } };
}

/** pdf.js' viewer with what belongs to it. */
export interface Viewer {
  view: PDFViewer;
  links: PDFLinkService;
  container: HTMLDivElement;
  /** Whether the page that comes next is drawn before it is in view (it is, at first). */
  drawAhead(ahead: boolean): void;
  on<E extends keyof ViewerEvents>(event: E, listener: (detail: ViewerEvents[E]) => void): void;
  dispatch(event: string, detail: Record<string, unknown>): void;
}

/** Annotation editing is off; `AnnotationEditorType.DISABLE`. */
const NO_EDITING = -1;
/** Pages that stay drawn while another one is being drawn. */
const MAX_DRAWN = 8;
/** More pixels than this in one canvas are drawn coarser, so that ten of them stay within memory. */
const MAX_CANVAS_PIXELS = 2 ** 24;

/**
 * pdf.js' page view: at most ten pages are drawn at a time (its buffer), forms are shown, and nothing of a file is run: there is no scripting
 * manager.
 * @param images address of the folder with the icons of annotations
 */
export function createViewer(container: HTMLDivElement, images: string): Viewer {
  const eventBus = new EventBus();
  const links = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  onlyWebLinks(links);
  const findController = new PDFFindController({ eventBus, linkService: links });
  const view = new PDFViewer({
    container,
    eventBus,
    linkService: links,
    findController,
    imageResourcesPath: images,
    annotationEditorMode: NO_EDITING,
    enableSelectionRendering: false,
    // A second canvas for a part of a large page would be an eleventh.
    enableDetailCanvas: false,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
  });
  links.setViewer(view);
  // Arrow and page keys scroll it.
  container.tabIndex = 0;
  eventBus.on('pagerender', () => keepFewCanvases(view));
  // Turned pages have other heights: the one that was looked at stays in view.
  eventBus.on('rotationchanging', ({ pageNumber }: ViewerEvents['rotationchanging']) => {
    view.currentPageNumber = pageNumber;
  });
  return {
    view,
    links,
    container,
    drawAhead: drawingAhead(view),
    on: (event, listener) => eventBus.on(event, listener),
    dispatch: (event, detail) => eventBus.dispatch(event, { source: view, ...detail }),
  };
}

/** Links of a file lead to the web and nowhere else; others (`mailto:`, `ftp:`) stay words. */
function onlyWebLinks(links: PDFLinkService): void {
  const add = links.addLinkAttributes.bind(links);
  links.addLinkAttributes = (link: HTMLAnchorElement, url: string, newWindow?: boolean) => {
    add(link, url, newWindow);
    if (/^https?:\/\//i.test(url)) return;
    link.href = '';
    link.onclick = () => false;
  };
}

/** pdf.js always draws the next page as well. */
function drawingAhead(view: PDFViewer): (ahead: boolean) => void {
  const queue = view.renderingQueue as unknown as RenderingQueue;
  const next = queue.getHighestPriority.bind(queue);
  let isAhead = true;
  queue.getHighestPriority = (visible: { ids: Set<number> }, ...more: unknown[]) => {
    const page = next(visible, ...more);
    return isAhead || !page || visible.ids.has(page.id) ? page : null;
  };
  return (ahead) => {
    isAhead = ahead;
    if (ahead) queue.renderHighestPriority();
  };
}

interface RenderingQueue {
  /** The page to be drawn next. */
  getHighestPriority(visible: { ids: Set<number> }, ...more: unknown[]): { id: number } | null;
  renderHighestPriority(): void;
}

interface DrawnPage {
  id: number;
  canvas?: HTMLCanvasElement | null;
  destroy(): void;
}

/** Lets go of the pages that were looked at longest ago: pdf.js keeps ten, and draws the next one before the eleventh goes. */
function keepFewCanvases(view: PDFViewer): void {
  const { ids } = view._getVisiblePages() as { ids: Set<number> };
  const drawn = ([...view.getCachedPageViews()] as DrawnPage[]).filter(({ canvas }) => canvas);
  const spare = drawn.filter(({ id }) => !ids.has(id));
  for (const page of spare.slice(0, Math.max(0, drawn.length - MAX_DRAWN))) page.destroy();
}
