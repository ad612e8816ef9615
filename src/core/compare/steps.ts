import type { GuideStep } from '../../contracts/guide.ts';

/** What steps have in common: a control with what is done to it, or what is entered there. */
export interface NamedPart {
  text: string;
  /** The steps that name it, by their places, ascending. */
  by: number[];
}

export interface StepAgreement {
  /** As they are first named. */
  parts: NamedPart[];
  /** Share of them that every step names, 0 to 1; `null` where no step names anything. */
  share: number | null;
}

type Compared = Pick<GuideStep, 'instruction' | 'action' | 'value' | 'target'>;

/**
 * Which controls, and which values for them, the first steps of several models have in common.
 * @param nameOf what the person reads for a step's control and action
 * @param steps `undefined` where a model saw no way
 */
export function agreementOnSteps(
  steps: readonly (Compared | undefined)[],
  nameOf: (step: Compared) => string,
): StepAgreement {
  const parts = new Map<string, NamedPart>();
  const add = (key: string, text: string, at: number) => {
    const part = parts.get(key) ?? { text, by: [] };
    parts.set(key, { ...part, by: [...part.by, at] });
  };
  for (const [at, step] of steps.entries()) {
    if (!step) continue;
    const doneTo = keyOf(step);
    add(doneTo, nameOf(step), at);
    if (step.value) add(`${doneTo} ${step.value}`, step.value, at);
  }
  const all = [...parts.values()];
  const common = all.filter(({ by }) => by.length === steps.length).length;
  return { parts: all, share: all.length > 0 ? common / all.length : null };
}

/** The same control, whatever number it has in the one or the other look at the page. */
function keyOf({ action, target }: Compared): string {
  if (!target) return action;
  const { role, name, landmark, before, after, notes } = target.locator;
  return JSON.stringify([action, target.frameUrl ?? '', role, name, landmark, before, after, notes]);
}
