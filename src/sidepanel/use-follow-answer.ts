import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Turn } from '../contracts/conversation.ts';

/** CSS pixels kept above the question. */
const ABOVE_PX = 12;

/**
 * Brings a new question into view and keeps up with its answer until the question reaches the top: then the reader reads from the
 * beginning at their own pace. Scrolling by hand ends it until the next question.
 * @param sent a question on its way, drawn below the turns
 */
export function useFollowAnswer(
  log: RefObject<HTMLElement | null>,
  turns: readonly Turn[] | undefined,
  sent: string | undefined,
): void {
  const following = useRef(true);
  const lastTop = useRef(0);
  const newest = sent ?? turns?.at(-1)?.id;
  const followed = useRef(newest);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      if (Math.abs(element.scrollTop - lastTop.current) > 1) following.current = false;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turns` is what makes the content grow.
  useLayoutEffect(() => {
    const element = log.current;
    if (newest !== followed.current) following.current = true;
    followed.current = newest;
    const question = element?.querySelector('.turn:last-child');
    if (!element || !question || !following.current) return;
    const toQuestion = question.getBoundingClientRect().top - element.getBoundingClientRect().top;
    element.scrollTop = Math.max(0, element.scrollTop + toQuestion - ABOVE_PX);
    lastTop.current = element.scrollTop;
  }, [log, turns, newest]);
}
