import { t } from '../../platform/i18n.ts';

/** A question that is on its way to the worker. */
export function SentTurn({ text, about }: QuestionProps) {
  return (
    <section className="turn">
      <Question text={text} about={about} />
      <article className="answer" aria-label={t('panel_answer')} aria-busy="true">
        <Thinking />
      </article>
    </section>
  );
}

interface QuestionProps {
  text: string;
  about?: string | null | undefined;
}

/** A question, with the words that it is about. */
export function Question({ text, about }: QuestionProps) {
  return (
    <>
      <h2 className="question">{text}</h2>
      {about ? (
        <p className="about-words">
          <span className="visually-hidden">{t('panel_about')}: </span>
          <q title={about}>{about}</q>
        </p>
      ) : null}
    </>
  );
}

/** Three quiet dots until the first word comes; the status line says what is going on. */
export function Thinking() {
  return (
    <span className="thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
