import { expect, test, vi } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import { isDue } from '../../src/modes/guide/copilot.ts';
import type { GuideContext } from '../../src/modes/guide/page-work.ts';
import { addStep } from '../../src/modes/guide/session.ts';
import { guideCard, guideStep, guideTarget } from '../fakes/guide.ts';

const step = guideStep({ id: 's1', target: guideTarget('button', 'Show', { n: 7 }) });

function waiting(change: (card: GuideCard) => GuideCard = (card) => card) {
  const card = addStep(guideCard('Show it'), step);
  const due = change({ ...card, copilot: { on: true, paused: false, dueAt: Date.now() - 1 } });
  const callAt = vi.fn(async () => ({}));
  const context = { card: () => due, page: { callAt } } as unknown as GuideContext;
  return { due: (stepId = 's1') => isDue(context, stepId), callAt };
}
const copilot = (over: Partial<GuideCard['copilot']>) => (card: GuideCard) => ({
  ...card,
  copilot: { ...card.copilot, ...over },
});
const changed = (over: Partial<GuideStep>) => (card: GuideCard) => ({
  ...card,
  steps: card.steps.map((each) => ({ ...each, ...over })),
});

test('a step is due when it waits, may be done alone, and its time has come', async () => {
  expect(await waiting().due()).toBe(true);
});

test.each<[string, (card: GuideCard) => GuideCard]>([
  ['the copilot is off', copilot({ on: false })],
  ['it was paused', copilot({ paused: true })],
  ['no countdown was begun', copilot({ dueAt: null })],
  ['the guide is looking for something else', (card) => ({ ...card, phase: 'asking' })],
  ['the step commits', changed({ commits: true })],
  ['the step is private', changed({ privateInput: 'password' })],
  ['the step was handed back', changed({ handedBack: 'changed' })],
  ['the step is over', changed({ state: 'done' })],
])('a page that says "due" is not believed when %s', async (_, change) => {
  expect(await waiting(change).due()).toBe(false);
});

test('a page cannot call another step due', async () => {
  expect(await waiting().due('s0')).toBe(false);
});

test('a page that is early is given the rest of the time by the worker’s clock', async () => {
  const early = waiting(copilot({ dueAt: Date.now() + 3000 }));
  expect(await early.due()).toBe(false);
  const [[n, method, params]] = early.callAt.mock.calls as unknown as [[number, string, { ms: number }]];
  expect([n, method]).toEqual([7, 'guideCountdown']);
  expect(params.ms).toBeGreaterThan(2500);
});
