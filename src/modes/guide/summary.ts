import type { GuideCard, GuideSummary } from '../../contracts/guide.ts';

/** CowPilot's measures (section 2.2) of a run. */
export function summarize(card: GuideCard): GuideSummary {
  const steps = card.steps.filter((step) => step.action !== 'done');
  const count = (test: (step: GuideCard['steps'][number]) => boolean) => steps.filter(test).length;
  return {
    agentSteps: count((step) => step.by === 'sightline'),
    humanSteps: count((step) => step.by === 'person'),
    totalSteps: count((step) => step.by !== null),
    skippedSteps: count((step) => step.state === 'skipped'),
    interventions: card.interventions,
    modelSteps: count((step) => step.origin === 'model'),
    cachedSteps: count((step) => step.origin === 'cache'),
    tokens: card.steps.reduce((sum, step) => sum + step.tokens, 0),
    totalMs: (card.endedAt ?? card.startedAt) - card.startedAt,
    agentFinished: steps.findLast((step) => step.by !== null)?.by === 'sightline',
    success: card.success ?? card.phase === 'done',
  };
}
