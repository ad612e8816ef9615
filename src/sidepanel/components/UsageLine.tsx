import { ChevronRight } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import { money, t } from '../../platform/i18n.ts';
import { conversationUSD, usageText } from '../usage-text.ts';
import { usePanel } from '../use-panel.ts';

/** What an answer took, in plain words, its tokens on demand; under the newest also what the conversation has cost so far. */
export function UsageLine({ turn, newest }: { turn: Turn; newest: boolean }) {
  const soFar = usePanel((state) => conversationUSD(state.conversation?.turns ?? []));
  const usage = usageText(turn);
  if (!usage) return null;
  const { line, details } = usage;
  if (newest && soFar !== null && soFar !== turn.usage?.usd) {
    details.push(t('panel_usage_conversation', { cost: money(soFar) }));
  }
  const heading = <span className="visually-hidden">{t('panel_usage')} </span>;
  if (details.length === 0) {
    return (
      <p className="usage">
        {heading}
        {line}
      </p>
    );
  }
  return (
    <details className="usage">
      <summary>
        {heading}
        {line}
        <ChevronRight size={13} aria-hidden="true" />
      </summary>
      <p>
        {details.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </details>
  );
}
