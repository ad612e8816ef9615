import { type RefObject, useEffect } from 'react';
import { usePanel } from './use-panel.ts';

/**
 * Gives the focus to the composer when the button that held it left the panel ("Stop", "Clear", "Try again"): a person at the keyboard
 * would otherwise start from the top. A click on text focuses the transcript, so that the body has the focus in that case only.
 */
export function useFocusKept(composer: RefObject<HTMLElement | null>): void {
  const conversation = usePanel((state) => state.conversation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons come and go with the conversation.
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) composer.current?.focus();
  }, [composer, conversation]);
}
