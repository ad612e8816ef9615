import type { Conversation } from '../../src/contracts/conversation.ts';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import type { HideCard, HideItem } from '../../src/contracts/hide.ts';
import { conversation, turn } from './states.ts';

/** GUIDE and HIDE turns as the panel gets them. */
const step = (number: number, more: Partial<GuideStep> = {}): GuideStep => ({
  id: `s${number}`,
  number,
  instruction: 'Click “Account settings”.',
  hint: 'A page with your settings opens.',
  action: 'click',
  value: null,
  target: null,
  origin: 'model',
  state: 'current',
  by: null,
  url: 'https://shop.example/',
  fingerprint: 'f',
  privateInput: null,
  commits: false,
  handedBack: null,
  shownAt: 0,
  endedAt: null,
  tokens: 900,
  thumb: null,
  ...more,
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

const guiding = (card: Partial<GuideCard>, status: 'waiting' | 'done' = 'waiting'): Conversation =>
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

export const MODE_STATES: Record<string, Conversation> = {
  'guide-step': guiding({}),
  'guide-lost': guiding({
    phase: 'lost',
    candidates: [
      { n: 4, role: 'link', text: 'Settings' },
      { n: 9, role: 'button', text: 'Settings' },
    ],
  }),
  'guide-done': guiding(
    { phase: 'done', evidence: { text: 'Your password was changed', verified: true }, endedAt: 42_000 },
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
