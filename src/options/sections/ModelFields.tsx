import { useId } from 'react';
import type { ModelInfo } from '../../model/memory.ts';
import { providerOf } from '../../model/providers/index.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../components/Field.tsx';
import type { Draft } from './provider-draft.ts';
import type { ModelList } from './use-model-list.ts';

interface Props {
  draft: Draft;
  list: ModelList;
  onChange: (part: Partial<Draft>) => void;
}

const FIELDS = [
  ['model', 'options_model', 'options_model_hint'],
  ['cheapModel', 'options_cheap_model', 'options_cheap_model_hint'],
  ['visionModel', 'options_vision_model', 'options_vision_model_hint'],
] as const;

/** The answering model and, folded away, those for special work. All can be typed or picked from the server's list. */
export function ModelFields({ draft, list, onChange }: Props) {
  const id = useId();
  const field = ([name, label, hint]: (typeof FIELDS)[number]) => (
    <Field key={name} label={t(label)} hint={t(hint)}>
      {(control) => (
        <input
          {...control}
          list={name === 'visionModel' ? `${id}-vision` : `${id}-all`}
          spellCheck={false}
          autoComplete="off"
          value={draft[name]}
          placeholder={name === 'model' ? providerOf(draft.id).defaultModel : t('options_same_model')}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  const chosen = list.models.find((model) => model.id === draft.model);
  const told = (chosen && aboutModel(chosen)) || listText(list);
  const special = FIELDS.slice(1);
  return (
    <>
      {field(FIELDS[0])}
      {/* It fills in when a field is left, perhaps with the button below already pressed: its line is there from the start. */}
      <p className="field-note list-state" role="status">
        <span title={told}>{told}</span>
        {list.state === 'failed' && (
          <button type="button" className="link" onClick={list.refresh}>
            {t('options_list_again')}
          </button>
        )}
      </p>
      <details open={special.some(([name]) => draft[name] !== '') || undefined}>
        <summary>{t('options_more_models')}</summary>
        {special.map(field)}
      </details>
      <Options id={`${id}-all`} models={list.models} />
      <Options id={`${id}-vision`} models={list.models.filter(({ vision }) => vision !== false)} />
    </>
  );
}

function Options({ id, models }: { id: string; models: ModelInfo[] }) {
  return (
    <datalist id={id}>
      {models.map((model) => (
        <option key={model.id} value={model.id}>
          {model.name}
        </option>
      ))}
    </datalist>
  );
}

function listText({ state, models }: ModelList): string {
  if (state === 'loading') return t('options_list_loading');
  if (state === 'failed') return t('options_list_failed');
  return state === 'loaded' ? t('options_list_loaded', { count: models.length }) : '';
}

/** Context size and prices per million tokens, where the list tells them; '' where it does not. */
export function aboutModel(model: ModelInfo): string {
  const perMillion = (usd: number) => `$${(usd * 1e6).toFixed(2)}`;
  const parts = [
    model.contextTokens && t('options_context', { tokens: model.contextTokens }),
    model.inputUSD !== undefined &&
      model.outputUSD !== undefined &&
      t('options_price', { input: perMillion(model.inputUSD), output: perMillion(model.outputUSD) }),
    model.vision && t('options_sees_images'),
  ];
  return parts.filter(Boolean).join(' · ');
}
