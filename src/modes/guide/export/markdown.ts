import type { GuideCard, GuideStep } from '../../../contracts/guide.ts';
import { keptUrl } from '../../../core/history/address.ts';
import type { Say } from '../../mode.ts';

/**
 * A run as instructions for people: what to do, what to enter, and what then shows that it is done.
 * @param pictures files of pictures, by the step (`GuideStep.id`) that they show
 */
export function markdownOf(
  card: GuideCard,
  say: Say,
  pictures: ReadonlyMap<string, string> = new Map(),
): string {
  const picture = ({ id, number }: GuideStep): string => {
    const file = pictures.get(id);
    return file ? `![${say('guide_step', { number })}](${file})` : '';
  };
  const end = card.steps.findLast(({ action }) => action === 'done');
  const steps = card.steps.filter(({ state, action }) => state === 'done' && action !== 'done');
  const start = keptUrl(card.steps[0]?.url ?? card.urls[0]?.url ?? '');
  const proof = card.evidence?.verified ? card.evidence.text : '';
  return [
    `# ${oneLine(card.task)}`,
    start ? `<${start}>` : '',
    steps
      .map((step, i) => {
        const lines = [`${i + 1}. ${instructionOf(step, say)}${entered(step)}`, ...beside(step)];
        return [...lines, ...(picture(step) ? ['', `   ${picture(step)}`, ''] : [])].join('\n');
      })
      .join('\n')
      .trimEnd(),
    proof ? `${say('guide_evidence')} “${oneLine(proof)}”` : '',
    end ? picture(end) : '',
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
