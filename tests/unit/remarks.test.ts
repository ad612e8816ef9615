import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import { createRemarks } from '../../src/background/remarks.ts';
import type { Citation } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { HistoryError } from '../../src/contracts/history-error.ts';
import { wordsAt } from '../../src/contracts/place.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

beforeEach(() => vi.stubGlobal('chrome', { storage: fakeChromeStorage() }));
afterEach(() => vi.unstubAllGlobals());

const QUOTE: Citation = {
  id: 1,
  k: 1,
  status: 'exact',
  phrase: 'opens at nine',
  place: wordsAt([{ n: 1, start: 0, end: 13 }]),
  context: 'opens at nine',
  headings: [],
};
const turn = (id: string): Turn => ({
  id,
  question: 'When?',
  askedAt: 1,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'done',
  url: 'https://shop.example/',
  restarts: 0,
  card: { mode: 'find', engine: 'instant', text: 'Nine.', citations: [QUOTE], notes: [], dark: false },
});

async function started() {
  const conversations = createConversations(() => undefined);
  await conversations.load();
  const history = { remark: vi.fn(async (_id: string, _citations: readonly Citation[]) => undefined) };
  return { conversations, history, remarks: createRemarks(conversations, history) };
}
type Conversations = Awaited<ReturnType<typeof started>>['conversations'];
const quoteOf = (conversations: Conversations, id: string, turnId: string): Citation | undefined => {
  const { card } = conversations.turn(id, turnId) ?? {};
  return card?.mode === 'find' ? card.citations[0] : undefined;
};

it('keeps pins and comments with every citation of the quote, over the end of the worker, and in the history', async () => {
  const { conversations, history, remarks } = await started();
  const { id } = conversations.shownIn(7);
  for (const each of ['a', 'b']) conversations.addTurn(id, turn(each));
  const citations = ['a', 'b'].map((turnId) => ({ turnId, citation: 1 }));
  await remarks.remark(id, { citations, remark: { pinned: true } });
  await remarks.remark(id, { citations, remark: { comment: '  to be asked ' } });
  await conversations.flush();

  const { conversations: later } = await started();
  const remarked = { ...QUOTE, pinned: true, comment: 'to be asked' };
  for (const each of ['a', 'b']) expect(quoteOf(later, id, each)).toEqual(remarked);
  expect(history.remark).toHaveBeenLastCalledWith('b', [remarked]);

  await remarks.remark(id, { citations, remark: { pinned: false, comment: '' } });
  expect(quoteOf(conversations, id, 'a')).toEqual(QUOTE);
});

it('knows what was looked for in vain until it is found', async () => {
  const { conversations, history, remarks } = await started();
  const { id } = conversations.shownIn(7);
  conversations.addTurn(id, turn('a'));
  await remarks.seen(id, 'a', 1, true);
  expect(history.remark).not.toHaveBeenCalled();
  await remarks.seen(id, 'a', 1, false);
  expect(quoteOf(conversations, id, 'a')?.goneAt).toBeGreaterThan(0);
  await remarks.seen(id, 'a', 1, true);
  expect(quoteOf(conversations, id, 'a')).toEqual(QUOTE);
});

it('keeps when many were seen to be gone first, and writes each answer once', async () => {
  const { conversations, history, remarks } = await started();
  const { id } = conversations.shownIn(7);
  for (const each of ['a', 'b']) conversations.addTurn(id, turn(each));
  conversations.addTurn(id, { ...turn('c'), status: 'running' });
  const seen = (isThere: boolean) => ['a', 'b', 'c'].map((turnId) => ({ turnId, citation: 1, isThere }));
  await remarks.heldAll(id, seen(true));
  expect(history.remark).not.toHaveBeenCalled();
  vi.setSystemTime(1_000);
  await remarks.heldAll(id, seen(false));
  vi.setSystemTime(2_000);
  await remarks.heldAll(id, seen(false));
  vi.useRealTimers();
  expect(['a', 'b', 'c'].map((each) => quoteOf(conversations, id, each)?.goneAt)).toEqual([
    1_000,
    1_000,
    undefined,
  ]);
  expect(history.remark.mock.calls.map(([turnId]) => turnId)).toEqual(['a', 'b']);
  await remarks.heldAll(id, seen(true));
  expect(quoteOf(conversations, id, 'a')).toEqual(QUOTE);
});

it('says that a history without room did not take it, and keeps it in the conversation', async () => {
  const { conversations, history, remarks } = await started();
  const { id } = conversations.shownIn(7);
  conversations.addTurn(id, turn('a'));
  history.remark.mockRejectedValueOnce(new HistoryError('full'));
  await remarks.remark(id, { citations: [{ turnId: 'a', citation: 1 }], remark: { pinned: true } });
  expect(conversations.get(id)?.unkept).toBe('full');
  expect(quoteOf(conversations, id, 'a')?.pinned).toBe(true);
});
