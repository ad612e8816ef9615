import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { StudyItems, StudyReplies } from '../contracts/study.ts';
import { questionsOf, type StudyQuestion } from '../core/study/questionnaires.ts';
import { t, uiLanguage } from '../platform/i18n.ts';

type Replies = StudyReplies['replies'];

/** A page of a questionnaire; what is rated must be rated, words may be left out. */
export function Questions({
  items,
  onReply,
}: {
  items: readonly StudyItems[];
  onReply(replies: Replies): void;
}) {
  const questions = questionsOf(items);
  const [replies, setReplies] = useState<Replies>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReply(replies);
  };
  const lacks = questions.some(({ id, form }) => form !== 'text' && replies[id] === undefined);
  return (
    <form className="questions" onSubmit={submit}>
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          value={replies[question.id]}
          onChange={(value) => setReplies((before) => ({ ...before, [question.id]: value }))}
        />
      ))}
      <div className="actions">
        <button type="submit" className="button button-main" disabled={lacks}>
          {t('study_next')}
          <ArrowRight size={16} aria-hidden="true" />
        </button>
        {lacks ? <span className="field-note">{t('study_all_wanted')}</span> : null}
      </div>
    </form>
  );
}

interface QuestionProps {
  question: StudyQuestion;
  value: number | string | undefined;
  onChange(value: number | string): void;
}

function Question({ question, value, onChange }: QuestionProps) {
  const id = useId();
  const text = question.text ?? t(`study_${question.id}`);
  if (question.form === 'text') {
    return (
      <div className="question-text">
        <label htmlFor={id}>{text}</label>
        <textarea id={id} rows={3} value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
      </div>
    );
  }
  const low = question.low ?? t(`study_${question.ends}_low`);
  const high = question.high ?? t(`study_${question.ends}_high`);
  // Of a scale the middle is no answer until it was chosen: a click or a key on it chooses it.
  const choose = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    onChange(Number(currentTarget.value));
  return (
    <fieldset>
      <legend>{text}</legend>
      <div className="ends">
        <span id={`${id}-low`}>{low}</span>
        {question.form === 'points' ? (
          <span className="points">
            {Array.from({ length: question.points }, (_, i) => i + 1).map((point) => (
              <label key={point}>
                <input
                  type="radio"
                  name={id}
                  value={point}
                  checked={value === point}
                  onChange={() => onChange(point)}
                />
                {point.toLocaleString(uiLanguage())}
              </label>
            ))}
          </span>
        ) : (
          <input
            type="range"
            className={value === undefined ? 'unset' : ''}
            min={0}
            max={100}
            step={5}
            aria-label={text}
            aria-describedby={`${id}-low ${id}-high`}
            value={value ?? 50}
            onChange={choose}
            onClick={choose}
            onKeyUp={(event) => event.key !== 'Tab' && choose(event)}
          />
        )}
        <span id={`${id}-high`}>{high}</span>
      </div>
    </fieldset>
  );
}
