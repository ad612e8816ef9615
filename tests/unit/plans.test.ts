import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConversations } from '../../src/background/conversations.ts';
import { createPlans } from '../../src/background/plans.ts';
import type { AskedPart } from '../../src/background/routing.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('../../src/background/models.ts', () => ({ modelFor: async () => undefined }));
afterAll(() => void vi.resetModules());
beforeEach(() => vi.stubGlobal('chrome', { storage: fakeChromeStorage() }));
afterEach(() => void vi.unstubAllGlobals());

const PARTS = [
  { question: 'hide the ads', mode: 'hide' },
  { question: 'tell me the price', mode: 'find' },
  { question: 'take me to the form', mode: 'guide' },
] as const;

/** A plan of three parts whose turns end as the test says. */
async function planned(asked: readonly AskedPart[] = PARTS) {
  let advance: (id: string) => void = () => {};
  const conversations = createConversations((id, { turnIds }) => turnIds.size > 0 && advance(id));
  await conversations.load();
  const { id } = conversations.shownIn(7);
  const plans = createPlans(conversations, async (_, { question, mode }, turnId, about) => {
    conversations.addTurn(id, { ...TURN, id: turnId, question, mode, ...(about ? { about } : {}) });
  });
  advance = (each) => void plans.advance(each);
  await plans.start(id, asked);
  const end = (status: Turn['status']) =>
    conversations.updateTurn(id, conversations.newest(id)?.id ?? '', { status });
  const begun = () => conversations.get(id)?.turns.map(({ question }) => question);
  const rest = () => conversations.get(id)?.plan?.parts.filter(({ turnId }) => !turnId) ?? [];
  return { plans, conversations, id, end, begun, rest };
}
const TURN: Turn = {
  id: '',
  question: '',
  askedAt: 0,
  mode: 'find',
  route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
  status: 'running',
  url: 'https://example.com/',
  restarts: 0,
};

it('begins each part when the one before is done, and not while that waits for the person', async () => {
  const { begun, end } = await planned();
  end('waiting');
  expect(begun()).toEqual(['hide the ads']);
  end('done');
  expect(begun()).toEqual(['hide the ads', 'tell me the price']);
  end('done');
  end('done');
  expect(begun()).toEqual(['hide the ads', 'tell me the price', 'take me to the form']);
});

it.each(['failed', 'stopped'] as const)(
  'a part that %s holds the rest until the person goes on',
  async (how) => {
    const { plans, id, begun, end } = await planned();
    end(how);
    expect(begun()).toEqual(['hide the ads']);
    await plans.change(id, { do: 'go-on' });
    expect(begun()).toEqual(['hide the ads', 'tell me the price']);
  },
);

it('what was not begun can be changed, put in another order and left out; what was, cannot', async () => {
  const { plans, id, begun, end, rest, conversations } = await planned();
  await plans.change(id, { do: 'hold' });
  end('done');
  expect(begun()).toEqual(['hide the ads']);
  const [price, form] = rest();
  await plans.change(id, {
    do: 'set',
    rest: [
      { id: form!.id, question: form!.question },
      { id: price!.id, question: 'hide the banners' },
      { id: conversations.get(id)!.plan!.parts[0]!.id, question: 'again' },
    ],
  });
  expect(begun()).toEqual(['hide the ads', 'take me to the form']);
  expect(rest()).toMatchObject([{ question: 'hide the banners', mode: 'hide' }]);
  await plans.change(id, { do: 'set', rest: [] });
  end('done');
  expect(begun()).toHaveLength(2);
});

it('a part that is asked once more stays a part; another question holds the rest, and ends a plan that is through', async () => {
  const { plans, conversations, id, begun, end } = await planned();
  const first = conversations.newest(id)!.id;
  end('failed');
  plans.asked(id, 'again', first);
  conversations.addTurn(id, { ...TURN, id: 'again', question: 'hide the ads' });
  end('done');
  expect(begun()?.at(-1)).toBe('tell me the price');
  plans.asked(id, 'else', undefined);
  end('done');
  expect(begun()?.at(-1)).toBe('tell me the price');
  await plans.change(id, { do: 'go-on' });
  end('done');
  plans.asked(id, 'new', undefined);
  expect(conversations.get(id)?.plan).toBeUndefined();
});

it('a part whose turn was never written down, because the worker ended, is begun again', async () => {
  const { plans, conversations, id, begun } = await planned();
  conversations.removeTurn(id, conversations.newest(id)!.id);
  await plans.resume();
  expect(begun()).toEqual(['hide the ads']);
});

it('a part that says "it" or "there" is told what the one before has found, and on which page', async () => {
  const { conversations, id, end } = await planned([
    { question: 'find the refund rule', mode: 'find' },
    { question: 'take me to it', mode: 'guide' },
  ]);
  const place = { kind: 'words' as const, spans: [{ n: 1, start: 0, end: 15 }] };
  const cited = {
    id: 1,
    k: 1,
    status: 'exact' as const,
    phrase: 'within ten days',
    place,
    context: '',
    headings: [],
  };
  const card = {
    mode: 'find' as const,
    engine: 'model' as const,
    text: '',
    citations: [cited, { ...cited, id: 2, k: 2, phrase: 'to the same card', source: 0 }],
    pages: [{ url: 'https://example.com/rules', title: 'Rules' }],
    notes: [],
    dark: false,
  };
  conversations.updateTurn(id, conversations.newest(id)?.id ?? '', { card });
  end('done');
  expect(conversations.newest(id)).toMatchObject({
    question: 'take me to it',
    about: '“within ten days” … “to the same card” (https://example.com/rules)',
  });
});

it('where nothing was found, it is told what was looked for; a part that says itself where to is told nothing', async () => {
  const { conversations, id, end } = await planned([
    { question: 'find the refund rule', mode: 'find' },
    { question: 'take me there', mode: 'guide' },
    { question: 'take me to the form', mode: 'guide' },
  ]);
  end('done');
  expect(conversations.newest(id)?.about).toBe('find the refund rule');
  end('done');
  expect(conversations.newest(id)).not.toHaveProperty('about');
});
