import type { Citation, FindCard } from '../../src/contracts/answer.ts';
import { citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import type { Conversation, Turn, Usage } from '../../src/contracts/conversation.ts';
import type { Problem } from '../../src/contracts/errors.ts';
import { DEFAULT_LIMITS, type FollowTree, followOutcomeSchema } from '../../src/contracts/follow.ts';
import { NOWHERE, wordsAt } from '../../src/contracts/place.ts';
import type { WorkerToPanel } from '../../src/contracts/worker-to-panel.ts';

/** Conversation states that tests and the gallery share. */
export const URL = 'https://shop.example/help/returns';

export function citation(id: number, phrase: string, more: Partial<Citation> = {}): Citation {
  return {
    id,
    k: id,
    status: 'exact',
    phrase,
    place: wordsAt([{ n: id, start: 0, end: phrase.length }]),
    context: `As a rule, ${phrase}, unless stated otherwise.`,
    headings: ['Help', 'Returns and refunds'],
    lit: true,
    ...more,
  };
}

export const CITATIONS: Citation[] = [
  citation(1, 'you can send items back within 30 days of delivery'),
  citation(2, 'The return label is free for orders above 40 €', { status: 'moved' }),
  citation(3, 'refunds take up to five working days', { status: 'close' }),
  citation(4, 'gift cards can be refunded in cash', { k: null, status: 'not-found', place: NOWHERE }),
];

export const ANSWER = [
  `You have **30 days** from delivery to return an item.${cite(1)} The label costs nothing above 40 €${cite(2)}.`,
  'Most shops handle this the same way.',
  '',
  `- Refunds take up to *five working days*.${cite(3)}`,
  `- Gift cards are paid out in cash.${cite(4)}`,
  '',
  'See [the postal service](https://post.example/track?x=1) for tracking.',
].join('\n');

export const USAGE: Usage = {
  model: 'anthropic/claude-haiku-4.5',
  requests: 1,
  promptTokens: 6120,
  cachedTokens: 4096,
  completionTokens: 184,
  usd: 0.00412,
  firstWordMs: 830,
  totalMs: 2440,
};

export function card(more: Partial<FindCard> = {}): FindCard {
  return {
    mode: 'find',
    engine: 'model',
    text: ANSWER,
    citations: CITATIONS,
    notes: [],
    dark: false,
    ...more,
  };
}

export function turn(more: Partial<Turn> = {}): Turn {
  return {
    id: 't1',
    question: 'How long do I have to return something?',
    askedAt: 0,
    mode: 'find',
    route: { handler: 'find', confidence: 1, reason: 'question', by: 'local' },
    status: 'done',
    card: card(),
    usage: USAGE,
    url: URL,
    restarts: 0,
    ...more,
  };
}

export function conversation(more: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    tabId: 7,
    url: URL,
    title: 'Returns and refunds – Example Shop',
    turns: [],
    marked: false,
    engine: { id: 'openrouter', model: 'anthropic/claude-haiku-4.5' },
    ...more,
  };
}

/** A conversation as the worker sends it to a panel that turns to it. */
export function asMessage({ turns, ...head }: Conversation): WorkerToPanel {
  const turnIds = turns.map(({ id }) => id);
  // Each message comes over a port as a fresh copy.
  return structuredClone({ type: 'conversation', conversation: { ...head, turnIds }, turns });
}

const INSTANT = { id: 'instant', model: '' };
const failed = (problem: Problem): Turn =>
  turn({ status: 'failed', card: undefined, usage: undefined, problem });

const WAY: FollowTree = {
  host: 'shop.example',
  limits: DEFAULT_LIMITS,
  state: 'ended',
  steps: [],
  risky: 0,
};
/** One step for each thing that may come of it. */
const STEPS: FollowTree['steps'] = followOutcomeSchema.options.map((outcome, at) => ({
  url: `${URL}/rules/${at}`,
  title: outcome === 'read' ? 'Rules for returns' : '',
  why: 'How to return an item that does not fit',
  ...(at > 1 ? { from: at % 3 === 0 ? at - 1 : 1 } : {}),
  outcome,
  ...(outcome === 'read' ? { source: 1 } : {}),
}));

