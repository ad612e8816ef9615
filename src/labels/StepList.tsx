import { CircleDot, Square, X } from 'lucide-react';
import type { RecordedStep } from '../contracts/labels.ts';
import { ActionButton } from '../modes/kit/ActionButton.tsx';
import { t } from '../platform/i18n.ts';
import type { StepRecording } from './use-recording.ts';

/** What was recorded, step by step, to be named and to be taken out; and the button that records. */
export function StepList({ recording }: { recording: StepRecording }) {
  const { steps, isRunning, failed, start, stop, remove, note } = recording;
  return (
    <>
      {isRunning ? (
        <>
          <p role="status" className="recording-line">
            <span className="recording-dot" aria-hidden="true" />
            {t('labels_recording', { count: steps.length })}
          </p>
          <ActionButton
            icon={Square}
            look="main"
            label={t('labels_record_stop')}
            onClick={() => void stop()}
          />
        </>
      ) : (
        <ActionButton
          icon={CircleDot}
          look="plain"
          label={t(steps.length > 0 ? 'labels_record_again' : 'labels_record')}
          onClick={() => void start()}
        />
      )}
      {failed ? <p role="alert">{t('labels_not_taken')}</p> : null}
      <ol className="marks steps" aria-label={t('labels_steps')}>
        {steps.map((step, i) => (
          <li key={step.id}>
            <span>
              {wordsFor(step)}
              {step.url !== steps[i - 1]?.url ? <small dir="ltr">{step.url}</small> : null}
            </span>
            {isRunning ? null : (
              <ActionButton
                icon={X}
                label={t('labels_step_remove', { number: i + 1 })}
                iconOnly
                onClick={() => remove(step.id)}
              />
            )}
            {isRunning ? null : (
              <input
                aria-label={t('labels_step_note', { number: i + 1 })}
                placeholder={t('labels_step_note', { number: i + 1 })}
                value={step.note}
                onChange={(event) => note(step.id, event.target.value)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A step in a line: what was done, where, and with what. */
function wordsFor({ action, value, withheld, target, paths, frame, title }: RecordedStep): string {
  const name = target?.text || target?.where || target?.role || (paths.at(-1) ?? title);
  const place = frame === '' ? name : `${name} (${frame})`;
  const off = action === 'check' && value === 'false';
  const said = withheld ? t('labels_step_withheld') : off ? '' : (value ?? '');
  return t(off ? 'labels_step_uncheck' : `labels_step_${action}`, { name: place, value: said });
}
