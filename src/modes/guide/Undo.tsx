import { Undo2 } from 'lucide-react';
import type { GuideStep, GuideUndo } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import type { SendCommand } from './send-command.ts';

/** What Back can take back of the step it has turned to; where it cannot, it says so. */
export function Undo({ step, undo, command }: { step: GuideStep; undo: GuideUndo; command: SendCommand }) {
  const canBeDone = undo !== 'committed' && undo !== 'impossible';
  return (
    <div className="guide-undo">
      <p>{t(`guide_undo_${undo}`)}</p>
      {canBeDone ? (
        <ActionButton
          icon={Undo2}
          label={t('guide_undo')}
          look="plain"
          onClick={() => command({ do: 'undo', stepId: step.id })}
        />
      ) : null}
    </div>
  );
}
