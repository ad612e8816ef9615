import { useEffect, useState } from 'react';
import { BUILT_IN_ID } from '../../model/built-in.ts';
import { connectionOf } from '../../model/connection.ts';
import { memoryKey } from '../../model/memory.ts';
import { PROVIDERS, providerOf } from '../../model/providers/index.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../components/Field.tsx';
import { Section } from '../components/Section.tsx';
import { useHost } from '../host.ts';
import type { SettingsState } from '../use-settings.ts';
import { BuiltInFields } from './BuiltInFields.tsx';
import { KeyField } from './KeyField.tsx';
import { ModelFields } from './ModelFields.tsx';
import { type Draft, draftFor, draftOf, sendsKeyInTheClear, settingsOf } from './provider-draft.ts';
import { TestReport } from './TestReport.tsx';
import { useBuiltIn } from './use-built-in.ts';
import { useConnectionTest } from './use-connection-test.ts';
import { useModelList } from './use-model-list.ts';

/** Who answers: the instant engine or a model, with all that is needed to reach it. */
export function ProviderSection({ state }: { state: SettingsState }) {
  const host = useHost();
  const [draft, setDraft] = useState<Draft>(() => draftOf(state.settings.provider));
  // Another page (or an import) may have changed what is stored; JSON, because only the content counts.
  const storedProvider = JSON.stringify(state.settings.provider);
  useEffect(() => setDraft(draftOf(JSON.parse(storedProvider))), [storedProvider]);
  const list = useModelList(draft);
  const test = useConnectionTest();
  const builtIn = useBuiltIn();
  const change = (part: Partial<Draft>) => {
    test.forget();
    setDraft({ ...draft, ...part });
  };
  const save = async (saved: Draft) => {
    await state.replace({ ...state.stored, provider: settingsOf(saved) });
    const info = list.models.find(({ id }) => id === saved.model);
    if (!info || saved.id === BUILT_IN_ID) return;
    const { baseURL, model } = connectionOf(settingsOf(saved));
    await host.saveModelInfo(memoryKey(baseURL, model), info);
  };
  const runTest = async () => {
    const right = await test.run(settingsOf(draft));
    if (right) setDraft({ ...draft, baseURL: right });
  };
  const provider = providerOf(draft.id);
  const instant = draft.id === 'instant';
  const onDevice = draft.id === BUILT_IN_ID;
  const unsaved =
    JSON.stringify(settingsOf(draft)) !== JSON.stringify(settingsOf(draftOf(state.settings.provider)));
  return (
    <Section title={t('options_provider_title')} intro={t('options_provider_intro')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft);
        }}
      >
        <Field label={t('options_provider')} hint={instant ? t('options_instant_hint') : undefined}>
          {(control) => (
            <select
              {...control}
              value={draft.id}
              onChange={(event) => {
                test.forget();
                setDraft(draftFor(event.target.value));
              }}
            >
              <option value="instant">{t('options_instant')}</option>
              {builtIn.offered && <option value={BUILT_IN_ID}>{t('options_built_in')}</option>}
              {PROVIDERS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {onDevice && <BuiltInFields state={builtIn} />}
        {!instant && !onDevice && (
          <>
            <Field
              label={t('options_base_url')}
              hint={t('options_base_url_hint')}
              error={safely(() => sendsKeyInTheClear(draft)) ? t('options_key_in_clear') : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  type="url"
                  inputMode="url"
                  spellCheck={false}
                  autoComplete="off"
                  value={draft.baseURL}
                  placeholder="https://example.com/v1"
                  onChange={(event) => change({ baseURL: event.target.value })}
                  onBlur={list.refresh}
                />
              )}
            </Field>
            {provider.key !== 'none' && (
              <KeyField
                provider={provider}
                value={draft.apiKey}
                onChange={(apiKey) => change({ apiKey })}
                onDone={list.refresh}
                onSignedIn={(apiKey) => {
                  const signedIn = { ...draft, apiKey };
                  change({ apiKey });
                  void save(signedIn);
                }}
              />
            )}
            <ModelFields draft={draft} list={list} onChange={change} />
          </>
        )}
        <div className="actions">
          {!instant && (
            <button
              type="button"
              className="button button-plain"
              onClick={() => void runTest()}
              aria-disabled={test.running}
            >
              {test.running ? t('options_testing') : t('options_test')}
            </button>
          )}
          <button type="submit" className="button button-main">
            {t('options_save')}
          </button>
          <span className="field-note">{unsaved ? t('options_unsaved') : ''}</span>
        </div>
        {!instant && <TestReport result={test.result} running={test.running} />}
      </form>
    </Section>
  );
}

/** A half-typed address is no address yet; the form says nothing about it then. */
function safely(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
