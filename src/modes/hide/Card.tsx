import type { HideCard, HideCommand } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { LookLine } from '../kit/LookLine.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { Checklist } from './Checklist.tsx';
import { FeedLine } from './FeedLine.tsx';
import { HiddenList } from './HiddenList.tsx';
import { LeftList } from './LeftList.tsx';
import { ProposedList } from './ProposedList.tsx';
import './card.css';

/** What a HIDE turn shows: the checklist before, the list of what is hidden after. */
export function HideCardView({ turn, card, newest, hint, send }: CardProps<HideCard>) {
  const command = (value: HideCommand) => send({ type: 'command', turnId: turn.id, command: value });
  const hovered = hoveredId(hint);
  return (
    <div className="hide-card">
      {card.message ? <p className="hide-message">{card.message}</p> : null}
      <NoteList notes={card.notes} />
      <LookLine
        look={card.look}
        open={newest && (card.phase === 'review' || card.phase === 'nothing')}
        onLook={() => command({ type: 'look' })}
      />
      {card.phase === 'asking' ? <MainContentQuestion command={command} /> : null}
      {card.phase === 'review' || card.phase === 'undone' ? (
        <Checklist card={card} newest={newest} hovered={hovered} command={command} />
      ) : null}
      {card.phase === 'hidden' ? <HiddenList card={card} command={command} /> : null}
      {card.phase === 'proposed' ? <ProposedList turn={turn} card={card} send={send} /> : null}
      {card.phase === 'left' ? <LeftList card={card} newest={newest} command={command} /> : null}
      {card.phase === 'cancelled' ? <p className="hide-message">{t('hide_cancelled')}</p> : null}
      {card.phase === 'hidden' ? <FeedLine card={card} /> : null}
    </div>
  );
}

/** A request that takes what the page is for is asked about before anything is marked. */
function MainContentQuestion({ command }: { command(value: HideCommand): void }) {
  return (
    <div className="hide-actions">
      <button type="button" className="button button-plain" onClick={() => command({ type: 'cancel' })}>
        {t('hide_keep_page')}
      </button>
      <button
        type="button"
        className="button button-plain"
        onClick={() => command({ type: 'review-anyway' })}
      >
        {t('hide_review_anyway')}
      </button>
    </div>
  );
}

/** The badge or block under the pointer, as the page reported it. */
function hoveredId(hint: unknown): string | null {
  const { hover } = (hint ?? {}) as { hover?: unknown };
  return typeof hover === 'string' ? hover : null;
}
