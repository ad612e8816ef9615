import type { StudyAllows } from '../contracts/study.ts';
import { t } from '../platform/i18n.ts';

/** What Sightline does in this part of a study, in a sentence. */
export function whatHelps(allows: StudyAllows): string {
  if (allows === 'nothing') return t('study_part_nothing');
  return allows === 'all' ? t('study_part_all') : t('study_part_mode', { mode: t(`panel_mode_${allows}`) });
}
