import type { Turn } from '../contracts/conversation.ts';
import { t, uiLanguage } from '../platform/i18n.ts';

/** The usage line in pieces, e.g. `1,204 tokens in (900 cached)`, `86 out`, `first word after 0.8 s`, `2.4 s`, `$0.0003`. */
export function usageParts({ usage, card, status }: Turn): string[] {
  const local = card?.engine === 'instant' && status !== 'failed' ? [t('panel_usage_local')] : [];
  if (!usage) return local;
  const total = t('panel_usage_total', { seconds: seconds(usage.totalMs) });
  if (usage.requests === 0) return [...local, total];
  const { promptTokens, cachedTokens, completionTokens, firstWordMs } = usage;
  return [
    cachedTokens > 0
      ? t('panel_usage_in_cached', { tokens: promptTokens, cached: cachedTokens })
      : t('panel_usage_in', { tokens: promptTokens }),
    t('panel_usage_out', { tokens: completionTokens }),
    ...(firstWordMs === null ? [] : [t('panel_usage_first_word', { seconds: seconds(firstWordMs) })]),
    total,
    usage.usd === null ? t('panel_usage_cost_unknown') : dollars(usage.usd),
  ];
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

/** US dollars of all turns whose cost is known; `null` where none is. */
export function conversationUSD(turns: readonly Turn[]): number | null {
  const known = turns.flatMap(({ usage }) => (usage && usage.usd !== null ? [usage.usd] : []));
  return known.length > 0 ? known.reduce((sum, usd) => sum + usd, 0) : null;
}
