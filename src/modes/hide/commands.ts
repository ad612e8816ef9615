import { type HideCard, type HideCommand, type HideItem, hideCommandSchema } from '../../contracts/hide.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { described, findAgain } from './again.ts';
import { checkedIds, patchItems, ruleIdsOf, withNote } from './card.ts';
import { mark, unmark } from './mark.ts';
import { removeRules, saveRules } from './rules.ts';
import { runHide } from './run.ts';

type Context = TurnContext<HideCard>;

/** Whatever the person does in the checklist. The card is shown after the page has followed. */
export async function hideCommand(context: Context, raw: unknown): Promise<TurnEnd> {
  const command = hideCommandSchema.parse(raw);
  const card = context.card();
  if (!card) return 'done';
  if (command.type === 'look') {
    await unmark(context);
    return runHide(context, true);
  }
  const next = await perform(context, card, command);
  if (next !== card) context.show(next);
  return next.phase === 'review' || next.phase === 'asking' ? 'waiting' : 'done';
}

function perform(
  context: Context,
  card: HideCard,
  command: Exclude<HideCommand, { type: 'look' }>,
): HideCard | Promise<HideCard> {
  switch (command.type) {
    case 'check':
      return check(context, card, command.ids, command.checked);
    case 'review-anyway':
      return reviewAnyway(context, card);
    case 'confirm':
      return confirm(context, card, command.placeholder);
    case 'cancel':
      return cancel(context, card);
    case 'undo':
      return undo(context, card);
    case 'find-again':
      return findAgain(context, card);
    case 'restore':
      return restore(context, card, command.id);
    case 'hide-again':
      return hide(context, card, [command.id]);
    case 'jump':
      return context.page.callAll('hideReveal', { id: command.id }).then(() => card);
    case 'hover':
      return context.page.callAll('hideHover', { id: command.id }).then(() => card);
    case 'keep':
      return keep(context, card);
    case 'forget':
      return forget(context, card);
  }
}

export async function check(
  context: Context,
  card: HideCard,
  ids: string[],
  checked: boolean,
): Promise<HideCard> {
  const next = patchItems(card, ids, { checked });
  if (card.phase === 'review') await mark(context, next);
  return next;
}

async function reviewAnyway(context: Context, card: HideCard): Promise<HideCard> {
  const items = card.items.map((item) => ({ ...item, checked: !item.nearMiss }));
  const next: HideCard = { ...card, phase: 'review', items };
  await mark(context, next);
  return next;
}

async function confirm(context: Context, card: HideCard, words?: PlaceholderWords): Promise<HideCard> {
  await unmark(context);
  // Watched from before anything goes: what a feed adds in between would be missed.
  await context.page.callAll('hideWatch', { on: true });
  const hidden = await hide(context, card, checkedIds(card), words);
  const anyHidden = hidden.items.some(({ state }) => state === 'hidden');
  if (!anyHidden) await context.page.callAll('hideWatch', { on: false });
  return watching(context, { ...hidden, phase: anyHidden ? 'hidden' : 'undone' });
}

/** Content that the page adds from now on is judged, too: see `feed.ts`. */
function watching(context: Context, card: HideCard): HideCard {
  const budget = context.settings.hide.feedTokens;
  return card.feed ? { ...card, feed: { ...card.feed, budget } } : card;
}

async function hide(
  context: Context,
  card: HideCard,
  ids: string[],
  words?: PlaceholderWords,
): Promise<HideCard> {
  const placeholders = context.settings.hide.placeholder && words ? placeholderTexts(card, ids, words) : {};
  const replies = await context.page.callAll('hideApply', { hide: ids, show: [], placeholders });
  const done = replies.flatMap(({ result }) => result.hidden);
  const gone = ids.filter((id) => !done.includes(id));
  const hidden = patchItems(card, done, { state: 'hidden', checked: true });
  const next = await described(context, patchItems(hidden, gone, { state: 'gone' }), done);
  return gone.length === 0
    ? next
    : withNote(next, { code: 'hide-gone', params: { count: String(gone.length) } });
}

type PlaceholderWords = NonNullable<Extract<HideCommand, { type: 'confirm' }>['placeholder']>;

/** `<sentence>|<button>` for each block, as `page/overlay/placeholders.ts` takes it. */
function placeholderTexts(
  card: HideCard,
  ids: readonly string[],
  { sentence, show }: PlaceholderWords,
): Record<string, string> {
  const rows = card.items.filter(({ id }) => ids.includes(id));
  return Object.fromEntries(
    rows.map(({ id, label }) => [id, `${sentence.replace('{label}', label.replaceAll('|', ' '))}|${show}`]),
  );
}

async function cancel(context: Context, card: HideCard): Promise<HideCard> {
  await unmark(context);
  return { ...card, phase: 'cancelled' };
}

async function undo(context: Context, card: HideCard): Promise<HideCard> {
  const hidden = card.items.filter(({ state }) => state === 'hidden');
  await context.page.callAll('hideWatch', { on: false });
  return { ...(await showAgain(context, card, hidden)), phase: 'undone' };
}

export async function restore(context: Context, card: HideCard, id: string): Promise<HideCard> {
  const shown = await showAgain(
    context,
    card,
    card.items.filter((item) => item.id === id),
  );
  return patchItems(shown, [id], { checked: false });
}

/** Rules first: what is shown again must not go at the next look of the page, nor on the next visit. */
async function showAgain(context: Context, card: HideCard, items: readonly HideItem[]): Promise<HideCard> {
  const ids = items.map(({ id }) => id);
  const ruleIds = ruleIdsOf(items);
  await removeRules(context.store, ruleIds);
  await context.page.callAll('hideApply', { hide: [], show: [...ids, ...ruleIds] });
  return patchItems(card, ids, { state: 'shown', ruleIds: [] });
}

/** Saves what is hidden for this site. Blocks whose elements say nothing stable are still saved: their words identify them. */
async function keep(context: Context, card: HideCard): Promise<HideCard> {
  const hidden = card.items.filter(
    ({ state, fingerprints }) => state === 'hidden' && fingerprints.length > 0,
  );
  const rules = hidden.flatMap(({ label, reason, fingerprints }) =>
    fingerprints.map((fingerprint) => ({ label, reason, fingerprint })),
  );
  const ruleIds = await saveRules(context.store, context.turn.url, context.question, rules);
  const items = card.items.map((item) =>
    hidden.includes(item) ? { ...item, ruleIds: ruleIds.splice(0, item.fingerprints.length) } : item,
  );
  return { ...card, items };
}

async function forget(context: Context, card: HideCard): Promise<HideCard> {
  await removeRules(context.store, ruleIdsOf(card.items));
  return { ...card, items: card.items.map((item) => ({ ...item, ruleIds: [] })) };
}
