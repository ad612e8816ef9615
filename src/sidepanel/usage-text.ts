import type { Turn } from '../contracts/conversation.ts';
import { listed, t, uiLanguage } from '../platform/i18n.ts';

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

/** Seconds with one digit behind the point; two below a tenth, so that "instant" does not read as zero. */
function seconds(ms: number): string {
  const digits = ms < 100 ? 2 : 1;
  return (ms / 1000).toLocaleString(uiLanguage(), {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
}

/** US dollars with two significant digits for the fractions of a cent that answers usually cost. */
export function dollars(usd: number): string {
  const format = usd > 0 && usd < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(uiLanguage(), { style: 'currency', currency: 'USD', ...format }).format(usd);
}

/** An amount as it is said: cents below a dollar, with two significant digits below ten cents. */
export function money(usd: number): string {
  if (usd === 0) return t('panel_usage_free');
  if (usd >= 1) return dollars(usd);
  const digits = usd < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return t('panel_usage_cents', { amount: (usd * 100).toLocaleString(uiLanguage(), digits) });
}

/** US dollars of all turns whose cost is known; `null` where none is. */
export function conversationUSD(turns: readonly Turn[]): number | null {
  const known = turns.flatMap(({ usage }) => (usage && usage.usd !== null ? [usage.usd] : []));
  return known.length > 0 ? known.reduce((sum, usd) => sum + usd, 0) : null;
}
