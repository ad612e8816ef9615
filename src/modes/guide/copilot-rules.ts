import type { GuideStep } from '../../contracts/guide.ts';

/** Files are chosen by the person, pages waited for; an end is nothing to do. */
const NOT_PERFORMED = new Set<GuideStep['action']>(['upload', 'wait', 'done', 'none']);

export const canPerform = (step: GuideStep): boolean =>
  !NOT_PERFORMED.has(step.action) &&
  step.privateInput === null &&
  step.trap?.held !== true &&
  !(step.action === 'type' && step.value === null);

/** Whether the copilot may do it without an explicit yes. */
export const mayRunAlone = (step: GuideStep): boolean =>
  canPerform(step) && !step.commits && !step.trap && step.target !== null && step.handedBack === null;
