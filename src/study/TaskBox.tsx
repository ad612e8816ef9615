import { Check, Flag } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { StudyMark, StudyResult } from '../contracts/study.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { t, uiLanguage } from '../platform/i18n.ts';
import './task-box.css';

interface Props {
  task: NonNullable<StudyMark['task']>;
  onEnd(end: StudyResult['end'], answer: string): void;
}

/** What is to be done, how long there is for it, and the two ways to end it; in the panel and on the study page. */
export function TaskBox({ task: { instruction, asksAnswer, until }, onEnd }: Props) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const done = (event: FormEvent) => {
    event.preventDefault();
    onEnd('done', answer.trim());
  };
  return (
    <form className="task-box" onSubmit={done}>
      <p className="task-instruction">{instruction}</p>
      {until === undefined ? null : <TimeLeft until={until} onOver={() => onEnd('time', answer.trim())} />}
      {asksAnswer ? (
        <>
          <label htmlFor={id}>{t('study_answer')}</label>
          <input id={id} value={answer} required onChange={(event) => setAnswer(event.target.value)} />
        </>
      ) : null}
      <div className="task-ends">
        <button type="submit" className="button button-main">
          <Check size={16} aria-hidden="true" />
          {t('study_done')}
        </button>
        <ActionButton
          icon={Flag}
          label={t('study_give_up')}
          onClick={() => onEnd('gave-up', answer.trim())}
        />
      </div>
    </form>
  );
}

function TimeLeft({ until, onOver }: { until: number; onOver(): void }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(tick);
  });
  useEffect(() => {
    if (seconds === 0) onOver();
  });
  const clock = [Math.floor(seconds / 60), seconds % 60]
    .map((part) => part.toLocaleString(uiLanguage(), { minimumIntegerDigits: 2 }))
    .join(':');
  return (
    <p className="task-time" role="timer">
      {t('study_time_left', { time: clock })}
    </p>
  );
}
