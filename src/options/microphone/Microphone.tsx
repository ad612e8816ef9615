import { Mic } from 'lucide-react';
import { useState } from 'react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';

/** Asks for the microphone, once for all pages of the extension: the browser shows its question on a page, and not in the side panel. */
export function Microphone() {
  const [answer, setAnswer] = useState<'allowed' | 'refused' | null>(null);
  const ask = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // The permission was wanted, not the sound.
      for (const track of stream.getTracks()) track.stop();
      setAnswer('allowed');
    } catch (error) {
      console.warn('no microphone', error);
      setAnswer('refused');
    }
  };
  return (
    <main className="microphone">
      <h1>{t('microphone_title')}</h1>
      <p>{t('microphone_text')}</p>
      {answer === 'allowed' ? null : (
        <ActionButton icon={Mic} label={t('microphone_ask')} look="main" onClick={() => void ask()} />
      )}
      <p role="status">{answer ? t(`microphone_${answer}`) : null}</p>
    </main>
  );
}
