import type { Card } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { usePanelActions } from '../use-panel.ts';

/** Questions that go on from an answer, and that this page can answer. */
export function NextQuestions({ card }: { card: Card }) {
  const { ask } = usePanelActions();
  const next = 'next' in card ? card.next : undefined;
  if (!next?.length) return null;
  return (
    <nav className="next-questions" aria-label={t('panel_next')}>
      {next.map((question) => (
        <button key={question} type="button" className="example" onClick={() => ask(question, 'find')}>
          {question}
        </button>
      ))}
    </nav>
  );
}
