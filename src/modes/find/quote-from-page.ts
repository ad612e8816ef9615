import type { FindCard, Note } from '../../contracts/answer.ts';
import type { FollowTree } from '../../contracts/follow.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { askedOfLists, countByWords, listsMeant } from './count.ts';
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
  const lists = nearest ? undefined : await askedOfLists(context, index);
  const counted = lists && (await countByWords(context, index, lists));
  const which = lists && !counted ? listsMeant(context.question, index, lists) : [];
  if (which.length > 0) return offerLists(context, index.dark, which, notes);
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

/** Which of several lists is meant is asked back: one of them would be counted by chance. */
function offerLists(
  { show }: TurnContext<FindCard>,
  dark: boolean,
  which: NonNullable<FindCard['which']>,
  before: readonly Note[],
): TurnEnd {
  const notes: Note[] = [...before, { code: 'which-list' }];
  show({ mode: 'find', engine: 'instant', text: '', citations: [], notes, which, dark });
  return 'done';
}
