import { type FormEvent, useState } from 'react';
import { PROVIDERS, providerOf } from '../../model/providers/index.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../components/Field.tsx';
import { FormActions } from '../sections/FormActions.tsx';
import { KeyField } from '../sections/KeyField.tsx';
import { ModelFields } from '../sections/ModelFields.tsx';
import { type Draft, draftFor, missingIn, settingsOf } from '../sections/provider-draft.ts';
import { TestReport } from '../sections/TestReport.tsx';
import { useConnectionTest } from '../sections/use-connection-test.ts';
import { useModelList } from '../sections/use-model-list.ts';
import type { Choose } from './AddModel.tsx';

const WITH_KEY = PROVIDERS.filter(({ key }) => key === 'required');

/** A key of one's own, with a test before it is stored. */
export function KeyForm({ choose }: { choose: Choose }) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(WITH_KEY[0]?.id ?? ''));
  // Some lists are public; without a key there is no reason to ask for one.
  const list = useModelList(draft.apiKey.trim() ? draft : { ...draft, baseURL: '' });
  const test = useConnectionTest();
  const change = (part: Partial<Draft>) => {
    test.forget();
    setDraft((before) => ({ ...before, ...part }));
  };
  // Where the provider has none of its own, a model must be named.
  const named = draft.model.trim() || providerOf(draft.id).defaultModel;
  const incomplete = missingIn(draft) !== undefined || !named;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!incomplete) choose(settingsOf(draft));
  };
  return (
    <form onSubmit={save}>
      <Field label={t('welcome_key')}>
        {(control) => (
          <select
            {...control}
            value={draft.id}
            onChange={(event) => {
              test.forget();
              setDraft(draftFor(event.target.value));
            }}
          >
            {WITH_KEY.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <KeyField
        provider={{ ...providerOf(draft.id), signIn: undefined }}
        value={draft.apiKey}
        onChange={(apiKey) => change({ apiKey })}
        onDone={list.refresh}
        onSignedIn={(apiKey) => change({ apiKey })}
      />
      {draft.apiKey.trim() ? <ModelFields draft={draft} list={list} onChange={change} /> : null}
      <FormActions test={test} onTest={() => void test.run(settingsOf(draft))} incomplete={incomplete} />
      <TestReport result={test.result} running={test.running} />
    </form>
  );
}
