import { t } from '../../platform/i18n.ts';
import type { BuiltInState } from './use-built-in.ts';

/** The browser's own model needs no address and no key, at most a download. */
export function BuiltInFields({ state }: { state: BuiltInState }) {
  const { ready, progress, failed, download } = state;
  return (
    <div className="field">
      <p className="field-note">{t(ready ? 'options_built_in_ready' : 'options_built_in_downloadable')}</p>
      {!ready && progress === undefined && (
        <button type="button" className="button button-plain" onClick={() => void download()}>
          {t('options_built_in_download')}
        </button>
      )}
      {progress !== undefined && (
        <progress
          max={100}
          value={progress}
          aria-label={t('options_built_in_progress', { percent: progress })}
        />
      )}
      <p role="status" className="field-note">
        {failed && t('options_built_in_failed')}
        {progress !== undefined && t('options_built_in_progress', { percent: progress })}
      </p>
    </div>
  );
}
