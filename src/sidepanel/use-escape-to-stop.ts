import { useEffect } from 'react';
import { canStop } from './state.ts';
import { usePanel, usePanelActions } from './use-panel.ts';

/** Esc anywhere in the panel stops what runs; whoever used the key for something nearer (the slash menu) has prevented its default. */
export function useEscapeToStop(): void {
  const stoppable = usePanel(canStop);
  const { send } = usePanelActions();
  useEffect(() => {
    if (!stoppable) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) send({ type: 'stop' });
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [stoppable, send]);
}
