import { Layers } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** The id of the list that the button opens. */
export const PAGE_LIST = 'page-list';

/** Opens and closes the list of tabs that a question can be about. */
export function AddPages() {
  const choosing = usePanel((state) => state.choosing);
  const { openPages } = usePanelActions();
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      className="button button-quiet"
      aria-label={t('pages_add')}
      title={t('pages_add')}
      aria-expanded={choosing}
      aria-controls={choosing ? PAGE_LIST : undefined}
      onClick={() => openPages(!choosing)}
    >
      <Layers size={16} aria-hidden="true" />
    </button>
  );
}
