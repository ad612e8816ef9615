import { z } from 'zod';
import {
  type GuideAction,
  type GuideCard,
  type GuideStep,
  guideActionSchema,
  guideDislikeSchema,
} from '../../contracts/guide.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { withinBytes } from '../../core/bounded.ts';
import { meaningOf } from '../../core/controls/doing.ts';
import { keptUrl } from '../../core/history/address.ts';
import { oneLine } from '../../core/index/render.ts';
import type { KeyValueStore } from '../mode.ts';

/** Key in `chrome.storage.local` of all steps that the person called wrong, newest first. */
export const DISLIKED_KEY = 'guide-disliked';
const MAX_STEPS = 200;
const MAX_BYTES = 200_000;
/** As many go along with a guide. */
const MAX_CARRIED = 20;
/** Tasks that share this much of their words are of one kind. */
const LIKE = 0.5;

const rememberedSchema = guideDislikeSchema.extend({
  id: z.string(),
  task: z.string(),
  instruction: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
});
/** A step that was called wrong, with the task that it was proposed for. */
export type RememberedDislike = z.infer<typeof rememberedSchema>;

export async function loadDislikes(store: Pick<KeyValueStore, 'get'>): Promise<RememberedDislike[]> {
  return readable(await store.get(DISLIKED_KEY));
}

const readable = (stored: unknown): RememberedDislike[] =>
  (Array.isArray(stored) ? stored : []).filter((each) => rememberedSchema.safeParse(each).success);

/** Remembers that a step was called wrong, or forgets it again. */
export async function rememberThumb(
  store: KeyValueStore,
  { task }: Pick<GuideCard, 'task'>,
  { action, target, url, instruction, thumb }: GuideStep,
  now: number,
): Promise<void> {
  if (!target) return;
  const { role, text } = target;
  const step = { page: pageOf(url), action, role, text };
  await store.update(DISLIKED_KEY, (stored) => {
    const others = readable(stored).filter((each) => !(isSame(each, step) && isLike(each.task, task)));
    if (thumb !== 'down') return others;
    const added = { ...step, id: crypto.randomUUID(), task, instruction, at: now };
    return withinBytes([added, ...others].slice(0, MAX_STEPS), MAX_BYTES);
  });
}

export async function forgetDislike(store: KeyValueStore, id: string): Promise<void> {
  await store.update(DISLIKED_KEY, (stored) => readable(stored).filter((each) => each.id !== id));
}

/** What was called wrong in guides for tasks like this one. */
export async function dislikesFor(
  store: Pick<KeyValueStore, 'get'>,
  task: string,
): Promise<GuideCard['disliked']> {
  const all = (await loadDislikes(store)).filter((each) => isLike(each.task, task));
  return all.slice(0, MAX_CARRIED).map(({ page, action, role, text }) => ({ page, action, role, text }));
}

/** Whether the person has called this very step wrong, here: in this guide, or in one for a task like this. */
export const isDisliked = (
  card: Pick<GuideCard, 'steps' | 'disliked'>,
  action: GuideAction,
  { role, text }: Pick<IndexLine, 'role' | 'text'>,
  url: string,
): boolean => {
  const step = { page: pageOf(url), action, role, text };
  return (
    card.steps.some((each) => each.thumb === 'down' && each.url === url && isSame(step, ofStep(each))) ||
    (card.disliked ?? []).some((each) => isSame(step, each))
  );
};

/** Steps that are told in one line. */
const MAX_TOLD = 4;

/** As the model is told what the person has called wrong on this page; '' for nothing. */
export function tellDislikes(card: Pick<GuideCard, 'steps' | 'disliked'>, url: string): string {
  const page = pageOf(url);
  const here = [...card.steps.filter(({ thumb }) => thumb === 'down').map(ofStep), ...(card.disliked ?? [])]
    .filter((each) => each.page === page)
    .map(({ action, role, text }) => `${action} ${role} "${oneLine(text).slice(0, 60)}"`);
  const told = [...new Set(here)].slice(0, MAX_TOLD);
  return told.length > 0
    ? `Called wrong by the person on this page, not to be given again: ${told.join('; ')}`
    : '';
}

type Disliked = z.infer<typeof guideDislikeSchema>;

const ofStep = ({ url, action, target }: GuideStep): Disliked => ({
  page: pageOf(url),
  action: guideActionSchema.parse(action),
  role: target?.role ?? '',
  text: target?.text ?? '',
});

const isSame = (a: Disliked, b: Disliked): boolean =>
  a.page === b.page && a.action === b.action && a.role === b.role && a.text === b.text;

/** The page of an address, whatever it asks for; a fragment that is a path of its own belongs to it. */
function pageOf(url: string): string {
  const kept = keptUrl(url);
  const [path = '', fragment = ''] = kept.split(/#(.*)/su);
  return path.replace(/\?.*$/su, '') + (/^!?\//.test(fragment) ? `#${fragment}` : '');
}

function isLike(a: string, b: string): boolean {
  const [left, right] = [new Set(meaningOf(a)), new Set(meaningOf(b))];
  const common = [...left].filter((key) => right.has(key)).length;
  return common > 0 && common / (left.size + right.size - common) >= LIKE;
}
