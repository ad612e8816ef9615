import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import type { KeptAnswer } from '../../contracts/history.ts';
import type { Say } from '../mode.ts';

/** The steps as a numbered list. What was to be typed stays out: it may be anything. */
export function keptGuide({ engine, steps, gaveUp, notes }: GuideCard, say: Say): KeptAnswer | undefined {
  const words = ({ origin, action, instruction }: GuideStep) =>
    origin === 'instant' ? say(`guide_instant_${action}`, { name: instruction }) : instruction;
  const line = (step: GuideStep, i: number) =>
    `${i + 1}. ${words(step)} (${say(`guide_state_${step.state}${step.by === 'sightline' ? '_agent' : ''}`)})`;
  const text = [steps.map(line).join('\n'), gaveUp].filter(Boolean).join('\n\n');
  return text ? { engine, text, citations: [], notes } : undefined;
}
