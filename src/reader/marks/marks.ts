import type { Span } from '../../contracts/page-index.ts';
import type { PageCallParams } from '../../contracts/worker-to-page.ts';
import { highlightName } from '../../core/citations/palette.ts';
import type { PdfText } from '../../pdf/pdf-text.ts';
import { type PdfRange, rangesOf } from '../../pdf/places.ts';
import type { Viewer } from '../view/viewer.ts';
import { createBadges } from './badges.ts';
import { createLook } from './look.ts';
import { wordsOn } from './page-words.ts';
import { createScroll } from './scroll.ts';

/** A citation on this document. */
export interface LitCitation {
  k: number;
  turnId: string;
  citation: number;
  dark: boolean;
  places: PdfRange[];
  /** By page: those of pages that are drawn now. */
  ranges: Map<number, Range[]>;
}

/**
 * Lights cited words in the text layers of the pages that are drawn. pdf.js draws and forgets pages as one scrolls, and draws them anew when
 * zoom or rotation change, so the Ranges are made again each time; a citation's places in the file stay.
 */
export function createMarks(viewer: Viewer, onClick: (mark: LitCitation) => void) {
  const lit = new Map<number, LitCitation>();
  const look = createLook(document);
  const badges = createBadges(viewer);
  const scroll = createScroll(viewer);
  let dark = false;

  function light(mark: LitCitation): void {
    const ranges = [...mark.ranges.values()].flat();
    const name = highlightName(mark.k);
    if (ranges.length === 0) CSS.highlights.delete(name);
    else CSS.highlights.set(name, new Highlight(...ranges));
  }

  /** Makes the Ranges of a page anew, and lets go of those of pages that were forgotten. */
  function review(page: number): void {
    for (const mark of lit.values()) {
      let changed = false;
      for (const [other, ranges] of mark.ranges) {
        if (ranges.every(({ startContainer }) => startContainer.isConnected)) continue;
        mark.ranges.delete(other);
        changed = true;
      }
      if (mark.places.some((place) => place.page === page)) {
        const ranges = wordsOn(viewer, page, mark.places);
        if (ranges.length > 0) mark.ranges.set(page, ranges);
        else mark.ranges.delete(page);
        changed = true;
      }
      if (changed) light(mark);
    }
    badges.place(page, [...lit.values()]);
  }

  viewer.on('textlayerrendered', ({ pageNumber }) => review(pageNumber));
  viewer.on('pagerendered', ({ pageNumber }) => review(pageNumber));
  // pdf.js' find rewrites the text layer of a page when its matches change, after this event.
  viewer.on('updatetextlayermatches', () => queueMicrotask(reviewAll));

  function reviewAll(): void {
    const pages = [...lit.values()].flatMap(({ places }) => places.map(({ page }) => page));
    for (const page of new Set(pages)) review(page);
  }

  viewer.container.addEventListener('click', (event) => {
    if (!event.isTrusted || !getSelection()?.isCollapsed) return;
    const { clientX: x, clientY: y } = event;
    const inside = ({ left, right, top, bottom }: DOMRect) =>
      x >= left && x <= right && y >= top && y <= bottom;
    const hit = [...lit.values()].find(({ ranges }) =>
      [...ranges.values()].flat().some((range) => [...range.getClientRects()].some(inside)),
    );
    if (hit) onClick(hit);
  });

  async function show(mark: LitCitation): Promise<boolean> {
    const page = mark.places[0]?.page;
    if (page === undefined) return false;
    await scroll.to(page, () => {
      review(page);
      return mark.ranges.get(page) ?? [];
    });
    badges.pulse(mark);
    return (mark.ranges.get(page)?.length ?? 0) > 0;
  }

  return {
    /** @param text what the spans' line numbers count */
    async paint(
      { k, turnId, citation, spans, dark: asked }: PageCallParams<'paint'>,
      text: PdfText,
    ): Promise<{ lit: boolean }> {
      dark = asked;
      look.ensure(k, dark);
      const places = placesOf(spans, text);
      const mark: LitCitation = { k, turnId, citation, dark, places, ranges: new Map() };
      lit.set(k, mark);
      for (const page of new Set(places.map((place) => place.page))) review(page);
      light(mark);
      // A tab behind another draws nothing until one turns to it.
      if (k === 1 && !scroll.byPerson() && places.length > 0 && !document.hidden) await show(mark);
      return { lit: places.length > 0 };
    },
    async reveal({ k, turnId }: PageCallParams<'reveal'>): Promise<{ found: boolean }> {
      const mark = lit.get(k);
      return { found: mark?.turnId === turnId && (await show(mark)) };
    },
    clear(): void {
      for (const k of lit.keys()) CSS.highlights.delete(highlightName(k));
      lit.clear();
      badges.drop();
      scroll.forget();
    },
    /** Marks follow the colour of the pages. */
    setDark(isDark: boolean): void {
      dark = isDark;
      for (const mark of lit.values()) mark.dark = dark;
      look.ensure(0, dark);
      reviewAll();
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;

function placesOf(spans: readonly Span[], { lines }: PdfText): PdfRange[] {
  return spans.flatMap(({ n, start, end }) => {
    const line = lines[n - 1];
    return line ? rangesOf(line, start, end) : [];
  });
}
