import type { GuideStep } from '../../contracts/guide.ts';
import { listed, money, seconds, t } from '../../platform/i18n.ts';

/** What asking for a step took: seconds, tokens, money. Nothing for a step that nobody was asked for. */
export function StepCost({ step: { tokens, askedMs, usd } }: { step: GuideStep }) {
  if (tokens === 0) return null;
  const parts = [
    ...(askedMs ? [t('panel_usage_total', { seconds: seconds(askedMs) })] : []),
    t('guide_step_tokens', { count: tokens }),
    ...(usd == null ? [] : [money(usd)]),
  ];
  return <span className="guide-why">{listed(parts)}</span>;
}
