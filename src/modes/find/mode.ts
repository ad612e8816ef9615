import { z } from 'zod';
import type { FindCard, Note } from '../../contracts/answer.ts';
import { followLimitsSchema } from '../../contracts/follow.ts';
import { asksGroups } from '../../core/lists/ask.ts';
import type { Model } from '../../model/model.ts';
import type { Mode, TurnContext, TurnEnd } from '../mode.ts';
import { behind, countOnPage } from './count.ts';
import { answerFromRead, asksSite, followAndAnswer, offerToFollow } from './follow/answer.ts';
import { stoppedTree } from './follow/follow.ts';
import { answerCounted } from './instant.ts';
import { type OverLists, overLists } from './over-lists.ts';
import { createPainter } from './painter.ts';
import { quoteFromPage } from './quote-from-page.ts';
import { lightAgain, pageOf, showCitation } from './reveal.ts';
import { answerWithModel, readPage } from './run.ts';
import { offerResults } from './search-results.ts';
import { sortHeld } from './sort/sort.ts';

/** What the card may ask for. */
const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['continue', 'nearest', 'look', 'open-pdf', 'read-all', 'answer-read', 'sort']) }),
  /** Read further pages of the site, within these limits. */
  z.object({ type: z.literal('follow'), limits: followLimitsSchema }),
]);

function run(context: TurnContext<FindCard>, before: Note[] = []): Promise<TurnEnd> {
  const { model, turn } = context;
  if (asksSite(context)) return offerToFollow(context);
  // The router would have had the picture looked at.
  const unseen = model && turn.route.handler === 'image_find';
  const notes: Note[] = unseen ? [...before, { code: 'image-unseen' }] : before;
  if (model) return answerWithModel(context, model, { notes });
  const sorts = asksGroups(context.question);
  return quoteFromPage(context, { notes: sorts ? [...notes, { code: 'groups-need-model' }] : notes });
}

/** Asks the same of the PDF that stands in a frame of the page, in a tab of its own. */
async function askEmbeddedPdf(context: TurnContext<FindCard>): Promise<TurnEnd> {
  const url = context.card()?.notes.find(({ code }) => code === 'embedded-pdf')?.params?.url;
  if (url === undefined) return 'done';
  await context.tab.openPdf(url);
  return run(context);
}

/** Counts once more what was still growing, to its end; below the words of a model the ledger alone is made anew. */
async function readWholeList(context: TurnContext<FindCard>): Promise<TurnEnd> {
  const card = context.card();
  if (!card) return 'done';
  const further = card.ledger?.further !== undefined && context.site !== undefined;
  return withPages(context, further, () => readWhole(context, card, further));
}

/** Does what may read further pages; what an earlier reading took of them is read anew. */
async function withPages<T>(
  { site }: TurnContext<FindCard>,
  further: boolean,
  read: () => Promise<T>,
): Promise<T> {
  if (!site || !further) return read();
  site.begin();
  try {
    return await read();
  } finally {
    await site.done();
  }
}

/** Of a list that the model sorts, what is more than a few requests is asked for first, until that is `agreed`. */
async function readWhole(
  context: TurnContext<FindCard>,
  card: FindCard,
  further: boolean,
  agreed = false,
): Promise<TurnEnd> {
  const index = await readPage(context);
  const plan = card.ledger?.plan;
  const wanted = { whole: true, further, ...(plan ? { plan } : {}) };
  const { counted, end }: OverLists = context.model
    ? await overLists(context, context.model, index, { ...wanted, agreed })
    : { counted: await countOnPage(context, index, wanted) };
  if (!counted) return end ?? 'done';
  await context.document.clear({ keepHidden: true });
  const own = card.citations
    .filter(({ id }) => !card.ledger?.rows.some(({ citation }) => citation === id))
    .map((each) => (counted.pages ? { source: 0, ...each } : each));
  // Words of a model stay above what is counted anew; without any, the answer is the ledger's.
  const isLedgers = card.engine === 'instant' || plan !== undefined;
  const words = isLedgers ? answerCounted(counted, { lines: [] }) : { ...card, ...behind(own, counted) };
  const citations = isLedgers ? words.citations : [...own, ...words.citations];
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: card.dark }, show);
  function show(): void {
    const { text, ledger } = words;
    const { pages = card.pages } = counted!;
    context.show({
      ...card,
      text,
      ...(ledger ? { ledger } : {}),
      ...(pages ? { pages } : {}),
      citations: painter.withLit(citations),
    });
  }
  show();
  context.progress({ code: 'painting' });
  painter.paint(citations);
  await painter.done();
  return 'done';
}

/** The person has seen what sorting takes. */
async function sortAgreed(context: TurnContext<FindCard>, model: Model): Promise<TurnEnd> {
  const card = context.card();
  const sorted = await sortHeld(context, model);
  if (sorted) return sorted;
  if (!card?.sorting?.whole) return answerWithModel(context, model, { agreed: true });
  const further = card.ledger?.further !== undefined;
  return withPages(context, further, () => readWhole(context, card, further, true));
}

/** FIND: an answer whose every claim points to exact words on the page. */
export const findMode: Mode<FindCard> = {
  id: 'find',
  async run(context) {
    const end = await run(context);
    if (end === 'done') await offerResults(context);
    return end;
  },
  async readOn(context) {
    return context.model ? answerWithModel(context, context.model, { continuation: 'read-on' }) : 'done';
  },
  async command(context, command) {
    const asked = commandSchema.parse(command);
    const { type } = asked;
    if (asked.type === 'follow') return followAndAnswer(context, asked.limits);
    if (type === 'answer-read') return answerFromRead(context);
    if (type === 'open-pdf') return askEmbeddedPdf(context);
    if (type === 'read-all') return readWholeList(context);
    if (type === 'nearest') return quoteFromPage(context, { nearest: true, follow: context.card()?.follow });
    if (!context.model) return 'done';
    if (type === 'sort') return sortAgreed(context, context.model);
    if (type === 'continue') return answerWithModel(context, context.model, { continuation: 'continue' });
    await context.document.clear({ keepHidden: true });
    return answerWithModel(context, context.model, { wantsLook: true });
  },
  readsSeveral: true,
  citations: { show: showCitation, lightAgain, pageOf },
  kept: ({ engine, text, general, citations, notes, pages, ledger }) =>
    text || general || notes.length > 0
      ? { engine, text, general, citations, notes, pages, ledger }
      : undefined,
  async resume(context) {
    const card = context.card();
    if (card?.follow?.state === 'reading') {
      context.show({ ...card, follow: stoppedTree(card.follow) });
      return 'stopped';
    }
    await context.document.clear({ keepHidden: true });
    return run(context, [{ code: 'restarted' }]);
  },
};
