import { t } from '../../platform/i18n.ts';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';

/** What leaves the machine and to whom, and where the shortcuts are set. */
export function AboutSection() {
  const host = useHost();
  return (
    <Section title={t('options_about_title')}>
      <ul className="privacy">
        <li>{t('options_privacy_instant')}</li>
        <li>{t('options_privacy_model')}</li>
        <li>{t('options_privacy_key')}</li>
        <li>{t('options_privacy_none')}</li>
      </ul>
      <div className="actions">
        <button
          type="button"
          className="button button-plain"
          onClick={() => host.openBrowserPage('chrome://extensions/shortcuts')}
        >
          {t('options_shortcuts')}
        </button>
        <span className="field-note">{t('options_version', { version: host.version })}</span>
      </div>
    </Section>
  );
}
