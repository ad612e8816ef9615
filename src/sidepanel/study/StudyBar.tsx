import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import type { StudyMark } from '../../contracts/study.ts';
import { t } from '../../platform/i18n.ts';
import { openStudyPage, tellStudy } from '../../platform/study-mark.ts';
import { TaskBox } from '../../study/TaskBox.tsx';
import { whatHelps } from '../../study/what-helps.ts';
import { hearSent } from './sent.ts';
import './study-bar.css';

const line = tellStudy();

/** Says that a study runs, what is to be done in it, and what Sightline may do meanwhile. */
export function StudyBar({ mark: { allows, task } }: { mark: StudyMark }) {
  useEffect(() => {
    const inPanel = () => line.tell({ type: 'in-panel' });
    window.addEventListener('focus', inPanel);
    window.addEventListener('pointerdown', inPanel);
    return () => {
      window.removeEventListener('focus', inPanel);
      window.removeEventListener('pointerdown', inPanel);
    };
  }, []);
  useEffect(() => hearSent(({ type }) => type === 'reveal' && line.tell({ type: 'citation-opened' })), []);
  return (
    <section className="study-bar" aria-label={t('study_running')}>
      <p className="study-sign">
        <FlaskConical size={16} aria-hidden="true" />
        <strong>{t('study_running')}</strong>
        <button type="button" className="link" onClick={() => void openStudyPage()}>
          {t('study_open')}
        </button>
      </p>
      {task ? (
        <>
          <TaskBox
            key={task.instruction}
            task={task}
            onEnd={(end, answer) => line.tell({ type: 'end', end, answer })}
          />
          <p className="study-part">{whatHelps(allows)}</p>
        </>
      ) : (
        <p className="study-part">{t('study_pause')}</p>
      )}
    </section>
  );
}
