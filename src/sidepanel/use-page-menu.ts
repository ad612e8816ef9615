import { useEffect } from 'react';
import { type OfferedPage, pageKey } from '../contracts/pages.ts';
import { completions, isMentioning, withoutMention } from './pages.ts';
import { type Menu, useMenu } from './use-menu.ts';
import { usePanel, usePanelActions } from './use-panel.ts';

/** The pages that `@` at the end of the draft completes to. Choosing one adds it to the question and takes the `@` out. */
export function usePageMenu(draft: string): Menu<OfferedPage> {
  const offered = usePanel((state) => state.offered);
  const pages = usePanel((state) => state.pages);
  const { choosePages, setDraft, send } = usePanelActions();
  const mentioning = isMentioning(draft);
  useEffect(() => {
    if (mentioning) send({ type: 'offer-pages' });
  }, [mentioning, send]);
  return useMenu(draft, completions({ offered, pages, choosing: false }, draft), pageKey, (page) => {
    choosePages([page], true);
    setDraft(withoutMention(draft));
  });
}
