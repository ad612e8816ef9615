import type { LabelTask } from '../../contracts/labels.ts';
import { agreementOf } from './agreement.ts';

export const pageFile = (page: string): string => `pages/${page.slice(0, 16)}.html`;

/** The tasks of one kind in the form that `bench -- model find|hide --data` takes, one JSON object a line. The first annotator's marks are the gold. */
export const taskLines = (tasks: readonly LabelTask[], kind: LabelTask['kind']): string =>
  tasks
    .filter((task) => task.kind === kind)
    .map((task) => `${JSON.stringify(kind === 'find' ? findLine(task) : hideLine(task))}\n`)
    .join('');

const sourceOf = ({ id, page, url, takenAt }: LabelTask) => ({
  id,
  file: pageFile(page),
  url,
  source: url,
  date: new Date(takenAt).toISOString(),
  sha256: page,
});

function findLine(task: LabelTask) {
  const { evidence = [], answer = '' } = task.passes[0] ?? {};
  const known = evidence.length > 0;
  return {
    ...sourceOf(task),
    kind: known ? 'labelled' : 'unanswerable',
    question: task.words,
    answer: known ? answer : null,
    evidence,
    // What only another annotator marked is neither wanted nor wrong.
    support: task.passes.slice(1).flatMap((pass) => pass.evidence),
  };
}

function hideLine(task: LabelTask) {
  const gold = task.passes[0]?.gold ?? [];
  const others = task.passes.slice(1).flatMap((pass) => pass.gold);
  const neutral = others.filter((selector) => !gold.includes(selector));
  return { ...sourceOf(task), request: task.words, gold, neutral };
}

/** Each task that two people marked, with how far they agree. */
export function agreements(tasks: readonly LabelTask[]) {
  return tasks.flatMap(({ id, kind, size, passes: [first, second] }) =>
    first && second
      ? [
          {
            id,
            kind,
            by: [first.annotator, second.annotator],
            ...agreementOf(size, first.units, second.units),
          },
        ]
      : [],
  );
}
