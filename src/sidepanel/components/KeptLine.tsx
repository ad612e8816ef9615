import { t } from '../../platform/i18n.ts';
import { openHideRules } from '../../platform/panel-host.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import './tab-line.css';

/** What saved rules do on this page, which would be invisible otherwise, with the ways to see it and to change it. */
export function KeptLine() {
  const kept = usePanel((state) => state.conversation?.kept);
  const { send } = usePanelActions();
  if (!kept || (kept.blocks === 0 && !kept.resting)) return null;
  return (
    <p className="tab-line" role="status">
      {kept.resting ? t('panel_kept_resting') : t('panel_kept', { count: kept.blocks })}
      {' · '}
      <button type="button" className="link" onClick={() => send({ type: 'kept', show: !kept.resting })}>
        {t(kept.resting ? 'panel_kept_hide' : 'panel_kept_show')}
      </button>
      {' · '}
      <button type="button" className="link" onClick={() => void openHideRules()}>
        {t('panel_kept_edit')}
      </button>
    </p>
  );
}
