import type { Conversation, ConversationHead } from '../contracts/conversation.ts';
import { tabsAmong } from '../contracts/pages.ts';
import { createKeptConversations, type Kept, type OnChange } from './kept-conversations.ts';
import { createTabStacks } from './tab-stacks.ts';

const TABS = 'tabs';

/**
 * The one owner of what was asked and answered, and of which tab shows it. Everything is in `chrome.storage.session`, so a killed worker, a
 * closed panel and a reload find the same conversations again.
 */
export function createConversations(onChange: OnChange) {
  const { store, create, remove, ...kept } = createKeptConversations(onChange);
  const { get, newest, update } = kept;
  const tabs = createTabStacks();
  /** Tabs whose page has marks. */
  const marked = new Set<number>();

  async function load(): Promise<void> {
    const { stacks, marks } = ((await kept.load([TABS])).get(TABS) ?? {}) as Partial<{
      stacks: unknown;
      marks: number[];
    }>;
    tabs.restore(stacks, (id) => get(id) !== undefined);
    for (const tabId of marks ?? []) marked.add(tabId);
  }

  const storeTabs = () => store.put(TABS, () => ({ stacks: tabs.asData(), marks: [...marked] }));

  /** What a tab shows, without giving it anything. */
  const seenIn = (tabId: number): Kept | undefined => get(tabs.top(tabId) ?? '');

  /** The conversation that a tab shows; a tab without one gets one. */
  function shownIn(tabId: number): Kept {
    const shown = seenIn(tabId);
    if (shown) return shown;
    const conversation = create(tabId);
    tabs.put(tabId, conversation.id);
    storeTabs();
    return conversation;
  }

  /** The tab shows what lies below, if anything does. */
  function forget(id: string): void {
    if (!get(id)) return;
    remove(id);
    tabs.take(id);
    storeTabs();
  }

  /** An empty conversation gives way for good to one that comes into its tab. */
  function forgetEmpty(tabId: number): void {
    const own = seenIn(tabId);
    if (own?.turns.length === 0) forget(own.id);
  }

  /**
   * The conversation lies in another tab from now on, above what that one showed (`below`: under it), which is kept unless it is empty.
   */
  function move(id: string, to: number, below = false): void {
    const conversation = get(id);
    if (!conversation) return;
    forgetEmpty(to);
    tabs.take(id);
    tabs.put(to, id, below);
    storeTabs();
    update(id, { tabId: to, cameFrom: conversation.tabId }, true);
  }

  /** The conversation lies in another tab as well, above what that one showed, and works there from now on. */
  function lay(id: string, to: number): void {
    forgetEmpty(to);
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
    const asked = kept
      .all()
      .filter(({ id }) => pagesOf(id).includes(tabId))
      .map(({ id }) => id);
    // At once: "Clear" must not be missing while marks are on the page.
    for (const id of new Set([...(shown === undefined ? [] : [shown]), ...asked]))
      onChange(id, { head: true, turnIds: new Set() }, true);
  }

  /** The tabs that the newest question was about, where they are several. */
  const pagesOf = (id: string): number[] => tabsAmong(newest(id)?.pages);

  return {
    ...kept,
    load,
    shownIn,
    seenIn,
    forget,
    move,
    lay,
    turnOver,
    closeTab,
    setMarked,
    isMarked: (tabId: number): boolean => marked.has(tabId),
    /** All that lies in a tab, from the bottom up; it shows the last. */
    lyingIn: (tabId: number): Kept[] => tabs.all(tabId).flatMap((id) => get(id) ?? []),
    /** The tabs in which it lies. */
    tabsOf: (id: string): number[] => tabs.holding(id),
    pagesOf,
    /** What a panel shows of a tab. */
    pictureOf(tabId: number): Conversation | undefined {
      const shown = seenIn(tabId);
      if (!shown) return undefined;
      const isMarked = [tabId, ...pagesOf(shown.id)].some((each) => marked.has(each));
      return { ...shown, tabId, marked: isMarked, covers: tabs.all(tabId).length > 1 };
    },
    flush: store.flush,
  };
}

export type Conversations = ReturnType<typeof createConversations>;

/** A conversation with its turns by id alone. */
export function headOf({ turns, ...head }: Conversation): ConversationHead {
  return { ...head, turnIds: turns.map(({ id }) => id) };
}
