import type { Card } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { usePanelActions } from '../use-panel.ts';

/** Questions that go on from an answer, and that this page can answer; or the same question of each list that it may mean, by the lists' titles. */
export function NextQuestions({ card }: { card: Card }) {
  const { ask } = usePanelActions();
  const which = ('which' in card && card.which) || [];
  const next = ('next' in card && card.next) || [];
  const offered = which.length > 0 ? which : next.map((question) => ({ title: question, question }));
  if (offered.length === 0) return null;
  return (
    <nav className="next-questions" aria-label={t(which.length > 0 ? 'note_which_list' : 'panel_next')}>
      {offered.map(({ title, question }) => (
        <button key={question} type="button" className="example" onClick={() => ask(question, 'find')}>
          {title}
        </button>
      ))}
    </nav>
  );
}
