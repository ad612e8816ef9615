import type { FrameIndex } from '../../contracts/page-index.ts';
import { pictureTokens, type Size, sizeToSend } from '../../core/boxes/picture-size.ts';

type Pdf = NonNullable<FrameIndex['pdf']>;

/** More pages than this do not go with one question. */
const MOST_PAGES = 4;
/** An A4 page, drawn as large as the family that takes most. */
export const DRAWN: Size = { width: 1822, height: 2576 };

/**
 * The pages of a PDF whose pictures a question needs: the one in view first, then those that it names.
 * @param scans only pages without text, and those next to the view where there is room: nothing else tells what they say
 */
export function pagesFor({ pages, scans, inView = 1 }: Pdf, question: string, only?: 'scans'): number[] {
  const named = [...question.matchAll(/(?<![\p{L}\p{N}.,])\d{1,4}(?![\p{L}\p{N}]|[.,]\d)/gu)].map(Number);
  const wanted = [inView, ...named.filter((page) => page >= 1 && page <= pages)];
  if (only !== 'scans') return unique(wanted).slice(0, MOST_PAGES);
  const near = [...scans].sort((a, b) => distance(a, inView) - distance(b, inView));
  const pictures = new Set(scans);
  return unique([...wanted.filter((page) => pictures.has(page)), ...near]).slice(0, MOST_PAGES);
}

const unique = (pages: readonly number[]): number[] => [...new Set(pages)];

/** Pages behind the one in view come before those in front of it. */
const distance = (page: number, inView: number): number =>
  page >= inView ? page - inView : inView - page + 0.5;

/** What pictures of pages cost a model, as far as it can be told before they are drawn. */
export const tokensOfPages = (model: string, count: number, mostTokens: number): number =>
  count * pictureTokens(model, sizeToSend(model, DRAWN, mostTokens));
