import type { Card, Turn, Usage } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';
import { historyOf } from '../core/citations/history.ts';
import type { Model } from '../model/model.ts';
import type { TurnContext } from '../modes/mode.ts';
import { localStore } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import { modelFor } from './models.ts';
import { createPagePort } from './page-port.ts';
import { noteSpending, withinLimits } from './spending.ts';
import { createTabPort, type MoveTo } from './tab-port.ts';

export type SendHint = (tabId: number, turnId: string, hint: unknown) => void;

/** Makes what a mode works with: the conversation behind it, the page and the model in front of it. */
export function turnContexts(conversations: Conversations, hint: SendHint, moveTo: MoveTo) {
  function pagePort(tabId: number, settings: Settings) {
    return createPagePort(tabId, settings, (marked) => {
      // At once: "Clear" must not be missing while marks are on the page.
      if (conversations.get(tabId).marked !== marked) conversations.update(tabId, { marked }, true);
    });
  }

  async function contextOf(
    tabId: number,
    turn: Turn,
    settings: Settings,
    signal: AbortSignal,
  ): Promise<TurnContext> {
    const limited = (model: Model | null) =>
      model && withinLimits(model, settings.budget, () => conversations.get(tabId).turns);
    const model = limited(await modelFor(settings));
    const cheapModel = limited(await modelFor(settings, 'cheap'));
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
      tab: createTabPort(tabId, moveTo),
      store: localStore,
      model,
      cheapModel,
      settings,
      signal,
      hooks: {
        signal,
        onRetry: ({ untilMs, attempt }) =>
          change({ progress: { code: 'waiting-to-retry', untilMs, attempt } }, true),
        onUsage: (usage) => {
          noteSpending(usage.usd);
          change({ usage: addUsage(current().usage, usage) });
        },
      },
      card: () => current().card,
      show: (card: Card) => change({ card }),
      progress: (progress) =>
        change(progress ? { progress, status: 'running', problem: undefined } : { progress }),
      hint: (value) => hint(tabId, turn.id, value),
    };
  }

  return { contextOf, pagePort };
}

/** Sums what the requests of one turn took; an unknown price makes the sum unknown. */
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
