import type { Citation, FindCard } from '../contracts/answer.ts';
import type { Turn } from '../contracts/conversation.ts';
import { HistoryError } from '../contracts/history-error.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import { type Seen, stays } from '../core/evidence/hold.ts';
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
  /** `changeOf`: what changes of a citation, `undefined` for nothing. All of a turn at once: the panel draws and the history writes it whole. */
  async function put(
    id: string,
    turn: Turn,
    changeOf: (citation: Citation, card: FindCard) => Partial<Citation> | undefined,
  ): Promise<void> {
    const { card } = turn;
    if (card?.mode !== 'find') return;
    const citations = card.citations.map((each) => {
      const change = changeOf(each, card);
      return change && !isSame(each, change) ? remarked(each, change) : each;
    });
    if (citations.every((each, at) => each === card.citations[at])) return;
    conversations.updateTurn(id, turn.id, { card: { ...card, citations } }, true);
    try {
      await history.remark(turn.id, citations);
    } catch (error) {
      if (!(error instanceof HistoryError)) throw error;
      // Said in the panel, and written with the conversation when the worker starts again.
      conversations.update(id, { unkept: error.trouble }, true);
    }
  }

  /** An answer that is still being written is told anew with every word. */
  async function look(id: string, turnId: string, changeOf: Parameters<typeof put>[2]): Promise<void> {
    const turn = conversations.turn(id, turnId);
    if (turn && turn.status !== 'running') await put(id, turn, changeOf);
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
        if (turn) await put(id, turn, (each) => (each.id === citation ? change : undefined));
      }
    },
    /** Its words were looked for by a chip: they are there, or no longer. */
    seen: (id: string, turnId: string, citation: number, isThere: boolean): Promise<void> =>
      look(id, turnId, (each, card) => {
        if (each.id !== citation || !(isThere || stays(card, each))) return undefined;
        return { goneAt: isThere ? undefined : Date.now() };
      }),
    /** The words of many were looked for unasked: what was known to be gone went when that was seen first. */
    async heldAll(id: string, all: readonly Seen[]): Promise<void> {
      const now = Date.now();
      for (const turnId of new Set(all.map((each) => each.turnId))) {
        const ofTurn = all.filter((each) => each.turnId === turnId);
        const isThere = new Map(ofTurn.map((each) => [each.citation, each.isThere]));
        await look(id, turnId, ({ id: each, goneAt = now }) =>
          isThere.has(each) ? { goneAt: isThere.get(each) ? undefined : goneAt } : undefined,
        );
      }
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
