import { Eraser } from 'lucide-react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { isRunning, newestTurn } from '../state.ts';
import { statusText } from '../status-text.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { RetryCountdown } from './RetryCountdown.tsx';

/** The one polite status line, and "Clear" whenever marks or an overlay are on the page. */
export function StatusBar() {
  const turn = usePanel(newestTurn);
  const sending = usePanel((state) => state.sent !== null);
  const marked = usePanel((state) => state.conversation?.marked ?? false);
  const { send } = usePanelActions();
  const busy = usePanel(isRunning);
  const retry =
    turn?.status === 'running' && turn.progress?.code === 'waiting-to-retry' ? turn.progress : null;
  return (
    <div className="status-bar">
      <p role="status" className={busy ? 'status status-busy' : 'status'}>
        {statusText(turn, sending)}
      </p>
      {retry ? <RetryCountdown untilMs={retry.untilMs} /> : null}
      {marked ? (
        <ActionButton
          icon={Eraser}
          label={t('panel_clear')}
          onClick={() => send({ type: 'clear' })}
          look="plain"
        />
      ) : null}
    </div>
  );
}
