import type { Conversation, ConversationHead, Turn } from '../contracts/conversation.ts';
import { tabsAmong } from '../contracts/pages.ts';
import { fitHead, fitTurn } from './fit-turn.ts';
import { createSessionStore } from './session-store.ts';
import { createTabStacks } from './tab-stacks.ts';

const HEAD = 'conversation:';
const TURN = 'turn:';
const TABS = 'tabs';
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

/**
 * The one owner of what was asked and answered, and of which tab shows it. Everything is in `chrome.storage.session`, turn by turn, so a
 * killed worker, a closed panel and a reload find the same conversations again.
 */
export function createConversations(onChange: OnChange) {
  const all = new Map<string, Kept>();
  const tabs = createTabStacks();
  /** Tabs whose page has marks. */
  const marked = new Set<number>();
  const store = createSessionStore({ maxBytes: MAX_BYTES, dropOldest });

  async function load(): Promise<void> {
    const stored = await store.load([HEAD, TURN, TABS]);
    for (const [key, value] of stored) {
      if (!key.startsWith(HEAD)) continue;
      const { turnIds, ...head } = value as KeptHead;
      const turns = turnIds.flatMap((id) => (stored.get(turnKey(head.id, id)) as Turn | undefined) ?? []);
      all.set(head.id, { ...head, turns });
    }
    const { stacks, marks } = (stored.get(TABS) ?? {}) as Partial<{ stacks: unknown; marks: number[] }>;
    tabs.restore(stacks, (id) => all.has(id));
    for (const tabId of marks ?? []) marked.add(tabId);
  }

  function create(tabId: number): Kept {
    const conversation = empty(crypto.randomUUID(), tabId);
    all.set(conversation.id, conversation);
    tabs.put(tabId, conversation.id);
    storeTabs();
    return conversation;
  }

  /** The conversation that a tab shows; a tab without one gets one. */
  function shownIn(tabId: number): Kept {
    const id = tabs.top(tabId);
    return (id !== undefined && all.get(id)) || create(tabId);
  }

  const get = (id: string): Kept | undefined => all.get(id);
  const turn = (id: string, turnId: string) => get(id)?.turns.find((each) => each.id === turnId);
  const newest = (id: string) => get(id)?.turns.at(-1);

  const storeHead = (id: string, now: boolean) =>
    store.put(HEAD + id, () => fitHead(keptHead(all.get(id)!)), now);
  const storeTurn = (id: string, turnId: string, now: boolean) =>
    store.put(turnKey(id, turnId), () => fitTurn(turn(id, turnId) as Turn), now);
  const storeTabs = () => store.put(TABS, () => ({ stacks: tabs.asData(), marks: [...marked] }));

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

  /** The tab shows what lies below, if anything does. */
  function forget(id: string): void {
    const conversation = all.get(id);
    if (!conversation) return;
    all.delete(id);
    tabs.take(id);
    storeTabs();
    store.remove([HEAD + id, ...conversation.turns.map((each) => turnKey(id, each.id))]);
  }

  /**
   * The conversation lies in another tab from now on, above what that one showed (`below`: under it), which is kept unless it is empty.
   */
  function move(id: string, to: number, below = false): void {
    const conversation = all.get(id);
    if (!conversation) return;
    const own = all.get(tabs.top(to) ?? '');
    if (own?.turns.length === 0) forget(own.id);
    tabs.take(id);
    tabs.put(to, id, below);
    storeTabs();
    update(id, { tabId: to, cameFrom: conversation.tabId }, true);
  }

  /** The conversation lies in another tab as well, above what that one showed, and works there from now on. */
  function lay(id: string, to: number): void {
    const own = all.get(tabs.top(to) ?? '');
    if (own?.turns.length === 0) forget(own.id);
    tabs.put(to, id);
    storeTabs();
    update(id, { tabId: to }, true);
  }

  /** The tab shows what lies at its bottom; what it showed lies there instead. */
  function turnOver(tabId: number): void {
    const top = tabs.top(tabId);
    if (top !== undefined) tabs.put(tabId, top, true);
    storeTabs();
  }

  /** The tab is gone. */
  function closeTab(tabId: number): void {
    marked.delete(tabId);
    for (const id of tabs.all(tabId)) tabs.leave(tabId, id);
    storeTabs();
  }

  /** Whether anything of ours is on a tab's page. */
  function setMarked(tabId: number, now: boolean): void {
    if (marked.has(tabId) === now) return;
    if (now) marked.add(tabId);
    else marked.delete(tabId);
    storeTabs();
    const shown = tabs.top(tabId);
    const asked = [...all.values()].filter(({ id }) => pagesOf(id).includes(tabId)).map(({ id }) => id);
    // At once: "Clear" must not be missing while marks are on the page.
    for (const id of new Set([...(shown === undefined ? [] : [shown]), ...asked]))
      onChange(id, { head: true, turnIds: new Set() }, true);
  }

  /** The tabs that the newest question was about, where they are several. */
  const pagesOf = (id: string): number[] => tabsAmong(newest(id)?.pages);

  return {
    load,
    shownIn,
    get,
    turn,
    newest,
    update,
    updateTurn,
    addTurn,
    bringBack,
    removeTurn,
    forget,
    move,
    lay,
    turnOver,
    closeTab,
    setMarked,
    isMarked: (tabId: number): boolean => marked.has(tabId),
    /** What a tab shows, without giving it anything. */
    seenIn: (tabId: number): Kept | undefined => all.get(tabs.top(tabId) ?? ''),
    /** All that lies in a tab, from the bottom up; it shows the last. */
    lyingIn: (tabId: number): Kept[] => tabs.all(tabId).flatMap((id) => all.get(id) ?? []),
    /** The tabs in which it lies. */
    tabsOf: (id: string): number[] => tabs.holding(id),
    pagesOf,
    /** What a panel shows of a tab. */
    pictureOf(tabId: number): Conversation | undefined {
      const shown = all.get(tabs.top(tabId) ?? '');
      if (!shown) return undefined;
      const isMarked = [tabId, ...pagesOf(shown.id)].some((each) => marked.has(each));
      return { ...shown, tabId, marked: isMarked, covers: tabs.all(tabId).length > 1 };
    },
    all: (): Kept[] => [...all.values()],
    flush: store.flush,
    bytes: store.bytes,
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

export type Conversations = ReturnType<typeof createConversations>;

/** A conversation with its turns by id alone. */
export function headOf({ turns, ...head }: Conversation): ConversationHead {
  return { ...head, turnIds: turns.map(({ id }) => id) };
}

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
