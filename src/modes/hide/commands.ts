import { type HideCard, type HideCommand, hideCommandSchema } from '../../contracts/hide.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { checkedIds, patchItems, withNote } from './card.ts';
import { removeRules, saveRules } from './rules.ts';
import { mark, unmark } from './run.ts';

type Context = TurnContext<HideCard>;

/** Whatever the person does in the checklist. The card is shown after the page has followed. */
export async function hideCommand(context: Context, raw: unknown): Promise<TurnEnd> {
  const command = hideCommandSchema.parse(raw);
  const card = context.card();
  if (!card) return 'done';
  const next = await perform(context, card, command);
  if (next !== card) context.show(next);
  return next.phase === 'review' || next.phase === 'asking' ? 'waiting' : 'done';
}

function perform(context: Context, card: HideCard, command: HideCommand): HideCard | Promise<HideCard> {
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
  const next: HideCard = { ...card, phase: 'review' };
  await mark(context, next);
  return next;
}

async function confirm(context: Context, card: HideCard, words?: PlaceholderWords): Promise<HideCard> {
  await unmark(context);
  const hidden = await hide(context, card, checkedIds(card), words);
  const anyHidden = hidden.items.some(({ state }) => state === 'hidden');
  if (anyHidden) await context.page.callAll('hideWatch', { on: true });
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
  const next = patchItems(patchItems(card, done, { state: 'hidden', checked: true }), gone, {
    state: 'gone',
  });
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
  const ids = card.items.filter(({ state }) => state === 'hidden').map(({ id }) => id);
  await context.page.callAll('hideWatch', { on: false });
  await context.page.callAll('hideApply', { hide: [], show: ids });
  const forgotten = await forget(context, card);
  return { ...patchItems(forgotten, ids, { state: 'shown' }), phase: 'undone' };
}

export async function restore(context: Context, card: HideCard, id: string): Promise<HideCard> {
  await context.page.callAll('hideApply', { hide: [], show: [id] });
  return patchItems(card, [id], { state: 'shown', checked: false });
}

/** Saves what is hidden for this site. Blocks whose elements say nothing stable are still saved: their words identify them. */
async function keep(context: Context, card: HideCard): Promise<HideCard> {
  const hidden = card.items.filter(({ state }) => state === 'hidden');
  const ids = hidden.map(({ id }) => id);
  const replies = await context.page.callAll('hideDescribe', { ids });
  const rules = replies.flatMap(({ result }) =>
    result.fingerprints.flatMap(({ id, fingerprint }) => {
      const item = hidden.find((each) => each.id === id);
      return item ? [{ label: item.label, reason: item.reason, fingerprint }] : [];
    }),
  );
  const ruleIds = await saveRules(context.store, context.turn.url, context.question, rules);
  return { ...card, ruleIds: [...card.ruleIds, ...ruleIds] };
}

async function forget(context: Context, card: HideCard): Promise<HideCard> {
  if (card.ruleIds.length > 0) await removeRules(context.store, card.ruleIds);
  return { ...card, ruleIds: [] };
}
