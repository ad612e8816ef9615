import { CircleAlert } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import type { Problem } from '../../contracts/errors.ts';
import { codeKey, t } from '../../platform/i18n.ts';
import { ProblemActions } from './ProblemActions.tsx';

/** A problem in one sentence, with the next step and a button for it. `turn` absent: nothing to try again. */
export function ProblemAlert({ problem, turn }: { problem: Problem; turn?: Turn }) {
  return (
    <div role="alert" className="problem">
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <p className="problem-what">{t(codeKey('error', problem.code), problem.params)}</p>
        <p>{t(codeKey('error', problem.code, '_next'), problem.params)}</p>
        <ProblemActions problem={problem} turn={turn} />
      </div>
    </div>
  );
}
