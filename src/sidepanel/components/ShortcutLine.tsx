import { Keyboard } from 'lucide-react';
import { t } from '../../platform/i18n.ts';
import { openShortcutSettings } from '../../platform/shortcuts.ts';
import { useShortcuts } from '../use-shortcuts.ts';

/** The keys that open the panel and stop what runs; where the browser assigned none, the way to set one. */
export function ShortcutLine() {
  const shortcuts = useShortcuts();
  if (!shortcuts) return null;
  const { open, stop } = shortcuts;
  return (
    <p className="empty-line">
      <Keyboard size={16} aria-hidden="true" />
      <span>
        {open ? `${t('panel_shortcut_open', { keys: open })} ` : null}
        {stop ? `${t('panel_shortcut_stop', { keys: stop })} ` : null}
        {open && stop ? null : (
          <>{t(open ? 'panel_no_shortcut_stop' : stop ? 'panel_no_shortcut_open' : 'panel_no_shortcuts')} </>
        )}
        <button type="button" className="link" onClick={openShortcutSettings}>
          {t(open && stop ? 'panel_change_shortcuts' : 'panel_set_shortcut')}
        </button>
      </span>
    </p>
  );
}
