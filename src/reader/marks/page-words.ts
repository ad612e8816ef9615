import type { PdfRange } from '../../pdf/places.ts';
import type { Viewer } from '../view/viewer.ts';
import { rangeInside } from './text-range.ts';

/** What of pdf.js' page view is needed here; `highlighter` holds the elements of the text layer in the order of the text items. */
interface PageView {
  div: HTMLDivElement;
  textLayer?: { div: HTMLDivElement; highlighter?: { textDivs: Node[] | null } | null } | null;
}

export const pageView = ({ view }: Viewer, page: number): PageView | undefined =>
  view.getPageView(page - 1) as PageView | undefined;

/** Whether the words of a page stand in its text layer now. */
export function hasWords(viewer: Viewer, page: number): boolean {
  const layer = pageView(viewer, page)?.textLayer;
  return Boolean(layer?.div.isConnected && layer.highlighter?.textDivs?.length);
}

/** The Ranges of places on one page, in their order; empty while its text layer is not there. */
export function wordsOn(viewer: Viewer, page: number, places: readonly PdfRange[]): Range[] {
  const divs = hasWords(viewer, page) ? pageView(viewer, page)?.textLayer?.highlighter?.textDivs : null;
  if (!divs) return [];
  return places
    .filter((place) => place.page === page)
    .flatMap(({ item, start, end }) => {
      const div = divs[item];
      const range = div ? rangeInside(div, start, end) : null;
      return range ? [range] : [];
    });
}
