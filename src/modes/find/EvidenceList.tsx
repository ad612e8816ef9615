import { ChevronRight, Crosshair } from 'lucide-react';
import type { Citation } from '../../contracts/answer.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { onePerNumber } from '../../core/answer/markdown.ts';
import { t } from '../../platform/i18n.ts';
import { describeCitation } from './CitationChip.tsx';
import { chipColour } from './chip-colour.ts';
import { shownWords } from './shown-words.ts';

interface EvidenceListProps {
  citations: readonly Citation[];
  dark: boolean;
  pages?: readonly SourcePage[] | undefined;
  onReveal(citation: number): void;
}

/** All quotes of an answer in one place: where each stands on the page, and last what could not be found there. */
export function EvidenceList({ citations, dark, pages, onReveal }: EvidenceListProps) {
  const found = onePerNumber(citations);
  const missing = citations.filter((citation) => citation.k === null);
  if (found.length + missing.length === 0) return null;
  return (
    <details className="evidence">
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        {t('find_evidence', { count: found.length })}
      </summary>
      <ol>
        {found.map((citation) => (
          <EvidenceRow
            key={citation.k}
            citation={citation}
            dark={dark}
            pages={pages}
            onReveal={() => onReveal(citation.id)}
          />
        ))}
        {missing.map((citation) => (
          <li key={`missing-${citation.id}`} className="evidence-row evidence-missing">
            <p>
              <q>{shownWords(citation.phrase)}</q>
            </p>
            <small>{t('find_missing_quote')}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface EvidenceRowProps {
  citation: Citation & { k: number };
  dark: boolean;
  pages: readonly SourcePage[] | undefined;
  onReveal(): void;
}

function EvidenceRow({ citation, dark, pages, onReveal }: EvidenceRowProps) {
  const remark = describeCitation(citation, pages);
  return (
    <li className="evidence-row">
      <span className="evidence-number" style={chipColour(citation.k, dark)}>
        {citation.k}
      </span>
      <div>
        {citation.headings.length > 0 ? <small>{citation.headings.join(' › ')}</small> : null}
        <p>{inContext(citation, dark)}</p>
        {remark ? <small>{remark}</small> : null}
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('find_show_quote', { number: citation.k })}
        title={t('find_show_quote', { number: citation.k })}
        onClick={onReveal}
      >
        <Crosshair size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

function inContext({ k, phrase, context }: Citation & { k: number }, dark: boolean) {
  const at = context.indexOf(phrase);
  const mark = <mark style={chipColour(k, dark)}>{shownWords(phrase)}</mark>;
  if (at < 0) return mark;
  return (
    <>
      {shownWords(context.slice(0, at))}
      {mark}
      {shownWords(context.slice(at + phrase.length))}
    </>
  );
}
