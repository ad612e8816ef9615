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
import { FormActions } from './FormActions.tsx';
import { KeyField } from './KeyField.tsx';
import { ModelFields } from './ModelFields.tsx';
import { type Draft, sendsKeyInTheClear, settingsOf } from './provider-draft.ts';
import { TestReport } from './TestReport.tsx';
import { useBuiltIn } from './use-built-in.ts';
import { useConnectionTest } from './use-connection-test.ts';
import { useModelList } from './use-model-list.ts';
import { type ProviderDraft, useProviderDraft } from './use-provider-draft.ts';

/** Who answers: the instant engine or a model, with all that is needed to reach it. */
export function ProviderSection({ state }: { state: SettingsState }) {
  const host = useHost();
  const form = useProviderDraft(state, (saved) => {
    const info = list.models.find(({ id }) => id === saved.model);
    if (!info || saved.id === BUILT_IN_ID) return;
    const { baseURL, model } = connectionOf(settingsOf(saved));
    void host.saveModelInfo(memoryKey(baseURL, model), info);
  });
  const { draft } = form;
  const list = useModelList(draft);
  const test = useConnectionTest();
  const builtIn = useBuiltIn();
  const change = (part: Partial<Draft>) => {
    test.forget();
    form.change(part);
  };
  const runTest = async () => {
    const right = await test.run(settingsOf(draft));
    if (right) form.change({ baseURL: right });
  };
  const instant = draft.id === 'instant';
  const onDevice = draft.id === BUILT_IN_ID;
  return (
    <Section title={t('options_provider_title')} intro={t('options_provider_intro')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <Field label={t('options_provider')} hint={instant ? t('options_instant_hint') : undefined}>
          {(control) => (
            <select
              {...control}
              value={draft.id}
              onChange={(event) => {
                test.forget();
                form.choose(event.target.value);
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
          <ServerFields
            draft={draft}
            list={list}
            onChange={change}
            onSignedIn={(apiKey) => void form.save({ ...draft, apiKey })}
          />
        )}
        <FormActions test={test} onTest={instant ? undefined : () => void runTest()} />
        <FormState form={form} stored={state.settings.provider.id} />
        {!instant && <TestReport result={test.result} running={test.running} />}
      </form>
    </Section>
  );
}

interface ServerFieldsProps {
  draft: Draft;
  list: ReturnType<typeof useModelList>;
  onChange(part: Partial<Draft>): void;
  onSignedIn(apiKey: string): void;
}

/** Address, key and model of a server. */
function ServerFields({ draft, list, onChange, onSignedIn }: ServerFieldsProps) {
  const provider = providerOf(draft.id);
  return (
    <>
      <Field
        label={t('options_base_url')}
        hint={t('options_base_url_hint')}
        error={sendsKeyInTheClear(draft) ? t('options_key_in_clear') : undefined}
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
            onChange={(event) => onChange({ baseURL: event.target.value })}
            onBlur={list.refresh}
          />
        )}
      </Field>
      {provider.key !== 'none' && (
        <KeyField
          provider={provider}
          value={draft.apiKey}
          onChange={(apiKey) => onChange({ apiKey })}
          onDone={list.refresh}
          onSignedIn={onSignedIn}
        />
      )}
      <ModelFields draft={draft} list={list} onChange={onChange} />
    </>
  );
}

/** What becomes of the form when the page is left now, with the way back. */
function FormState({ form, stored }: { form: ProviderDraft; stored: string }) {
  const { unsaved, missing } = form;
  const engine = stored === 'instant' ? t('panel_engine_instant') : providerOf(stored).name;
  return (
    <p className="field-note form-state">
      {unsaved ? (
        <>
          {missing ? t(`options_unfinished_${missing}`, { engine }) : t('options_unsaved')}{' '}
          <button type="button" className="link" onClick={form.discard}>
            {t('options_discard')}
          </button>
        </>
      ) : null}
    </p>
  );
}
