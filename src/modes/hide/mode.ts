import type { HideCard } from '../../contracts/hide.ts';
import type { PageEvent } from '../../contracts/page-to-worker.ts';
import type { Mode, TurnContext, TurnEnd } from '../mode.ts';
import { withNote } from './card.ts';
import { check, hideCommand, restore } from './commands.ts';
import { judgeGrowth } from './feed.ts';
import { runHide } from './run.ts';

/** HIDE: say what should go, review the list, and it is gone, reversibly. */
export const hideMode: Mode<HideCard> = {
  id: 'hide',
  leavesNothingWhenStopped: true,
  run: runHide,
  command: hideCommand,
  onlyPoints,
  pageEvent,
  navigated,
};

/** The pointer over a badge or a row, and the way to a block: nothing of the list changes. */
function onlyPoints(what: unknown): boolean {
  const { type } = what as { type?: unknown };
  return type === 'hide-hover' || type === 'hover' || type === 'jump';
}

async function pageEvent(context: TurnContext<HideCard>, event: PageEvent): Promise<TurnEnd | undefined> {
  const card = context.card();
  if (!card) return undefined;
  switch (event.type) {
    case 'hide-hover':
      context.hint({ hover: event.id });
      return undefined;
    case 'hide-badge-clicked': {
      const item = card.items.find(({ id }) => id === event.id);
      if (item) context.show(await check(context, card, [item.id], !item.checked));
      return undefined;
    }
    case 'hide-show-clicked':
      context.show(await restore(context, card, event.id));
      return undefined;
    case 'hide-grown':
      if (card.phase === 'hidden') context.show(await judgeGrowth(context, card));
      return undefined;
    case 'hide-rule-suspended':
      context.show(
        withNote(card, {
          code: 'hide-rule-suspended',
          params: { percent: String(Math.round(event.share * 100)) },
        }),
      );
      return undefined;
    default:
      return undefined;
  }
}

/** The page that the list was about is gone: nothing was hidden, and nothing will be. */
async function navigated(context: TurnContext<HideCard>): Promise<TurnEnd | undefined> {
  const card = context.card();
  if (!card) return undefined;
  context.show({ ...withNote(card, { code: 'hide-navigated' }), phase: 'cancelled' });
  return 'done';
}
