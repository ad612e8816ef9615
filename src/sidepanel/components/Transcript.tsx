import { useRef } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { onDemand } from '../../modes/kit/on-demand.tsx';
import { t } from '../../platform/i18n.ts';
import { unsaidObstacle } from '../state.ts';
import { useFollowAnswer } from '../use-follow-answer.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { EmptyState } from './EmptyState.tsx';
import { ObstacleMessage } from './ObstacleMessage.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { SentTurn } from './SentTurn.tsx';
import { TurnView } from './TurnView.tsx';

const PlanList = onDemand(() => import('./PlanList.tsx').then((file) => file.PlanList));
const Comparison = onDemand(() => import('../compare/Comparison.tsx').then((file) => file.Comparison));

const EvidenceTrail = onDemand(() => import('./EvidenceTrail.tsx').then((file) => file.EvidenceTrail));

/** Whether there is more than one quote to order and to take along: a single one is told, with its page, by its answer's own list. */
function hasTrail(turns: readonly Turn[]): boolean {
  if (turns.at(-1)?.status === 'running') return false;
  const cited = turns.flatMap(({ card }) =>
    card?.mode === 'find' ? card.citations.filter(({ k }) => k !== null) : [],
  );
  return cited.length > 1;
}

/** The turns of one comparison together, any other by itself. */
function compared(turns: readonly Turn[]): [Turn, ...Turn[]][] {
  const groups: [Turn, ...Turn[]][] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    const of = turn.opinion?.rest && turn.opinion.of;
    if (of && last?.[0].opinion?.rest && last[0].opinion.of === of) last.push(turn);
    else groups.push([turn]);
  }
  return groups;
}

/**
 * The conversation. `role="log"` with `aria-live="off"`: words that stream in would be read in pieces; the status line speaks at the
 * start and the end instead.
 */
export function Transcript() {
  const turns = usePanel((state) => state.conversation?.turns);
  const plan = usePanel((state) => state.conversation?.plan);
  const obstacle = usePanel(unsaidObstacle);
  const sent = usePanel((state) => state.sent);
  const problem = usePanel((state) => state.problem);
  const dropped = usePanel((state) => (state.conversation?.dropped ?? 0) > 0);
  const log = useRef<HTMLElement>(null);
  useFollowAnswer(log, turns, sent?.text);
  const empty = turns !== undefined && turns.length === 0 && !sent;
  return (
    <main ref={log} className="transcript" tabIndex={-1}>
      {empty && !obstacle ? <EmptyState /> : null}
      {dropped ? <p className="stopped">{t('panel_dropped')}</p> : null}
      <div role="log" aria-live="off" aria-label={t('panel_log')}>
        {compared(turns ?? []).map(([turn, ...others]) =>
          turn.opinion?.rest ? (
            <Comparison key={turn.id} turns={[turn, ...others]} newest={turns?.at(-1)?.id} />
          ) : (
            <TurnView key={turn.id} turn={turn} newest={turn === turns?.at(-1)} />
          ),
        )}
        {sent ? <SentTurn {...sent} /> : null}
      </div>
      {turns && plan && plan.parts.length > 0 ? <PlanList plan={plan} turns={turns} /> : null}
      {turns && hasTrail(turns) ? <EvidenceTrail turns={turns} /> : null}
      {turns?.length ? <AddModelLine /> : null}
      {obstacle ? <ObstacleMessage problem={obstacle} /> : null}
      {problem ? <ProblemAlert problem={problem} /> : null}
    </main>
  );
}

/** After the first question, too, a model is one click away. */
function AddModelLine() {
  const instant = usePanel((state) => state.conversation?.engine.id === 'instant');
  const open = usePanel((state) => state.models !== null);
  const { showModels } = usePanelActions();
  if (!instant || open) return null;
  return (
    <p className="add-model-line">
      <button type="button" className="link" onClick={() => showModels('add')}>
        {t('find_add_model')}
      </button>{' '}
      <span>{t('add_intro')}</span>
    </p>
  );
}
