import { Sparkles } from 'lucide-react';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** How the next question is to be taken; "Auto" lets Sightline decide. */
export function ModeChips() {
  const mode = usePanel((state) => state.mode);
  const { setMode } = usePanelActions();
  return (
    <fieldset className="mode-chips">
      <legend className="visually-hidden">{t('panel_mode')}</legend>
      {[{ id: undefined, icon: Sparkles }, ...MODES.filter(({ chip }) => chip)].map(({ id, icon: Icon }) => (
        <label key={id ?? 'auto'} className="mode-chip" title={t(`panel_mode_${id ?? 'auto'}_hint`)}>
          <input type="radio" name="mode" checked={mode === id} onChange={() => setMode(id)} />
          <Icon size={14} aria-hidden="true" />
          <span>{t(`panel_mode_${id ?? 'auto'}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
