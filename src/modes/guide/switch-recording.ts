import { armCopilot } from './copilot.ts';
import { cardOf, change, type GuideContext, settledIndex, whileWanted } from './page-work.ts';
import { showStep } from './present.ts';
import { recordStep } from './record-steps.ts';
import { currentStep } from './session.ts';

/** Begins or ends recording on request. A step that stands on the page is recorded without its beacon, which then says what goes on. */
export async function switchRecording(context: GuideContext, on: boolean): Promise<void> {
  if (cardOf(context).recording == null) return;
  change(context, (card) => ({ ...card, recording: on ? 'on' : 'off' }));
  const step = currentStep(cardOf(context));
  if (!step || cardOf(context).phase !== 'waiting') return;
  const { index } = await settledIndex(context, false, true);
  if (on) {
    await whileWanted(context, context.page.callAll('guideHide', {}));
    await recordStep(context, step, index);
  }
  await showStep(context, step, index);
  await armCopilot(context);
}
