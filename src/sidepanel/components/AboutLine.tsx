import { TextQuote, X } from 'lucide-react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** The words that the next question is about. */
export function AboutLine() {
  const about = usePanel((state) => state.about);
  const { askAbout } = usePanelActions();
  if (about === null) return null;
  return (
    <div className="about-line">
      <TextQuote className="about-icon" size={16} aria-hidden="true" />
      <p>
        <small>{t('panel_about')}</small>
        <q title={about}>{about}</q>
      </p>
      <ActionButton icon={X} iconOnly label={t('panel_about_remove')} onClick={() => askAbout(null)} />
    </div>
  );
}
