import { Crosshair, MessageSquare, Pin } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { MAX_COMMENT } from '../../contracts/answer.ts';
import type { Evidence } from '../../core/evidence/collect.ts';
import type { EvidenceWords } from '../../core/evidence/write.ts';
import { shownWords } from '../../modes/find/shown-words.ts';
import { t } from '../../platform/i18n.ts';

interface TrailRowProps {
  evidence: Evidence;
  quoteKey: string;
  words: EvidenceWords;
  onReveal(): void;
  onRemark(remark: { pinned?: boolean; comment?: string }): void;
}

/** One quote of the trail: where it stands, what the person wrote beside it, and whether it was still there. */
export function TrailRow({ evidence, quoteKey, words, onReveal, onRemark }: TrailRowProps) {
  const { headings, page, comment, pinned, goneAt } = evidence;
  const [writing, setWriting] = useState(false);
  const writer = useRef<HTMLButtonElement>(null);
  const quote = shownWords(evidence.quote);
  const where = [...headings, ...(page === undefined ? [] : [words.page(page)])].join(' › ');
  const close = () => {
    setWriting(false);
    writer.current?.focus();
  };
  return (
    <li className="trail-row" data-quote={quoteKey}>
      <div className="trail-words">
        <q>{quote}</q>
        {where ? <small>{where}</small> : null}
        {goneAt === undefined ? null : <small className="trail-gone">{words.gone(goneAt)}</small>}
        {comment && !writing ? <p className="trail-comment">{comment}</p> : null}
        {writing ? (
          <CommentForm
            comment={comment}
            name={t('trail_comment', { quote })}
            onClose={close}
            onSave={(next) => {
              onRemark({ comment: next });
              close();
            }}
          />
        ) : null}
      </div>
      <div className="trail-tools">
        <ToolButton name={t('trail_show', { quote })} icon={Crosshair} onClick={onReveal} />
        <ToolButton
          name={t('trail_pin', { quote })}
          icon={Pin}
          pressed={pinned}
          onClick={() => onRemark({ pinned: !pinned })}
        />
        <ToolButton
          name={t('trail_comment', { quote })}
          icon={MessageSquare}
          expanded={writing}
          onClick={() => setWriting(!writing)}
          button={writer}
        />
      </div>
    </li>
  );
}

interface ToolButtonProps {
  name: string;
  icon: typeof Pin;
  pressed?: boolean;
  expanded?: boolean;
  onClick(): void;
  button?: Ref<HTMLButtonElement>;
}

function ToolButton({ name, icon: Icon, pressed, expanded, onClick, button }: ToolButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="button button-quiet"
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

interface CommentFormProps {
  comment: string;
  name: string;
  onSave(comment: string): void;
  onClose(): void;
}

function CommentForm({ comment, name, onSave, onClose }: CommentFormProps) {
  const [text, setText] = useState(comment);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was just asked for.
        autoFocus
        rows={2}
        value={text}
        maxLength={MAX_COMMENT}
        aria-label={name}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="actions">
        <button type="submit" className="button button-plain">
          {t('options_save')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('history_cancel')}
        </button>
      </div>
    </form>
  );
}
