import type { Usage } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { usageParts } from '../usage-text.ts';

/** What an answer took: tokens, time, money. */
export function UsageLine({ usage }: { usage: Usage }) {
  return (
    <p className="usage">
      <span className="visually-hidden">{t('panel_usage')} </span>
      {usageParts(usage).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
