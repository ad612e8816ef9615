import { createContext, memo, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Citation, FindCard } from '../../contracts/answer.ts';
import { t } from '../../platform/i18n.ts';
import { CitationChip } from './CitationChip.tsx';
import { CITATION_PLACEHOLDER, markSentences } from './mark-sentences.ts';

/**
 * Characters above which an answer is shown as plain text: Markdown is read anew with every word that streams in, and would freeze the
 * panel. A finished answer is read only once.
 */
const LONGEST_MARKDOWN = { unfinished: 20_000, finished: 100_000 };

interface AnswerTextProps {
  card: Pick<FindCard, 'text' | 'citations' | 'dark' | 'pages'>;
  /** Still being written, or cut off. */
  unfinished: boolean;
  onReveal?(citation: number): void;
  /** Draws what stands at a placeholder, for an answer that cites something else than words of a page. */
  chip?: ((id: number) => ReactNode) | undefined;
}

interface CitationsInText {
  byId: ReadonlyMap<number, Citation>;
  dark: boolean;
  pages: FindCard['pages'];
  onReveal(citation: number): void;
  chip: ((id: number) => ReactNode) | undefined;
}

const noReveal = (): void => {};

/** Reaches the chips by context: components that changed with every word would be mounted anew and lose focus. */
const CitationsContext = createContext<CitationsInText | null>(null);

/** The answer's words, with a chip where each verified citation stands and unbacked sentences set apart. */
export const AnswerText = memo(function AnswerText(props: AnswerTextProps) {
  const { card, unfinished, onReveal = noReveal, chip } = props;
  // While words stream in, typing and scrolling come first.
  const text = useDeferredValue(card.text);
  const { citations, dark, pages } = card;
  const shared = useMemo(
    () => ({ byId: new Map(citations.map((each) => [each.id, each])), dark, pages, onReveal, chip }),
    [citations, dark, pages, onReveal, chip],
  );
  const verified = new Set(citations.filter((each) => each.k !== null).map((each) => each.id));
  return (
    <CitationsContext value={shared}>
      {text.length > LONGEST_MARKDOWN[unfinished ? 'unfinished' : 'finished'] ? (
        <PlainText text={text} />
      ) : (
        <Markdown
          skipHtml
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[[markSentences, { verified, unfinished }]]}
          urlTransform={onlyWebLinks}
          components={COMPONENTS}
        >
          {text}
        </Markdown>
      )}
    </CitationsContext>
  );
});

/** Links that a reply may offer: http and https with a host. What is no such address stays text: a reply may write `[x](https://)`. */
export function onlyWebLinks(url: string): string {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : '';
}

interface SpanProps {
  'data-citation'?: string;
  'data-evidence'?: string;
  className?: string;
  children?: ReactNode;
}

const COMPONENTS: Components = {
  // A picture could tell its server that the answer was read.
  img: ({ alt }) => alt,
  pre: ({ children }) => (
    <Wide>
      <pre>{children}</pre>
    </Wide>
  ),
  table: ({ children }) => (
    <Wide>
      <table>{children}</table>
    </Wide>
  ),
  a: ({ href, children }) => (href ? <WebLink href={href}>{children}</WebLink> : children),
  span: ({ 'data-citation': id, 'data-evidence': evidence, className, children }: SpanProps) => {
    if (id !== undefined) return <CitationMark id={Number(id)} />;
    return (
      <span className={className} data-evidence={evidence}>
        {children}
      </span>
    );
  },
};

/** What stands in the place of citation `id`; nothing while it is not verified yet. */
function CitationMark({ id }: { id: number }) {
  const shared = useContext(CitationsContext);
  if (shared?.chip) return shared.chip(id);
  const citation = shared?.byId.get(id);
  if (!shared || !citation) return null;
  const { k } = citation;
  if (k === null) return <NotFoundMark citation={citation} />;
  return (
    <CitationChip
      citation={{ ...citation, k }}
      dark={shared.dark}
      pages={shared.pages}
      onReveal={() => shared.onReveal(id)}
    />
  );
}

/** A quote that is not on the page: said in words, nothing to click. */
function NotFoundMark({ citation }: { citation: Citation }) {
  return (
    <span
      className="not-found"
      title={t('find_not_found_quote', { phrase: citation.phrase })}
      data-chip={citation.id}
    >
      {t('find_not_found')}
    </span>
  );
}

/** What may be wider than the panel scrolls by itself, also with the arrow keys. */
function Wide({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not text.
    <div role="group" className="wide" aria-label={t('find_wide')} tabIndex={0}>
      {children}
    </div>
  );
}

function WebLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="link-host"> ({new URL(href).host})</span>
    </a>
  );
}

function PlainText({ text }: { text: string }) {
  const parts = text.split(CITATION_PLACEHOLDER);
  return (
    <div className="plain-text">
      {parts.map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text only ever grow at its end.
        index % 2 === 0 ? part : <CitationMark key={index} id={Number(part)} />,
      )}
    </div>
  );
}
