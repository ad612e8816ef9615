import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { FileButton } from '../../modes/kit/FileButton.tsx';
import { t } from '../../platform/i18n.ts';
import { saveJson } from '../../platform/save-file.ts';
import { Section } from '../components/Section.tsx';
import type { SettingsState } from '../use-settings.ts';
import { exportSettings, importSettings } from './settings-file.ts';

/** Settings in and out, without keys. */
export function DataSection({ state }: { state: SettingsState }) {
  const [report, setReport] = useState('');
  const save = () => {
    saveJson('sightline-settings.json', exportSettings(state.stored));
    setReport(t('options_exported'));
  };
  const load = async (file: File) => {
    const settings = importSettings(await file.text(), state.stored);
    if (settings) await state.replace(settings);
    setReport(t(settings ? 'options_imported' : 'options_import_wrong'));
  };
  return (
    <Section title={t('options_data_title')} intro={t('options_data_intro')}>
      <div className="actions">
        <ActionButton icon={Download} look="plain" label={t('options_export')} onClick={save} />
        <FileButton
          icon={Upload}
          look="plain"
          label={t('options_import')}
          accept="application/json,.json"
          onFile={(file) => void load(file)}
        />
      </div>
      <p role="status" className="field-note">
        {report}
      </p>
    </Section>
  );
}
