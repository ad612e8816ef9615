import type { Card, Progress, Turn } from '../../src/contracts/conversation.ts';
import { SightlineError } from '../../src/contracts/errors.ts';
import type { IndexLine, PageIndex } from '../../src/contracts/page-index.ts';
import { parseSettings, type SettingsInput } from '../../src/contracts/settings.ts';
import type { Model, ModelMessage, StreamResult } from '../../src/model/model.ts';
import type { Mark, ScriptedPage, TurnContext } from '../../src/modes/mode.ts';

/** A page of given lines that remembers what was painted; each mark is on the page only a little later, as in real life. */
export function fakePage(lines: IndexLine[], about: Partial<PageIndex> = {}) {
  const painted: Mark[] = [];
  let cleared = 0;
  const page: ScriptedPage = {
    kind: async () => 'html',
    snapshot: async () => ({
      url: 'https://example.org/page',
      title: 'A page',
      lang: 'en',
      readyState: 'complete',
      dark: false,
      selection: '',
      canvasOnly: false,
      frames: {},
      lines,
      ...about,
    }),
    callAt: () => Promise.reject(new SightlineError('stale-element')),
    callAll: async () => [],
    mark: async (mark) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      painted.push(mark);
      return { lit: true };
    },
    reveal: async () => ({ found: true }),
    clear: async () => {
      cleared++;
    },
  };
  return { page, painted, cleared: () => cleared };
}

/** A model that streams a scripted reply in small pieces and remembers what it was sent. `during` runs before each piece. */
export function fakeModel(
  reply: string,
  {
    result = {},
    during,
    pieceLength = 5,
  }: {
    result?: Partial<StreamResult>;
    during?: (sent: string) => void | Promise<void>;
    pieceLength?: number;
  } = {},
) {
  const requests: ModelMessage[][] = [];
  const model: Model = {
    label: 'fake',
    contextTokens: undefined,
    async stream(messages, { signal, onText }) {
      requests.push(messages);
      for (let at = 0; at < reply.length; at += pieceLength) {
        await during?.(reply.slice(0, at));
        signal.throwIfAborted();
        onText(reply.slice(at, at + pieceLength));
      }
      signal.throwIfAborted();
      return { text: reply, finish: 'stop', promptCut: false, ...result };
    },
    structured: () => Promise.reject(new SightlineError('reply-garbled')),
  };
  return { model, requests };
}

/** A port that this test does not expect to be touched. */
const unused = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get(_, property) {
      throw new Error(`${name}.${String(property)} is not part of this test`);
    },
  });

/** One turn of a conversation, with everything that the mode shows. */
export function fakeTurn<C extends Card>(given: {
  question: string;
  page: ScriptedPage;
  model?: Model | null;
  settings?: SettingsInput;
  history?: { question: string; answer: string }[];
  card?: C;
}) {
  const end = new AbortController();
  const shown: C[] = [];
  const progress: (Progress | undefined)[] = [];
  const turn: Turn = {
    id: 'turn-1',
    question: given.question,
    askedAt: 0,
    mode: 'find',
    route: { handler: 'find', confidence: 1, reason: '', by: 'local' },
    status: 'running',
    url: 'https://example.org/page',
    restarts: 0,
  };
  const context: TurnContext<C> = {
    turn,
    question: given.question,
    history: given.history ?? [],
    tabId: 1,
    document: given.page,
    page: given.page,
    tab: unused('tab'),
    store: unused('store'),
    model: given.model ?? null,
    settings: parseSettings(given.settings),
    signal: end.signal,
    hooks: { signal: end.signal },
    card: () => shown.at(-1) ?? given.card,
    show: (card) => shown.push(structuredClone(card)),
    stored: async () => {},
    progress: (code) => progress.push(code),
    hint: () => undefined,
  };
  return { context, shown, progress, stop: () => end.abort(new DOMException('stopped', 'AbortError')) };
}
