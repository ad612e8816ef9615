import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from './ActionButton.tsx';

const CONFIRM_MS = 2000;

/** Puts `text()` on the clipboard and says so for a moment. */
export function CopyButton({ text }: { text(): string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => void navigator.clipboard.writeText(text()).then(() => setCopied(true));
  return (
    <ActionButton
      icon={copied ? Check : Copy}
      label={t(copied ? 'panel_copied' : 'panel_copy')}
      onClick={copy}
    />
  );
}
