import type { HideItem } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';

/** One sentence why: the model's own, or the instant engine's in the person's language. */
export function reasonOf({ reason, because, nearMiss }: HideItem): string {
  const why =
    reason || (because ? t(`hide_because_${because.code}`, because.params) : t('hide_because_asked'));
  return nearMiss ? `${t('hide_near_miss')} ${why}` : why;
}
