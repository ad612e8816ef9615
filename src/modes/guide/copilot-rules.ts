import type { GuideStep } from '../../contracts/guide.ts';

/** Steps that Sightline can do at all; files are chosen and pages waited for by other means. */
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
