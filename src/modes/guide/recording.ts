import type { GuideCard, GuideSummary } from '../../contracts/guide.ts';
import { guideCardSchema } from '../../contracts/guide.ts';
import type { KeyValueStore } from '../mode.ts';
import { summarize } from './summary.ts';

/** Key of all recorded runs in `chrome.storage.local`, newest first. They never leave the browser by themselves. */
export const RUNS_KEY = 'guide-runs';
const MAX_RUNS = 100;

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
  }));
  const run: GuideRun = {
    id: card.runId,
    site,
    card: { ...card, steps, askedFor: null },
    summary: summarize(card),
  };
  const others = (await loadRuns(store)).filter((each) => each.id !== run.id);
  await store.set(RUNS_KEY, [run, ...others].slice(0, MAX_RUNS));
}

/** All runs that can still be read; those of an older format are left out. */
export async function loadRuns(store: Pick<KeyValueStore, 'get'>): Promise<GuideRun[]> {
  const stored = (await store.get<GuideRun[]>(RUNS_KEY)) ?? [];
  return stored.filter((run) => guideCardSchema.safeParse(run.card).success);
}
