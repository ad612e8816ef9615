import { NONE, type Scores, whether } from './scores.ts';

/** What the summary at the end of a guide says of who did what (`GuideEnd.tsx`). */
export interface Collaboration {
  total: number;
  human: number;
  agent: number;
  interventions: number;
  /** Brought to its end by Sightline. */
  alone: boolean;
}

export interface GuideRun {
  /** The guide said done, and the page shows it. */
  reached: boolean;
  /** Some request had no reply: the task has failed, and its counts are no model's. */
  missing: boolean;
  steps: number;
  /** Steps of the shortest way. */
  shortest: number;
  requests: number;
  /** Waited for the model; 0 where replies came from files. */
  seconds: number;
  /** What the server says that it cost; 0 where it says nothing. */
  usd: number;
  /** `undefined` where the guide did not come to an end: all its steps were Sightline's, and it is not known who stepped in. */
  shown: Collaboration | undefined;
}

/** The scores of one task, by the ids of `measures.ts`. */
export function guideScores(run: GuideRun): Scores {
  const { reached, missing, steps, shortest, requests, seconds, usd, shown } = run;
  const count = (value: number | undefined) =>
    missing || value === undefined ? NONE : ([value, 1] as const);
  const perStep = (value: number) =>
    missing || value === 0 || steps === 0 ? NONE : ([value, steps] as const);
  return {
    reached: whether(reached && !missing),
    agentSteps: count(shown ? shown.agent : steps),
    humanSteps: count(shown ? shown.human : 0),
    totalSteps: count(shown ? shown.total : steps),
    interventions: count(shown?.interventions),
    agentDriven: whether(reached && !missing && shown?.alone === true),
    detour: reached && !missing ? [steps, shortest] : NONE,
    // Every step is a state of the page, and so is the end.
    oneRequest: [Math.min(requests, steps + 1), requests],
    secondsPerStep: perStep(seconds),
    usdPerStep: perStep(usd),
  };
}
