import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { NumberField, Switch } from '../components/Field.tsx';
import { Section } from '../components/Section.tsx';
import { type OptionsHost, useHost } from '../host.ts';
import type { SettingsState } from '../use-settings.ts';

/** Whether answers are kept for good, for how long, and the way to be rid of them. */
export function HistorySection({ state }: { state: SettingsState }) {
  const { history } = useHost();
  const { keep, days } = state.settings.history;
  return (
    <Section title={t('options_history_title')} intro={t('options_history_intro')}>
      <Switch
        label={t('options_history_keep')}
        hint={t('options_history_keep_hint')}
        checked={keep}
        onChange={(next) => void state.update('history', { keep: next })}
      />
      <NumberField
        label={t('options_history_days')}
        hint={t('options_history_days_hint')}
        wrong={t('options_number_wrong')}
        value={days}
        min={1}
        onCommit={(next) => void state.update('history', { days: next })}
      />
      {history ? <Kept history={history} /> : null}
    </Section>
  );
}

/** How much is kept. Deleting all asks once: it cannot be taken back here. */
function Kept({ history }: { history: NonNullable<OptionsHost['history']> }) {
  const [count, setCount] = useState<number>();
  const [asking, setAsking] = useState(false);
  const look = useCallback(() => {
    // Where it cannot be opened there is nothing to count; the panel says why.
    history.count().then(setCount, () => setCount(undefined));
  }, [history]);
  useEffect(() => {
    look();
    return history.onChange(look);
  }, [history, look]);
  if (count === undefined) return null;
  if (count === 0) return <p className="field-note">{t('options_history_deleted')}</p>;
  const deleteAll = async () => {
    setAsking(false);
    await history.deleteAll();
    look();
  };
  return (
    <>
      <p className="field-note">{t('options_history_still', { count })}</p>
      <div className="actions">
        {asking ? (
          <>
            <button type="button" className="button button-main" onClick={() => void deleteAll()}>
              <Trash2 size={15} aria-hidden />
              {t('options_history_delete')}
            </button>
            <button type="button" className="button button-plain" onClick={() => setAsking(false)}>
              {t('history_delete_no')}
            </button>
          </>
        ) : (
          <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
            <Trash2 size={15} aria-hidden />
            {t('history_delete_all')}
          </button>
        )}
      </div>
    </>
  );
}
