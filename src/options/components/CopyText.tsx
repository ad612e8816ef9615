import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../platform/i18n.ts';

/** A command with a button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="copy">
      <code>{text}</code>
      <button type="button" className="button button-plain" aria-label={label} onClick={() => void copy()}>
        {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        {copied ? t('options_copied') : t('options_copy')}
      </button>
    </div>
  );
}
