import type { Turn } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';
import { createQueue } from '../core/queue.ts';
import type { Model } from '../model/model.ts';
import { addToDay, checkSpending, type DayTotal, spentToday } from '../model/spending.ts';
import { storedValue } from '../platform/storage.ts';

const total = storedValue<DayTotal>('local', 'spent-today');
/** One write after another: two tabs that answer at once must not lose each other's cost. */
const line = createQueue();

/** Adds what a request cost to the day's total; a cost that cannot be written is lost, and only that one. */
export function noteSpending(usd: number | null): void {
  if (!usd) return;
  line(async () => total.set(addToDay(await total.get(), usd, new Date()))).catch((error) =>
    console.warn('spending not noted', error),
  );
}

/**
 * A model that checks the spending limits before each request, guide steps and feed batches included, and rejects with `spending-limit` when a limit of
 * the user's is reached.
 * @param turns the conversation's turns as they are at the time of the request
 */
export function withinLimits(model: Model, budget: Settings['budget'], turns: () => Turn[]): Model {
  const check = async () => {
    const conversation = turns().reduce((sum, turn) => sum + (turn.usage?.usd ?? 0), 0);
    const today = await line(async () => spentToday(await total.get(), new Date()));
    checkSpending(budget, { conversation, today });
  };
  return {
    label: model.label,
    ...(model.name === undefined ? {} : { name: model.name }),
    get sees() {
      return model.sees;
    },
    get contextTokens() {
      return model.contextTokens;
    },
    stream: async (...request) => {
      await check();
      return model.stream(...request);
    },
    structured: async (...request) => {
      await check();
      return model.structured(...request);
    },
  };
}
