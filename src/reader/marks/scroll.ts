import type { Viewer } from '../view/viewer.ts';
import { hasWords } from './page-words.ts';

/** A page that takes longer to draw is shown without its words lit; they follow. */
const DRAWING_MS = 15_000;
/** Where lit words come to stand, as a share of the height. */
const AT = 0.3;

/** Brings words into view, also on pages that are not drawn yet. */
export function createScroll(viewer: Viewer) {
  const { view, container } = viewer;
  let byPerson = false;
  const seen = (event: Event) => {
    byPerson ||= event.isTrusted;
  };
  for (const event of ['wheel', 'touchmove', 'keydown']) {
    container.addEventListener(event, seen, { passive: true });
  }

  const waiting = new Set<() => void>();
  viewer.on('textlayerrendered', () => {
    for (const look of waiting) look();
  });

  function drawn(page: number): Promise<void> {
    if (hasWords(viewer, page)) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(look);
        resolve();
      };
      const look = () => hasWords(viewer, page) && end();
      const timer = setTimeout(end, DRAWING_MS);
      waiting.add(look);
    });
  }

  return {
    /** Whether the person has scrolled since `forget`: then nothing scrolls by itself. */
    byPerson: () => byPerson,
    forget(): void {
      byPerson = false;
    },
    /** @param words gives the Ranges once the page is drawn */
    async to(page: number, words: () => Range[]): Promise<void> {
      if (!hasWords(viewer, page)) view.scrollPageIntoView({ pageNumber: page });
      await drawn(page);
      const rect = words()[0]?.getBoundingClientRect();
      if (!rect) return;
      const frame = container.getBoundingClientRect();
      const visible =
        rect.top >= frame.top &&
        rect.bottom <= frame.bottom &&
        rect.left >= frame.left &&
        rect.right <= frame.right;
      if (visible) return;
      container.scrollBy({
        top: rect.top - frame.top - frame.height * AT,
        left: rect.left < frame.left || rect.right > frame.right ? rect.left - frame.left - 24 : 0,
        behavior: 'instant',
      });
    },
  };
}
