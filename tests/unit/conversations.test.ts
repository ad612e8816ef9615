import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

const turn = (id: string, question = 'Who?'): Turn => ({
  id,
  question,
  askedAt: 0,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'running',
  url: 'https://example.com/',
  restarts: 0,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('chrome', { storage: fakeChromeStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('conversations', () => {
  it('are found again by a worker that was started anew', async () => {
    const before = createConversations(() => {});
    await before.loaded;
    before.addTurn(7, turn('a'));
    await vi.runAllTimersAsync();

    const after = createConversations(() => {});
    await after.loaded;
    expect(after.newest(7)?.question).toBe('Who?');
    expect(after.tabs()).toEqual([7]);
  });

  it('tell the panel once for a burst of changes, with the last state', async () => {
    const tell = vi.fn();
    const conversations = createConversations(tell);
    await conversations.loaded;
    conversations.addTurn(7, turn('a'));
    tell.mockClear();
    for (let i = 0; i < 10; i++) conversations.updateTurn(7, 'a', { url: `https://example.com/${i}` });
    await vi.runAllTimersAsync();
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tell.mock.calls[0]?.[0].turns[0].url).toBe('https://example.com/9');
  });

  it('stay forgotten: a change that was on its way does not bring them back', async () => {
    const conversations = createConversations(() => {});
    await conversations.loaded;
    conversations.addTurn(7, turn('a'));
    conversations.updateTurn(7, 'a', { status: 'done' });
    await conversations.forget(7);
    await vi.runAllTimersAsync();
    const after = createConversations(() => {});
    await after.loaded;
    expect(after.tabs()).toEqual([]);
  });

  it('move to the tab that takes over, with nothing marked there yet', async () => {
    const conversations = createConversations(() => {});
    await conversations.loaded;
    conversations.addTurn(7, turn('a'));
    conversations.update(7, { marked: true });
    await conversations.handOver(7, 8);
    expect(conversations.newest(8)?.id).toBe('a');
    expect(conversations.get(8).marked).toBe(false);
    expect(conversations.tabs()).toEqual([8]);
  });
});
