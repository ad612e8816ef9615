import type { Conversation, Turn } from '../contracts/conversation.ts';
import { fitHead, fitTurn } from './fit-turn.ts';
import { createSessionStore } from './session-store.ts';

const HEAD = 'conversation:';
const TURN = 'turn:';
/** The session area holds 10 MB; the rest is for which frame holds which numbers, and for drafts. */
const MAX_BYTES = 8_000_000;

/** What changed of a conversation since the panels were told last. */
export interface Changes {
  /** Anything but single turns: title, marks, the order of turns. */
  head: boolean;
  turnIds: ReadonlySet<string>;
}

/** A conversation as it is kept; what else the panel is told of it depends on the tab that shows it. */
export type Kept = Omit<Conversation, 'marked' | 'covers'>;
type KeptHead = Omit<Kept, 'turns'> & { turnIds: string[] };

/** Told of every change, `now` where it should not wait for more of the kind. */
export type OnChange = (conversationId: string, changes: Changes, now: boolean) => void;

interface TurnAt {
  conversation: Kept;
  turn: Turn;
  newest: boolean;
}

/** The turn that goes first: never the newest of a conversation while there are others, never one that runs. */
function oldestTurn(
  conversations: Iterable<Kept>,
  mayGo: (id: string, turnId: string) => boolean,
): TurnAt | undefined {
  let oldest: TurnAt | undefined;
  for (const conversation of conversations) {
    for (const [i, turn] of conversation.turns.entries()) {
      const newest = i === conversation.turns.length - 1;
      const goesBefore =
        !oldest || (newest === oldest.newest ? turn.askedAt < oldest.turn.askedAt : oldest.newest);
      if (!goesBefore || turn.status === 'running') continue;
      // Asked last: of the thousands of turns that are looked at, few come so far.
      if (mayGo(conversation.id, turn.id)) oldest = { conversation, turn, newest };
    }
  }
  return oldest;
}

/** Conversations and their turns, stored turn by turn in `chrome.storage.session` and bounded in bytes; which tab shows which is no part of it. */
export function createKeptConversations(onChange: OnChange) {
  const all = new Map<string, Kept>();
  const store = createSessionStore({ maxBytes: MAX_BYTES, dropOldest });

  /** @param others keys of what else is kept in the store @returns the values of `others` */
  async function load(others: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const stored = await store.load([HEAD, TURN, ...others]);
    for (const [key, value] of stored) {
      if (!key.startsWith(HEAD)) continue;
      const { turnIds, ...head } = value as KeptHead;
      const turns = turnIds.flatMap((id) => (stored.get(turnKey(head.id, id)) as Turn | undefined) ?? []);
      all.set(head.id, { ...head, turns });
    }
    return stored;
  }

  function create(tabId: number): Kept {
    const conversation = empty(crypto.randomUUID(), tabId);
    all.set(conversation.id, conversation);
    return conversation;
  }

  const get = (id: string): Kept | undefined => all.get(id);
  const turn = (id: string, turnId: string) => get(id)?.turns.find((each) => each.id === turnId);
  const newest = (id: string) => get(id)?.turns.at(-1);

  const storeHead = (id: string, now: boolean) =>
    store.put(HEAD + id, () => fitHead(keptHead(all.get(id)!)), now);
  const storeTurn = (id: string, turnId: string, now: boolean) =>
    store.put(turnKey(id, turnId), () => fitTurn(turn(id, turnId) as Turn), now);

  /** Changes a conversation, if it is still there; storing and telling follow in bursts, or at once with `now`. */
  function update(id: string, change: Partial<Omit<Kept, 'turns' | 'id'>>, now = false): void {
    const conversation = all.get(id);
    if (!conversation || !changes(conversation, change)) return;
    Object.assign(conversation, change);
    storeHead(id, now);
    onChange(id, { head: true, turnIds: new Set() }, now);
  }

  /** Changes one turn. A turn that is gone (conversation cleared meanwhile) is left gone; one that stays as it was is not written again. */
  function updateTurn(id: string, turnId: string, change: Partial<Turn>, now = false): void {
    const conversation = all.get(id);
    const before = turn(id, turnId);
    if (!conversation || !before || !changes(before, change)) return;
    conversation.turns = conversation.turns.map((each) =>
      each.id === turnId ? { ...each, ...change } : each,
    );
    storeTurn(id, turnId, now);
    onChange(id, { head: false, turnIds: new Set([turnId]) }, now);
  }

  function addTurn(id: string, added: Turn): void {
    const conversation = all.get(id);
    if (!conversation) return;
    conversation.turns = [...conversation.turns, added];
    storeTurn(id, added.id, false);
    storeHead(id, true);
    onChange(id, { head: true, turnIds: new Set([added.id]) }, true);
  }

  /** A conversation that was kept elsewhere is here again, but in no tab yet. Turns that are here stay as they are. */
  function bringBack(id: string, tabId: number, turns: readonly Turn[]): void {
    const known = all.get(id) ?? empty(id, tabId);
    all.set(id, known);
    const missing = turns.filter((each) => !known.turns.some((there) => there.id === each.id));
    known.turns = [...known.turns, ...missing].sort((a, b) => a.askedAt - b.askedAt);
    for (const each of missing) storeTurn(id, each.id, false);
    storeHead(id, true);
    onChange(id, { head: true, turnIds: new Set(missing.map((each) => each.id)) }, true);
  }

  function removeTurn(id: string, turnId: string): void {
    const conversation = all.get(id);
    if (!conversation) return;
    conversation.turns = conversation.turns.filter((each) => each.id !== turnId);
    store.remove([turnKey(id, turnId)]);
    storeHead(id, true);
    onChange(id, { head: true, turnIds: new Set() }, true);
  }

  /** The store is full: the oldest turn of all tabs goes. */
  function dropOldest(writing: ReadonlySet<string>): string | undefined {
    const oldest = oldestTurn(all.values(), (id, turnId) => !writing.has(turnKey(id, turnId)));
    if (!oldest) return undefined;
    const { conversation, turn } = oldest;
    conversation.turns = conversation.turns.filter(({ id }) => id !== turn.id);
    conversation.dropped = (conversation.dropped ?? 0) + 1;
    storeHead(conversation.id, false);
    onChange(conversation.id, { head: true, turnIds: new Set() }, false);
    return turnKey(conversation.id, turn.id);
  }

  function remove(id: string): void {
    const conversation = all.get(id);
    if (!conversation) return;
    all.delete(id);
    store.remove([HEAD + id, ...conversation.turns.map((each) => turnKey(id, each.id))]);
  }

  return {
    load,
    create,
    get,
    turn,
    newest,
    update,
    updateTurn,
    addTurn,
    bringBack,
    removeTurn,
    remove,
    all: (): Kept[] => [...all.values()],
    store,
  };
}

const empty = (id: string, tabId: number): Kept => ({
  id,
  tabId,
  url: '',
  title: '',
  turns: [],
  engine: { id: 'instant', model: '' },
});

function keptHead({ turns, ...head }: Kept): KeptHead {
  return { ...head, turnIds: turns.map(({ id }) => id) };
}

const turnKey = (id: string, turnId: string): string => `${TURN}${id}:${turnId}`;

/** Whether a change says anything new; cards are always new objects and count as such. */
function changes<T extends object>(before: T, change: Partial<T>): boolean {
  return (Object.keys(change) as (keyof T)[]).some((key) =>
    typeof change[key] === 'object' && key !== ('card' as keyof T)
      ? JSON.stringify(change[key]) !== JSON.stringify(before[key])
      : change[key] !== before[key],
  );
}
