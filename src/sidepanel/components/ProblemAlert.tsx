import { CircleAlert } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import type { Problem } from '../../contracts/errors.ts';
import { codeKey, t } from '../../platform/i18n.ts';
import { ProblemActions } from './ProblemActions.tsx';

interface ProblemAlertProps {
  problem: Problem;
  /** The turn that it ended; absent: there is nothing to try again. */
  turn?: Turn;
  /** Of an earlier turn: still readable, but no longer an alert. */
  past?: boolean;
}

/** A problem in one sentence, with the next step and a button for it. */
export function ProblemAlert({ problem, turn, past = false }: ProblemAlertProps) {
  return (
    <div role={past ? undefined : 'alert'} className="problem">
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <p className="problem-what">{t(codeKey('error', problem.code), problem.params)}</p>
        <p>{t(codeKey('error', problem.code, '_next'), problem.params)}</p>
        <ProblemDetails problem={problem} />
        {past ? null : <ProblemActions problem={problem} turn={turn} />}
      </div>
    </div>
  );
}

/** For whoever looks after the server: which one, which model, what it said. Plain data, never a key (see `contracts/errors.ts`). */
function ProblemDetails({ problem: { params = {} } }: { problem: Problem }) {
  const { host, model, status, said } = params;
  // Only model problems name a model; other hosts are in the header already.
  if (!model) return null;
  const details = [host, model, status && `HTTP ${status}`, said].filter(Boolean);
  return <p className="problem-details">{details.join(' · ')}</p>;
}
