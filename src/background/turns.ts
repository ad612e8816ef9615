import type { ModeId, Turn } from '../contracts/conversation.ts';
import { toProblem } from '../contracts/errors.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import { modes } from '../modes/index.ts';
import type { Mode, TurnContext, TurnEnd } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import { type Jobs, Superseded } from './jobs.ts';
import { frameKeyOf } from './numbering.ts';
import { chooseMode, type Routed, reconsider } from './routing.ts';
import type { MoveTo } from './tab-port.ts';
import { type SendHint, turnContexts } from './turn-context.ts';

/** What a turn asks of its mode. */
type Part = (mode: Mode, context: TurnContext) => Promise<TurnEnd | 'running' | undefined> | undefined;

/** A turn whose worker died is started anew this often; after that the person decides. */
const MAX_RESTARTS = 1;

/**
 * Runs turns: routes the question, gives the mode what it works with, and is the one edge where a failure becomes a problem that the
 * person sees.
 */
export function createTurns(conversations: Conversations, jobs: Jobs, hint: SendHint, moveTo: MoveTo) {
  const { contextOf, pagePort } = turnContexts(conversations, hint, moveTo);

  /** Runs a part of a turn and writes down how it ended. */
  async function perform(tabId: number, turnId: string, part: Part, signal: AbortSignal): Promise<void> {
    const turn = conversations.turn(tabId, turnId);
    if (!turn) return;
    try {
      const end = await part(modes[turn.mode], await contextOf(tabId, turn, await loadSettings(), signal));
      if (signal.aborted) return ended(tabId, turnId, signal);
      const status = end ?? conversations.turn(tabId, turnId)?.status ?? 'done';
      conversations.updateTurn(tabId, turnId, { status, progress: undefined, restarts: 0 }, true);
    } catch (error) {
      if (signal.aborted) return ended(tabId, turnId, signal);
      console.warn('turn failed', error instanceof Error ? `${error.name}: ${error.message}` : typeof error);
      conversations.updateTurn(
        tabId,
        turnId,
        { status: 'failed', progress: undefined, problem: toProblem(error) },
        true,
      );
    }
  }

  /** An aborted part is the end of its turn, unless something newer of the same turn takes over. */
  function ended(tabId: number, turnId: string, signal: AbortSignal): void {
    if (signal.reason instanceof Superseded) return;
    conversations.updateTurn(tabId, turnId, { status: 'stopped', progress: undefined }, true);
  }

  function queue(tabId: number, turnId: string, part: Part): Promise<void> {
    return jobs.queue(tabId, (signal) => perform(tabId, turnId, part, signal));
  }

  /** Ends what runs where the mode says that this event makes it pointless. */
  async function supersede(tabId: number, turn: Turn, cause: PageEvent | 'page' | 'frame'): Promise<void> {
    if (modes[turn.mode].supersedes?.(cause, turn.card)) await jobs.stop(tabId, 'superseded');
  }

  /** A new question: what ran is stopped, the marks of the answer before go, the mode starts. */
  async function ask(tabId: number, text: string, chosen?: ModeId): Promise<void> {
    await endNewest(tabId);
    const { next, ...routed } = chooseMode(text, chosen);
    const id = await runNew(tabId, routed);
    // "Find the settings page and guide me": the second part follows a finished first one, unless something newer was asked.
    const first = conversations.newest(tabId);
    if (next && first?.id === id && first.status === 'done') await runNew(tabId, { ...routed, mode: next });
  }

  /** Adds a turn and runs it to its end, or until it waits for the person. */
  async function runNew(tabId: number, { question, mode, route, sure }: Routed): Promise<string> {
    const { url } = conversations.get(tabId);
    const id = crypto.randomUUID();
    const progress = { code: 'reading' } as const;
    const turn = { id, question, mode, route, url, progress, askedAt: Date.now(), restarts: 0 };
    conversations.addTurn(tabId, { ...turn, status: 'running' });
    if (!sure) await queue(tabId, id, (_, context) => reroute(tabId, id, context));
    await queue(tabId, id, async (chosenMode, context) => {
      // What the person hid stays hidden while they ask on.
      await context.page.clear({ keepHidden: true });
      return chosenMode.run(context);
    });
    return id;
  }

  /** Lets the model decide where the local router was unsure. */
  async function reroute(
    tabId: number,
    turnId: string,
    { question, settings, hooks }: TurnContext,
  ): Promise<'running'> {
    // A router that cannot reach the model keeps its own best guess; the question itself will meet the same problem and report it.
    const routed = await reconsider(question, settings, hooks).catch(() => undefined);
    if (routed) conversations.updateTurn(tabId, turnId, { mode: routed.mode, route: routed.route }, true);
    return 'running';
  }

  /** Stops what runs; a turn that waited for the person is over too. */
  async function endNewest(tabId: number): Promise<void> {
    await jobs.stop(tabId);
    const newest = conversations.newest(tabId);
    if (newest?.status === 'waiting' || newest?.status === 'running') {
      conversations.updateTurn(tabId, newest.id, { status: 'stopped', progress: undefined }, true);
    }
  }

  async function clear(tabId: number): Promise<void> {
    await pagePort(tabId, await loadSettings()).clear();
  }

  async function stop(tabId: number): Promise<void> {
    const newest = conversations.newest(tabId);
    if (!newest || !isOpen(newest)) return;
    await endNewest(tabId);
    // A guide or a checklist leaves nothing behind; a stopped answer keeps the citations it has.
    if (newest.mode !== 'find') await clear(tabId);
    await modes[newest.mode].stopped?.(
      await contextOf(tabId, newest, await loadSettings(), AbortSignal.abort()),
    );
  }

  /** After the worker had died: whatever was running is started anew, once. */
  async function resumeInterrupted(): Promise<void> {
    for (const tabId of conversations.tabs()) {
      const turn = conversations.newest(tabId);
      if (turn?.status !== 'running' || jobs.isRunning(tabId)) continue;
      if (turn.restarts >= MAX_RESTARTS) {
        const problem = { code: 'worker-restarted' } as const;
        conversations.updateTurn(tabId, turn.id, { status: 'failed', progress: undefined, problem }, true);
        continue;
      }
      conversations.updateTurn(tabId, turn.id, { restarts: turn.restarts + 1 }, true);
      void queue(tabId, turn.id, (mode, context) => mode.resume?.(context) ?? mode.run(context));
    }
  }

  return {
    ask,
    stop,
    clear,
    endNewest,
    resumeInterrupted,
    /** Asks anew; a failed try makes room for the next one. */
    again: async (tabId: number, turnId: string, mode?: ModeId) => {
      const turn = conversations.turn(tabId, turnId);
      if (!turn) return;
      if (turn.status === 'failed' && !mode && modes[turn.mode].tryAgain && turn.card) {
        await queue(
          tabId,
          turnId,
          restarted(conversations, tabId, turnId, (each, context) => each.tryAgain?.(context)),
        );
        return;
      }
      if (turn.status === 'failed') conversations.removeTurn(tabId, turnId);
      await ask(tabId, turn.question, mode ?? turn.mode);
    },
    readOn: (tabId: number, turnId: string) =>
      queue(
        tabId,
        turnId,
        restarted(conversations, tabId, turnId, (mode, context) => mode.readOn?.(context)),
      ),
    command: async (tabId: number, turnId: string, command: unknown) => {
      const turn = conversations.turn(tabId, turnId);
      if (!turn) return;
      if (modes[turn.mode].interrupts?.(command)) await jobs.stop(tabId, 'superseded');
      await queue(tabId, turnId, (mode, context) => mode.command?.(context, command));
    },
    reveal: async (tabId: number, turnId: string, citation: number) => {
      const turn = conversations.turn(tabId, turnId);
      if (!turn) return;
      const page = pagePort(tabId, await loadSettings());
      const found = await modes[turn.mode].reveal?.(page, turn, citation, !jobs.isRunning(tabId));
      if (found !== undefined) hint(tabId, turnId, { gone: found ? null : citation });
    },
    pageEvent: async (tabId: number, event: PageEvent, documentId: string) => {
      const turn = conversations.newest(tabId);
      if (!turn || !modes[turn.mode].pageEvent) return;
      const from = { frameKey: await frameKeyOf(tabId, documentId) };
      await supersede(tabId, turn, event);
      void queue(tabId, turn.id, (mode, context) => mode.pageEvent?.(context, event, from));
    },
    navigated: async (tabId: number, where: 'page' | 'frame') => {
      const turn = conversations.newest(tabId);
      if (!turn || !isOpen(turn) || !modes[turn.mode].navigated) return;
      await supersede(tabId, turn, where);
      void queue(tabId, turn.id, (mode, context) => mode.navigated?.(context, where));
    },
  };
}
export type Turns = ReturnType<typeof createTurns>;

/** It runs, or waits for the person. */
export const isOpen = ({ status }: Turn): boolean => status === 'waiting' || status === 'running';

/** A part that makes a finished turn run again. */
function restarted(conversations: Conversations, tabId: number, turnId: string, part: Part): Part {
  return (mode, context) => {
    conversations.updateTurn(
      tabId,
      turnId,
      { status: 'running', problem: undefined, progress: { code: 'reading' } },
      true,
    );
    return part(mode, context);
  };
}
