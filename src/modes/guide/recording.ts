import type { GuideCard, GuideSummary } from '../../contracts/guide.ts';
import { guideCardSchema } from '../../contracts/guide.ts';
import { withinBytes } from '../../core/bounded.ts';
import type { KeyValueStore } from '../mode.ts';
import { summarize } from './summary.ts';

/** Key of all recorded runs in `chrome.storage.local`, newest first. They never leave the browser by themselves. */
export const RUNS_KEY = 'guide-runs';
const MAX_RUNS = 100;
/** All runs together: a fifth of the area's 10 MB, which settings, walks and saved rules share. */
export const MAX_RUNS_BYTES = 2_000_000;

/** One recorded run: state, suggestion, who acted, outcome, time and tokens of each step are in the card. */
export interface GuideRun {
  id: string;
  site: string;
  card: GuideCard;
  summary: GuideSummary;
}

/** Writes a run down, or anew after the person corrected it. What was typed is left out, and what was seen of it: it may be private. */
export async function record(store: KeyValueStore, card: GuideCard): Promise<void> {
  const first = card.steps[0]?.url ?? card.urls[0]?.url ?? '';
  const site = URL.canParse(first) ? new URL(first).origin : '';
  const steps = card.steps.map((step) => ({
    ...step,
    value: step.action === 'type' ? null : step.value,
    seen: null,
    stood: null,
  }));
  const run: GuideRun = {
    id: card.runId,
    site,
    card: { ...card, steps, askedFor: null, citations: null },
    summary: summarize(card),
  };
  await store.update(RUNS_KEY, (stored) => {
    const others = readable(stored).filter((each) => each.id !== run.id);
    return withinBytes([run, ...others].slice(0, MAX_RUNS), MAX_RUNS_BYTES);
  });
}

/** All runs that can still be read; those of an older format are left out. */
export async function loadRuns(store: Pick<KeyValueStore, 'get'>): Promise<GuideRun[]> {
  return readable(await store.get(RUNS_KEY));
}

function readable(stored: unknown): GuideRun[] {
  const runs = Array.isArray(stored) ? (stored as GuideRun[]) : [];
  return runs.filter((run) => guideCardSchema.safeParse(run?.card).success);
}
