import { Eye, TriangleAlert } from 'lucide-react';
import type { GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import type { SendCommand } from './send-command.ts';
import { trapText } from './trap-text.ts';

/** How the page deceives here, in one sentence, and, as long as nobody has turned the step down, the way on for whoever wants it all the same. */
export function Trap({
  step,
  trap,
  command,
}: {
  step: GuideStep;
  trap: NonNullable<GuideStep['trap']>;
  command: SendCommand;
}) {
  return (
    <div className="guide-trap" role="alert">
      <p>
        <TriangleAlert size={14} aria-hidden="true" /> {t(...trapText(trap))}
      </p>
      {trap.held && step.state === 'current' ? (
        <ActionButton
          icon={Eye}
          label={t('guide_trap_see')}
          onClick={() => command({ do: 'see-trap', stepId: step.id })}
        />
      ) : null}
    </div>
  );
}
