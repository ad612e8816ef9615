import type { FindCard, Note } from '../../contracts/answer.ts';
import type { FollowTree } from '../../contracts/follow.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { countOnPage } from './count.ts';
import { answerCounted, answerInstantly } from './instant.ts';
import { offerNext } from './next-questions.ts';
import { createPainter } from './painter.ts';
import { pageNotes, readOrOffer } from './run.ts';

interface QuoteOptions {
  notes?: Note[];
  /** The person wants the passages that come nearest, although nothing fits. */
  nearest?: boolean;
  /** The way over further pages that were read for it. */
  follow?: FollowTree | undefined;
}

/** Answers from the page alone, at once. */
export async function quoteFromPage(
  context: TurnContext<FindCard>,
  { notes = [], nearest = false, follow }: QuoteOptions = {},
): Promise<TurnEnd> {
  const index = await readOrOffer(context);
  if (!index) return 'done';
  const counted = nearest ? undefined : await countOnPage(context, index);
  const answer = counted
    ? answerCounted(counted, index)
    : answerInstantly(context.question, index, { nearest });
  const { dark } = index;
  const told = [...notes, ...pageNotes(index), ...answer.notes];
  const painter = createPainter(context.document, { turnId: context.turn.id, dark }, show);
  function show(): void {
    context.show({
      mode: 'find',
      engine: 'instant',
      ...answer,
      citations: painter.withLit(answer.citations),
      notes: told,
      ...(follow ? { follow } : {}),
      dark,
    });
  }
  show();
  context.progress({ code: 'painting' });
  painter.paint(answer.citations);
  await painter.done();
  offerNext(context, index);
  return 'done';
}
