import type { Walk } from './cache.ts';
import { normalizeLabel } from './labels.ts';

/** Words of a task as they are compared: letters and digits, without what stands between them. */
const wordsOf = (task: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(task)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/**
 * The walk of another task that differs from this one in a single stretch of words, with that stretch replaced: "add the tag lake" after "add the tag
 * sea". `undefined` where the tasks differ in more, or where what differs is not exactly what the walk has entered or chosen: then it says where
 * to go, and nobody knows another way there.
 */
export function withOtherValue(walk: Walk, task: string): Walk | undefined {
  const differing = onlyDifference(wordsOf(walk.task), wordsOf(task));
  if (!differing) return undefined;
  const [before, now] = differing;
  const isValue = (text: string | null) => text !== null && normalizeLabel(text) === normalizeLabel(before);
  const steps = walk.steps.map((step) => ({
    ...step,
    value: isValue(step.value) ? now : step.value,
    instruction: replaced(step.instruction, before, now),
    hint: replaced(step.hint, before, now),
    locator: step.locator && {
      ...step.locator,
      name: isValue(step.locator.name) ? now : step.locator.name,
    },
  }));
  const entered = walk.steps.some(
    ({ action, value }) => (action === 'type' || action === 'select') && isValue(value),
  );
  if (!entered) return undefined;
  return { ...walk, task, steps, evidence: walk.evidence && replaced(walk.evidence, before, now) };
}

/** What stands in the one place where two lists of words differ; nothing may be missing on either side. */
function onlyDifference(a: readonly string[], b: readonly string[]): [string, string] | undefined {
  const same = (x: string | undefined, y: string | undefined) =>
    x !== undefined && y !== undefined && normalizeLabel(x) === normalizeLabel(y);
  let start = 0;
  while (same(a[start], b[start])) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && same(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const [before, now] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return start + end > 0 && before.length > 0 && now.length > 0
    ? [before.join(' '), now.join(' ')]
    : undefined;
}

/** The words in place of others, wherever those stand as whole words. */
function replaced(text: string, before: string, now: string): string {
  const escaped = before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), () => now);
}
