import { ArrowRight, FileText, RotateCcw, Settings, ShieldCheck } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import type { Problem } from '../../contracts/errors.ts';
import { siteNamed } from '../../core/empty-tab/named-site.ts';
import { ENGINES, SEARCH_ENGINES } from '../../core/empty-tab/search-engines.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { openEmptyReader, openOptions } from '../../platform/panel-host.ts';
import { requestSiteAccess } from '../../platform/permissions.ts';
import { actionsFor, type ProblemAction } from '../problem-actions.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** The buttons that go with a problem. With a `turn`, allowing the site asks its question again at once. */
export function ProblemActions({ problem, turn }: { problem: Problem; turn?: Turn }) {
  const { send, setDraft } = usePanelActions();
  const url = usePanel((state) => state.conversation?.url);
  const leave = () => {
    if (!turn) return;
    // The question goes along; nobody has to send it again.
    setDraft('');
    send({ type: 'leave-empty-tab', turnId: turn.id });
  };
  const again = () => send(turn ? { type: 'again', turnId: turn.id } : { type: 'refresh' });
  const allow = async () => {
    if (url && (await requestSiteAccess(url))) again();
  };
  const there = turn && placeBeyond(turn.question, problem.params?.engine);
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
    'leave-empty-tab': (
      <ActionButton key="leave" icon={ArrowRight} label={there ?? ''} onClick={leave} look="main" />
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
  const actions = actionsFor(problem.code).filter((action) => action !== 'leave-empty-tab' || there);
  return actions.length > 0 ? (
    <div className="problem-actions">{actions.map((action) => buttons[action])}</div>
  ) : null;
}

/** Where an empty tab can be taken for a question, in words; `undefined`: nowhere. */
function placeBeyond(question: string, engine: string | undefined): string | undefined {
  const site = siteNamed(question);
  if (site) return t('panel_open_site', { host: new URL(site).host });
  const known = ENGINES.find((each) => each === engine);
  return known && t('panel_search_with', { engine: SEARCH_ENGINES[known].name });
}
