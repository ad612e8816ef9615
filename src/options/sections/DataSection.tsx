import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { saveJson } from '../../platform/save-file.ts';
import { Section } from '../components/Section.tsx';
import type { SettingsState } from '../use-settings.ts';
import { exportSettings, importSettings } from './settings-file.ts';

/** Settings in and out, without keys. */
export function DataSection({ state }: { state: SettingsState }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState('');
  const save = () => {
    saveJson('sightline-settings.json', exportSettings(state.stored));
    setReport(t('options_exported'));
  };
  const load = async (file: File | undefined) => {
    const settings = file && importSettings(await file.text(), state.stored);
    if (settings) await state.replace(settings);
    setReport(t(settings ? 'options_imported' : 'options_import_wrong'));
  };
  return (
    <Section title={t('options_data_title')} intro={t('options_data_intro')}>
      <div className="actions">
        <button type="button" className="button button-plain" onClick={save}>
          <Download size={15} aria-hidden />
          {t('options_export')}
        </button>
        <button type="button" className="button button-plain" onClick={() => chooser.current?.click()}>
          <Upload size={15} aria-hidden />
          {t('options_import')}
        </button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('options_import')}
          onChange={(event) => {
            const { files } = event.currentTarget;
            void load(files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" className="field-note">
        {report}
      </p>
    </Section>
  );
}
