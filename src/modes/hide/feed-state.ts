import type { HideCard } from '../../contracts/hide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';

/** Lines that came since the last look. Numbers stay with their elements, so larger ones are new. */
export function freshLines(page: PageIndex, card: HideCard): IndexLine[] {
  return page.lines.filter(({ n }) => n >= (card.feed?.judgedBelow ?? 0));
}

export const nextNumber = (page: PageIndex): number => Math.max(0, ...page.lines.map(({ n }) => n)) + 1;

/** Nothing has come yet; all that is there now is judged. */
export const newFeed = (page: PageIndex, budget: number): NonNullable<HideCard['feed']> => ({
  seen: 0,
  hidden: 0,
  tokens: 0,
  budget,
  judgedBelow: nextNumber(page),
});
