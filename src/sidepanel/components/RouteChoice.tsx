import type { ModeId, Turn } from '../../contracts/conversation.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanelActions } from '../use-panel.ts';

/** Asks the person how a question is meant that can be taken in two ways. */
export function RouteChoice({ turn, choices }: { turn: Turn; choices: ModeId[] }) {
  const { send } = usePanelActions();
  const offered = MODES.filter(({ id }) => choices.includes(id));
  return (
    <div className="route-choice">
      <p>{t('panel_choose')}</p>
      <div className="problem-actions">
        {offered.map(({ id, icon }) => (
          <ActionButton
            key={id}
            icon={icon}
            label={t(`panel_choose_${id}`)}
            look="plain"
            onClick={() => send({ type: 'again', turnId: turn.id, mode: id })}
          />
        ))}
      </div>
    </div>
  );
}
