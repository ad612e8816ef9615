import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Turn } from '../contracts/conversation.ts';

/** CSS pixels from the end within which a reader counts as reading along. */
const NEAR_END_PX = 80;

/** Keeps the end in view while an answer grows, unless the reader scrolled up; a new question always comes into view. */
export function useStayAtEnd(log: RefObject<HTMLElement | null>, turns: readonly Turn[] | undefined): void {
  const atEnd = useRef(true);
  const count = turns?.length ?? 0;
  const counted = useRef(count);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turns` is what makes the content grow.
  useLayoutEffect(() => {
    if (count > counted.current) atEnd.current = true;
    counted.current = count;
    if (atEnd.current && count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [log, turns, count]);
}
