import type { GuideCard, GuideStep, GuideStepReply } from '../../src/contracts/guide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { newCard } from '../../src/modes/guide/session.ts';

const TEXT_ROLES = new Set(['paragraph', 'heading', 'alert', 'status']);

/** A line of a page that was never rendered: text for roles of text, a control for all others. */
export const guideLine = (
  n: number,
  role: string,
  text: string,
  more: Partial<IndexLine> = {},
): IndexLine => ({
  n,
  frame: 'top',
  kind: TEXT_ROLES.has(role) ? 'text' : 'control',
  role,
  tag: role,
  text,
  notes: [],
  block: n,
  box: { x: 0, y: 0, width: 10, height: 10 },
  ...more,
});

/** What a model says: to press something, unless `over` says otherwise. */
export const guideReply = (over: Partial<GuideStepReply> = {}): GuideStepReply => ({
  instruction: 'Do it',
  index: null,
  text: '',
  action: 'click',
  value: null,
  hint: '',
  ...over,
});

/** The current step of a guide, whose number its card gives (`addStep`). */
export const guideStep = (over: Partial<GuideStep> = {}): Omit<GuideStep, 'number'> => ({
  id: crypto.randomUUID(),
  instruction: 'Click',
  hint: '',
  action: 'click',
  value: null,
  target: null,
  origin: 'model',
  state: 'current',
  by: null,
  url: 'https://shop.example/a',
  fingerprint: 'f',
  privateInput: null,
  commits: false,
  handedBack: null,
  shownAt: 0,
  endedAt: null,
  tokens: 100,
  thumb: null,
  ...over,
});

/** Where a step points. */
export const guideTarget = (
  role: string,
  text: string,
  over: Partial<NonNullable<GuideStep['target']>> = {},
): NonNullable<GuideStep['target']> => ({
  n: 3,
  role,
  text,
  locator: { role, name: text, landmark: '', before: [], after: [], notes: [], path: '' },
  ...over,
});

/** A guide that has just begun. */
export const guideCard = (task = 'Change my password'): GuideCard => newCard(task, 'model', false, 0);
