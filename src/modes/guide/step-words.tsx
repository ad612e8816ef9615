import type { GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';

/** What a step asks for: the model's words, or where there was none, the panel's own. */
export const instructionOf = (step: GuideStep): string =>
  step.origin === 'instant'
    ? t(`guide_instant_${step.action}`, { name: step.instruction })
    : step.instruction;

/** A field of a chain behind its first one: its instruction is its name alone. */
export const isFurtherField = ({ chain, id }: GuideStep): boolean => chain != null && chain !== id;

/** What cannot be undone is told beside the step; what else will happen is one click away. */
export const isWarned = ({ commits, leadsTo }: GuideStep): boolean => commits || leadsTo != null;
