import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordedStep } from '../contracts/labels.ts';
import type { LabelsHost, RunningRecording } from './host.ts';

/** What was recorded, with the page at its end; `end` absent: the tab was closed, and the last page is that before the last step. */
export interface Finished {
  pages: ReadonlyMap<string, string>;
  end: string | undefined;
}

/** Recording the steps of a task: one at a time, and none goes on when the page that shows it is left. */
export function useRecording(record: LabelsHost['record'], tabId: number | undefined, url: string) {
  const [steps, setSteps] = useState<RecordedStep[]>([]);
  const [finished, setFinished] = useState<Finished | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef<RunningRecording | null>(null);

  const stop = useCallback(async () => {
    const recording = running.current;
    if (!recording) return;
    running.current = null;
    const { steps: all, pages, end } = await recording.stop();
    const last = all.findLast(({ before }) => before !== '');
    setSteps(all);
    setFinished({ pages, end: end ?? (last && pages.get(last.before)) });
    setRunning(false);
  }, []);
  const start = async () => {
    setSteps([]);
    setFinished(null);
    setFailed(false);
    try {
      running.current = await record(tabId, url, { steps: setSteps, ended: () => void stop() });
      setRunning(true);
    } catch (error) {
      console.warn('recording not begun', error);
      setFailed(true);
    }
  };
  useEffect(() => () => void running.current?.stop(), []);

  return {
    steps,
    finished,
    isRunning,
    failed,
    start,
    stop,
    remove: (id: string) => setSteps((some) => some.filter((step) => step.id !== id)),
    note: (id: string, note: string) =>
      setSteps((some) => some.map((step) => (step.id === id ? { ...step, note } : step))),
  };
}
export type StepRecording = ReturnType<typeof useRecording>;
