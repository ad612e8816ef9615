import type { GuideStep } from '../../contracts/guide.ts';
import { cardOf, change, type GuideContext } from './page-work.ts';
import { currentStep } from './session.ts';

/** Steps that Sightline can do at all; files are chosen, tabs turned and pages waited for by other means. */
const DOABLE = new Set([
  'click',
  'type',
  'select',
  'check',
  'press',
  'scroll',
  'hover',
  'navigate',
  'back',
  'switch_tab',
]);

export const canPerform = (step: GuideStep): boolean =>
  DOABLE.has(step.action) && step.privateInput === null && !(step.action === 'type' && step.value === null);

/** Whether the copilot may do it without an explicit yes. */
export const mayRunAlone = (step: GuideStep): boolean =>
  canPerform(step) && !step.commits && step.target !== null && step.handedBack === null;

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
