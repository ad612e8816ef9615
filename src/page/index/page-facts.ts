import type { FrameIndex } from '../../contracts/page-index.ts';
import { queryAll, rectOf, rootElementOf } from '../dom/dom.ts';
import { authorsOf } from './authors.ts';
import { datesOf } from './dates.ts';
import { collapseSpace } from './text-map.ts';

type Facts = Omit<FrameIndex, 'key' | 'lines' | 'nextFree' | 'children' | 'selection'>;

/** What holds for the document as a whole. */
export function pageFacts(document: Document): Facts {
  const view = document.defaultView;
  const root = rootElementOf(document);
  const viewport = {
    width: view?.innerWidth ?? 0,
    height: view?.innerHeight ?? 0,
    scrollX: view?.scrollX ?? 0,
    scrollY: view?.scrollY ?? 0,
  };
  const authors = authorsOf(document);
  const dates = datesOf(document);
  return {
    url: document.URL,
    title: collapseSpace(queryAll(document, 'title')[0]?.textContent ?? ''),
    lang: root?.getAttribute('lang') ?? '',
    ...(authors.length > 0 ? { authors } : {}),
    ...(dates.published || dates.modified ? { dates } : {}),
    readyState: document.readyState,
    dark: root ? isDark(root, queryAll(document, 'body')[0] ?? root) : false,
    viewport,
    canvasOnly: isCanvasOnly(document, viewport),
  };
}

/** The canvas background is the root's, else the body's, else white (or black where the page asks for a dark scheme). */
function isDark(root: Element, body: Element): boolean {
  for (const element of [root, body]) {
    const channels =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels;
    if (channels.length >= 3 && alpha > 0.5) return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
  }
  const scheme = getComputedStyle(root).colorScheme;
  return (
    scheme.includes('dark') &&
    (!scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches)
  );
}

function isCanvasOnly(document: Document, viewport: { width: number; height: number }): boolean {
  const area = queryAll(document, 'canvas').reduce((sum, canvas) => {
    const { width, height } = rectOf(canvas);
    return sum + Math.min(width, viewport.width) * Math.min(height, viewport.height);
  }, 0);
  return area > 0.5 * viewport.width * viewport.height;
}
