import type { ChatCard } from '../../contracts/chat.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { AnswerText } from '../find/AnswerText.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import '../find/card.css';

/** An answer without the page, set apart like all that no page backs. */
export function ChatCardView({ turn, card }: CardProps<ChatCard>) {
  const { text, notes } = card;
  return (
    <div className="chat-card">
      <NoteList notes={notes} />
      <section className="answer-text general-knowledge" aria-label={t('panel_without_page')}>
        <p className="general-label">{t('chat_from_model')}</p>
        <AnswerText card={{ text, citations: [], dark: false }} unfinished={turn.status !== 'done'} />
      </section>
      {turn.status === 'running' ? null : (
        <div className="actions">
          <CopyButton text={() => text} />
        </div>
      )}
    </div>
  );
}
