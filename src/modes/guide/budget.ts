import type { GuideCard } from '../../contracts/guide.ts';

/** What an autonomous copilot has used since it was let loose. */
export interface Spent {
  steps: number;
  ms: number;
  /** US dollars; a provider that does not tell costs nothing here. */
  usd: number;
}

const stepsByCopilot = ({ steps }: GuideCard): number =>
  steps.filter(({ by, action }) => by === 'sightline' && action !== 'done').length;

type Budget = NonNullable<GuideCard['copilot']['autonomous']>['budget'];

/** The card with an autonomous copilot whose budget is whole again. @param usd what the turn has cost so far */
export const letLoose = (card: GuideCard, usd: number, budget: Budget, now: number): GuideCard => ({
  ...card,
  copilot: {
    ...{ on: true, paused: false, dueAt: null },
    autonomous: { since: now, steps: stepsByCopilot(card), usd, budget },
  },
});

/** What an autonomous copilot has used; `null` where it is not autonomous. */
export function spentBy(card: GuideCard, usd: number, now: number): Spent | null {
  const { autonomous } = card.copilot;
  if (!autonomous) return null;
  return {
    steps: stepsByCopilot(card) - autonomous.steps,
    ms: now - autonomous.since,
    usd: Math.max(0, usd - autonomous.usd),
  };
}

/** Whether an autonomous copilot has used up any part of its budget. */
export function isSpent(card: GuideCard, usd: number, now: number): boolean {
  const { autonomous } = card.copilot;
  const spent = spentBy(card, usd, now);
  if (!autonomous || !spent) return false;
  const { steps, minutes, usd: dollars } = autonomous.budget;
  return spent.steps >= steps || spent.ms >= minutes * 60_000 || spent.usd >= dollars;
}
