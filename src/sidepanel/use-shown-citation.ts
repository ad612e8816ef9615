import { useEffect } from 'react';
import { usePanel } from './use-panel.ts';

const FLASH_MS = 1600;

/** After a click on a highlight: scrolls to the sentence that cites it and lets it flash once. */
export function useShownCitation(): void {
  const shown = usePanel((state) => state.shown);
  useEffect(() => {
    if (!shown) return;
    const turn = document.querySelector(`[data-turn="${CSS.escape(shown.turnId)}"]`);
    const chip = turn?.querySelector(`[data-chip="${shown.citation}"]`);
    const sentence = chip?.closest('[data-evidence]') ?? chip;
    if (!sentence) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    sentence.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    sentence.classList.add('flash');
    const timer = setTimeout(() => sentence.classList.remove('flash'), FLASH_MS);
    return () => {
      clearTimeout(timer);
      sentence.classList.remove('flash');
    };
  }, [shown]);
}
