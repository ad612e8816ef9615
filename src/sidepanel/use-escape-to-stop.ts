import { useEffect } from 'react';
import { isRunning } from './state.ts';
import { usePanel, usePanelActions } from './use-panel.ts';

/**
 * Esc anywhere in the panel stops what runs; whoever used the key for something nearer (the slash menu) has prevented its default. A guide
 * that waits for the person is not ended by a slip of the finger.
 */
export function useEscapeToStop(): void {
  const running = usePanel(isRunning);
  const { send } = usePanelActions();
  useEffect(() => {
    if (!running) return;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) send({ type: 'stop' });
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [running, send]);
}
