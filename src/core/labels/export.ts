import type { LabelTask, RecordedStep } from '../../contracts/labels.ts';
import { agreementOf } from './agreement.ts';
import { stepAgreement } from './step-agreement.ts';

export const pageFile = (page: string): string => `pages/${page.slice(0, 16)}.html`;

/** The tasks of one kind in the form that `bench -- model find|hide|guide --data` takes, one JSON object a line. The first annotator's marks are the gold. */
export const taskLines = (tasks: readonly LabelTask[], kind: LabelTask['kind']): string =>
  tasks
    .filter((task) => task.kind === kind)
    .map((task) => `${JSON.stringify(LINES[kind](task))}\n`)
    .join('');

/** All pages that a task needs, by their hashes. */
export const pagesOf = ({ page, passes }: LabelTask): string[] => {
  const done = passes.flatMap((pass) => pass.done ?? []);
  const ofSteps = done.flatMap(({ steps, end }) => [...steps.map(({ before }) => before), end]);
  return [...new Set([page, ...ofSteps])].filter((hash) => hash !== '');
};

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

/** One line of `guide.jsonl`. `page`, `end`: files beside it; what a step lacks is absent. */
export interface GuideLine {
  id: string;
  url: string;
  source: string;
  date: string;
  sha256: string;
  question: string;
  /** Words that the page shows at the end. */
  shows: string;
  end: string;
  steps: GuideLineStep[];
}

export interface GuideLineStep extends Pick<RecordedStep, 'action' | 'value' | 'paths' | 'document'> {
  page: string;
  url: string;
  /** Role and name of the control, and notes that tell it from others of that name. */
  role?: string;
  name?: string;
  telling?: string[];
  frame?: string;
  withheld?: true;
  note?: string;
}

function guideLine(task: LabelTask): GuideLine {
  const { steps = [], shows = '', end = '' } = task.passes[0]?.done ?? {};
  const { file: _, ...source } = sourceOf(task);
  // Where the page before a step was not to be had, it is the one before that.
  let page = task.page;
  return {
    ...source,
    question: task.words,
    shows,
    end: pageFile(end || steps.at(-1)?.before || task.page),
    steps: steps.map((step) => {
      page = step.before || page;
      return { ...stepLine(step), page: pageFile(page) };
    }),
  };
}

const stepLine = (step: RecordedStep): Omit<GuideLineStep, 'page'> => ({
  action: step.action,
  value: step.value,
  paths: step.paths,
  document: step.document,
  url: step.url,
  ...(step.target ? { role: step.target.role, name: step.target.text } : {}),
  ...(step.telling.length > 0 ? { telling: step.telling } : {}),
  ...(step.frame ? { frame: step.frame } : {}),
  ...(step.withheld ? { withheld: true } : {}),
  ...(step.note ? { note: step.note } : {}),
});

const LINES = { find: findLine, hide: hideLine, guide: guideLine };

/** Each task that two people marked, with how far they agree. */
export function agreements(tasks: readonly LabelTask[]) {
  return tasks.flatMap(({ id, kind, size, passes: [first, second] }) => {
    if (!first || !second) return [];
    const agreed =
      kind === 'guide'
        ? stepAgreement(first.done?.steps ?? [], second.done?.steps ?? [])
        : agreementOf(size, first.units, second.units);
    return [{ id, kind, by: [first.annotator, second.annotator], ...agreed }];
  });
}
