import { z } from 'zod';
import type { GuideCard } from '../../contracts/guide.ts';
import { guideActionSchema, guideLocatorSchema } from '../../contracts/guide.ts';
import { withinBytes } from '../../core/bounded.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import type { KeyValueStore } from '../mode.ts';
import { withOtherValue } from './other-value.ts';

/** Walks that worked, per site (Steward's action cache, section 5.4). Key in `chrome.storage.local`; most recently used first. */
export const WALKS_KEY = 'guide-walks';
export const MAX_WALKS_PER_SITE = 100;
/** All walks of all sites together; the least recently used go first. */
export const MAX_WALKS_BYTES = 1_500_000;

const walkSchema = z.object({
  id: z.string(),
  site: z.string(),
  task: z.string(),
  /** Epoch milliseconds. */
  savedAt: z.number(),
  usedAt: z.number(),
  uses: z.number().int(),
  steps: z.array(
    z.object({
      instruction: z.string(),
      hint: z.string(),
      action: guideActionSchema,
      value: z.string().nullable(),
      commits: z.boolean().optional(),
      locator: guideLocatorSchema.nullable(),
    }),
  ),
  /** Words on the page that showed that the goal was reached. */
  evidence: z.string().nullable(),
});
export type Walk = z.infer<typeof walkSchema>;

/** A walk worth keeping: reached its goal, every step done as suggested, and none of them called wrong. */
export function walkOf(card: GuideCard, now: number): Walk | undefined {
  const steps = card.steps.filter((step) => step.action !== 'done');
  const site = siteOf(card.urls[0]?.url ?? steps[0]?.url ?? '');
  const good = card.phase === 'done' && card.success !== false && card.engine === 'model';
  if (
    !good ||
    !site ||
    steps.length === 0 ||
    steps.some(({ state, thumb }) => state !== 'done' || thumb === 'down')
  )
    return undefined;
  return {
    id: crypto.randomUUID(),
    site,
    task: card.task,
    savedAt: now,
    usedAt: now,
    uses: 0,
    steps: steps.map(({ instruction, hint, action, value, target, privateInput, calledCommitting }) => ({
      instruction,
      hint,
      action,
      value: privateInput ? null : value,
      commits: calledCommitting ?? false,
      locator: target?.locator ?? null,
    })),
    evidence: card.evidence?.verified ? card.evidence.text : null,
  };
}

export const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

export async function loadWalks(store: Pick<KeyValueStore, 'get'>): Promise<Walk[]> {
  return readable(await store.get(WALKS_KEY));
}

function readable(stored: unknown): Walk[] {
  const parsed = z.array(walkSchema).safeParse(stored ?? []);
  return parsed.success ? parsed.data : [];
}

/** Keeps a walk in place of an older one of the same task; the least recently used go when a site has too many, or all take too much room. */
export async function saveWalk(store: KeyValueStore, walk: Walk): Promise<void> {
  await store.update(WALKS_KEY, (stored) => {
    const others = readable(stored).filter(
      (each) => each.site !== walk.site || !sameTask(each.task, walk.task),
    );
    let left = MAX_WALKS_PER_SITE;
    const kept = [walk, ...others]
      .sort((a, b) => b.usedAt - a.usedAt)
      .filter((each) => each.site !== walk.site || left-- > 0);
    return withinBytes(kept, MAX_WALKS_BYTES);
  });
}

export async function forgetWalk(store: KeyValueStore, id: string): Promise<void> {
  await store.update(WALKS_KEY, (stored) => readable(stored).filter((walk) => walk.id !== id));
}

/** The walk of this site for this task, else one that differs from it in what is entered alone; marked as used. */
export async function findWalk(
  store: KeyValueStore,
  url: string,
  task: string,
  now: number,
): Promise<Walk | undefined> {
  const ofSite = (await loadWalks(store)).filter((walk) => walk.site === siteOf(url));
  const found =
    ofSite.find((walk) => sameTask(walk.task, task)) ??
    ofSite.find((walk) => withOtherValue(walk, task) !== undefined);
  if (!found) return undefined;
  const used = { ...found, usedAt: now, uses: found.uses + 1 };
  await store.update(WALKS_KEY, (stored) => [
    used,
    ...readable(stored).filter((walk) => walk.id !== found.id),
  ]);
  return forTask(used, task);
}

/** A walk as it goes for this task, which may enter something else. */
export const forTask = (walk: Walk, task: string): Walk | undefined =>
  sameTask(walk.task, task) ? walk : withOtherValue(walk, task);

/**
 * Whether two tasks ask for the same in perhaps other words: every word that carries meaning has one of the same meaning in the other, and
 * names, numbers and quoted values are equal. Rather one request too many than a walk to the wrong place.
 */
export function sameTask(a: string, b: string): boolean {
  const left = meaningOf(a);
  const right = meaningOf(b);
  if (left.length === 0 || right.length === 0) return false;
  if (valuesOf(a) !== valuesOf(b)) return false;
  const inOther = new Set(right);
  return left.length === right.length && left.every((key) => inOther.has(key));
}

/** Numbers and quoted words, in order of the alphabet. */
function valuesOf(task: string): string {
  return [...task.matchAll(/["“„«'‘]([^"”“»'’]+)["”“»'’]|\d+(?:[.,]\d+)*/g)]
    .map((match) => match[1] ?? match[0])
    .sort()
    .join('|');
}
