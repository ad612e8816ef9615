import { Mic, Square } from 'lucide-react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { openMicrophonePage } from '../../platform/panel-host.ts';
import type { Dictation } from '../use-dictation.ts';

/** Begins and ends dictation; nothing where the browser has none. */
export function DictateButton({ dictation: { offered, state, start, stop } }: { dictation: Dictation }) {
  if (!offered) return null;
  const listening = state === 'listening';
  return (
    <ActionButton
      icon={listening ? Square : Mic}
      iconOnly
      label={t(listening ? 'dictate_stop' : 'dictate')}
      onClick={listening ? stop : start}
    />
  );
}

/** Where the voice goes, said before it goes there, or why no words come. */
export function DictationNote({ dictation: { state, trouble, agree, stop } }: { dictation: Dictation }) {
  const telling = state === 'telling';
  if (!telling && !trouble) return null;
  return (
    <div className="dictation-note" role="status">
      <p>{t(telling ? 'dictate_first' : `dictate_${trouble}`)}</p>
      {telling ? (
        <>
          <ActionButton icon={Mic} label={t('dictate')} look="plain" onClick={agree} />
          <button type="button" className="button" onClick={stop}>
            {t('add_not_now')}
          </button>
        </>
      ) : null}
      {trouble === 'microphone' ? (
        <ActionButton icon={Mic} label={t('dictate_allow')} look="plain" onClick={openMicrophonePage} />
      ) : null}
    </div>
  );
}
