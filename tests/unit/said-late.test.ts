import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAsk } from '../../src/background/ask.ts';
import { createConversations } from '../../src/background/conversations.ts';
import type { TurnEnds } from '../../src/background/end-turns.ts';
import { createJobs } from '../../src/background/jobs.ts';
import { createTurnParts } from '../../src/background/turn-parts.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { modes } from '../../src/modes/index.ts';
import type { TurnContext } from '../../src/modes/mode.ts';
import { fakeChromeStorage } from '../fakes/chrome-storage.ts';

// Files share one world: what another has loaded would be taken as it is.
vi.hoisted(() => vi.resetModules());
// Both reach for Chrome when they are loaded.
vi.mock('../../src/background/offer-pages.ts', () => ({ askedPages: async () => undefined }));
vi.mock('../../src/background/models.ts', () => ({ modelFor: async () => undefined }));
afterAll(() => void vi.resetModules());

const GUIDE: Turn = {
  id: 'guide',
  question: 'Change my name',
  askedAt: 0,
  mode: 'guide',
  route: { handler: 'guide', confidence: 1, reason: '', by: 'local' },
  status: 'waiting',
  url: 'https://example.com/',
  restarts: 0,
};

beforeEach(() => vi.stubGlobal('chrome', { storage: fakeChromeStorage() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A conversation with a guide that waits for the person, and what was done with what they wrote. */
async function guided() {
  const conversations = createConversations(() => {});
  await conversations.load();
  const { id } = conversations.shownIn(7);
  conversations.addTurn(id, GUIDE);
  const jobs = createJobs();
  const contextOf = async (_: unknown, turn: Turn) =>
    ({
      turn,
      question: turn.question,
      document: { kind: async () => 'html', clear: async () => {} },
    }) as never;
  const ends = { stopNewest: () => undefined, clearPage: async () => {} } as unknown as TurnEnds;
  const { ask } = createAsk(conversations, jobs, createTurnParts(conversations, jobs, { contextOf }), ends);
  const said = vi.spyOn(modes.guide, 'said').mockResolvedValue('waiting');
  for (const mode of [modes.find, modes.guide])
    vi.spyOn(mode, 'run').mockImplementation(async (_: TurnContext) => 'done');
  return { conversations, id, jobs, ask, said };
}

it('what is written to a guide that waits goes to it', async () => {
  const { conversations, id, ask, said } = await guided();
  await ask(id, 'the other name, please');
  expect(said).toHaveBeenCalledOnce();
  expect(conversations.get(id)?.turns).toHaveLength(1);
});

it('what is written in the moment in which a guide ends is a question of its own, and not lost', async () => {
  const { conversations, id, jobs, ask, said } = await guided();
  // Stands in the line before what is written now: the page told that the last step is done.
  const ended = jobs.entry(id, () => conversations.updateTurn(id, 'guide', { status: 'done' }, true));
  await Promise.all([ended, ask(id, 'what does it say on the page now?')]);
  expect(said).not.toHaveBeenCalled();
  expect(conversations.get(id)?.turns.map(({ question, status }) => [question, status])).toEqual([
    ['Change my name', 'done'],
    ['what does it say on the page now?', 'done'],
  ]);
});
