import { createStore } from 'zustand/vanilla';
import type {
  Study,
  StudyAllows,
  StudyExport,
  StudyGrade,
  StudyMark,
  StudyNews,
  StudyReplies,
  StudyResult,
  StudyRun,
} from '../contracts/study.ts';
import { gradeByGold } from '../core/study/grade.ts';
import { createSignals, type SignalsOfTask } from '../core/study/signals.ts';
import { type StudyStep, stepsOf } from '../core/study/steps.ts';
import type { StudyHost } from './host.ts';

/** What the study page shows. */
export interface StudyState {
  /** `undefined`: still being read; `null`: no study is loaded. */
  kept: StudyExport | null | undefined;
  /** The number of the participant who is at it; `null`: the researcher is. */
  participant: number | null;
}

/** How often what was seen of a task is written down, in ms: a page that is closed in the middle loses no more. */
const KEEP_EVERY_MS = 2000;

/** Leads participants through a study, and keeps what comes of it. */
export function createStudySession(host: StudyHost) {
  const store = createStore<StudyState>(() => ({ kept: undefined, participant: null }));
  let task: { signals: SignalsOfTask; stop(): void } | undefined;

  const study = (): Study => {
    const { kept } = store.getState();
    if (!kept) throw new Error('no study is loaded');
    return kept.study;
  };
  const runOf = (participant: number | null) =>
    store.getState().kept?.runs.find((run) => run.participant === participant);

  async function keep(run: StudyRun): Promise<void> {
    const { kept } = store.getState();
    if (!kept) return;
    const others = kept.runs.filter(({ participant }) => participant !== run.participant);
    const runs = [...others, run].sort((a, b) => a.participant - b.participant);
    store.setState({ kept: { ...kept, runs } });
    await host.store.keep(run);
  }

  /** The participant who is at it. */
  function current(): StudyRun {
    const run = runOf(store.getState().participant);
    if (!run) throw new Error('nobody takes part');
    return run;
  }

  const stepOf = (run: StudyRun): StudyStep => stepsOf(study(), run.participant)[run.step] ?? { kind: 'end' };

  const allowsOf = (condition: string): StudyAllows =>
    study().conditions.find(({ id }) => id === condition)?.sightline ?? 'nothing';

  const taskOf = (id: string) => {
    const found = study().tasks.find((each) => each.id === id);
    if (!found) throw new Error(`no task ${id}`);
    return found;
  };

  /** Goes on to what comes next. */
  async function advance(run: StudyRun): Promise<void> {
    const next = { ...run, step: run.step + 1 };
    const over = stepOf(next).kind === 'end';
    await keep(over ? { ...next, endedAt: Date.now() } : next);
    await host.setRunning(over ? undefined : { allows: 'nothing' });
  }

  /** Counts what is done in the task's tab, and ends the task when its time is over. */
  async function follow(run: StudyRun): Promise<void> {
    const step = stepOf(run);
    const { going } = run;
    if (step.kind !== 'task' || !going) return;
    const { instruction, asksAnswer, limitSeconds } = taskOf(step.task);
    const allows = allowsOf(step.condition);
    const until = limitSeconds === undefined ? undefined : going.since + limitSeconds * 1000;
    const mark: StudyMark = {
      allows,
      task: { instruction, asksAnswer, ...(until === undefined ? {} : { until }) },
    };
    await host.setRunning(mark);
    const signals = createSignals(going.signals);
    const hear = (news: StudyNews) =>
      news.type === 'end' ? void end(news.end, news.answer) : signals.hear(news);
    const line = host.line(hear);
    const stopWatching = host.watch(going.tabId, allows !== 'nothing', {
      count: (count) => signals.hear(count),
      turn: (turn) => signals.turn(turn),
    });
    const keeping = setInterval(() => {
      const now = current();
      if (now.going) void keep({ ...now, going: { ...now.going, signals: signals.now } });
    }, KEEP_EVERY_MS);
    const limit =
      until === undefined ? undefined : setTimeout(() => void end('time', ''), until - Date.now());
    task = {
      signals,
      stop() {
        clearInterval(keeping);
        clearTimeout(limit);
        line.close();
        stopWatching();
      },
    };
  }

  function leave(): void {
    task?.stop();
    task = undefined;
  }

  /** Ends the task that goes on; a second end of the same is none. */
  async function end(how: StudyResult['end'], answer: string): Promise<void> {
    const run = current();
    const step = stepOf(run);
    const { going } = run;
    if (!task || !going || step.kind !== 'task') return;
    const signals = task.signals.now;
    leave();
    const { task: id, condition, place } = step;
    const seconds = Math.round((Date.now() - going.since) / 100) / 10;
    const byGold = gradeByGold(taskOf(id), how, answer);
    const result = { task: id, condition, place, seconds, end: how, answer, signals, byGold, byHand: null };
    await advance({ ...run, going: null, results: [...run.results, result] });
    await host.comeBack();
    await host.closeTask(going.tabId);
  }

  return {
    store,
    stepOf,
    allowsOf,
    taskOf,
    /** Reads what is kept, and goes on with a participant whose page was closed in the middle of a task. */
    async open(): Promise<void> {
      const kept = (await host.store.load()) ?? null;
      const open = kept?.runs.find(({ going }) => going !== null);
      store.setState({ kept, participant: open?.participant ?? null });
      if (open) await follow(open);
      else await host.setRunning(undefined);
    },
    async load(study: Study): Promise<void> {
      await host.store.begin(study);
      store.setState({ kept: { study, runs: [] } });
    },
    /** A participant sits down. Who was here before goes on where they were. */
    async welcome(participant: number): Promise<void> {
      store.setState({ participant });
      const run = runOf(participant);
      if (run && run.endedAt === null) await host.setRunning({ allows: 'nothing' });
    },
    async agree(): Promise<void> {
      const { participant } = store.getState();
      if (participant === null) return;
      const [step, going, endedAt] = [0, null, null];
      await keep({
        participant,
        consentedAt: Date.now(),
        step,
        going,
        results: [],
        questionnaires: [],
        endedAt,
      });
      await host.setRunning({ allows: 'nothing' });
    },
    /** Opens the page of the next task, and counts from then on. */
    async beginTask(): Promise<void> {
      const run = current();
      const step = stepOf(run);
      if (step.kind !== 'task' || run.going) return;
      // Before the page is there, so that nothing is asked in it that the condition does not allow.
      await host.setRunning({ allows: allowsOf(step.condition) });
      const tabId = await host.openTask(taskOf(step.task).address);
      const going = { since: Date.now(), tabId, signals: createSignals().now };
      const begun = { ...run, going };
      await keep(begun);
      await follow(begun);
    },
    end,
    async reply(replies: StudyReplies['replies']): Promise<void> {
      const run = current();
      const step = stepOf(run);
      if (step.kind !== 'questions') return;
      const { when, condition, task: of } = step;
      await advance({
        ...run,
        questionnaires: [...run.questionnaires, { when, condition, task: of, replies }],
      });
    },
    /** Back to the researcher. */
    async stepBack(): Promise<void> {
      leave();
      store.setState({ participant: null });
      await host.setRunning(undefined);
    },
    /** The participant stops taking part, and everything that was kept of them goes. */
    async withdraw(): Promise<void> {
      const { participant, kept } = store.getState();
      const run = runOf(participant);
      leave();
      if (run?.going) await host.closeTask(run.going.tabId);
      if (participant !== null) await host.store.forget(participant);
      const runs = kept?.runs.filter((each) => each !== run) ?? [];
      store.setState({ participant: null, ...(kept ? { kept: { ...kept, runs } } : {}) });
      await host.setRunning(undefined);
    },
    async grade(participant: number, result: StudyResult, grade: StudyGrade): Promise<void> {
      const run = runOf(participant);
      if (!run) return;
      const results = run.results.map((each) => (each === result ? { ...each, byHand: grade } : each));
      await keep({ ...run, results });
    },
    /** Everything goes: the study, its participants, the sign in the panel. */
    async deleteAll(): Promise<void> {
      leave();
      await host.store.clear();
      store.setState({ kept: null, participant: null });
      await host.setRunning(undefined);
    },
  };
}
export type StudySession = ReturnType<typeof createStudySession>;
