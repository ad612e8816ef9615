import { ChevronDown, Pencil } from 'lucide-react';
import type { ModeId, Turn } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanelActions } from '../use-panel.ts';

/** Shows how a question was taken, and lets the person have it taken another way or put it differently. */
export function ModeSwitch({ turn }: { turn: Turn }) {
  const { send, edit } = usePanelActions();
  const taken = MODES.find(({ id }) => id === turn.mode);
  if (!taken) return null;
  const Icon = taken.icon;
  const others = MODES.filter(({ id }) => id !== turn.mode);
  const switchTo = (mode: ModeId) => send({ type: 'again', turnId: turn.id, mode });
  return (
    <details className="mode-switch" name="mode-switch">
      <summary title={t(`panel_routed_by_${turn.route.by}`)}>
        <Icon size={13} aria-hidden="true" />
        {t(`panel_mode_${turn.mode}`)}
        <ChevronDown size={13} aria-hidden="true" />
      </summary>
      <div className="mode-menu">
        <p>{t(`panel_routed_by_${turn.route.by}`)}</p>
        {others.map(({ id, icon: Other }) => (
          <button key={id} type="button" className="button button-quiet" onClick={() => switchTo(id)}>
            <Other size={15} aria-hidden="true" />
            {t(`panel_instead_${id}`)}
          </button>
        ))}
        <button type="button" className="button button-quiet" onClick={() => edit(turn.question)}>
          <Pencil size={15} aria-hidden="true" />
          {t('panel_edit')}
        </button>
      </div>
    </details>
  );
}
