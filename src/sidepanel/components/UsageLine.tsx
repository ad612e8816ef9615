import type { Turn } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { conversationUSD, dollars, usageParts } from '../usage-text.ts';
import { usePanel } from '../use-panel.ts';

/** What an answer took: tokens, time, money; under the newest also what the conversation has cost so far. */
export function UsageLine({ turn, newest }: { turn: Turn; newest: boolean }) {
  const soFar = usePanel((state) => conversationUSD(state.conversation?.turns ?? []));
  const parts = usageParts(turn);
  if (newest && soFar !== null && soFar !== turn.usage?.usd) {
    parts.push(t('panel_usage_conversation', { cost: dollars(soFar) }));
  }
  if (parts.length === 0) return null;
  return (
    <p className="usage">
      <span className="visually-hidden">{t('panel_usage')} </span>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
