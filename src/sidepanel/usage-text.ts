import type { Turn } from '../contracts/conversation.ts';
import { listed, money, seconds, t } from '../platform/i18n.ts';

/** What an answer took: in one plain line, e.g. `0.41 cents, 2.4 s`, and for who wants to know, in pieces. */
export interface UsageText {
  line: string;
  details: string[];
}

/** `undefined` where nothing is known. */
export function usageText({ usage, card, status }: Turn): UsageText | undefined {
  const local = card?.engine === 'instant' && status !== 'failed' ? t('panel_usage_local') : undefined;
  if (!usage) return local ? { line: local, details: [] } : undefined;
  const total = t('panel_usage_total', { seconds: seconds(usage.totalMs) });
  if (usage.requests === 0) return { line: listed([...(local ? [local] : []), total]), details: [] };
  const { promptTokens, cachedTokens, completionTokens, firstWordMs } = usage;
  const cost = usage.usd === null ? t('panel_usage_cost_unknown') : money(usage.usd);
  return {
    line: listed([cost, total]),
    details: [
      cachedTokens > 0
        ? t('panel_usage_in_cached', { tokens: promptTokens, cached: cachedTokens })
        : t('panel_usage_in', { tokens: promptTokens }),
      t('panel_usage_out', { tokens: completionTokens }),
      ...(firstWordMs === null ? [] : [t('panel_usage_first_word', { seconds: seconds(firstWordMs) })]),
    ],
  };
}

/** US dollars of all turns whose cost is known; `null` where none is. */
export function conversationUSD(turns: readonly Turn[]): number | null {
  const known = turns.flatMap(({ usage }) => (usage && usage.usd !== null ? [usage.usd] : []));
  return known.length > 0 ? known.reduce((sum, usd) => sum + usd, 0) : null;
}
