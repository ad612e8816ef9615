import { useEffect, useState } from 'react';
import type { Settings } from '../../contracts/settings.ts';
import { t } from '../../platform/i18n.ts';
import { openOptions } from '../../platform/panel-host.ts';
import { loadSettings, onSettingsChanged } from '../../platform/storage.ts';
import { usePanel } from '../use-panel.ts';

/** What is kept, and for how long: said where it lies, with the way to change it. */
export function KeepingLine() {
  const incognito = usePanel((state) => state.conversation?.incognito ?? false);
  const [keeping, setKeeping] = useState<Settings['history']>();
  useEffect(() => {
    void loadSettings().then(({ history }) => setKeeping(history));
    return onSettingsChanged(({ history }) => setKeeping(history));
  }, []);
  if (!keeping) return null;
  const { keep, days } = keeping;
  const text = !keep
    ? t('history_off')
    : incognito
      ? t('history_incognito')
      : days === undefined
        ? t('history_kept_here')
        : t('history_kept_days', { count: days });
  return (
    <p className="history-keeping">
      {text}{' '}
      <button type="button" className="link" onClick={openOptions}>
        {t('history_change')}
      </button>
    </p>
  );
}
