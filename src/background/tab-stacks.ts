/**
 * Which conversations lie in which tab, by id; the last is the one that it shows. One may lie in several (the answer stays in view where its
 * evidence is opened). Nothing but the order: `conversations.ts` owns the rest.
 */
export function createTabStacks() {
  const stacks = new Map<number, string[]>();

  function leave(tabId: number, id: string): void {
    const rest = (stacks.get(tabId) ?? []).filter((each) => each !== id);
    if (rest.length > 0) stacks.set(tabId, rest);
    else stacks.delete(tabId);
  }

  return {
    /** Takes it out of one tab. */
    leave,
    /** Takes it out of whichever tabs it lies in. */
    take(id: string): void {
      for (const tabId of [...stacks.keys()]) leave(tabId, id);
    },
    /** Lays it on top, or under all others. */
    put(tabId: number, id: string, below = false): void {
      leave(tabId, id);
      const stack = stacks.get(tabId) ?? [];
      stacks.set(tabId, below ? [id, ...stack] : [...stack, id]);
    },
    top: (tabId: number): string | undefined => stacks.get(tabId)?.at(-1),
    /** From the bottom up. */
    all: (tabId: number): readonly string[] => stacks.get(tabId) ?? [],
    /** The tabs that it lies in. */
    holding: (id: string): number[] =>
      [...stacks].flatMap(([tabId, stack]) => (stack.includes(id) ? [tabId] : [])),
    asData: () => [...stacks],
    /** After a restart of the worker; conversations that were not stored are left out. */
    restore(data: unknown, known: (id: string) => boolean): void {
      for (const [tabId, ids] of (data ?? []) as [number, string[]][]) {
        const kept = ids.filter(known);
        if (kept.length > 0) stacks.set(tabId, kept);
      }
    },
  };
}
