import type { Citation } from '../contracts/answer.ts';
import type { Turn } from '../contracts/conversation.ts';
import { HistoryError } from '../contracts/history-error.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import type { HistoryStore } from '../history/store.ts';
import type { Conversations } from './conversations.ts';

type Remark = Extract<PanelMessage, { type: 'remark' }>;

/**
 * What is remarked of a citation lies in its turn, so that a killed worker and a panel opened anew find it again, and in the history, if that
 * keeps the answer.
 */
export function createRemarks(
  conversations: Pick<Conversations, 'turn' | 'update' | 'updateTurn'>,
  history: Pick<HistoryStore, 'remark'>,
) {
  async function put(id: string, turn: Turn, citation: number, change: Partial<Citation>): Promise<void> {
    const { card } = turn;
    const before = card?.mode === 'find' ? card.citations.find((each) => each.id === citation) : undefined;
    if (card?.mode !== 'find' || !before || isSame(before, change)) return;
    const citations = card.citations.map((each) => (each === before ? remarked(each, change) : each));
    conversations.updateTurn(id, turn.id, { card: { ...card, citations } }, true);
    try {
      await history.remark(turn.id, citations);
    } catch (error) {
      if (!(error instanceof HistoryError)) throw error;
      // Said in the panel, and written with the conversation when the worker starts again.
      conversations.update(id, { unkept: error.trouble }, true);
    }
  }

  return {
    /** The person pins or comments. */
    async remark(id: string, { citations, remark }: Pick<Remark, 'citations' | 'remark'>): Promise<void> {
      const { pinned, comment } = remark;
      const change: Partial<Citation> = {
        ...(pinned === undefined ? {} : { pinned: pinned || undefined }),
        ...(comment === undefined ? {} : { comment: comment.trim() || undefined }),
      };
      for (const { turnId, citation } of citations) {
        const turn = conversations.turn(id, turnId);
        if (turn) await put(id, turn, citation, change);
      }
    },
    /** Its words were looked for: they are there, or no longer. */
    async seen(id: string, turnId: string, citation: number, isThere: boolean): Promise<void> {
      const turn = conversations.turn(id, turnId);
      // An answer that is still being written is told anew with every word.
      if (turn && turn.status !== 'running')
        await put(id, turn, citation, { goneAt: isThere ? undefined : Date.now() });
    },
  };
}

const isSame = (citation: Citation, change: Partial<Citation>): boolean =>
  (Object.keys(change) as (keyof Citation)[]).every((key) => citation[key] === change[key]);

/** What is taken off leaves no key behind. */
function remarked(citation: Citation, change: Partial<Citation>): Citation {
  const { pinned, comment, goneAt, ...rest } = { ...citation, ...change };
  return {
    ...rest,
    ...(pinned ? { pinned } : {}),
    ...(comment ? { comment } : {}),
    ...(goneAt === undefined ? {} : { goneAt }),
  };
}

export type Remarks = ReturnType<typeof createRemarks>;
