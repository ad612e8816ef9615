import { useEffect, useRef } from 'react';

/**
 * Calls `leave` when the page is hidden or closed: the last moments in which something can be stored. It may be called more than once.
 * What it stores must be handed to the browser before its first `await`; Chrome finishes such writes after the page is gone.
 */
export function useOnLeave(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const call = () => latest.current();
    const hidden = () => document.visibilityState === 'hidden' && call();
    window.addEventListener('pagehide', call);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', call);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
}
