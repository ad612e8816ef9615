import { X } from 'lucide-react';
import { pageKey } from '../../contracts/pages.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { PageSign } from './PageSign.tsx';

/** The tabs that the next question is about beside the one in view. */
export function PageChips() {
  const pages = usePanel((state) => state.pages);
  const { choosePages } = usePanelActions();
  if (pages.length === 0) return null;
  return (
    <ul className="page-chips" aria-label={t('pages_added')}>
      {pages.map((page) => (
        <li key={pageKey(page)} title={page.title}>
          <PageSign host={page.host} />
          <span className="page-title">{page.title}</span>
          <ActionButton
            icon={X}
            iconOnly
            label={t('pages_remove', { title: page.title })}
            onClick={() => choosePages([page], false)}
          />
        </li>
      ))}
    </ul>
  );
}
