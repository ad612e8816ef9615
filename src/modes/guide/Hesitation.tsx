import { ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import type { SendCommand } from './send-command.ts';
import { isWarned } from './step-words.tsx';

/** So long without doing anything, in ms, or so many other presses, and a person may need more help. */
const HESITATES_MS = 20_000;
const STRAYS = 2;

/** A second hint for somebody who hesitates: what is known of the place already, and the offer of a closer step. */
export function Hesitation({
  step,
  engine,
  command,
}: {
  step: GuideStep;
  engine: GuideCard['engine'];
  command: SendCommand;
}) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), HESITATES_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!waited && (step.strays ?? 0) < STRAYS) return null;
  const where = step.target?.where ?? '';
  return (
    <div className="guide-hesitation">
      {where ? <p>{t('guide_where', { where })}</p> : null}
      {step.hint && !isWarned(step) ? <p>{step.hint}</p> : null}
      {step.why ? <p>{step.why}</p> : null}
      {engine === 'model' ? (
        <ActionButton icon={ZoomIn} label={t('guide_finer')} onClick={() => command({ do: 'finer' })} />
      ) : null}
    </div>
  );
}
