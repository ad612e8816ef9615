import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Viewer } from '../view/viewer.ts';
import { part } from './find-part.ts';
import { showOutline } from './outline.ts';
import { createThumbnails } from './thumbnails.ts';

const TABS = ['thumbnails', 'outline'] as const;

/** Pages and contents beside the document, as a tab list (WAI-ARIA authoring practices). */
export function createSidebar(viewer: Viewer) {
  const sidebar = part('sidebar');
  const opener = part('sidebar-button');
  const thumbnails = createThumbnails(viewer, part('thumbnails'));
  let shown: PDFDocumentProxy | undefined;
  let current: (typeof TABS)[number] = 'thumbnails';

  function select(tab: (typeof TABS)[number]): void {
    current = tab;
    for (const each of TABS) {
      const button = part(`${each}-tab`);
      button.setAttribute('aria-selected', String(each === tab));
      button.tabIndex = each === tab ? 0 : -1;
      part(each).hidden = each !== tab;
    }
    if (shown && tab === 'thumbnails' && !sidebar.hidden) thumbnails.show(shown);
  }

  for (const tab of TABS) {
    const button = part(`${tab}-tab`);
    button.addEventListener('click', () => select(tab));
    button.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      const other = tab === 'thumbnails' ? 'outline' : 'thumbnails';
      select(other);
      part(`${other}-tab`).focus();
    });
  }
  opener.addEventListener('click', () => {
    sidebar.hidden = !sidebar.hidden;
    opener.setAttribute('aria-expanded', String(!sidebar.hidden));
    select(current);
  });
  select(current);

  return {
    show(document: PDFDocumentProxy): void {
      shown = document;
      if (!sidebar.hidden) select(current);
      // A broken outline is as good as none; the document stands without it.
      showOutline(document, viewer, part('outline')).catch((error) => console.warn('outline', error));
    },
  };
}
