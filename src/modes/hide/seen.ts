import type { HideCard, HideItem, HideStatus } from '../../contracts/hide.ts';
import { withNote } from './card.ts';

/** Phases in which a card says something of the page as it is. */
const REVIEWED: ReadonlySet<HideCard['phase']> = new Set(['asking', 'review']);
const CONFIRMED: ReadonlySet<HideCard['phase']> = new Set(['hidden', 'undone', 'left']);

/** The card as it has to be when this is what is hidden on the page now; the same object where it is so already. */
export function seenHide(card: HideCard, status: HideStatus): HideCard {
  if (!REVIEWED.has(card.phase) && !CONFIRMED.has(card.phase)) return card;
  const stateOf = stateReader(status, REVIEWED.has(card.phase) ? 'review' : 'shown');
  const items = card.items.map((item) => {
    const state = stateOf(item);
    return state === item.state ? item : { ...item, state };
  });
  const phase = REVIEWED.has(card.phase) ? card.phase : phaseOf(items, card.phase);
  const same = phase === card.phase && items.every((item, i) => item === card.items[i]);
  if (same) return card;
  const next = { ...card, items, phase };
  return REVIEWED.has(phase) ? withGone(card, next) : next;
}

function stateReader({ shown, hidden, kept }: HideStatus, visible: 'review' | 'shown') {
  const [seen, gone] = [new Set(shown), new Set(hidden)];
  const ruling = new Set(kept.map(({ ruleId }) => ruleId));
  return ({ id, ruleIds }: HideItem): HideItem['state'] => {
    if (gone.has(id) || ruleIds.some((each) => ruling.has(each))) return 'hidden';
    return seen.has(id) ? visible : 'gone';
  };
}

function phaseOf(items: readonly HideItem[], before: HideCard['phase']): HideCard['phase'] {
  if (items.some(({ state }) => state === 'hidden')) return 'hidden';
  if (items.every(({ state }) => state === 'gone')) return 'left';
  return before === 'left' ? 'undone' : before;
}

/** A review goes on without the blocks that left the page; without any it is over. */
function withGone(before: HideCard, card: HideCard): HideCard {
  const gone = (of: HideCard) => of.items.filter(({ state }) => state === 'gone').length;
  if (gone(card) === card.items.length)
    return { ...withNote(card, { code: 'hide-navigated' }), phase: 'cancelled' };
  if (gone(card) === gone(before)) return card;
  return withNote(card, { code: 'hide-gone', params: { count: String(gone(card)) } });
}
