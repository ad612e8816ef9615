import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';

/** Earlier turns that go with a new question; more would cost tokens and rarely help. */
const MAX_TURNS = 6;

/** The answer's words, each citation reduced to its quoted phrase. */
export function plainAnswer(turn: Turn): string {
  if (turn.card?.mode !== 'find') return '';
  const phrases = new Map(turn.card.citations.map((citation) => [String(citation.id), citation.phrase]));
  const placeholder = new RegExp(`${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`, 'g');
  return turn.card.text.replace(placeholder, (_, id: string) => `"${phrases.get(id) ?? ''}"`).trim();
}

/** Question and answer of the finished FIND turns before `turnId`, oldest first: the conversation as context, without index lines. */
export function historyOf(turns: Turn[], turnId: string): { question: string; answer: string }[] {
  const end = turns.findIndex((turn) => turn.id === turnId);
  return turns
    .slice(0, end < 0 ? undefined : end)
    .filter((turn) => turn.status === 'done' || turn.status === 'stopped')
    .map((turn) => ({ question: turn.question, answer: plainAnswer(turn) }))
    .filter(({ answer }) => answer !== '')
    .slice(-MAX_TURNS);
}
