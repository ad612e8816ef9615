import { type Study, type StudyExport, type StudyRun, studySignalsSchema } from '../../contracts/study.ts';
import { csvOf } from '../answer/csv.ts';
import { gradeOf } from './grade.ts';
import { susScore, tlxScore } from './questionnaires.ts';

const SIGNALS = Object.keys(studySignalsSchema.shape) as (keyof typeof studySignalsSchema.shape)[];

/** The columns of `tasks.csv`, with what each says. */
const TASK_COLUMNS: Readonly<Record<string, string>> = {
  participant: 'number given by the researcher',
  condition: 'id of the condition, from the study file',
  sightline: 'what Sightline answered: nothing, all, or one mode',
  place: 'place among the tasks of the participant, from 1',
  task: 'id of the task, from the study file',
  kind: 'kind of the task, from the study file',
  seconds: 'from the opening of the page to the end of the task',
  end: 'done, gave-up, or time (the limit was over)',
  answer: 'what the participant wrote',
  grade: 'completed, partly or failed; empty: not graded',
  graded_by: 'hand or gold',
  scrolled: 'CSS pixels scrolled in the pages of the task, whoever scrolled',
  clicks: 'clicks by the hand in the pages of the task',
  searches:
    "times that the keys for the browser's search in the page were pressed (other ways to it cannot be seen)",
  switches: 'changes from page to panel or back',
  citationsOpened: 'citations opened in the panel',
  questions: 'questions asked of Sightline',
  hidesConfirmed: 'lists of things to hide that were confirmed',
  guideSteps: 'steps that a guide has shown',
};
const REPLY_COLUMNS: Readonly<Record<string, string>> = {
  participant: 'as in tasks.csv',
  when: 'after a task, after a condition, or at the end',
  condition: 'empty at the end',
  task: 'empty but after a task',
  item: 'sus_1 to sus_10, tlx_mental and so on, ids of the study file; sus and tlx: their scores',
  value: 'SUS 1 to 5; TLX 0 to 100; Likert from 1; text as written',
};

export const tasksCsv = ({ study, runs }: StudyExport): string =>
  csvOf([Object.keys(TASK_COLUMNS), ...runs.flatMap((run) => taskRows(study, run))]);

function taskRows({ conditions, tasks }: Study, { participant, results }: StudyRun): string[][] {
  return results.map((result) => {
    const { condition, place, task, seconds, end, answer, byHand, byGold, signals } = result;
    const by = byHand ? 'hand' : byGold ? 'gold' : '';
    const sightline = conditions.find(({ id }) => id === condition)?.sightline ?? '';
    const kind = tasks.find(({ id }) => id === task)?.kind ?? '';
    const said = [participant, condition, sightline, place, task, kind, seconds, end, answer];
    return [...said, gradeOf(result) ?? '', by, ...SIGNALS.map((name) => signals[name])].map(String);
  });
}

export function repliesCsv({ runs }: StudyExport): string {
  const rows = runs.flatMap(({ participant, questionnaires }) =>
    questionnaires.flatMap(({ when, condition, task, replies }) => {
      const scores = { sus: susScore(replies), tlx: tlxScore(replies) };
      const values = Object.entries({ ...replies, ...scores }).filter(([, value]) => value !== null);
      return values.map(([item, value]) =>
        [participant, when, condition ?? '', task ?? '', item, value].map(String),
      );
    }),
  );
  return csvOf([Object.keys(REPLY_COLUMNS), ...rows]);
}

/** What each column says, as Markdown. */
export function codebook({ study, runs }: StudyExport): string {
  const table = (columns: Readonly<Record<string, string>>) => [
    '| column | what it says |',
    '| --- | --- |',
    ...Object.entries(columns).map(([column, says]) => `| ${column} | ${says} |`),
    '',
  ];
  return [
    `# ${study.title}: codebook`,
    '',
    `${runs.length} participants, ${study.tasks.length} tasks; design ${study.design}, order ${study.order}.`,
    '',
    ...study.conditions.map(({ id, sightline }) => `- condition ${id}: Sightline answers ${sightline}`),
    ...study.tasks.map((task) => `- task ${task.id}: ${task.instruction.replace(/\s+/g, ' ')}`),
    '',
    '## tasks.csv',
    '',
    ...table(TASK_COLUMNS),
    '## questionnaires.csv',
    '',
    ...table(REPLY_COLUMNS),
    'sus: System Usability Scale, 0 to 100 (Brooke 1996). tlx: unweighted mean of the six scales of the NASA Task Load Index (Hart and Staveland',
    "1988; Hart 2006). The statements are in the language of the participant's browser; those in other languages than English are translations of",
    'this project, not validated ones.',
    '',
    '`npm run bench -- study study.json` computes means, intervals and effect sizes.',
    '',
  ].join('\n');
}
