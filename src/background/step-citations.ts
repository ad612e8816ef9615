import type { Turn } from '../contracts/conversation.ts';
import type { Conversations } from './conversations.ts';

/** The citations of a turn that can be shown, in the order of their numbers. */
const shownOf = ({ card }: Turn): number[] =>
  card?.mode === 'find' ? card.citations.filter(({ k }) => k !== null).map(({ id }) => id) : [];

/**
 * From citation to citation of a tab's newest answer, by keyboard. It goes on from whichever was shown last, and round at the ends.
 * @param show lights and scrolls, on the page and in the panel
 */
export function createCitationSteps(
  conversations: Pick<Conversations, 'shownIn'>,
  show: (id: string, turnId: string, citation: number) => Promise<void>,
) {
  const last = new Map<string, { turnId: string; citation: number }>();
  return {
    /** A citation was shown, however it was chosen. */
    at(id: string, turnId: string, citation: number): void {
      last.set(id, { turnId, citation });
    },
    /** @param by 1: the next one, -1: the one before */
    async step(tabId: number, by: 1 | -1): Promise<void> {
      const { id, turns } = conversations.shownIn(tabId);
      const turn = turns.findLast((each) => shownOf(each).length > 0);
      if (!turn) return;
      const all = shownOf(turn);
      const before = last.get(id);
      const at = before?.turnId === turn.id ? all.indexOf(before.citation) : -1;
      const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
      const citation = all[next] ?? 0;
      last.set(id, { turnId: turn.id, citation });
      await show(id, turn.id, citation);
    },
  };
}
