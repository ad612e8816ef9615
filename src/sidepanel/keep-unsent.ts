import { storedValue } from '../platform/storage.ts';
import { unsentKey } from '../platform/unsent-key.ts';
import type { Unsent } from './state.ts';
import type { PanelStore } from './store.ts';

/** A pause in typing after which the question is stored. */
const PAUSE_MS = 400;
/** Longer texts are kept for as long as the panel is open, no longer. */
const MAX_CHARS = 20_000;

const stored = (tabId: number) => storedValue<Unsent>('session', unsentKey(tabId));

/** Lets unfinished questions outlive the panel: each is stored with its tab, and comes back when the panel is opened there again. */
export function keepUnsent(store: PanelStore): void {
  const waiting = new Map<number, { timer: ReturnType<typeof setTimeout>; unsent: Unsent }>();
  const known = new Set<number>();

  function keep(tabId: number, unsent: Unsent): void {
    clearTimeout(waiting.get(tabId)?.timer);
    const timer = setTimeout(() => {
      waiting.delete(tabId);
      const { draft, about } = unsent;
      const length = draft.length + (about?.length ?? 0);
      const write = length === 0 || length > MAX_CHARS ? stored(tabId).remove() : stored(tabId).set(unsent);
      write.catch((error) => console.warn('unfinished question not stored', error));
    }, PAUSE_MS);
    waiting.set(tabId, { timer, unsent });
  }

  async function bringBack(tabId: number): Promise<void> {
    known.add(tabId);
    const unsent = await stored(tabId).get();
    if (unsent) store.actions.restore(tabId, unsent);
  }

  store.subscribe(({ conversation, draft, mode, about }, before) => {
    const tabId = conversation?.tabId;
    if (tabId === undefined) return;
    if (!known.has(tabId)) {
      bringBack(tabId).catch((error) => console.warn('unfinished question not read', error));
    }
    const sameTab = before.conversation?.tabId === tabId;
    const isNew = draft !== before.draft || mode !== before.mode || about !== before.about;
    if (sameTab && isNew) keep(tabId, { draft, mode, about });
  });
}
