/** Which conversations lie in which tab, by id; the last is the one that it shows. Nothing but the order: `conversations.ts` owns the rest. */
export function createTabStacks() {
  const stacks = new Map<number, string[]>();

  /** Takes a conversation out of whichever tab it lies in. */
  function take(id: string): void {
    for (const [tabId, stack] of stacks) {
      const rest = stack.filter((each) => each !== id);
      if (rest.length > 0) stacks.set(tabId, rest);
      else stacks.delete(tabId);
    }
  }

  return {
    take,
    /** Lays it on top, or under all others. */
    put(tabId: number, id: string, below = false): void {
      const stack = stacks.get(tabId) ?? [];
      stacks.set(tabId, below ? [id, ...stack] : [...stack, id]);
    },
    top: (tabId: number): string | undefined => stacks.get(tabId)?.at(-1),
    /** From the bottom up. */
    all: (tabId: number): readonly string[] => stacks.get(tabId) ?? [],
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
