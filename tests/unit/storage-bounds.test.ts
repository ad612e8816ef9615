import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import { fitHead, fitTurn, MAX_TURN_BYTES } from '../../src/background/fit-turn.ts';
import { createSessionStore } from '../../src/background/session-store.ts';
import type { FindCard } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { NOWHERE } from '../../src/contracts/place.ts';
import { jsonBytes } from '../../src/core/bounded.ts';
import { loadWalks, MAX_WALKS_BYTES, saveWalk, type Walk } from '../../src/modes/guide/cache.ts';
import { loadRuns, MAX_RUNS_BYTES, record } from '../../src/modes/guide/recording.ts';
import { newCard } from '../../src/modes/guide/session.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';
import { memoryStore } from '../fakes/memory-store.ts';

/** What Chrome gives all tabs of all windows together. */
const QUOTA = 10 * 1024 * 1024;

const answer = (text: string): FindCard => ({
  mode: 'find',
  engine: 'model',
  text,
  citations: [],
  notes: [],
  dark: false,
});
const turn = (id: string, askedAt: number, text: string): Turn => ({
  id,
  question: `Question ${id}`,
  askedAt,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'done',
  card: answer(text),
  url: 'https://example.com/',
  restarts: 0,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubStorage(quota: number) {
  const storage = fakeChromeStorage(quota);
  vi.stubGlobal('chrome', { storage });
  return storage;
}

async function started() {
  const conversations = createConversations(() => {});
  await conversations.load();
  return conversations;
}

describe.each([
  ['the quota of Chrome', QUOTA],
  ['a quota that is smaller than we think', QUOTA / 4],
])('sixty tabs with a hundred long answers each, in %s', (_, quota) => {
  const TABS = 60;
  const TURNS = 100;
  const LONG = 'A long answer in plain words, ünd with other letters. '.repeat(100);

  it('keep within it, keep the newest of every tab, and say what was dropped', async () => {
    const storage = stubStorage(quota);
    const conversations = await started();
    let now = 0;
    for (let n = 0; n < TURNS; n += 1) {
      for (let tabId = 1; tabId <= TABS; tabId += 1) {
        const { id } = conversations.shownIn(tabId);
        conversations.addTurn(id, turn(`${tabId}-${n}`, ++now, LONG));
      }
      await vi.runAllTimersAsync();
    }
    expect(storage.session.peak()).toBeLessThanOrEqual(quota);
    expect(storage.session.peak()).toBeGreaterThan(quota / 3);

    const after = await started();
    for (let tabId = 1; tabId <= TABS; tabId += 1) {
      const { turns, dropped } = after.shownIn(tabId);
      expect(turns.at(-1)?.id).toBe(`${tabId}-${TURNS - 1}`);
      expect(turns.length + (dropped ?? 0)).toBe(TURNS);
      // What is left is whole, and the last of what was asked.
      expect(turns.map(({ id }) => id)).toEqual(
        Array.from({ length: turns.length }, (_, i) => `${tabId}-${TURNS - turns.length + i}`),
      );
      expect(turns[0]?.card).toEqual(answer(LONG));
    }
    expect(after.all()).toHaveLength(TABS);
  }, 30_000);
});

it('the only answer of a tab stays, however old, while another tab has older ones than its newest', async () => {
  stubStorage(QUOTA);
  const conversations = await started();
  const LONG = 'A long answer. '.repeat(5_000);
  const { id: quiet } = conversations.shownIn(1);
  conversations.addTurn(quiet, turn('quiet', 1, LONG));
  const { id: busy } = conversations.shownIn(2);
  for (let n = 0; n < 200; n += 1) {
    conversations.addTurn(busy, turn(`busy-${n}`, 2 + n, LONG));
    await vi.runAllTimersAsync();
  }
  const after = await started();
  expect(after.shownIn(1).turns.map(({ id }) => id)).toEqual(['quiet']);
  expect(after.shownIn(2).dropped).toBeGreaterThan(0);
  expect(after.shownIn(2).turns.at(-1)?.id).toBe('busy-199');
});

describe('a turn that is larger than a turn may be', () => {
  it('is stored with its texts cut', () => {
    const cut = fitTurn(turn('a', 0, 'words '.repeat(600_000)));
    const { text } = cut.card as FindCard;
    expect(text.startsWith('words words')).toBe(true);
    expect(JSON.stringify(cut).length).toBeLessThanOrEqual(MAX_TURN_BYTES);
    expect([cut.question, cut.cut]).toEqual(['Question a', true]);
  });

  it('keeps its question when nothing else helps', () => {
    const endless = turn('a', 0, '');
    const citation = {
      id: 1,
      k: 1,
      status: 'exact',
      phrase: 'x',
      place: NOWHERE,
      context: '',
      headings: [],
    } as const;
    (endless.card as FindCard).citations = Array.from({ length: 20_000 }, () => ({
      ...citation,
      headings: [],
    }));
    const { card, question, cut } = fitTurn(endless);
    expect(cut).toBe(true);
    expect(card === undefined).toBe(true);
    expect(question).toBe('Question a');
  });

  it('that fits is left as it is', () => {
    const one = turn('a', 0, 'short');
    expect(fitTurn(one)).toBe(one);
  });
});

it('the head of a conversation is bounded, too', () => {
  const endless = 'x'.repeat(3_000_000);
  const head = fitHead({ url: `data:${endless}`, title: endless, draft: { text: endless, id: 'd' } });
  expect(jsonBytes(head)).toBeLessThan(100_000);
  const short = { url: 'https://example.com/', title: 'Short' };
  expect(fitHead(short)).toEqual(short);
});

describe('what is kept of guides', () => {
  const LONG = 'word '.repeat(60_000);

  it('stays within its bytes, however long the runs are, and the newest is there', async () => {
    const store = memoryStore();
    for (let i = 0; i < 12; i += 1)
      await record(store, { ...newCard(LONG, 'model', false, 0), runId: `run-${i}` });
    const runs = await loadRuns(store);
    expect(jsonBytes(runs)).toBeLessThanOrEqual(MAX_RUNS_BYTES);
    expect(runs.map(({ id }) => id).slice(0, 2)).toEqual(['run-11', 'run-10']);
  });

  it('so do the walks of all sites', async () => {
    const store = memoryStore();
    for (let i = 1; i <= 12; i += 1) await saveWalk(store, walk(i));
    const walks = await loadWalks(store);
    expect(jsonBytes(walks)).toBeLessThanOrEqual(MAX_WALKS_BYTES);
    expect(walks.map(({ usedAt }) => usedAt).slice(0, 2)).toEqual([12, 11]);
  });

  const walk = (i: number): Walk => ({
    id: `${i}`,
    site: `https://site${i}.example`,
    task: `Open item number ${i}`,
    savedAt: i,
    usedAt: i,
    uses: 0,
    steps: [{ instruction: LONG, hint: '', action: 'click', value: null, locator: null }],
    evidence: null,
  });
});

describe('the store of the session', () => {
  const store = (area: Partial<Parameters<typeof createSessionStore>[0]['area'] & object>) =>
    createSessionStore({
      maxBytes: 1_000,
      dropOldest: () => undefined,
      area: { all: async () => ({}), set: async () => {}, remove: async () => {}, ...area },
    });

  it('tries a write again that was refused, and goes on with the next in any case', async () => {
    const written: Record<string, unknown>[] = [];
    let refusals = 0;
    const set = vi.fn(async (items: Record<string, unknown>): Promise<void> => {
      if (refusals++ < 1) throw new Error('The disk is on holiday');
      written.push(items);
    });
    const { put } = store({ set });
    put('a', () => 1, true);
    await vi.runAllTimersAsync();
    expect(written).toEqual([{ a: '1' }]);

    set.mockImplementation(() => Promise.reject(new Error('never again')));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    put('b', () => 2, true);
    await vi.runAllTimersAsync();
    expect(warn).toHaveBeenCalledOnce();

    set.mockImplementation(async (items) => void written.push(items));
    put('c', () => 3, true);
    await vi.runAllTimersAsync();
    expect(written.at(-1)).toEqual({ c: '3' });
    warn.mockRestore();
  });

  it('gives up what is being written only when nothing else is left, and never asks for ever', async () => {
    const set = vi.fn(() => Promise.reject(new Error('QUOTA_BYTES quota exceeded')));
    const { put, bytes } = store({ set });
    put('a', () => 'x'.repeat(100));
    put('b', () => 'y', true);
    await vi.runAllTimersAsync();
    expect(bytes()).toBe(0);
  });
});
