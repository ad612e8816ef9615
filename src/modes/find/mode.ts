import { z } from 'zod';
import type { FindCard, Note } from '../../contracts/answer.ts';
import type { Mode, TurnContext, TurnEnd } from '../mode.ts';
import { behind, countOnPage } from './count.ts';
import { answerCounted, answerInstantly } from './instant.ts';
import { createPainter } from './painter.ts';
import { lightAgain, pageOf, showCitation } from './reveal.ts';
import { answerWithModel, onlyOffer, pageNotes, readPage } from './run.ts';

/** What the card may ask for. */
const commandSchema = z.object({ type: z.enum(['continue', 'nearest', 'look', 'open-pdf', 'read-all']) });

/** Answers from the page alone, at once. `nearest`: the person wants the passages that come nearest, although nothing fits. */
async function quoteFromPage(
  context: TurnContext<FindCard>,
  notes: Note[],
  nearest = false,
): Promise<TurnEnd> {
  const index = await readPage(context);
  const offer = onlyOffer(context, index);
  if (offer) {
    context.show(offer);
    return 'done';
  }
  const counted = nearest ? undefined : await countOnPage(context, index);
  const answer = counted
    ? answerCounted(counted, index)
    : answerInstantly(context.question, index, { nearest });
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: index.dark }, show);
  function show(): void {
    context.show({
      mode: 'find',
      engine: 'instant',
      ...answer,
      citations: painter.withLit(answer.citations),
      notes: [...notes, ...pageNotes(index), ...answer.notes],
      dark: index.dark,
    });
  }
  show();
  context.progress({ code: 'painting' });
  painter.paint(answer.citations);
  await painter.done();
  return 'done';
}

function run(context: TurnContext<FindCard>, before: Note[] = []): Promise<TurnEnd> {
  const { model, turn } = context;
  // The router would have had the picture looked at.
  const unseen = model && turn.route.handler === 'image_find';
  const notes: Note[] = unseen ? [...before, { code: 'image-unseen' }] : before;
  return model ? answerWithModel(context, model, { notes }) : quoteFromPage(context, notes);
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
  const counted = await countOnPage(context, await readPage(context), { whole: true });
  if (!counted) return 'done';
  await context.document.clear({ keepHidden: true });
  const own = card.citations.filter(({ id }) => !card.ledger?.rows.some(({ citation }) => citation === id));
  const words =
    card.engine === 'instant' ? answerCounted(counted, { lines: [] }) : { ...card, ...behind(own, counted) };
  const citations = card.engine === 'instant' ? words.citations : [...own, ...words.citations];
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: card.dark }, show);
  function show(): void {
    const { text, ledger } = words;
    context.show({ ...card!, text, ...(ledger ? { ledger } : {}), citations: painter.withLit(citations) });
  }
  show();
  context.progress({ code: 'painting' });
  painter.paint(citations);
  await painter.done();
  return 'done';
}

/** FIND: an answer whose every claim points to exact words on the page. */
export const findMode: Mode<FindCard> = {
  id: 'find',
  run: (context) => run(context),
  async readOn(context) {
    return context.model ? answerWithModel(context, context.model, { continuation: 'read-on' }) : 'done';
  },
  async command(context, command) {
    const { type } = commandSchema.parse(command);
    if (type === 'open-pdf') return askEmbeddedPdf(context);
    if (type === 'read-all') return readWholeList(context);
    if (type === 'nearest') return quoteFromPage(context, [], true);
    if (!context.model) return 'done';
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
    await context.document.clear({ keepHidden: true });
    return run(context, [{ code: 'restarted' }]);
  },
};
