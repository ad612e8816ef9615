import type { FindCard } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { pagesFor } from '../image/pdf-pages.ts';
import type { TurnContext } from '../mode.ts';
import { type Look, lookAtView } from '../view-shot.ts';
import { offerOfScans } from './scans.ts';

/**
 * What a look at the page adds to its lines: a screenshot of the view, or pictures of a PDF's pages.
 * @param wanted the person asked for it
 */
export const lookAtPage = async (
  context: TurnContext<FindCard>,
  index: PageIndex,
  wanted: boolean,
): Promise<Look | undefined> =>
  index.pdf ? lookAtScans(context, index, index.pdf) : lookAtView(context, index, { wanted });

/** Of a PDF that has words, too, its pictures are offered only where one is in view or asked for. */
function lookAtScans(
  context: TurnContext<FindCard>,
  index: PageIndex,
  pdf: NonNullable<PageIndex['pdf']>,
): Look | undefined {
  const matter = pagesFor(pdf, context.question).some((page) => pdf.scans.includes(page));
  const told = matter ? offerOfScans(context, index) : undefined;
  return told && { told };
}
