import type { GuideCard, GuideSummary } from '../../contracts/guide.ts';
import { guideCardSchema } from '../../contracts/guide.ts';
import { withinBytes } from '../../core/bounded.ts';
import { keptUrl } from '../../core/history/address.ts';
import type { KeyValueStore } from '../mode.ts';
import { type GuideContext, memoryOf } from './page-work.ts';
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

/** Keeps a run that is over, and what was recorded of it, or both anew after the person corrected it. Nothing of an incognito tab. */
export async function keepRun(context: GuideContext, card: GuideCard): Promise<void> {
  await record(memoryOf(context), card);
  if (card.recording === 'on') await context.recorder?.keep(memoryCard(card));
}

/** A card without what was seen of the page (what the person typed may be private) and without what is secret in addresses. */
export const memoryCard = (card: GuideCard): GuideCard => ({
  ...card,
  steps: card.steps.map((step) => ({
    ...step,
    url: keptUrl(step.url),
    target: step.target && {
      ...step.target,
      frameUrl: step.target.frameUrl && keptUrl(step.target.frameUrl),
    },
    seen: null,
    stood: null,
  })),
  urls: card.urls.map((each) => ({ ...each, url: keptUrl(each.url) })),
  standsAt: card.standsAt && keptUrl(card.standsAt),
  askedFor: null,
  citations: null,
  look: null,
});

/** Writes a run down, or anew. */
export async function record(store: KeyValueStore, card: GuideCard): Promise<void> {
  const first = card.steps[0]?.url ?? card.urls[0]?.url ?? '';
  const site = URL.canParse(first) ? new URL(first).origin : '';
  const kept = memoryCard(card);
  // A run is kept unasked: neither what was proposed to be typed.
  const steps = kept.steps.map((step) => ({ ...step, value: step.action === 'type' ? null : step.value }));
  const run: GuideRun = { id: card.runId, site, card: { ...kept, steps }, summary: summarize(card) };
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
