import type { Turn } from '../contracts/conversation.ts';
import { toProblem } from '../contracts/errors.ts';
import { modes } from '../modes/index.ts';
import type { Mode, TurnContext, TurnEnd } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import { type Jobs, Superseded } from './jobs.ts';
import type { turnContexts } from './turn-context.ts';

/** What a turn asks of its mode. */
export type Part = (mode: Mode, context: TurnContext) => Promise<TurnEnd | 'running' | undefined> | undefined;

export const isOpen = ({ status }: Turn): boolean => status === 'waiting' || status === 'running';

/** Runs parts of turns; the one edge where a failure becomes a problem that the person sees. */
export function createTurnParts(
  conversations: Conversations,
  jobs: Jobs,
  { contextOf }: Pick<ReturnType<typeof turnContexts>, 'contextOf'>,
) {
  /** Writes down how a turn stands. */
  function settle(id: string, turnId: string, change: Partial<Turn>): void {
    conversations.updateTurn(id, turnId, { progress: undefined, ...change }, true);
  }

  async function perform(id: string, turnId: string, part: Part, signal: AbortSignal): Promise<void> {
    const conversation = conversations.get(id);
    const turn = conversations.turn(id, turnId);
    if (!conversation || !turn) return;
    const mode = modes[turn.mode];
    try {
      const end = await part(mode, await contextOf(conversation, turn, await loadSettings(), signal));
      if (signal.aborted) return ended(id, turnId, signal);
      const status = end ?? conversations.turn(id, turnId)?.status ?? 'done';
      const stoppable = (mode.stoppableWhileWaiting && status === 'waiting') || undefined;
      const listens = (mode.said && status === 'waiting') || undefined;
      settle(id, turnId, { status, restarts: 0, stoppable, listens });
    } catch (error) {
      if (signal.aborted) return ended(id, turnId, signal);
      console.warn('turn failed', error instanceof Error ? `${error.name}: ${error.message}` : typeof error);
      settle(id, turnId, { status: 'failed', problem: toProblem(error) });
    }
  }

  /** An aborted part is the end of its turn, unless something newer of the same turn takes over. */
  function ended(id: string, turnId: string, signal: AbortSignal): void {
    if (!(signal.reason instanceof Superseded)) settle(id, turnId, { status: 'stopped' });
  }

  return {
    settle,
    /** Queues a part of a turn, and writes down how the turn stands after it. */
    part: (id: string, turnId: string, part: Part): Promise<void> =>
      jobs.part(id, (signal) => perform(id, turnId, part, signal)),
    /** Queues a part that makes a finished turn run again. */
    restart: (id: string, turnId: string, part: Part): Promise<void> =>
      jobs.part(id, (signal) => {
        const progress = { code: 'reading' } as const;
        conversations.updateTurn(id, turnId, { status: 'running', problem: undefined, progress }, true);
        return perform(id, turnId, part, signal);
      }),
    /** Lets a mode point at something, beside what runs; the turn stays as it is. */
    beside: (id: string, turnId: string, part: Part): Promise<void> =>
      jobs.beside(id, async () => {
        const conversation = conversations.get(id);
        const turn = conversations.turn(id, turnId);
        if (!conversation || !turn) return;
        await part(
          modes[turn.mode],
          await contextOf(conversation, turn, await loadSettings(), new AbortController().signal),
        );
      }),
  };
}
export type TurnParts = ReturnType<typeof createTurnParts>;
