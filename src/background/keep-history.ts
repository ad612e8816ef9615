import type { Turn } from '../contracts/conversation.ts';
import type { HistoryRecord } from '../contracts/history.ts';
import { HistoryError, type HistoryTrouble } from '../contracts/history-error.ts';
import type { Settings } from '../contracts/settings.ts';
import { recordOf } from '../core/history/record.ts';
import { hostMatches } from '../core/hosts.ts';
import { createQueue } from '../core/queue.ts';
import type { HistoryStore } from '../history/store.ts';
import { modes } from '../modes/index.ts';
import { t } from '../platform/i18n.ts';
import type { Conversations } from './conversations.ts';
import { fitTurn } from './fit-turn.ts';
import type { Kept } from './kept-conversations.ts';
import { isOpen } from './turn-parts.ts';

const DAY_MS = 86_400_000;
/** What could not be written is tried again so long after, and with the next answer. */
const TRY_AGAIN_MS = 30_000;

/** What the history is written with; tests give their own. */
export interface HistoryKeeping {
  conversations: () => Pick<Conversations, 'all' | 'get' | 'turn' | 'update'>;
  store: Pick<HistoryStore, 'write' | 'prune'>;
  loadSettings: () => Promise<Settings>;
  /** Keeps the worker alive until the work is done. */
  whileAlive: <T>(work: Promise<T>) => Promise<T>;
}

/**
 * Writes each turn to the history at the moment it ends: what came to its end is on disk before anything else can happen to the browser.
 * Nothing is kept of incognito tabs, of sites of the never list, and with the history switched off.
 */
export function createHistoryKeeper({ conversations, store, loadSettings, whileAlive }: HistoryKeeping) {
  const line = createQueue();
  /** Turns that have been seen open in this worker's life, with the title of their page when they began. */
  const open = new Map<string, string>();
  /** What is to be written, by turn, with its conversation and the whole address of its page. */
  const waiting = new Map<string, { id: string; url: string; record: HistoryRecord }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The turns of a conversation may have changed. */
  function changed(id: string, turnIds: ReadonlySet<string>): void {
    const conversation = conversations().get(id);
    if (!conversation) return;
    for (const turnId of turnIds) {
      const turn = conversations().turn(id, turnId);
      if (!turn) open.delete(turnId);
      else if (isOpen(turn)) open.set(turnId, open.get(turnId) ?? conversation.title);
      else if (open.has(turnId)) ended(conversation, turn);
    }
  }

  function ended(conversation: Kept, turn: Turn): void {
    const title = open.get(turn.id) ?? '';
    open.delete(turn.id);
    if (add(conversation, turn, title)) void whileAlive(line(writeAll));
  }

  /** Whether there is something to be kept of it. */
  function add({ id, incognito }: Kept, turn: Turn, title: string): boolean {
    const { card } = fitTurn(turn);
    const kept = !incognito && card && modes[card.mode].kept?.(card, t);
    if (kept) waiting.set(turn.id, { id, url: turn.url, record: recordOf(turn, id, title, kept) });
    return Boolean(kept);
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    const { history, sites } = await loadSettings();
    for (const [turnId, { url }] of waiting) {
      const never = URL.canParse(url) && hostMatches(new URL(url).hostname, sites.never);
      if (!history.keep || never) waiting.delete(turnId);
    }
    const batch = [...waiting];
    try {
      await store.write(batch.map(([, { record }]) => record));
      if (history.days !== undefined) await store.prune({ to: Date.now() - history.days * DAY_MS });
    } catch (error) {
      if (!(error instanceof HistoryError)) throw error;
      console.warn('history not written', error.trouble, error.cause);
      timer = setTimeout(() => void line(writeAll), TRY_AGAIN_MS);
      return tell(batch, error.trouble);
    }
    for (const [turnId, each] of batch) if (waiting.get(turnId) === each) waiting.delete(turnId);
    tell(batch, undefined);
  }

  function tell(batch: readonly [string, { id: string }][], unkept: HistoryTrouble | undefined): void {
    for (const id of new Set(batch.map(([, each]) => each.id))) conversations().update(id, { unkept }, true);
  }

  return {
    changed,
    /** For the start of the worker: what its last life could not write is tried again, what is too old goes. */
    async start(): Promise<void> {
      for (const conversation of conversations()
        .all()
        .filter(({ unkept }) => unkept)) {
        for (const turn of conversation.turns) if (!isOpen(turn)) add(conversation, turn, conversation.title);
      }
      await line(writeAll);
    },
  };
}
