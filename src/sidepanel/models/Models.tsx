import { Settings2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProviderSettings } from '../../contracts/settings.ts';
import { BUILT_IN_ID } from '../../model/built-in.ts';
import { connectionOf } from '../../model/connection.ts';
import { type ModelInfo, memoryKey } from '../../model/memory.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { AddModel } from '../../options/add-model/AddModel.tsx';
import { useHost } from '../../options/host.ts';
import { type SettingsState, useSettings } from '../../options/use-settings.ts';
import { listed, t } from '../../platform/i18n.ts';
import { openOptions } from '../../platform/panel-host.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { modelOf, PURPOSES, type Purpose, withCompared, withModel } from './model-setting.ts';
import './models.css';

/** Under the header: which model answers, or the ways to a first one. Focus comes here and goes back with Escape. */
export function Models({ what }: { what: 'choose' | 'add' }) {
  const { showModels } = usePanelActions();
  const state = useSettings();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const close = () => showModels(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const provider = state?.settings.provider;
  return (
    <section
      ref={place}
      className="models"
      tabIndex={-1}
      aria-label={t(what === 'add' ? 'find_add_model' : 'models_title')}
      onKeyDown={onKeyDown}
    >
      {what === 'choose' && state && provider && hasList(provider) ? <Choose state={state} /> : null}
      {what === 'add' ? <AddModel onClose={close} /> : null}
      <div className="models-foot">
        {what === 'choose' ? <ActionButton icon={X} label={t('panel_close')} onClick={close} /> : null}
        <ActionButton icon={Settings2} label={t('models_more')} onClick={openOptions} />
      </div>
    </section>
  );
}

/** The instant engine has no models, the browser one. */
const hasList = ({ id }: ProviderSettings): boolean => id !== 'instant' && id !== BUILT_IN_ID;

function Choose({ state }: { state: SettingsState }) {
  const host = useHost();
  const seesPictures = usePanel((panel) => panel.conversation?.engine.vision?.sees !== false);
  const [purpose, setPurpose] = useState<Purpose | 'compare'>('all');
  const { provider } = state.settings;
  const { compare = { models: [], covered: false } } = provider;
  const replace = (next: ProviderSettings) => void state.replace({ ...state.stored, provider: next });
  const store = (model: string | undefined, info?: ModelInfo) => {
    const compares = purpose === 'compare' && model !== undefined;
    const next = compares
      ? withCompared(provider, model)
      : withModel(provider, purpose === 'compare' ? 'all' : purpose, model);
    if (info && model) {
      const { baseURL } = connectionOf(next);
      void host.saveModelInfo(memoryKey(baseURL, model), info);
    }
    replace(next);
  };
  const chosen = purpose === 'compare' ? undefined : modelOf(provider, purpose);
  return (
    <>
      <fieldset className="purposes">
        <legend>{t('models_for')}</legend>
        {[...PURPOSES.filter((one) => one !== 'image' || seesPictures), 'compare' as const].map((one) => (
          <label key={one}>
            <input type="radio" name="purpose" checked={one === purpose} onChange={() => setPurpose(one)} />
            <span>{one === 'all' ? t('models_for_all') : t(`panel_mode_${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {purpose === 'compare' ? (
        <>
          <p>{t('compare_pick', { chosen: listed(compare.models) || '–' })}</p>
          <label className="compare-cover">
            <input
              type="checkbox"
              checked={compare.covered}
              onChange={(event) =>
                replace({ ...provider, compare: { ...compare, covered: event.target.checked } })
              }
            />
            {t('compare_cover')}
          </label>
        </>
      ) : null}
      {purpose !== 'all' && chosen !== undefined ? (
        <button type="button" className="button button-plain" onClick={() => store(undefined)}>
          {t('options_same_model')}
        </button>
      ) : null}
      <ModelChoice
        provider={provider}
        chosen={purpose === 'compare' ? compare.models : [chosen ?? modelOf(provider, 'all') ?? '']}
        onChoose={(model) => store(model.id, model)}
      />
    </>
  );
}
