import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, useState } from 'react';
import type { Citation } from '../../contracts/answer.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { t } from '../../platform/i18n.ts';
import { chipColour } from './chip-colour.ts';
import { nameOf } from './page-name.ts';
import { shownWords } from './shown-words.ts';

interface CitationChipProps {
  citation: Citation & { k: number };
  dark: boolean;
  /** Of an answer over several pages. */
  pages?: readonly SourcePage[] | undefined;
  onReveal(): void;
}

/** The button `Citation K: <phrase>`: a numbered chip in the colour of its highlight, with the quote at hand on hover and focus. */
export function CitationChip({ citation, dark, pages, onReveal }: CitationChipProps) {
  const [peeking, setPeeking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const remark = describeCitation(citation, pages);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="chip"
        style={chipColour(citation.k, dark)}
        data-chip={citation.id}
        data-status={citation.status}
        aria-label={`Citation ${citation.k}: ${citation.phrase}`}
        aria-description={remark || undefined}
        onClick={onReveal}
        onMouseEnter={() => setPeeking(true)}
        onMouseLeave={() => setPeeking(false)}
        onFocus={(event) => setPeeking(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setPeeking(false)}
      >
        {citation.k}
        {citation.page === undefined ? null : (
          <small className="chip-page">{t('find_page_short', { page: String(citation.page) })}</small>
        )}
      </button>
      {peeking && button.current ? (
        <Peek
          anchor={button.current}
          phrase={citation.phrase}
          remark={remark}
          onClose={() => setPeeking(false)}
        />
      ) : null}
    </>
  );
}

/** What a reader should know about how a citation was found; empty when its words stand exactly where the answer says. */
export function describeCitation(
  { status, lit, page, title, source, listPage }: Citation,
  pages: readonly SourcePage[] = [],
): string {
  const from = pages[source ?? -1];
  const where = [
    from ? t('find_from_page', { title: nameOf(from) }) : '',
    page === undefined ? '' : t('find_on_page', { page: String(page) }),
  ]
    .filter(Boolean)
    .join(' ');
  if (title) return [where, t('find_status_title')].filter(Boolean).join(' ');
  const found = status === 'moved' || status === 'close' ? t(`find_status_${status}`) : '';
  const there =
    listPage === undefined ? t('find_status_unlit') : t('find_list_page', { page: String(listPage) });
  const unlit = lit === false ? there : '';
  return [where, found, unlit].filter(Boolean).join(' ');
}

interface PeekProps {
  anchor: HTMLElement;
  phrase: string;
  remark: string;
  onClose(): void;
}

/** The quote beside its chip. Hidden from screen readers, which hear it as the chip's name. */
function Peek({ anchor, phrase, remark, onClose }: PeekProps) {
  const pane = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const floating = pane.current;
    if (!floating) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    const stop = autoUpdate(anchor, floating, () => {
      void computePosition(anchor, floating, {
        strategy: 'fixed',
        placement: 'top',
        middleware: [offset(6), flip(), shift({ padding: 8 })],
      }).then(({ x, y }) => Object.assign(floating.style, { left: `${x}px`, top: `${y}px` }));
    });
    return () => {
      document.removeEventListener('keydown', close);
      stop();
    };
  }, [anchor, onClose]);
  return (
    <span ref={pane} className="peek" aria-hidden="true">
      <q>{shownWords(phrase)}</q>
      {remark ? <small>{remark}</small> : null}
    </span>
  );
}
