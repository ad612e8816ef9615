import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import { createTelling } from '../../src/background/telling.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { type FakeStorage, fakeChromeStorage } from '../fakes/chrome-storage.ts';

const turn = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  question: 'Who?',
  askedAt: 0,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'done',
  url: 'https://example.com/',
  restarts: 0,
  ...more,
});

let storage: FakeStorage;
beforeEach(() => {
  vi.useFakeTimers();
  storage = fakeChromeStorage();
  vi.stubGlobal('chrome', { storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function started(onChange: Parameters<typeof createConversations>[0] = () => {}) {
  const conversations = createConversations(onChange);
  await conversations.load();
  return conversations;
}

describe('conversations', () => {
  it('are found again by a worker that was started anew, in the tab that shows them', async () => {
    const before = await started();
    const { id } = before.shownIn(7);
    before.addTurn(id, turn('a'));
    before.addTurn(id, turn('b', { question: 'And then?' }));
    await vi.runAllTimersAsync();

    const after = await started();
    expect(after.shownIn(7).id).toBe(id);
    expect(after.get(id)?.turns.map(({ question }) => question)).toEqual(['Who?', 'And then?']);
  });

  it('tell once of a burst of changes, and only of the turn that changed', async () => {
    const tell = vi.fn();
    const conversations = await started(createTelling(tell));
    const { id } = conversations.shownIn(7);
    conversations.addTurn(id, turn('a'));
    conversations.addTurn(id, turn('b'));
    tell.mockClear();
    for (let i = 0; i < 10; i++) conversations.updateTurn(id, 'b', { url: `https://example.com/${i}` });
    await vi.runAllTimersAsync();
    expect(tell.mock.calls).toEqual([[id, { head: false, turnIds: new Set(['b']) }]]);
    expect(conversations.turn(id, 'b')?.url).toBe('https://example.com/9');
  });

  it('write a streaming answer once a second, turn by turn, and nothing for a change that changes nothing', async () => {
    const conversations = await started();
    const { id } = conversations.shownIn(7);
    conversations.addTurn(id, turn('a'));
    conversations.addTurn(id, turn('b'));
    await vi.runAllTimersAsync();
    const set = vi.spyOn(storage.session, 'set');
    for (let ms = 0; ms < 5000; ms += 40) {
      conversations.updateTurn(id, 'b', { url: `https://example.com/${ms}` });
      await vi.advanceTimersByTimeAsync(40);
    }
    await vi.runAllTimersAsync();
    expect(set.mock.calls.length).toBeLessThanOrEqual(6);
    expect(new Set(set.mock.calls.flatMap(([items]) => Object.keys(items)))).toEqual(
      new Set([`turn:${id}:b`]),
    );
    set.mockClear();
    conversations.updateTurn(id, 'b', { status: 'done', restarts: 0 }, true);
    await vi.runAllTimersAsync();
    expect(set).not.toHaveBeenCalled();
  });

  it('stay forgotten: a change that was on its way does not bring them back', async () => {
    const conversations = await started();
    const { id } = conversations.shownIn(7);
    conversations.addTurn(id, turn('a'));
    conversations.updateTurn(id, 'a', { status: 'stopped' });
    conversations.forget(id);
    await vi.runAllTimersAsync();
    expect([...storage.session.values.keys()].filter((key) => key !== 'tabs')).toEqual([]);
    expect((await started()).seenIn(7)).toBeUndefined();
  });

  it("lie over the other tab's own when they are taken there, which is there again when they leave", async () => {
    const conversations = await started();
    const guide = conversations.shownIn(7).id;
    const own = conversations.shownIn(8).id;
    conversations.addTurn(guide, turn('guide'));
    conversations.addTurn(own, turn('own'));

    conversations.move(guide, 8);
    expect(conversations.pictureOf(8)).toMatchObject({ id: guide, tabId: 8, cameFrom: 7, covers: true });
    expect(conversations.seenIn(7)).toBeUndefined();
    await vi.runAllTimersAsync();

    const after = await started();
    expect(after.shownIn(8).id).toBe(guide);
    after.move(guide, 9);
    expect(after.shownIn(8).id).toBe(own);
    expect(after.get(own)?.turns.map(({ id }) => id)).toEqual(['own']);
    after.move(guide, 8);
    after.forget(guide);
    expect(after.shownIn(8).id).toBe(own);
  });

  it('may lie in several tabs, and work in one of them; what is marked is a fact of each tab', async () => {
    const conversations = await started();
    const { id } = conversations.shownIn(7);
    conversations.addTurn(id, turn('a'));
    conversations.setMarked(7, true);
    conversations.lay(id, 8);
    await vi.runAllTimersAsync();
    const after = await started();
    expect(after.tabsOf(id)).toEqual([7, 8]);
    expect(after.get(id)?.tabId).toBe(8);
    expect(after.pictureOf(7)).toMatchObject({ id, tabId: 7, marked: true });
    expect(after.pictureOf(8)).toMatchObject({ id, tabId: 8, marked: false });
    after.closeTab(8);
    expect(after.tabsOf(id)).toEqual([7]);
  });

  it('change places when the person wants the other one of a tab', async () => {
    const conversations = await started();
    const own = conversations.shownIn(8).id;
    conversations.addTurn(own, turn('own'));
    const other = conversations.shownIn(7).id;
    conversations.addTurn(other, turn('other'));
    conversations.lay(other, 8);
    conversations.turnOver(8);
    expect(conversations.shownIn(8).id).toBe(own);
    conversations.turnOver(8);
    expect(conversations.shownIn(8).id).toBe(other);
  });

  it('that nothing was asked in yet give way for good', async () => {
    const conversations = await started();
    const guide = conversations.shownIn(7).id;
    const empty = conversations.shownIn(8).id;
    conversations.addTurn(guide, turn('guide'));
    conversations.move(guide, 8);
    expect(conversations.get(empty)).toBeUndefined();
  });
});
