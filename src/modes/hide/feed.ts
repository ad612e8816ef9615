import type { HideCard } from '../../contracts/hide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { lineTokens } from '../../core/text/tokens.ts';
import type { TurnContext } from '../mode.ts';
import { described } from './again.ts';
import { patchItems, withNote } from './card.ts';
import { freshLines, nextNumber } from './feed-state.ts';
import type { Found } from './found.ts';
import { instantFound } from './instant.ts';
import { linesNamed } from './lines-named.ts';
import { listsFor } from './lists-for.ts';
import { hidePrompt } from './prompt.ts';
import { readReply } from './reply.ts';
import { resolveItems } from './run.ts';

/** Rules of the prompt and the reply, roughly, in tokens: what a batch costs besides its lines. */
const BATCH_OVERHEAD = 700;

/**
 * The page has grown after the person confirmed. Saved rules have acted in the page already; the local engine judges the new lines, and only
 * what it leaves open goes to the model, one batch per report, while the budget lasts. All that goes is listed and can be restored.
 */
export async function judgeGrowth(context: TurnContext<HideCard>, card: HideCard): Promise<HideCard> {
  if (!card.feed) return card;
  const page = await context.page.snapshot('hide');
  const fresh = freshLines(page, card);
  const feed = { ...card.feed, judgedBelow: nextNumber(page), seen: card.feed.seen + fresh.length };
  const next = { ...card, feed };
  if (fresh.length === 0) return next;
  // Judged on the whole page, because a block's share of it tells sections from cards.
  const isFresh = new Set(fresh.map(({ n }) => n));
  const ways = {
    byNames: !context.model,
    lists: await listsFor(context.question, context.page, page.lines),
    title: page.title,
  };
  const local = instantFound(context.question, page.lines, ways).filter(({ n }) => isFresh.has(n));
  const open = fresh.filter((line) => !local.some(({ n }) => n === line.n || n === line.container));
  const asked = await askForRest(context, page, open, next);
  return hideFound(context, page, asked.card, [...local, ...asked.found]);
}

async function askForRest(
  context: TurnContext<HideCard>,
  page: PageIndex,
  open: readonly IndexLine[],
  card: HideCard,
): Promise<{ card: HideCard; found: Found[] }> {
  const model = context.cheapModel ?? context.model;
  if (!model || !card.feed || open.length === 0) return { card, found: [] };
  const batch = within(open, card.feed.budget - card.feed.tokens - BATCH_OVERHEAD);
  if (batch.length === 0) return { card: withNote(card, { code: 'hide-feed-spent' }), found: [] };
  const cost = BATCH_OVERHEAD + batch.reduce((sum, line) => sum + lineTokens(line), 0);
  const reply = await readReply(
    model,
    hidePrompt(page, batch, context.question),
    context.hooks,
    () => undefined,
  );
  return {
    card: { ...card, feed: { ...card.feed, tokens: card.feed.tokens + cost } },
    found: reply.found.flatMap(({ index, reason }) => linesNamed(index, batch).map((n) => ({ n, reason }))),
  };
}

/** The first lines that fit. */
function within(lines: readonly IndexLine[], tokens: number): IndexLine[] {
  const kept: IndexLine[] = [];
  let left = tokens;
  for (const line of lines) {
    left -= lineTokens(line);
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}

async function hideFound(
  context: TurnContext<HideCard>,
  page: PageIndex,
  card: HideCard,
  found: readonly Found[],
): Promise<HideCard> {
  const from = Math.max(0, ...card.items.map(({ number }) => number)) + 1;
  const resolved = await resolveItems(context, page, found, { from });
  const known = new Set(card.items.map(({ id }) => id));
  // Growing content must never take the page with it: what holds the main content needs a person.
  const items = resolved.filter(({ id, main }) => !known.has(id) && !main);
  if (items.length === 0 || !card.feed) return card;
  const replies = await context.page.callAll('hideApply', { hide: items.map(({ id }) => id), show: [] });
  const hidden = replies.flatMap(({ result }) => result.hidden);
  const grown = {
    ...card,
    items: [...card.items, ...items.map((item) => ({ ...item, fromFeed: true }))],
    feed: { ...card.feed, hidden: card.feed.hidden + hidden.length },
  };
  return described(context, patchItems(grown, hidden, { state: 'hidden' }), hidden);
}
