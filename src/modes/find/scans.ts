import type { FindCard, LookAtPage } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { seesPictures } from '../../core/boxes/families.ts';
import { pagesFor, tokensOfPages } from '../image/pdf-pages.ts';
import type { TurnContext } from '../mode.ts';

/** Whether a PDF holds pictures of pages and nothing else. */
export const isScan = ({ pdf }: PageIndex): boolean => pdf !== undefined && pdf.scans.length >= pdf.pages;

/** Pages without text that a model that sees could look at: which, and what that costs. Nothing is sent before the person says so. */
export function offerOfScans(
  { question, settings, visionModel, pictures }: TurnContext<FindCard>,
  { pdf }: PageIndex,
): LookAtPage | undefined {
  if (!pdf || pdf.scans.length === 0 || !visionModel || !pictures) return undefined;
  const name = visionModel.name ?? '';
  if (seesPictures(name, visionModel.sees) === false) return undefined;
  const pages = pagesFor(pdf, question, 'scans');
  return {
    state: 'offered',
    why: 'scan',
    tokens: tokensOfPages(name, pages.length, settings.budget.imageTokens),
    pages,
  };
}
