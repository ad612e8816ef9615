import { t } from '../../platform/i18n.ts';

/** A question that is on its way to the worker. */
export function SentTurn({ text }: { text: string }) {
  return (
    <section className="turn">
      <h2 className="question">{text}</h2>
      <article className="answer" aria-label={t('panel_answer')} aria-busy="true">
        <Thinking />
      </article>
    </section>
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
