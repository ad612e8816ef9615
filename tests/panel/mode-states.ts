import { citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import type { ChatCard } from '../../src/contracts/chat.ts';
import type { Conversation } from '../../src/contracts/conversation.ts';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import type { HideCard, HideItem } from '../../src/contracts/hide.ts';
import type { ImageCard } from '../../src/contracts/image.ts';
import { guideStep } from '../fakes/guide.ts';
import { conversation, turn } from './states.ts';

/** GUIDE and HIDE turns as the panel gets them. */
export const step = (number: number, more: Partial<GuideStep> = {}): GuideStep => ({
  ...guideStep({
    id: `s${number}`,
    instruction: 'Click “Account settings”.',
    hint: 'A page with your settings opens.',
    url: 'https://shop.example/',
    tokens: 900,
    ...more,
  }),
  number,
});

const guideCard = (more: Partial<GuideCard>): GuideCard => ({
  mode: 'guide',
  runId: 'r1',
  task: 'change my password',
  engine: 'model',
  phase: 'waiting',
  steps: [step(1, { state: 'done', by: 'person' }), step(2, { instruction: 'Open “Security”.' })],
  shown: 's2',
  candidates: [],
  notices: [],
  askedFor: null,
  selfAsked: 0,
  urls: [],
  copilot: { on: false, paused: false, dueAt: null },
  interventions: 0,
  observedFrom: 0,
  returning: false,
  evidence: null,
  replay: null,
  startedAt: 0,
  endedAt: null,
  success: null,
  thumb: null,
  notes: [],
  ...more,
});

export const item = (number: number, more: Partial<HideItem> = {}): HideItem => ({
  id: `h${number}`,
  lines: [number],
  label: `Sponsored: offer ${number}`,
  snippet: 'Buy one, get one free until Sunday',
  box: { x: 0, y: 0, width: 300, height: 250 },
  textShare: 0.01,
  main: false,
  number,
  frameKey: 'f',
  reason: 'It is labelled as an advertisement.',
  checked: true,
  state: 'review',
  fingerprints: [],
  ruleIds: [],
  nearMiss: false,
  fromFeed: false,
  ...more,
});

export const hideCard = (more: Partial<HideCard>): HideCard => ({
  mode: 'hide',
  engine: 'model',
  phase: 'review',
  message: 'Three advertisements are on this page.',
  items: [item(1), item(2, { checked: false }), item(3, { label: 'Newsletter box' })],
  notes: [],
  ...more,
});

export const guiding = (card: Partial<GuideCard>, status: 'waiting' | 'done' = 'waiting'): Conversation =>
  conversation({
    marked: true,
    turns: [
      turn({
        question: 'How do I change my password?',
        mode: 'guide',
        status,
        stoppable: status === 'waiting',
        card: guideCard(card),
      }),
    ],
  });
export const hiding = (card: Partial<HideCard>): Conversation =>
  conversation({
    marked: true,
    turns: [turn({ question: 'Hide the ads', mode: 'hide', status: 'waiting', card: hideCard(card) })],
  });

const TARGET: GuideStep['target'] = {
  n: 7,
  role: 'button',
  text: 'Pay now',
  locator: { role: 'button', name: 'Pay now', landmark: '', before: [], after: [], notes: [], path: '' },
};
const FINGERPRINT: HideItem['fingerprints'][number] = {
  selectors: ['#offer'],
  tag: 'div',
  label: 'offer',
  words: [],
  many: false,
  frame: '',
};

/** A grey picture. */
const PREVIEW =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="silver"/></svg>';

const IMAGE: ImageCard = {
  mode: 'image',
  engine: 'model',
  text: `Sales rose from **2023**${cite(1)} to a peak in 2024${cite(2)}.`,
  objects: [
    { k: 1, label: 'Bar of 2023', quote: '2023: 41 000', box: { x0: 0.1, y0: 0.5, x1: 0.25, y1: 0.95 } },
    {
      k: 2,
      label: 'The highest bar, with a name that is too long for one line of a panel',
      box: { x0: 0.4, y0: 0.2, x1: 0.55, y1: 0.95 },
    },
    { k: null, label: 'Legend', quote: 'Turnover in thousands' },
  ],
  picture: {
    name: 'Sales per year',
    width: 1024,
    height: 640,
    tokens: 1120,
    how: 'screenshot',
    preview: PREVIEW,
    ref: { from: 'page', src: 'https://shop.example/sales.png', name: 'Sales per year' },
  },
  notes: [{ code: 'image-screenshot' }],
  dark: false,
};

const answered = (question: string, card: ImageCard | ChatCard): Conversation =>
  conversation({ turns: [turn({ question, mode: card.mode, card })] });

export const MODE_STATES: Record<string, Conversation> = {
  plan: {
    ...conversation({
      turns: [
        turn({ id: 'p1', question: 'Hide the ads', mode: 'hide', card: hideCard({ phase: 'cancelled' }) }),
        turn({ id: 'p2', status: 'stopped' }),
      ],
    }),
    plan: {
      held: true,
      parts: [
        { id: 'a', question: 'hide the ads', mode: 'hide', turnId: 'p1' },
        { id: 'b', question: 'tell me the cheapest of the rest', mode: 'find', turnId: 'p2' },
        { id: 'c', question: 'take me to the form', mode: 'guide' },
        { id: 'd', question: 'what does it cost to send it?', mode: 'find' },
      ],
    },
  },
  'image-answer': answered('What does the chart show?', IMAGE),
  'chat-answer': answered('What is a turnip?', {
    mode: 'chat',
    engine: 'model',
    text: 'A root vegetable. It grows in temperate climates.',
    notes: [],
  }),
  'guide-step': guiding({
    recording: 'on',
    outline: {
      parts: ['Open the account', 'Open “Security”', 'Enter the passwords', 'Save'],
      at: 2,
      changed: false,
    },
  }),
  'guide-lost': guiding({
    phase: 'lost',
    candidates: [
      { n: 4, role: 'link', text: 'Settings' },
      { n: 9, role: 'button', text: 'Settings' },
    ],
  }),
  'guide-done': guiding(
    {
      phase: 'done',
      recording: 'on',
      evidence: { text: 'Your password was changed', verified: true },
      endedAt: 42_000,
    },
    'done',
  ),
  'hide-review': hiding({}),
  'hide-hidden': hiding({
    phase: 'hidden',
    items: [item(1, { state: 'hidden' }), item(2, { state: 'shown' })],
  }),
  'hide-asking': hiding({ phase: 'asking', notes: [{ code: 'hide-main-content' }] }),
  'hide-left': hiding({
    phase: 'left',
    items: [
      item(1, { state: 'gone', fingerprints: [FINGERPRINT], ruleIds: ['r1'] }),
      item(2, {
        state: 'gone',
        fingerprints: [FINGERPRINT],
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsanzeige: angebotderwoche',
      }),
    ],
  }),
  'guide-copilot': guiding({ copilot: { on: true, paused: false, dueAt: Date.now() + 60_000 } }),
  'guide-yes': guiding({
    copilot: { on: true, paused: false, dueAt: null },
    steps: [
      step(1, { state: 'done', by: 'sightline' }),
      step(2, {
        instruction: 'Press “Delete account”.',
        commits: true,
        target: TARGET,
        leadsTo: 'accounts.a-rather-long-name-of-a-host.example:8443',
      }),
    ],
  }),
  'guide-private': guiding({
    copilot: { on: true, paused: false, dueAt: null },
    steps: [step(2, { instruction: 'Enter the passport number.', action: 'type', privateInput: 'identity' })],
  }),
  'guide-changed': guiding({
    copilot: { on: true, paused: true, dueAt: null },
    steps: [
      step(2, { instruction: 'Press “Pay now”.', commits: true, target: TARGET, handedBack: 'changed' }),
    ],
  }),
  'other-conversation': conversation({ covers: true, turns: [turn()] }),
  cut: conversation({ turns: [turn({ cut: true })] }),
  dropped: conversation({ dropped: 3, turns: [turn()] }),
  kept: conversation({ kept: { blocks: 12, resting: false } }),
  'kept-resting': conversation({ kept: { blocks: 0, resting: true }, turns: [turn()] }),
};
