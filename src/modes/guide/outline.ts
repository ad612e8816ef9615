import type { GuideOutline, GuideStepReply } from '../../contracts/guide.ts';
import { oneLine } from '../../core/index/render.ts';

const MAX_PARTS = 8;
const MAX_CHARACTERS = 60;

/**
 * The outline after a reply: taken from the first one, then ticked off. A later reply that gives parts anew tells what is still ahead; what was
 * done before stays in front of it.
 */
export function outlineAfter(
  before: GuideOutline | null | undefined,
  { plan, part }: Pick<GuideStepReply, 'plan' | 'part'>,
): GuideOutline | null {
  const ahead = (plan ?? []).map((each) => oneLine(each).trim().slice(0, MAX_CHARACTERS)).filter(Boolean);
  if (!before)
    return ahead.length > 0
      ? { parts: ahead.slice(0, MAX_PARTS), at: within(part ?? 1, ahead), changed: false }
      : null;
  if (ahead.length === 0 || same(before.parts, ahead))
    return { ...before, at: within(part ?? before.at, before.parts), changed: false };
  const done = before.parts.slice(0, before.at - 1).filter((each) => !ahead.includes(each));
  const parts = [...done, ...ahead].slice(0, MAX_PARTS);
  return {
    parts,
    at: within(done.length + 1, parts),
    changed: !same(before.parts.slice(before.at - 1), ahead),
  };
}

/** All of it is done. */
export const finishedOutline = (outline: GuideOutline | null | undefined): GuideOutline | null =>
  outline ? { ...outline, at: outline.parts.length + 1, changed: false } : null;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

const within = (part: number, parts: readonly string[]): number =>
  Math.max(1, Math.min(part, Math.min(parts.length, MAX_PARTS)));

/** As the model is told which parts need no help. '' for none. */
export const tellKnown = (known: readonly string[] | null | undefined): string =>
  known?.length
    ? `Parts that the person does alone, skip their steps: ${known.map((part) => `"${part}"`).join(', ')}`
    : '';

/** As the model is told what was announced. '' without an outline. */
export const tellOutline = (outline: GuideOutline | null | undefined): string =>
  outline ? `Plan: ${outline.parts.map((part, i) => `${i + 1} ${part}`).join('; ')}` : '';
