import type { GuideCard, GuideStep } from '../../../contracts/guide.ts';
import type { Say } from '../../mode.ts';

/** A run as instructions for people: what to do, what to enter, and what then shows that it is done. */
export function markdownOf(card: GuideCard, say: Say): string {
  const steps = card.steps.filter(({ state, action }) => state === 'done' && action !== 'done');
  const start = card.steps[0]?.url ?? card.urls[0]?.url ?? '';
  const proof = card.evidence?.verified ? card.evidence.text : '';
  return [
    `# ${oneLine(card.task)}`,
    start ? `<${start}>` : '',
    steps
      .map((step, i) => [`${i + 1}. ${instructionOf(step, say)}${entered(step)}`, ...beside(step)].join('\n'))
      .join('\n'),
    proof ? `${say('guide_evidence')} “${oneLine(proof)}”` : '',
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const instructionOf = ({ origin, action, instruction }: GuideStep, say: Say): string =>
  oneLine(origin === 'instant' ? say(`guide_instant_${action}`, { name: instruction }) : instruction);

const entered = ({ value, action }: GuideStep): string =>
  value && ['type', 'select', 'press', 'navigate'].includes(action)
    ? `: \`${value.replaceAll('`', "'")}\``
    : '';

const beside = ({ hint, why }: GuideStep): string[] =>
  [why, hint].flatMap((words) => (words ? [`   - ${oneLine(words)}`] : []));

const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();
