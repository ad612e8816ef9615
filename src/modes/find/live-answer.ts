import type { FindCard, Note } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { createVerifier } from '../../core/citations/verify.ts';
import type { TurnContext } from '../mode.ts';
import { createPainter } from './painter.ts';
import { createStreamedAnswer, type StreamedAnswer } from './streamed-answer.ts';

/** What of a card does not come from the reply. */
export type CardFrame = Omit<FindCard, 'text' | 'general' | 'citations'>;

/**
 * An answer on show while it arrives: each delta is read, its citations are verified and lit as they close, and the card follows.
 * @param before the answer that this one goes on from, on a line of its own if `apart`
 */
export function createLiveAnswer(
  { document, turn, show }: Pick<TurnContext<FindCard>, 'document' | 'turn' | 'show'>,
  index: PageIndex,
  frame: CardFrame,
  before?: FindCard,
  apart = false,
) {
  const answer = createStreamedAnswer(
    createVerifier(index),
    before && { ...before, text: `${before.text}${apart ? '\n\n' : ''}` },
  );
  let shown: StreamedAnswer | undefined;
  let notes = frame.notes;
  const mark = { turnId: turn.id, dark: frame.dark };
  const painter = createPainter(document, mark, () => showCard(shown), before?.citations);

  function showCard(next: StreamedAnswer | undefined): void {
    if (!next) return;
    shown = next;
    painter.paint(next.citations);
    const { text, general, citations } = next;
    show({ ...frame, notes, text, general, citations: painter.withLit(citations) });
  }

  return {
    push: (delta: string): void => showCard(answer.push(delta)),
    /** Whether anything has arrived. */
    begun: () => shown !== undefined,
    /** No more will come: shows what was held back, with the notes that the whole gives rise to. Resolves when all marks are on the page. */
    async end(notesOn: (answer: StreamedAnswer) => Note[] = () => []): Promise<void> {
      const final = answer.finish();
      notes = [...frame.notes, ...notesOn(final)];
      showCard(final);
      await painter.done();
    },
  };
}
