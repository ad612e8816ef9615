import type { Changes, OnChange } from './kept-conversations.ts';

/** The panel is told this often at most, which is as often as an eye notices. */
const TELL_EVERY_MS = 40;

interface Waiting {
  head: boolean;
  turnIds: Set<string>;
  timer?: ReturnType<typeof setTimeout>;
}

/** Gathers the changes of a burst (a streaming answer), so that the panel is told once. */
export function createTelling(tell: (conversationId: string, changes: Changes) => void): OnChange {
  const waiting = new Map<string, Waiting>();

  function tellNow(id: string): void {
    const changes = waiting.get(id);
    clearTimeout(changes?.timer);
    waiting.delete(id);
    if (changes) tell(id, { head: changes.head, turnIds: changes.turnIds });
  }

  return (id, { head, turnIds }, now) => {
    const changes = waiting.get(id) ?? { head: false, turnIds: new Set<string>() };
    waiting.set(id, changes);
    changes.head ||= head;
    for (const turnId of turnIds) changes.turnIds.add(turnId);
    if (now) tellNow(id);
    else changes.timer ??= setTimeout(() => tellNow(id), TELL_EVERY_MS);
  };
}
