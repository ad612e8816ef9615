import type { HideCard, HideFingerprint, HideItem } from '../../contracts/hide.ts';
import type { TurnContext } from '../mode.ts';
import { withNote } from './card.ts';
import { newFeed } from './feed-state.ts';
import { mark } from './mark.ts';

type Context = TurnContext<HideCard>;

/** Notes of blocks how they can be found again, for a later visit. */
export async function described(context: Context, card: HideCard, ids: string[]): Promise<HideCard> {
  if (ids.length === 0) return card;
  const replies = await context.page.callAll('hideDescribe', { ids });
  const known = new Map<string, HideFingerprint[]>();
  for (const { id, fingerprint } of replies.flatMap(({ result }) => result.fingerprints))
    known.set(id, [...(known.get(id) ?? []), fingerprint]);
  return {
    ...card,
    items: card.items.map((item) => ({ ...item, fingerprints: known.get(item.id) ?? item.fingerprints })),
  };
}

/** The page may have changed since: looks for the blocks of a list, and offers them for review as before. */
export async function findAgain(context: Context, card: HideCard): Promise<HideCard> {
  const page = await context.page.snapshot('hide');
  const blocks = card.items
    .filter(({ fingerprints }) => fingerprints.length > 0)
    .map(({ id, fingerprints }) => ({ key: id, fingerprints }));
  const replies = await context.page.callAll('hideFindAgain', { blocks });
  const found = replies.flatMap(({ frameKey, result }) =>
    result.found.flatMap(({ key, candidate }): HideItem[] => {
      const item = card.items.find(({ id }) => id === key);
      // What was never hidden is as the person left it.
      const checked = item?.state !== 'review' || item.checked;
      return item ? [{ ...item, ...candidate, frameKey, state: 'review', checked }] : [];
    }),
  );
  if (found.length === 0) return withNote(card, { code: 'hide-not-here' });
  const items = found.sort((a, b) => a.number - b.number).map((item, i) => ({ ...item, number: i + 1 }));
  const feed = newFeed(page, context.settings.hide.feedTokens);
  const next: HideCard = { ...card, items, feed, phase: 'review', notes: [] };
  await mark(context, next);
  const missing = blocks.length - items.length;
  return missing === 0 ? next : withNote(next, { code: 'hide-gone', params: { count: String(missing) } });
}
