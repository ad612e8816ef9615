import { ChevronDown, Pencil } from 'lucide-react';
import { useRef } from 'react';
import type { ModeId, Turn } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** Shows how a question was taken, and lets the person have it taken another way or put it differently. */
export function ModeSwitch({ turn }: { turn: Turn }) {
  const { send, edit } = usePanelActions();
  const menu = useRef<HTMLDetailsElement>(null);
  const seesPictures = usePanel((state) => state.conversation?.engine.vision?.sees === true);
  const taken = MODES.find(({ id }) => id === turn.mode);
  if (!taken) return null;
  const Icon = taken.icon;
  const others = MODES.filter(({ id }) => id !== turn.mode && (id !== 'image' || seesPictures));
  const close = () => menu.current?.removeAttribute('open');
  const switchTo = (mode: ModeId) => {
    close();
    send({ type: 'again', turnId: turn.id, mode });
  };
  const editQuestion = () => {
    close();
    edit(turn.question, turn.about);
  };
  return (
    <details
      ref={menu}
      className="mode-switch"
      name="mode-switch"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close();
      }}
    >
      <summary title={whyThisMode(turn)}>
        <Icon size={13} aria-hidden="true" />
        {t(`panel_mode_${turn.mode}`)}
        <ChevronDown size={13} aria-hidden="true" />
      </summary>
      <div className="mode-menu">
        <p>{whyThisMode(turn)}</p>
        {others.map(({ id, icon: Other }) => (
          <button key={id} type="button" className="button button-quiet" onClick={() => switchTo(id)}>
            <Other size={15} aria-hidden="true" />
            {t(`panel_instead_${id}`)}
          </button>
        ))}
        <button type="button" className="button button-quiet" onClick={editQuestion}>
          <Pencil size={15} aria-hidden="true" />
          {t('panel_edit')}
        </button>
      </div>
    </details>
  );
}

/** From these confidences on a route is called sure, and fairly sure. */
const SURE = 0.9;
const FAIRLY_SURE = 0.7;

/** Who chose the mode, and, where nobody said so, how sure that is. */
function whyThisMode({ route: { by, confidence } }: Turn): string {
  const who = t(`panel_routed_by_${by}`);
  if (by === 'slash' || by === 'chip') return who;
  if (confidence >= SURE) return `${who} ${t('panel_sure')}`;
  return `${who} ${t(confidence >= FAIRLY_SURE ? 'panel_fairly_sure' : 'panel_unsure')}`;
}
