import type { Conversation, Turn } from '../contracts/conversation.ts';
import { storedValue, storedWithPrefix } from '../platform/storage.ts';

const PREFIX = 'conversation:';
/** A streaming answer changes many times a second; the disk-free session area is written this often at most. */
const STORE_EVERY_MS = 250;
/** The panel is told this often at most, which is as often as an eye notices. */
const TELL_EVERY_MS = 40;
/** Older turns are forgotten, so that a long day in one tab stays within the session area's 10 MB. */
const MAX_TURNS = 150;

/**
 * The one owner of what was asked and answered. Everything is in `chrome.storage.session`, so a killed worker, a closed panel and a
 * reload find the same conversation again.
 */
export function createConversations(tell: (conversation: Conversation) => void) {
  const all = new Map<number, Conversation>();
  const pending = new Map<
    number,
    { store?: ReturnType<typeof setTimeout>; tell?: ReturnType<typeof setTimeout> }
  >();

  const loaded = storedWithPrefix<Conversation>('session', PREFIX).then((stored) => {
    for (const [tabId, conversation] of stored) all.set(Number(tabId), conversation);
  });

  const value = (tabId: number) => storedValue<Conversation>('session', `${PREFIX}${tabId}`);

  function get(tabId: number): Conversation {
    let conversation = all.get(tabId);
    if (!conversation) {
      conversation = {
        tabId,
        url: '',
        title: '',
        turns: [],
        marked: false,
        engine: { id: 'instant', model: '' },
      };
      all.set(tabId, conversation);
    }
    return conversation;
  }

  async function storeNow(tabId: number): Promise<void> {
    const timers = pending.get(tabId);
    clearTimeout(timers?.store);
    if (timers) timers.store = undefined;
    const conversation = all.get(tabId);
    if (conversation) await value(tabId).set(conversation);
  }

  function tellNow(tabId: number): void {
    const timers = pending.get(tabId);
    clearTimeout(timers?.tell);
    if (timers) timers.tell = undefined;
    const conversation = all.get(tabId);
    if (conversation) tell(conversation);
  }

  /** Changes a conversation; storing and telling follow in bursts, or at once with `now`. */
  function update(tabId: number, change: Partial<Conversation>, now = false): void {
    const conversation = get(tabId);
    Object.assign(conversation, change);
    if (now) {
      tellNow(tabId);
      void storeNow(tabId);
      return;
    }
    const timers = pending.get(tabId) ?? {};
    pending.set(tabId, timers);
    timers.tell ??= setTimeout(() => tellNow(tabId), TELL_EVERY_MS);
    timers.store ??= setTimeout(() => void storeNow(tabId), STORE_EVERY_MS);
  }

  /** Changes one turn. A turn that is gone (conversation cleared meanwhile) is left gone. */
  function updateTurn(tabId: number, turnId: string, change: Partial<Turn>, now = false): void {
    const turns = get(tabId).turns.map((turn) => (turn.id === turnId ? { ...turn, ...change } : turn));
    update(tabId, { turns }, now);
  }

  function addTurn(tabId: number, turn: Turn): void {
    update(tabId, { turns: [...get(tabId).turns, turn].slice(-MAX_TURNS) }, true);
  }

  function removeTurn(tabId: number, turnId: string): void {
    update(tabId, { turns: get(tabId).turns.filter((turn) => turn.id !== turnId) }, true);
  }

  async function forget(tabId: number): Promise<void> {
    all.delete(tabId);
    const timers = pending.get(tabId);
    clearTimeout(timers?.store);
    clearTimeout(timers?.tell);
    pending.delete(tabId);
    await value(tabId).remove();
  }

  /** A new tab takes the conversation over (a guide whose step opened it). */
  async function handOver(from: number, to: number): Promise<void> {
    const conversation = all.get(from);
    if (!conversation) return;
    await forget(from);
    all.set(to, { ...conversation, tabId: to, marked: false, cameFrom: from });
    update(to, {}, true);
  }

  return {
    loaded,
    get,
    update,
    updateTurn,
    addTurn,
    removeTurn,
    forget,
    handOver,
    tabs: () => [...all.keys()],
    turn: (tabId: number, turnId: string) => get(tabId).turns.find((turn) => turn.id === turnId),
    newest: (tabId: number) => get(tabId).turns.at(-1),
  };
}

export type Conversations = ReturnType<typeof createConversations>;