export const STATES: Record<string, Conversation> = {
  empty: conversation({ engine: INSTANT }),
  trail: conversation({
    turns: [
      turn({
        id: 'a',
        card: card({
          citations: CITATIONS.map((each) => ({
            ...each,
            ...(each.id === 1
              ? { pinned: true as const, comment: 'Ask whether sale items count, too.' }
              : {}),
            ...(each.id === 2 ? { goneAt: Date.UTC(2031, 4, 9) } : {}),
          })),
        }),
      }),
      turn({ id: 'b', question: 'And what does it cost?' }),
    ],
  }),
  reading: conversation({
    turns: [turn({ status: 'running', progress: { code: 'reading' }, card: undefined, usage: undefined })],
  }),
  streaming: conversation({
    marked: true,
    turns: [
      turn({
        status: 'running',
        progress: { code: 'answering' },
        usage: undefined,
        card: card({ text: ANSWER.slice(0, 150), citations: CITATIONS.slice(0, 2) }),
      }),
    ],
  }),
  done: conversation({
    marked: true,
    turns: [
      turn({ card: card({ coverage: { readLines: 62, totalLines: 140, readTokens: 1, totalTokens: 2 } }) }),
    ],
  }),
  'follow-offered': conversation({
    turns: [
      turn({
        usage: undefined,
        card: card({ text: '', citations: [], follow: { ...WAY, state: 'offered' } }),
      }),
    ],
  }),
  followed: conversation({
    turns: [
      turn({
        card: card({
          citations: CITATIONS.map((each) => ({ ...each, source: 1 })),
          pages: [
            { url: URL, title: 'Example Shop', readLines: 20, totalLines: 20 },
            { url: `${URL}/rules`, title: 'Rules for returns', readLines: 31, totalLines: 40 },
          ],
          follow: { ...WAY, steps: STEPS, end: 'busy', risky: 3 },
        }),
      }),
    ],
  }),
  instant: conversation({
    marked: true,
    engine: INSTANT,
    turns: [
      turn({
        usage: { ...USAGE, requests: 0, totalMs: 64, usd: 0 },
        card: card({
          engine: 'instant',
          text: `> You can send items back within 30 days of delivery.${cite(1)}\n\n> The return label is free for orders above 40 €.${cite(2)}`,
          citations: CITATIONS.slice(0, 2),
          notes: [{ code: 'instant-quotes' }],
        }),
      }),
    ],
  }),
  'instant-nothing': conversation({
    engine: INSTANT,
    turns: [
      turn({
        question: 'Who founded this company?',
        usage: { ...USAGE, requests: 0, totalMs: 64, usd: 0 },
        card: card({ engine: 'instant', text: '', citations: [], notes: [{ code: 'instant-nothing' }] }),
      }),
    ],
  }),
  'not-on-page': conversation({
    turns: [
      turn({
        question: 'Who founded this company?',
        card: card({
          text: 'This page says nothing about its founders.',
          general:
            'Example Shop was founded in Rotterdam in 1999 by two sisters. See [Wikipedia](https://en.wikipedia.org/wiki/Example).',
          citations: [],
          notes: [{ code: 'not-on-page' }],
        }),
      }),
    ],
  }),
  retrying: conversation({
    turns: [
      turn({
        status: 'running',
        progress: { code: 'waiting-to-retry', untilMs: Date.now() + 9000, attempt: 2 },
        card: undefined,
        usage: undefined,
      }),
    ],
  }),
  problem: conversation({ turns: [failed({ code: 'rate-limited' })] }),
  key: conversation({
    turns: [
      failed({ code: 'bad-key', params: { host: 'openrouter.ai', model: 'some/model', status: '401' } }),
    ],
  }),
  'site-access': conversation({ obstacle: { code: 'site-access' } }),
  restricted: conversation({
    url: 'chrome://settings/',
    title: 'Settings',
    obstacle: { code: 'restricted-page' },
  }),
  'cut-short': conversation({
    turns: [
      turn({
        card: card({ text: ANSWER.slice(0, 90), citations: CITATIONS, notes: [{ code: 'cut-short' }] }),
      }),
    ],
  }),
  sorted: conversation({
    turns: [
      turn({
        question: 'What do people complain about?',
        card: card({
          text: `### Late delivery: 2\n\n- ${CITATIONS[0]!.phrase}${cite(1)}\n- ${CITATIONS[1]!.phrase}${cite(2)}`,
          citations: CITATIONS.slice(0, 2),
          ledger: {
            operation: 'group',
            result: '1',
            total: 4,
            proved: true,
            end: 'whole',
            unread: 0,
            undecided: 1,
            groups: [{ name: 'Late delivery', count: 2 }],
            rows: [
              { name: 'Anna', met: true, group: 'Late delivery', why: 'two weeks late', citation: 1 },
              { name: 'Ben', met: true, group: 'Late delivery', why: 'waited for a month', citation: 2 },
              { name: 'Cem', met: false, why: 'praise' },
              { name: 'Dora', met: false, undecided: true },
            ],
          },
        }),
      }),
    ],
  }),
  'sorting-offered': conversation({
    turns: [
      turn({
        question: 'What do people complain about?',
        status: 'waiting',
        card: card({ text: '', citations: [], sorting: { items: 212, requests: 6, tokens: 21_400 } }),
      }),
    ],
  }),
  stopped: conversation({ turns: [turn({ status: 'stopped', card: card({ text: ANSWER.slice(0, 60) }) })] }),
  'next-questions': conversation({
    turns: [
      turn({
        card: card({
          next: ['Gift cards and vouchers', 'What cannot be sent back to the outlet'].map(
            (heading) => `What does it say about “${heading}”?`,
          ),
        }),
      }),
    ],
  }),
  'which-list': conversation({
    turns: [
      turn({
        question: 'How many hotels are there?',
        card: card({
          text: '',
          citations: [],
          notes: [{ code: 'which-list' }],
          which: ['Moss', 'Lund'].map((title) => ({
            title,
            question: `How many hotels are there? “${title}”`,
          })),
        }),
      }),
    ],
  }),
  'about-words': conversation({
    turns: [turn({ about: 'The return label is free for orders above 40 €, and refunds take five days' })],
    draft: {
      text: '',
      id: 'd',
      about: 'gift cards, vouchers and things that were bought on sale in the outlet',
    },
  }),
  long: conversation({
    marked: true,
    turns: [
      turn(),
      turn({
        id: 't2',
        question:
          'And what does it say about gift cards, vouchers and things that were bought on sale in the outlet?',
      }),
      turn({
        id: 't3',
        question: 'Compare the shipping options',
        card: card({
          text: `## Shipping\n\n| Option | Days | Price |\n| --- | --- | --- |\n| Standard | 3–5${cite(1)} | 4 € |\n| Express | 1–2 | 12 € |\n\n1. Order before noon.${cite(2)}\n2. Choose a slot.\n\n\`\`\`\nGET /orders/returns?status=open&very-long-parameter=1234567890\n\`\`\``,
        }),
      }),
    ],
  }),
};
