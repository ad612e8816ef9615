import { RotateCcw, ScanText } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { replacePlaceholders } from '../../contracts/answer.ts';
import type { ImageCard, ImageCommand, ImageHint, SeenObject } from '../../contracts/image.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { AnswerText } from '../find/AnswerText.tsx';
import { ActionButton } from '../kit/ActionButton.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { BoxButton } from './BoxButton.tsx';
import { Picture } from './Picture.tsx';
import '../find/card.css';
import './card.css';

/** An answer about a picture: the picture with its price, the words, and what they point to. */
export function ImageCardView({ turn, card, hint, send }: CardProps<ImageCard>) {
  const { id: turnId } = turn;
  const { objects, dark } = card;
  const command = useCallback(
    (value: ImageCommand) => send({ type: 'command', turnId, command: value }),
    [send, turnId],
  );
  // Shown here at once; the box on the page follows.
  const [pointed, setPointed] = useState<number | null>(null);
  const onHover = useCallback(
    (k: number | null) => {
      setPointed(k);
      command({ type: 'hover', k });
    },
    [command],
  );
  const onReveal = useCallback((k: number) => command({ type: 'reveal', k }), [command]);
  const news = (hint ?? {}) as Partial<ImageHint>;
  const hovered = pointed ?? (news.what === 'gone' ? null : (news.k ?? null));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news.what !== 'chosen') return;
    root.current?.querySelector(`.objects [data-box-chip="${news.k}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [news.what, news.k]);
  const shared = { dark, onHover, onReveal };
  const chip = (k: number) => {
    const object = objects.find((each) => each.k === k);
    return object ? <BoxButton bare object={{ ...object, k }} hovered={k === hovered} {...shared} /> : null;
  };
  return (
    <div ref={root} className="image-card" data-engine={card.engine}>
      {[card.picture, ...(card.more ?? [])].map((picture) =>
        picture ? <Picture key={picture.page ?? 0} picture={picture} card={card} hovered={hovered} /> : null,
      )}
      <NoteList notes={card.notes} />
      <div className="answer-text">
        <AnswerText
          card={{ text: card.text, citations: [], dark }}
          unfinished={turn.status !== 'done'}
          chip={chip}
        />
      </div>
      {objects.length > 0 ? (
        <ul className="objects" aria-label={t('image_objects')}>
          {objects.map((object, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes its order.
            <li key={index}>
              {object.k === null ? (
                <span className="object-words">{object.label}</span>
              ) : (
                <BoxButton object={{ ...object, k: object.k }} hovered={object.k === hovered} {...shared} />
              )}
              <Quote object={object} />
            </li>
          ))}
        </ul>
      ) : null}
      {news.what === 'gone' ? <p className="citation-news">{t('image_gone')}</p> : null}
      {turn.status === 'running' ? null : (
        <div className="actions">
          {card.text ? <CopyButton text={() => asText(card)} /> : null}
          <ActionButton
            icon={RotateCcw}
            label={t('panel_again')}
            onClick={() => send({ type: 'again', turnId })}
          />
        </div>
      )}
    </div>
  );
}

/** Words that the model read: apart from quotes of a page, which are checked. */
function Quote({ object: { quote, page } }: { object: SeenObject }) {
  if (!quote) return null;
  return (
    <span className="image-quote">
      <q>{quote}</q>
      <small>
        <ScanText size={12} aria-hidden="true" />
        {page === undefined ? t('image_read') : t('image_read_page', { page: String(page) })}
      </small>
    </span>
  );
}

/** The answer as text, the numbers of its boxes in brackets. */
const asText = ({ text }: ImageCard): string => replacePlaceholders(text, (id) => ` [${id}]`);
