import { colourOf } from '../../core/citations/palette.ts';
import type { Viewer } from '../view/viewer.ts';
import type { LitCitation } from './marks.ts';
import { pageView } from './page-words.ts';

const PULSE_MS = 1600;

/** Draws the number of each citation where its words begin, and a pulse around words that were chosen. Positions are shares of the page. */
export function createBadges(viewer: Viewer) {
  const drawn = new Set<HTMLElement>();

  function put(className: string, page: HTMLElement, rect: DOMRect, { k, dark }: LitCitation): HTMLElement {
    const element = document.createElement('div');
    const { accent, onAccent } = colourOf(k, dark);
    const frame = page.getBoundingClientRect();
    element.className = className;
    element.setAttribute('aria-hidden', 'true');
    element.dataset.citation = String(k);
    element.style.setProperty('--accent', accent);
    element.style.setProperty('--on-accent', onAccent);
    element.style.left = `${((rect.left - frame.left) / frame.width) * 100}%`;
    element.style.top = `${((rect.top - frame.top) / frame.height) * 100}%`;
    element.style.width = className === 'cite-pulse' ? `${(rect.width / frame.width) * 100}%` : '';
    element.style.height = className === 'cite-pulse' ? `${(rect.height / frame.height) * 100}%` : '';
    page.append(element);
    drawn.add(element);
    return element;
  }

  function remove(element: HTMLElement): void {
    drawn.delete(element);
    element.remove();
  }

  return {
    /** Draws the numbers of one page anew. */
    place(page: number, marks: readonly LitCitation[]): void {
      const div = pageView(viewer, page)?.div;
      for (const element of drawn) {
        if (!element.isConnected || (div?.contains(element) && element.className === 'cite-number'))
          remove(element);
      }
      for (const mark of marks) {
        const rect = mark.places[0]?.page === page && mark.ranges.get(page)?.[0]?.getClientRects()[0];
        if (div && rect) put('cite-number', div, rect, mark).textContent = String(mark.k);
      }
    },
    pulse(mark: LitCitation): void {
      for (const [page, ranges] of mark.ranges) {
        const div = pageView(viewer, page)?.div;
        if (!div) continue;
        for (const rect of ranges.flatMap((range) => [...range.getClientRects()])) {
          const element = put('cite-pulse', div, rect, mark);
          setTimeout(() => remove(element), PULSE_MS);
        }
      }
    },
    drop(): void {
      for (const element of [...drawn]) remove(element);
    },
  };
}
