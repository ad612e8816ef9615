import { useEffect } from 'react';
import { usePanel, usePanelActions } from './use-panel.ts';

/** Brings an answer that was chosen in the history into view, as soon as its conversation is here. */
export function useWantedTurn(): void {
  const wanted = usePanel((state) => state.wanted);
  const isHere = usePanel(
    (state) => state.conversation?.turns.some(({ id }) => id === state.wanted) ?? false,
  );
  const { inView } = usePanelActions();
  useEffect(() => {
    if (wanted === null || !isHere) return;
    document.querySelector(`[data-turn="${CSS.escape(wanted)}"]`)?.scrollIntoView({ block: 'start' });
    inView();
  }, [wanted, isHere, inView]);
}
