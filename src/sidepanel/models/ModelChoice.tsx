import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ProviderSettings } from '../../contracts/settings.ts';
import type { ModelInfo } from '../../model/memory.ts';
import { providerOf } from '../../model/providers/index.ts';
import { aboutModel } from '../../options/sections/ModelFields.tsx';
import { draftOf } from '../../options/sections/provider-draft.ts';
import { useModelList } from '../../options/sections/use-model-list.ts';
import { t } from '../../platform/i18n.ts';

/** Lists of providers run to hundreds: what is searched for is among the first that match. */
const SHOWN = 40;

interface Props {
  provider: ProviderSettings;
  /** The ones that are set. */
  chosen?: readonly string[];
  /** Left out. */
  without?: string | undefined;
  onChoose(model: ModelInfo): void;
}

/** The models of a provider: those used lately, then all that its server lists, found by parts of their names. */
export function ModelChoice({ provider, chosen = [], without, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const { models, state } = useModelList(draftOf(provider));
  const known = new Map(models.map((model) => [model.id, model]));
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, name = '' }: ModelInfo) =>
    id !== without && words.every((word) => `${id} ${name}`.toLowerCase().includes(word));
  const recent = (provider.recent ?? []).map((id) => known.get(id) ?? { id }).filter(fits);
  const others = models.filter(fits).slice(0, SHOWN);
  // A server that lists nothing still takes a name.
  const typed =
    search.trim() && others.length === 0 && recent.length === 0 ? { id: search.trim() } : undefined;
  const group = (title: string, list: readonly ModelInfo[]) =>
    list.length > 0 ? (
      <section aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {list.map((model) => (
            <li key={model.id}>
              <button type="button" aria-pressed={chosen.includes(model.id)} onClick={() => onChoose(model)}>
                <span>
                  {chosen.includes(model.id) ? <Check size={13} aria-hidden="true" /> : null}
                  {model.name ?? model.id}
                </span>
                <small>{aboutModel(model)}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  return (
    <div className="model-choice">
      <input
        type="search"
        aria-label={t('models_search')}
        placeholder={t('models_search')}
        value={search}
        spellCheck={false}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="field-note">
        {state === 'loading' ? t('options_list_loading') : null}
        {state === 'failed' ? t('options_list_failed') : null}
        {state === 'loaded' && search && others.length === 0 ? t('models_none') : null}
      </p>
      <div className="model-lists">
        {group(t('models_recent'), recent)}
        {group(t('models_all', { host: providerOf(provider.id).name }), others)}
        {typed ? (
          <button type="button" className="button button-plain" onClick={() => onChoose(typed)}>
            {t('add_use', { name: typed.id })}
          </button>
        ) : null}
      </div>
    </div>
  );
}
