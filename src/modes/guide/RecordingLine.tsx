import { Disc } from 'lucide-react';
import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';

/** Says in sight that a guide is recorded, or that it no longer can be. */
export function RecordingLine({ card: { recording } }: { card: GuideCard }) {
  if (recording !== 'on' && recording !== 'failed') return null;
  return (
    <p className={`guide-recording guide-recording-${recording}`} role="status">
      <Disc size={14} aria-hidden="true" />
      {t(recording === 'on' ? 'guide_recording' : 'guide_recording_failed')}
    </p>
  );
}
