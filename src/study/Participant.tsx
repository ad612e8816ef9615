import { ArrowRight, Check, ExternalLink, X } from 'lucide-react';
import type { StudyExport, StudyRun } from '../contracts/study.ts';
import { stepsOf } from '../core/study/steps.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { t } from '../platform/i18n.ts';
import { Questions } from './Questions.tsx';
import type { StudySession } from './session.ts';
import { TaskBox } from './TaskBox.tsx';
import { whatHelps } from './what-helps.ts';

interface Props {
  session: StudySession;
  kept: StudyExport;
  run: StudyRun | undefined;
}

/** What a participant sees: one thing at a time. */
export function Participant({ session, kept, run }: Props) {
  const ended = run?.endedAt != null;
  return (
    <main className="study">
      <header>
        <h1>{kept.study.title}</h1>
      </header>
      <section className="section" aria-live="polite">
        {run ? <Step session={session} kept={kept} run={run} /> : <Consent session={session} kept={kept} />}
      </section>
      {run && !ended ? (
        <div className="actions">
          <ActionButton icon={X} label={t('study_withdraw')} onClick={() => void session.withdraw()} />
        </div>
      ) : null}
    </main>
  );
}

function Consent({ session, kept }: Omit<Props, 'run'>) {
  return (
    <>
      <h2>{t('study_consent')}</h2>
      {kept.study.consent.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="consent">
          {paragraph}
        </p>
      ))}
      <div className="actions">
        <ActionButton
          icon={Check}
          look="main"
          label={t('study_agree')}
          onClick={() => void session.agree()}
        />
        <ActionButton
          icon={X}
          look="plain"
          label={t('study_disagree')}
          onClick={() => void session.withdraw()}
        />
      </div>
    </>
  );
}

function Step({ session, kept, run }: Props & { run: StudyRun }) {
  const step = session.stepOf(run);
  if (step.kind === 'end') {
    return (
      <>
        <h2>{t('study_end')}</h2>
        <div className="actions">
          <ActionButton
            icon={ArrowRight}
            look="plain"
            label={t('study_to_researcher')}
            onClick={() => void session.stepBack()}
          />
        </div>
      </>
    );
  }
  if (step.kind === 'questions') {
    return (
      <>
        <h2>{t('study_questions')}</h2>
        <Questions key={run.step} items={step.items} onReply={(replies) => void session.reply(replies)} />
      </>
    );
  }
  const { instruction, asksAnswer, limitSeconds } = session.taskOf(step.task);
  const count = stepsOf(kept.study, run.participant).filter(({ kind }) => kind === 'task').length;
  const { going } = run;
  const until = going && limitSeconds !== undefined ? { until: going.since + limitSeconds * 1000 } : {};
  return (
    <>
      <h2>{t('study_task', { number: step.place, count })}</h2>
      <p className="section-intro">{whatHelps(session.allowsOf(step.condition))}</p>
      {going ? (
        <TaskBox
          task={{ instruction, asksAnswer, ...until }}
          onEnd={(end, answer) => void session.end(end, answer)}
        />
      ) : (
        <>
          <p className="task-instruction">{instruction}</p>
          <div className="actions">
            <ActionButton
              icon={ExternalLink}
              look="main"
              label={t('study_task_start')}
              onClick={() => void session.beginTask()}
            />
          </div>
        </>
      )}
    </>
  );
}
