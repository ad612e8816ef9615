import { mayRunAlone } from './copilot-rules.ts';
import { cardOf, change, type GuideContext } from './page-work.ts';
import { currentStep } from './session.ts';

/** Starts the countdown of a step that the copilot may do; the page counts, because it outlives the worker. */
export async function armCopilot(context: GuideContext): Promise<void> {
  const { copilot } = cardOf(context);
  const step = currentStep(cardOf(context));
  if (!copilot.on || copilot.paused || !step?.target || !mayRunAlone(step)) return;
  const ms = context.settings.guide.copilotDelayMs;
  change(context, (card) => ({ ...card, copilot: { ...card.copilot, dueAt: Date.now() + ms } }));
  await context.page.callAt(step.target.n, 'guideCountdown', { stepId: step.id, ms });
}

/** Ends the countdown wherever it runs. */
export async function disarmCopilot(context: GuideContext): Promise<void> {
  const step = currentStep(cardOf(context));
  change(context, (card) => ({ ...card, copilot: { ...card.copilot, dueAt: null } }));
  if (step) await context.page.callAll('guideCountdown', { stepId: step.id, ms: null });
}
