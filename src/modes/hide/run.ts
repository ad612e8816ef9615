import type { HideCard } from '../../contracts/hide.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { Model } from '../../model/model.ts';
import { isCompared } from '../compared.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { lookAtView } from '../view-shot.ts';
import { described, findAgain } from './again.ts';
import { staysOf } from './all-but.ts';
import { toHideBlocks } from './blocks.ts';
import { emptyCard, takesThePage, toItems, withNote, withoutMain } from './card.ts';
import { newFeed } from './feed-state.ts';
import { type Found, liftFrames } from './found.ts';
import { instantFound, nearMisses } from './instant.ts';
import { linesNamed } from './lines-named.ts';
import { listsFor } from './lists-for.ts';
import { mark } from './mark.ts';
import { matterOf } from './matter.ts';
import { outline } from './outline.ts';
import { hidePrompt } from './prompt.ts';
import { readReply } from './reply.ts';
import { liftToSections } from './sections.ts';

/** What was found, and the card so far (message, notes, coverage). */
interface Answer {
  card: HideCard;
  found: Found[];
  /** Numbers of the lines that the model was shown; absent: all. */
  seen?: number[];
  /** All but something was asked for: main content in the list is meant, and asked about. */
  allElse?: boolean;
}

/** A new request: read the page, find what matches, let the page resolve it, show the checklist. @param wantsLook a screenshot was asked for */
export async function runHide(context: TurnContext<HideCard>, wantsLook = false): Promise<TurnEnd> {
  context.progress({ code: 'reading' });
  const taken = context.card();
  if (taken?.phase === 'proposed' && !isCompared(context)) return take(context, taken);
  const page = await context.page.snapshot('hide');
  const answer = context.model
    ? await askModel(context, context.model, page, wantsLook)
    : await askInstant(context, page);
  context.signal.throwIfAborted();
  const feed = newFeed(page, context.settings.hide.feedTokens);
  return offer(context, page, { ...answer, card: { ...answer.card, feed } });
}

async function askModel(
  context: TurnContext<HideCard>,
  model: Model,
  page: PageIndex,
  wanted: boolean,
): Promise<Answer> {
  context.progress({ code: 'asking' });
  const { lines, coverage } = outline(page.lines, context.question, context.settings.budget.pageTokens);
  const look = await lookAtView(context, page, { wanted });
  const messages = hidePrompt(page, lines, context.question, look?.picture?.url);
  const reply = await readReply(look?.picture?.model ?? model, messages, context.hooks, () =>
    context.progress({ code: 'answering' }),
  );
  const named = reply.found.map(({ index, reason }) =>
    linesNamed(index, page.lines).map((n) => ({ n, reason })),
  );
  const unknown = named.filter((lines) => lines.length === 0);
  let card: HideCard = {
    ...emptyCard('model'),
    message: reply.message,
    coverage,
    ...(look ? { look: look.told } : {}),
  };
  if (unknown.length > 0) {
    card = withNote(card, { code: 'hide-unknown-lines', params: { count: String(unknown.length) } });
  }
  if (reply.cut) card = withNote(card, { code: 'cut-short' });
  return { card, found: named.flat(), seen: lines.map(({ n }) => n) };
}

async function askInstant(context: TurnContext<HideCard>, { lines, title }: PageIndex): Promise<Answer> {
  const { question, page } = context;
  const card = withNote(emptyCard('instant'), { code: 'hide-instant' });
  const lists = await listsFor(question, page, lines);
  const found = instantFound(question, lines, { lists, title });
  return { card, found, allElse: staysOf(question) !== undefined };
}

/** Shows the checklist; with nothing found, near misses unchecked. */
async function offer(
  context: TurnContext<HideCard>,
  page: PageIndex,
  { card, found, seen, allElse = false }: Answer,
): Promise<TurnEnd> {
  context.progress({ code: 'painting' });
  const all = await resolveItems(context, page, found, { seen });
  const text = matterOf(page.lines, toHideBlocks(page.lines), page.title).lines;
  if (takesThePage(all, text) || (allElse && all.some(({ main }) => main))) {
    const unchecked = all.map((item) => ({ ...item, checked: false }));
    return review(context, {
      ...withNote(card, { code: 'hide-main-content' }),
      phase: 'asking',
      items: unchecked,
    });
  }
  const { items, dropped } = withoutMain(all);
  if (items.length > 0) {
    const said =
      dropped.length > 0
        ? withNote(card, { code: 'hide-main-left-out', params: { label: dropped.join(', ') } })
        : card;
    return review(context, { ...said, phase: 'review', items });
  }
  const near = isCompared(context) ? [] : await resolveItems(context, page, await nearTo(context, page));
  const nothing = withNote(card, { code: 'hide-nothing' });
  if (near.length === 0) {
    context.show({ ...nothing, phase: 'nothing' });
    return 'done';
  }
  return review(context, {
    ...withNote(nothing, { code: 'hide-near-misses' }),
    phase: 'review',
    items: near,
  });
}

async function nearTo({ question, page }: TurnContext<HideCard>, { lines }: PageIndex): Promise<Found[]> {
  return nearMisses(question, lines, { lists: await listsFor(question, page, lines) });
}

async function review(context: TurnContext<HideCard>, card: HideCard): Promise<TurnEnd> {
  if (isCompared(context)) return propose(context, card);
  if (card.phase === 'review') await mark(context, card, true);
  context.show(card);
  return 'waiting';
}

/** Shows a list beside those of other models: nothing is marked, and each block can be found again when the list is taken. */
async function propose(context: TurnContext<HideCard>, card: HideCard): Promise<TurnEnd> {
  const ids = card.items.map(({ id }) => id);
  context.show({ ...(await described(context, card, ids)), phase: 'proposed' });
  return 'done';
}

/** Reviews a proposed list as any other, of what is on the page now. */
async function take(context: TurnContext<HideCard>, card: HideCard): Promise<TurnEnd> {
  const found = await findAgain(context, card);
  const isThere = found.phase === 'review';
  context.show(isThere ? found : { ...found, phase: 'nothing' });
  return isThere ? 'waiting' : 'done';
}

/** The page turns lines into blocks, once; ids stay the same from here on. */
export async function resolveItems(
  context: TurnContext<HideCard>,
  page: PageIndex,
  found: readonly Found[],
  { from = 1, seen }: { from?: number; seen?: number[] } = {},
) {
  if (found.length === 0) return [];
  const lifted = liftFrames(liftToSections(found, context.question, page.lines, seen), page.lines);
  const lines = [...new Set(lifted.map(({ n }) => n))];
  const alone = lifted.flatMap((each) => (each.alone ? [each.n] : []));
  const replies = await context.page.callAll('hideResolve', { lines, seen, alone });
  const resolved = replies.map(({ frameKey, result }) => ({ frameKey, candidates: result.candidates }));
  return toItems(resolved, lifted, from);
}
