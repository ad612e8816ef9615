import type { Turn } from '../../src/contracts/conversation.ts';
import type { StudyCount, StudyExport, StudyMark, StudyNews, StudyRun } from '../../src/contracts/study.ts';
import type { StudyHost } from '../../src/study/host.ts';

/** The surroundings of a study page in memory, with what a test may want to see and do of them. */
export function fakeStudyHost(kept?: StudyExport) {
  let stored = kept && structuredClone(kept);
  const seen = {
    running: undefined as StudyMark | undefined,
    opened: [] as string[],
    closed: 0,
    /** Of each watched tab: whether Sightline may be asked there. */
    asks: [] as boolean[],
    saved: [] as { name: string; data: Blob }[],
    count: (_: StudyCount): void => undefined,
    turn: (_: Turn): void => undefined,
    panel: (_: StudyNews): void => undefined,
    kept: () => stored,
  };
  const host: StudyHost = {
    store: {
      load: async () => structuredClone(stored),
      begin: async (study) => {
        stored = { study, runs: [] };
      },
      keep: async (run: StudyRun) => {
        if (!stored) throw new Error('no study');
        const others = stored.runs.filter(({ participant }) => participant !== run.participant);
        stored = { ...stored, runs: [...others, structuredClone(run)] };
      },
      forget: async (participant) => {
        if (stored)
          stored = { ...stored, runs: stored.runs.filter((run) => run.participant !== participant) };
      },
      clear: async () => {
        stored = undefined;
      },
    },
    setRunning: async (mark) => {
      seen.running = mark;
    },
    line: (listener) => {
      seen.panel = listener;
      return { close: () => undefined };
    },
    openTask: async (url) => {
      seen.opened.push(url);
      return seen.opened.length;
    },
    closeTask: async () => {
      seen.closed += 1;
    },
    comeBack: async () => undefined,
    watch: (_, asks, hear) => {
      seen.asks.push(asks);
      Object.assign(seen, hear);
      return () => undefined;
    },
    save: (name, data) => seen.saved.push({ name, data }),
  };
  return { host, seen };
}
