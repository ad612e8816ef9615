import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import './tab-line.css';

/** Where another conversation lies in the tab below this one (a guide came along, an answer's evidence was opened here): the way to it. */
export function OtherConversation() {
  const covers = usePanel((state) => state.conversation?.covers ?? false);
  const { send } = usePanelActions();
  if (!covers) return null;
  return (
    <p className="tab-line" role="status">
      {t('panel_other_conversation')}{' '}
      <button type="button" className="link" onClick={() => send({ type: 'other-conversation' })}>
        {t('panel_other_conversation_show')}
      </button>
    </p>
  );
}
