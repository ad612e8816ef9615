import { expect, test, vi } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import { isSpent, letLoose, spentBy } from '../../src/modes/guide/budget.ts';
import { armCopilot } from '../../src/modes/guide/copilot.ts';
import type { GuideContext } from '../../src/modes/guide/page-work.ts';
import { addStep } from '../../src/modes/guide/session.ts';
import { guideCard, guideStep, guideTarget } from '../fakes/guide.ts';

const BUDGET = { steps: 2, minutes: 5, usd: 0.1 };
const step = (over: Partial<GuideStep>) => guideStep({ state: 'done', by: 'sightline', ...over });
const waiting = {
  state: 'current',
  by: null,
  target: guideTarget('button', 'Show'),
} satisfies Partial<GuideStep>;
const walked = (...steps: Partial<GuideStep>[]): GuideCard =>
  steps.reduce((card, over) => addStep(card, step(over)), guideCard('Show it'));

test('what was done and paid before it was let loose is not counted', () => {
  const loose = letLoose(walked({}, { by: 'person' }), 0.5, BUDGET, 1000);
  expect(spentBy(loose, 0.5, 1000)).toEqual({ steps: 0, ms: 0, usd: 0 });
  expect(spentBy(addStep(loose, step({})), 0.52, 61_000)).toMatchObject({ steps: 1, ms: 60_000 });
  expect(spentBy(walked({}), 0, 0)).toBeNull();
});

test.each<[string, GuideCard, number, number]>([
  ['steps', addStep(addStep(letLoose(walked(), 0, BUDGET, 0), step({})), step({})), 0, 1],
  ['time', letLoose(walked(), 0, BUDGET, 0), 0, 300_000],
  ['money', letLoose(walked(), 0, BUDGET, 0), 0.1, 1],
])('the budget ends with its %s', (_, card, usd, now) => {
  expect(isSpent(card, usd, now)).toBe(true);
  expect(isSpent(letLoose(card, usd, BUDGET, now), usd, now)).toBe(false);
});

async function armed(card: GuideCard) {
  let now = card;
  const callAt = vi.fn(async (_n: number, _call: string, _params: { ms: number }) => ({}));
  const context = {
    card: () => now,
    show: (next: GuideCard) => {
      now = next;
    },
    signal: new AbortController().signal,
    settings: { guide: { copilotDelayMs: 5000 } },
    turn: {},
    page: { callAt },
  } as unknown as GuideContext;
  await armCopilot(context);
  return { ms: callAt.mock.calls[0]?.[2].ms, card: now };
}

test('an autonomous copilot does not count down five seconds; one that is not does', async () => {
  expect((await armed(walked(waiting))).ms).toBeUndefined();
  const on = walked(waiting);
  expect((await armed({ ...on, copilot: { ...on.copilot, on: true } })).ms).toBe(5000);
  expect((await armed(letLoose(on, 0, BUDGET, Date.now()))).ms).toBeLessThan(1000);
});

test('it never does alone what commits, and pauses with a word when its budget is used up', async () => {
  expect(
    (await armed(letLoose(walked({ ...waiting, commits: true }), 0, BUDGET, Date.now()))).ms,
  ).toBeUndefined();
  const loose = letLoose(walked(), 0, BUDGET, Date.now());
  const used = [step({}), step({}), step(waiting)].reduce(addStep, loose);
  const { ms, card } = await armed(used);
  expect(ms).toBeUndefined();
  expect(card.copilot).toMatchObject({ paused: true, dueAt: null });
  expect(card.notices).toContain('budget-spent');
});
