import type { HideCard } from '../../contracts/hide.ts';
import type { TurnContext } from '../mode.ts';

/** Draws badges and outlines of the rows that can still be chosen. */
export async function mark(context: TurnContext<HideCard>, card: HideCard, showFirst = false): Promise<void> {
  const marks = card.items
    .filter(({ state }) => state === 'review')
    .map(({ id, number, checked }) => ({ id, number, checked }));
  await context.page.callAll('hideMark', { turnId: context.turn.id, marks, showFirst });
}

/** Takes them away. */
export async function unmark(context: TurnContext<HideCard>): Promise<void> {
  await context.page.callAll('hideMark', { turnId: context.turn.id, marks: [] });
}
