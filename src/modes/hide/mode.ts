import type { HideCard, HideStatus } from '../../contracts/hide.ts';
import type { PageEvent } from '../../contracts/page-to-worker.ts';
import type { Mode, Navigation, TurnContext, TurnEnd } from '../mode.ts';
import { withNote } from './card.ts';
import { check, hideCommand, restore } from './commands.ts';
import { judgeGrowth } from './feed.ts';
import { keptHide } from './kept.ts';
import { runHide } from './run.ts';
import { seenHide } from './seen.ts';

/** HIDE: say what should go, review the list, and it is gone, reversibly. */
export const hideMode: Mode<HideCard> = {
  id: 'hide',
  leavesNothingWhenStopped: true,
  run: runHide,
  command: hideCommand,
  onlyPoints,
  pageEvent,
  navigated,
  seen: seenHide,
  kept: keptHide,
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

/**
 * A new page: nothing of the list was hidden, and nothing will be. A new document in a frame ends nothing but what was found in the frame
 * before, which answers no more.
 */
async function navigated(
  context: TurnContext<HideCard>,
  { where }: Navigation,
): Promise<TurnEnd | undefined> {
  const card = context.card();
  if (!card) return undefined;
  const next: HideCard =
    where === 'page'
      ? { ...withNote(card, { code: 'hide-navigated' }), phase: 'cancelled' }
      : seenHide(card, await statusOf(context));
  if (next !== card) context.show(next);
  return next.phase === 'cancelled' ? 'done' : undefined;
}

async function statusOf(context: TurnContext<HideCard>): Promise<HideStatus> {
  const replies = (await context.page.callAll('hideStatus', {})).map(({ result }) => result);
  return {
    shown: replies.flatMap(({ shown }) => shown),
    hidden: replies.flatMap(({ hidden }) => hidden),
    kept: replies.flatMap(({ kept }) => kept),
  };
}
