import { Lock } from 'lucide-react';
import type { Problem } from '../../contracts/errors.ts';
import { codeKey, t } from '../../platform/i18n.ts';
import { ProblemActions } from './ProblemActions.tsx';

/** What stands in the way on this page before anything was asked: said calmly, because nothing went wrong. */
export function ObstacleMessage({ problem }: { problem: Problem }) {
  return (
    <section className="obstacle" aria-label={t('panel_obstacle')}>
      <Lock size={22} aria-hidden="true" />
      <p className="problem-what">{t(codeKey('error', problem.code), problem.params)}</p>
      <p>{t(codeKey('error', problem.code, '_next'), problem.params)}</p>
      <ProblemActions problem={problem} />
    </section>
  );
}
