import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import { createHistoryKeeper } from '../../src/background/keep-history.ts';
import type { FindCard } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import type { HistoryRecord } from '../../src/contracts/history.ts';
import { HistoryError } from '../../src/contracts/history-error.ts';
import { parseSettings, type SettingsInput } from '../../src/contracts/settings.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const i18n = { getMessage: (key: string) => key, getUILanguage: () => 'en' };
  vi.stubGlobal('chrome', { storage: fakeChromeStorage(), i18n });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TURN: Turn = {
  id: 'a',
  question: 'When?',
  askedAt: 1,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'running',
  url: 'https://shop.example/',
  restarts: 0,
};
const CARD: FindCard = {
  mode: 'find',
  engine: 'instant',
  text: 'At nine.',
  citations: [],
  notes: [],
  dark: false,
};

/** A keeper over real conversations and a history that can be made to refuse. */
function keeping(settings: SettingsInput = {}) {
  const kept = new Map<string, HistoryRecord>();
  const disk = { full: false };
  const prune = vi.fn(async () => 0);
  const keeper = createHistoryKeeper({
    conversations: () => conversations,
    store: {
      async write(records) {
        if (disk.full) throw new HistoryError('full');
        for (const record of records) kept.set(record.entry.id, record);
      },
      prune,
    },
    loadSettings: async () => parseSettings(settings),
    whileAlive: (work) => work,
  });
  const conversations = createConversations((id, { turnIds }) => keeper.changed(id, turnIds));
  const { id } = conversations.shownIn(7);
  const ask = async (turn: Partial<Turn>, end: Partial<Turn> = {}) => {
    const asked = { ...TURN, ...turn };
    conversations.addTurn(id, asked);
    conversations.updateTurn(id, asked.id, { status: 'done', card: CARD, ...end }, true);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, conversations, id, ask, kept, disk, prune };
}

describe('a turn that ends', () => {
  it('is written at once, with the title that its page had when it was asked', async () => {
    const { conversations, id, ask, kept } = keeping();
    conversations.update(id, { title: 'Hours' });
    await ask({});
    expect(kept.get('a')?.entry).toMatchObject({ question: 'When?', title: 'Hours', conversationId: id });
  });

  it.each([
    ['in an incognito tab', {}, { incognito: true }],
    ['on a site of the never list', { sites: { never: ['shop.example'] } }, {}],
    ['with the history switched off', { history: { keep: false } }, {}],
  ] as [string, SettingsInput, object][])('is not kept %s', async (_, settings, head) => {
    const { conversations, id, ask, kept } = keeping(settings);
    conversations.update(id, head);
    await ask({});
    expect(kept.size).toBe(0);
  });

  it('is kept when it was stopped or failed in the middle, and not when nothing came', async () => {
    const { ask, kept } = keeping();
    await ask({ id: 'half' }, { status: 'failed', problem: { code: 'stream-broken' } });
    await ask({ id: 'none' }, { status: 'failed', card: undefined });
    expect([...kept.values()].map(({ answer }) => [answer.id, answer.status])).toEqual([['half', 'stopped']]);
  });

  it('is written again when it is read on, and not when only its card is corrected', async () => {
    const { conversations, id, ask, kept } = keeping();
    await ask({});
    kept.clear();
    conversations.updateTurn(id, 'a', { card: { ...CARD, dark: true } }, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(0);
    conversations.updateTurn(id, 'a', { status: 'running' });
    conversations.updateTurn(id, 'a', { status: 'done' }, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.size).toBe(1);
  });

  it('waits where it cannot be written: the panel is told, and nothing is lost', async () => {
    const { conversations, id, ask, kept, disk } = keeping();
    disk.full = true;
    await ask({});
    expect(conversations.get(id)?.unkept).toBe('full');
    disk.full = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([...kept.keys()]).toEqual(['a']);
    expect(conversations.get(id)?.unkept).toBeUndefined();
  });

  it('is tried again by a worker that was started anew', async () => {
    const first = keeping();
    first.disk.full = true;
    await first.ask({});
    await first.conversations.flush();
    const second = keeping();
    await second.conversations.load();
    await second.keeper.start();
    expect([...second.kept.keys()]).toEqual(['a']);
  });

  it('takes along what is older than it may be', async () => {
    vi.setSystemTime(100 * 86_400_000);
    const { ask, prune } = keeping({ history: { days: 30 } });
    await ask({});
    expect(prune).toHaveBeenCalledWith({ to: 70 * 86_400_000 });
  });
});
