import { useEffect, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import type { Shortcuts } from '../../platform/shortcuts.ts';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';

/** What leaves the machine and to whom, and where the shortcuts are set. */
export function AboutSection() {
  const host = useHost();
  const shortcuts = useAssigned();
  return (
    <Section title={t('options_about_title')}>
      <ul className="privacy">
        <li>{t('options_privacy_instant')}</li>
        <li>{t('options_privacy_model')}</li>
        <li>{t('options_privacy_key')}</li>
        <li>{t('options_privacy_none')}</li>
      </ul>
      {shortcuts ? (
        <p className="shortcuts">
          <span>
            {t('options_shortcut_open')} <kbd>{shortcuts.open || t('options_no_shortcut')}</kbd>
          </span>
          <span>
            {t('options_shortcut_stop')} <kbd>{shortcuts.stop || t('options_no_shortcut')}</kbd>
          </span>
          <span>
            {t('options_shortcut_next')} <kbd>{shortcuts.next || t('options_no_shortcut')}</kbd>
          </span>
          <span>
            {t('options_shortcut_previous')} <kbd>{shortcuts.previous || t('options_no_shortcut')}</kbd>
          </span>
        </p>
      ) : null}
      <div className="actions">
        <button
          type="button"
          className="button button-plain"
          onClick={() => host.openBrowserPage('chrome://extensions/shortcuts')}
        >
          {t('options_shortcuts')}
        </button>
        {host.openWelcome ? (
          <button type="button" className="button button-plain" onClick={host.openWelcome}>
            {t('welcome_again')}
          </button>
        ) : null}
        {host.openStudy ? (
          <button type="button" className="button button-plain" onClick={host.openStudy}>
            {t('study_title')}
          </button>
        ) : null}
        {host.openLabels ? (
          <button type="button" className="button button-plain" onClick={host.openLabels}>
            {t('labels_title')}
          </button>
        ) : null}
        <span className="field-note">{t('options_version', { version: host.version })}</span>
      </div>
    </Section>
  );
}

/** The shortcuts that hold now; read again when the page is looked at again, because they are set elsewhere. */
function useAssigned(): Shortcuts | undefined {
  const { shortcuts } = useHost();
  const [assigned, setAssigned] = useState<Shortcuts>();
  useEffect(() => {
    const read = () => void shortcuts?.().then(setAssigned);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [shortcuts]);
  return assigned;
}
