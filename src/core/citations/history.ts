import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import type { ModeId, Turn } from '../../contracts/conversation.ts';

/** Earlier turns that go with a new question; more would cost tokens and rarely help. */
const MAX_TURNS = 6;

const PLACEHOLDER = new RegExp(`${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`, 'g');

/** The answer's words, each citation reduced to its quoted phrase. */
function plainAnswer(turn: Turn): string {
  if (turn.card?.mode === 'chat') return turn.card.text.trim();
  if (turn.card?.mode === 'image') return turn.card.text.replace(PLACEHOLDER, '').trim();
  if (turn.card?.mode !== 'find') return '';
  const phrases = new Map(turn.card.citations.map((citation) => [String(citation.id), citation.phrase]));
  return turn.card.text.replace(PLACEHOLDER, (_, id: string) => `"${phrases.get(id) ?? ''}"`).trim();
}

/** The picture that a question came with, where the person gave it. */
const givenTo = ({ picture }: Turn) => (picture?.from === 'given' ? { given: picture.id } : {});

/**
 * Question and answer of the finished turns that were answered in words before `turnId`, oldest first: the conversation as context, without
 * index lines. Of a question that was asked of a second model, too, its first answer.
 */
export function historyOf(
  turns: Turn[],
  turnId: string,
): { question: string; answer: string; mode: ModeId; given?: string }[] {
  const end = turns.findIndex((turn) => turn.id === turnId);
  return turns
    .slice(0, end < 0 ? undefined : end)
    .filter(
      ({ id, status, opinion }) =>
        (!opinion || opinion.of === id) && (status === 'done' || status === 'stopped'),
    )
    .map((turn) => ({
      question: turn.question,
      answer: plainAnswer(turn),
      mode: turn.mode,
      ...givenTo(turn),
    }))
    .filter(({ answer }) => answer !== '')
    .slice(-MAX_TURNS);
}
