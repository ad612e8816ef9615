import { useState } from 'react';
import type { ProviderSettings } from '../../contracts/settings.ts';
import { BUILT_IN_ID } from '../../model/built-in.ts';
import { providerOf } from '../../model/providers/index.ts';
import { t } from '../../platform/i18n.ts';
import { useHost } from '../host.ts';
import { BuiltInFields } from '../sections/BuiltInFields.tsx';
import { type BuiltInState, useBuiltIn } from '../sections/use-built-in.ts';
import { useSettings } from '../use-settings.ts';
import { KeyForm } from './KeyForm.tsx';
import { LocalServers } from './LocalServers.tsx';
import '../fields.css';
import './add-model.css';

/** Stores who answers from now on. */
export type Choose = (provider: ProviderSettings) => void;

/**
 * Where better answers come from, chosen in place: one recommended way (the browser's own model where there is one, else signing in), the
 * others folded away. Nothing is asked of any server before a click.
 * @param onClose absent: it cannot be put away
 */
export function AddModel({ onClose }: { onClose?: () => void }) {
  const state = useSettings();
  const builtIn = useBuiltIn();
  const [added, setAdded] = useState('');
  if (!state) return null;
  const choose: Choose = (provider) => {
    void state.replace({ ...state.stored, provider }).then(() => setAdded(nameOf(provider)));
  };
  return (
    <div className="add-model">
      <p role="status">{added === '' ? t('add_intro') : t('add_done', { model: added })}</p>
      {added === '' ? <Ways builtIn={builtIn} choose={choose} /> : null}
      {added === '' && onClose ? (
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('add_not_now')}
        </button>
      ) : null}
    </div>
  );
}

function nameOf({ id, model }: ProviderSettings): string {
  if (id === BUILT_IN_ID) return t('options_built_in');
  const { defaultModel, name } = providerOf(id);
  return model ?? defaultModel ?? name;
}

function Ways({ builtIn, choose }: { builtIn: BuiltInState; choose: Choose }) {
  return (
    <>
      <div className="add-way add-way-first">
        <small>{t('add_recommended')}</small>
        {builtIn.offered ? <BuiltIn state={builtIn} choose={choose} /> : <SignIn choose={choose} main />}
      </div>
      <details>
        <summary>{t('add_other')}</summary>
        {builtIn.offered ? (
          <div className="add-way">
            <SignIn choose={choose} />
          </div>
        ) : null}
        <div className="add-way">
          <LocalServers choose={choose} />
        </div>
        <div className="add-way">
          <KeyForm choose={choose} />
        </div>
      </details>
    </>
  );
}

function BuiltIn({ state, choose }: { state: BuiltInState; choose: Choose }) {
  return (
    <>
      <button
        type="button"
        className="button button-main"
        disabled={!state.ready}
        onClick={() => choose({ id: BUILT_IN_ID })}
      >
        {t('add_built_in')}
      </button>
      <p className="field-note">{t('add_built_in_hint')}</p>
      {state.ready ? null : <BuiltInFields state={state} />}
    </>
  );
}

function SignIn({ choose, main = false }: { choose: Choose; main?: boolean }) {
  const { signIn } = useHost();
  const [problem, setProblem] = useState('');
  const start = async () => {
    setProblem('');
    // Whatever goes wrong at OpenRouter, the remedy is the same: paste a key.
    const apiKey = await signIn().catch(() => null);
    if (apiKey) choose({ id: 'openrouter', apiKey });
    else setProblem(t(apiKey === null ? 'options_sign_in_failed' : 'options_sign_in_closed'));
  };
  return (
    <>
      <button
        type="button"
        className={`button ${main ? 'button-main' : 'button-plain'}`}
        onClick={() => void start()}
      >
        {t('add_sign_in')}
      </button>
      <p className="field-note">{t('add_sign_in_hint')}</p>
      <p role="status" className="field-note">
        {problem}
      </p>
    </>
  );
}
