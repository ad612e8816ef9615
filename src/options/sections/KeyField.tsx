import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Provider } from '../../model/providers/provider.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../components/Field.tsx';
import { useHost } from '../host.ts';

interface Props {
  provider: Provider;
  value: string;
  onChange: (key: string) => void;
  /** The field was left. */
  onDone: () => void;
  onSignedIn: (key: string) => void;
}

/** The key: hidden unless asked for, pasted or had by signing in. */
export function KeyField({ provider, value, onChange, onDone, onSignedIn }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Field
        label={provider.key === 'optional' ? t('options_key_optional') : t('options_key')}
        hint={
          <>
            {t('options_key_hint')}{' '}
            {provider.keyURL && (
              <a href={provider.keyURL} target="_blank" rel="noreferrer">
                {t('options_key_get', { host: new URL(provider.keyURL).host })}
              </a>
            )}
          </>
        }
      >
        {(control) => (
          <div className="key">
            <input
              {...control}
              type={shown ? 'text' : 'password'}
              autoComplete="off"
              spellCheck={false}
              value={value}
              placeholder={provider.keyHint}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onDone}
            />
            <button
              type="button"
              className="button button-plain"
              aria-pressed={shown}
              aria-label={t('options_key_show')}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
            </button>
          </div>
        )}
      </Field>
      {provider.signIn === 'openrouter' && !value && <SignIn onSignedIn={onSignedIn} />}
    </>
  );
}

function SignIn({ onSignedIn }: { onSignedIn: (key: string) => void }) {
  const host = useHost();
  const [problem, setProblem] = useState('');
  const signIn = async () => {
    setProblem('');
    // Whatever goes wrong at OpenRouter, the remedy is the same: paste a key.
    const key = await host.signIn().catch(() => null);
    if (key) onSignedIn(key);
    else setProblem(t(key === null ? 'options_sign_in_failed' : 'options_sign_in_closed'));
  };
  return (
    <div className="field">
      <button type="button" className="button button-plain" onClick={() => void signIn()}>
        {t('options_sign_in')}
      </button>
      <div role="status" className="field-note">
        {problem}
      </div>
    </div>
  );
}
