import type { Card, ModeId, Turn, Usage } from '../contracts/conversation.ts';
import { toProblem } from '../contracts/errors.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import type { Settings } from '../contracts/settings.ts';
import { historyOf } from '../core/citations/history.ts';
import { createModel } from '../model/client.ts';
import { modes } from '../modes/index.ts';
import type { Mode, TurnContext, TurnEnd } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import { frameKeyOf } from './numbering.ts';
import { createPagePort } from './page-port.ts';
import { chooseMode } from './routing.ts';

/** What a turn asks of its mode. */
type Part = (mode: Mode, context: TurnContext) => Promise<TurnEnd | undefined> | undefined;

/** A turn whose worker died is started anew this often; after that the person decides. */
const MAX_RESTARTS = 1;

/**
 * Runs turns: routes the question, gives the mode what it works with, and is the one edge where a failure becomes a problem that the
 * person sees.
 */
export function createTurns(
  conversations: Conversations,
  jobs: Jobs,
  hint: (tabId: number, turnId: string, hint: unknown) => void,
) {
  function pagePort(tabId: number, settings: Settings) {
    return createPagePort(tabId, settings, (marked) => {
      if (conversations.get(tabId).marked !== marked) conversations.update(tabId, { marked });
    });
  }

  function contextOf(tabId: number, turn: Turn, settings: Settings, signal: AbortSignal): TurnContext {
    const current = () => conversations.turn(tabId, turn.id) ?? turn;
    const change = (part: Partial<Turn>, now = false) => conversations.updateTurn(tabId, turn.id, part, now);
    return {
      get turn() {
        return current();
      },
      question: turn.question,
      history: historyOf(conversations.get(tabId).turns, turn.id),
      tabId,
      page: pagePort(tabId, settings),
      model: createModel(settings),
      settings,
      signal,
      hooks: {
        signal,
        onRetry: ({ untilMs, attempt }) =>
          change({ progress: { code: 'waiting-to-retry', untilMs, attempt } }, true),
        onUsage: (usage) => change({ usage: addUsage(current().usage, usage) }),
      },
      card: () => current().card,
      show: (card: Card) => change({ card }),
      progress: (progress) => change({ progress }),
      hint: (value) => hint(tabId, turn.id, value),
    };
  }

  /** Runs a part of a turn and writes down how it ended. */
  async function perform(tabId: number, turnId: string, part: Part, signal: AbortSignal): Promise<void> {
    const turn = conversations.turn(tabId, turnId);
    if (!turn) return;
    const settings = await loadSettings();
    try {
      const end = await part(modes[turn.mode], contextOf(tabId, turn, settings, signal));
      const status = signal.aborted
        ? 'stopped'
        : (end ?? conversations.turn(tabId, turnId)?.status ?? 'done');
      conversations.updateTurn(tabId, turnId, { status, progress: undefined }, true);
    } catch (error) {
      if (signal.aborted) {
        conversations.updateTurn(tabId, turnId, { status: 'stopped', progress: undefined }, true);
        return;
      }
      console.warn('turn failed', error instanceof Error ? `${error.name}: ${error.message}` : typeof error);
      conversations.updateTurn(
        tabId,
        turnId,
        { status: 'failed', progress: undefined, problem: toProblem(error) },
        true,
      );
    }
  }

  function queue(tabId: number, turnId: string, part: Part): Promise<void> {
    return jobs.queue(tabId, (signal) => perform(tabId, turnId, part, signal));
  }

  /** A new question: what ran is stopped, the marks of the answer before go, the mode starts. */
  async function ask(tabId: number, text: string, chosen?: ModeId): Promise<void> {
    const settings = await loadSettings();
    await endNewest(tabId);
    const { question, route } = await chooseMode(text, chosen, settings);
    const { url } = conversations.get(tabId);
    const turn: Turn = {
      id: crypto.randomUUID(),
      question,
      askedAt: Date.now(),
      mode: route.mode,
      route: route.decision,
      status: 'running',
      progress: { code: 'reading' },
      url,
      restarts: 0,
    };
    conversations.addTurn(tabId, turn);
    await queue(tabId, turn.id, async (mode, context) => {
      await context.page.clear();
      return mode.run(context);
    });
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
    await jobs.stop(tabId);
    const newest = conversations.newest(tabId);
    if (newest?.status !== 'waiting' && newest?.status !== 'running') return;
    await endNewest(tabId);
    // A guide or a checklist leaves nothing behind; a stopped answer keeps the citations it has.
    if (newest.mode !== 'find') await clear(tabId);
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
    again: (tabId: number, turnId: string, mode?: ModeId) => {
      const turn = conversations.turn(tabId, turnId);
      return turn ? ask(tabId, turn.question, mode ?? turn.mode) : Promise.resolve();
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
      if (modes[turn.mode].interrupts?.(command)) await jobs.stop(tabId);
      await queue(tabId, turnId, (mode, context) => mode.command?.(context, command));
    },
    reveal: async (tabId: number, turnId: string, citation: number) => {
      const card = conversations.turn(tabId, turnId)?.card;
      if (card?.mode !== 'find') return;
      const k = card.citations.find((each) => each.id === citation)?.k;
      if (k) await pagePort(tabId, await loadSettings()).reveal(k);
    },
    pageEvent: async (tabId: number, event: PageEvent, documentId: string) => {
      const turn = conversations.newest(tabId);
      if (!turn || !modes[turn.mode].pageEvent) return;
      const from = { frameKey: await frameKeyOf(tabId, documentId) };
      void queue(tabId, turn.id, (mode, context) => mode.pageEvent?.(context, event, from));
    },
    navigated: (tabId: number) => {
      const turn = conversations.newest(tabId);
      if (turn?.status !== 'waiting' || !modes[turn.mode].navigated) return;
      void queue(tabId, turn.id, (mode, context) => mode.navigated?.(context));
    },
  };
}
export type Turns = ReturnType<typeof createTurns>;

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

function addUsage(before: Usage | undefined, usage: Usage): Usage {
  if (!before) return usage;
  return {
    model: usage.model,
    requests: before.requests + usage.requests,
    promptTokens: before.promptTokens + usage.promptTokens,
    cachedTokens: before.cachedTokens + usage.cachedTokens,
    completionTokens: before.completionTokens + usage.completionTokens,
    usd: before.usd === null || usage.usd === null ? null : before.usd + usage.usd,
    firstWordMs: before.firstWordMs ?? usage.firstWordMs,
    totalMs: before.totalMs + usage.totalMs,
  };
}
