import type { FrameIndex } from '../../contracts/page-index.ts';
import type { PdfText } from '../../pdf/pdf-text.ts';
import { indexLines } from './index-lines.ts';

/** The reader holds one document; its key among frames. */
export const PDF_FRAME = 'pdf';

/** The text of a file as the index of a page. @param view where it was fetched from, and how it is shown; `inView`: its page in view, if any is */
export function frameIndexOf(
  { lines, pages, scans, lang }: PdfText,
  {
    inView,
    ...view
  }: Pick<FrameIndex, 'url' | 'title' | 'dark' | 'selection' | 'viewport'> & {
    inView?: number;
  },
): FrameIndex {
  return {
    ...view,
    key: PDF_FRAME,
    lang,
    readyState: 'complete',
    lines: indexLines(lines, PDF_FRAME),
    nextFree: lines.length + 1,
    children: [],
    canvasOnly: false,
    pdf: { pages, scans, ...(inView === undefined ? {} : { inView }) },
  };
}
