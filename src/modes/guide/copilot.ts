import { isSpent } from './budget.ts';
import { mayRunAlone } from './copilot-rules.ts';
import { cardOf, change, type GuideContext } from './page-work.ts';
import { currentStep, notice } from './session.ts';

/** An autonomous copilot does a step as soon as the person could have seen it. */
const AUTONOMOUS_MS = 400;

/**
 * Starts the countdown of a step that the copilot may do; the page counts, because it outlives the worker. An autonomous one whose budget is used
 * up pauses and says so.
 */
export async function armCopilot(context: GuideContext): Promise<void> {
  if (isOverBudget(context))
    change(context, (card) =>
      notice({ ...card, copilot: { ...card.copilot, paused: true, dueAt: null } }, 'budget-spent'),
    );
  const { copilot } = cardOf(context);
  const step = currentStep(cardOf(context));
  if (!copilot.on || copilot.paused || !step?.target || !mayRunAlone(step) || asksForAPerson(context)) {
    if (copilot.dueAt !== null)
      change(context, (card) => ({ ...card, copilot: { ...card.copilot, dueAt: null } }));
    return;
  }
  const ms = copilot.autonomous ? AUTONOMOUS_MS : context.settings.guide.copilotDelayMs;
  change(context, (card) => ({ ...card, copilot: { ...card.copilot, dueAt: Date.now() + ms } }));
  await context.page.callAt(step.target.n, 'guideCountdown', { stepId: step.id, ms });
}

const isOverBudget = (context: GuideContext): boolean =>
  !cardOf(context).copilot.paused && isSpent(cardOf(context), usdOf(context), Date.now());

/** What the turn has cost so far, in US dollars; 0 where the provider does not tell. */
const usdOf = ({ turn }: GuideContext): number => turn?.usage?.usd ?? 0;

/** On a page that asks whether a person is there, only the person does anything. */
const asksForAPerson = (context: GuideContext): boolean => cardOf(context).notices.includes('bot-check');

/** The page's clock and the worker's may differ by this much. */
const CLOCK_SLACK_MS = 250;

/**
 * The page says that the countdown is over. Whether the step may be done now is decided here, from the card alone: it still is the step that
 * waits, the copilot is on, nobody paused it, it may run alone, and its time has come by the worker's own clock. A reminder that comes
 * too early gets the rest of the time.
 */
export async function isDue(context: GuideContext, stepId: string): Promise<boolean> {
  const { copilot, phase } = cardOf(context);
  const step = currentStep(cardOf(context));
  if (step?.id !== stepId || phase !== 'waiting' || !mayRunAlone(step)) return false;
  if (!copilot.on || copilot.paused || copilot.dueAt === null || asksForAPerson(context)) return false;
  const left = copilot.dueAt - Date.now();
  if (left <= CLOCK_SLACK_MS) return true;
  await context.page.callAt(step.target!.n, 'guideCountdown', { stepId, ms: left });
  return false;
}

/** Ends the countdown wherever it runs. */
export async function disarmCopilot(context: GuideContext): Promise<void> {
  const step = currentStep(cardOf(context));
  change(context, (card) => ({ ...card, copilot: { ...card.copilot, dueAt: null } }));
  if (step) await context.page.callAll('guideCountdown', { stepId: step.id, ms: null });
}
