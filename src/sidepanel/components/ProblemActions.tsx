import { FileText, RotateCcw, Settings, ShieldCheck } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import type { Problem } from '../../contracts/errors.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { openEmptyReader, openOptions } from '../../platform/panel-host.ts';
import { requestSiteAccess } from '../../platform/permissions.ts';
import { actionsFor, type ProblemAction } from '../problem-actions.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** The buttons that go with a problem. With a `turn`, allowing the site asks its question again at once. */
export function ProblemActions({ problem, turn }: { problem: Problem; turn?: Turn }) {
  const { send } = usePanelActions();
  const url = usePanel((state) => state.conversation?.url);
  const again = () => send(turn ? { type: 'again', turnId: turn.id } : { type: 'refresh' });
  const allow = async () => {
    if (url && (await requestSiteAccess(url))) again();
  };
  const buttons: Record<ProblemAction, React.ReactNode> = {
    'try-again': (
      <ActionButton key="again" icon={RotateCcw} label={t('panel_try_again')} onClick={again} look="main" />
    ),
    'open-options': (
      <ActionButton
        key="options"
        icon={Settings}
        label={t('panel_open_options')}
        onClick={openOptions}
        look="plain"
      />
    ),
    'open-reader': (
      <ActionButton
        key="reader"
        icon={FileText}
        label={t('panel_open_reader')}
        onClick={openEmptyReader}
        look="plain"
      />
    ),
    'allow-site': (
      <ActionButton
        key="allow"
        icon={ShieldCheck}
        label={t('panel_allow_site')}
        onClick={() => void allow()}
        look="main"
      />
    ),
  };
  const actions = actionsFor(problem.code);
  return actions.length > 0 ? (
    <div className="problem-actions">{actions.map((action) => buttons[action])}</div>
  ) : null;
}
