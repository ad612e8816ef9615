import { BookOpen, CornerDownRight, ExternalLink, FileText, FileX, Layers, RotateCcw } from 'lucide-react';
import { useCallback } from 'react';
import type { CitationHint, FindCard, Note } from '../../contracts/answer.ts';
import { answerAsMarkdown } from '../../core/answer/markdown.ts';
import { isResultsPage } from '../../core/empty-tab/search-engines.ts';
import { pageRanges } from '../../core/index/pages.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { answerWords } from '../kit/answer-words.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { LookLine } from '../kit/LookLine.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { AnswerText } from './AnswerText.tsx';
import { EvidenceList } from './EvidenceList.tsx';
import { FollowOffer } from './FollowForm.tsx';
import { FollowTreeView } from './FollowTree.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { SourcePages } from './SourcePages.tsx';
import './card.css';

/** A FIND answer: its words with their citations, the evidence, how much of the page it rests on, and what can be done with it. */
export function FindCardView({ turn, card, newest, hint, send }: CardProps<FindCard>) {
  const running = turn.status === 'running';
  const { id: turnId } = turn;
  const reveal = useCallback(
    (citation: number) => send({ type: 'reveal', turnId, citation }),
    [send, turnId],
  );
  const look = () => send({ type: 'command', turnId, command: { type: 'look' } });
  const lookAtPages = () => send({ type: 'again', turnId, mode: 'image' });
  const news = newsOf(hint, card);
  const unfinished = turn.status !== 'done' || has(card, 'cut-short');
  return (
    <div className="find-card" data-engine={card.engine}>
      <NoteList notes={card.notes} />
      <LookLine look={card.look} open={!running} onLook={card.look?.why === 'scan' ? lookAtPages : look} />
      {!running && has(card, 'embedded-pdf') ? (
        <ActionButton
          icon={FileText}
          label={t('find_ask_embedded')}
          look="plain"
          onClick={() => send({ type: 'command', turnId, command: { type: 'open-pdf' } })}
        />
      ) : null}
      <div className="answer-text">
        <AnswerText card={card} unfinished={unfinished} onReveal={reveal} />
      </div>
      {card.general ? (
        <section className="answer-text general-knowledge" aria-label={t('find_general_knowledge')}>
          <p className="general-label">{t('find_general_knowledge')}</p>
          <AnswerText card={{ ...card, text: card.general }} unfinished={unfinished} onReveal={reveal} />
        </section>
      ) : null}
      {news ? <p className="citation-news">{news}</p> : null}
      {card.sorting && !running && newest ? (
        <div className="sort-offer">
          <p>{costOf(card.sorting)}</p>
          <ActionButton
            icon={Layers}
            label={t('sort_start', { count: card.sorting.items })}
            look="main"
            onClick={() => send({ type: 'command', turnId, command: { type: 'sort' } })}
          />
        </div>
      ) : null}
      {card.ledger ? (
        <LedgerTable
          ledger={card.ledger}
          citations={card.citations}
          dark={card.dark}
          onReveal={reveal}
          onReadAll={
            running || card.sorting
              ? undefined
              : () => send({ type: 'command', turnId, command: { type: 'read-all' } })
          }
        />
      ) : null}
      {running ? null : <Legend card={card} />}
      <EvidenceList citations={card.citations} dark={card.dark} pages={card.pages} onReveal={reveal} />
      {running ? null : <SourcePages pages={card.pages} />}
      {card.follow ? <FollowTreeView tree={card.follow} citations={card.citations} /> : null}
      {running || !newest ? null : <Further turn={turn} card={card} send={send} />}
      {running || !newest || !card.results ? null : (
        <section className="follow-further" aria-label={t('find_results')}>
          <p>{t('find_results')}</p>
          {card.results.map(({ url, title }, at) => (
            <ActionButton
              key={url}
              icon={ExternalLink}
              label={t('find_open_result', { title, host: new URL(url).host })}
              look="plain"
              onClick={() => send({ type: 'open-result', turnId, at })}
            />
          ))}
        </section>
      )}
      <CoverageLine card={card} running={running} onReadOn={() => send({ type: 'read-on', turnId })} />
      {running ? null : <Actions turn={turn} card={card} send={send} />}
    </div>
  );
}

const has = (card: FindCard, code: Note['code']) => card.notes.some((note) => note.code === code);

/** What became of the citation that was chosen last; nothing to say when its words came into view. */
function newsOf(hint: unknown, { citations }: FindCard): string | undefined {
  const { what, citation } = (hint ?? {}) as Partial<CitationHint>;
  if (what === undefined || what === 'shown') return undefined;
  const page = citations.find(({ id }) => id === citation)?.listPage;
  return what === 'gone' && page !== undefined
    ? t('find_list_page', { page: String(page) })
    : t(`find_${what}`);
}

/** Explains the dotted line where an answer mixes sentences with and without evidence. */
function Legend({ card }: { card: FindCard }) {
  const cites = card.citations.some((citation) => citation.k !== null);
  if (card.engine === 'instant' || !cites) return null;
  return <p className="legend">{t('find_legend')}</p>;
}

interface CoverageLineProps {
  card: FindCard;
  running: boolean;
  onReadOn(): void;
}

function CoverageLine({ card: { text, coverage }, running, onReadOn }: CoverageLineProps) {
  // Nothing rests on anything before the first word.
  if (!coverage || !text || coverage.readLines >= coverage.totalLines) return null;
  return (
    <p className="coverage">
      <span>
        {coverage.pages
          ? t('find_coverage_pages', { read: pageRanges(coverage.pages.read), total: coverage.pages.total })
          : t('find_coverage', { read: coverage.readLines, total: coverage.totalLines })}
      </span>
      {running ? null : (
        <ActionButton icon={BookOpen} label={t('find_read_on')} onClick={onReadOn} look="plain" />
      )}
    </p>
  );
}

const costOf = ({ items, requests, tokens }: NonNullable<FindCard['sorting']>): string =>
  t('sort_cost', { items, requests, tokens });

/** Ways on to further pages of the site, where this one did not answer or the way before was not long enough. */
function Further({ turn, card, send }: Pick<CardProps<FindCard>, 'turn' | 'card' | 'send'>) {
  const { follow } = card;
  const unanswered = has(card, 'instant-nothing') || has(card, 'instant-unsure') || has(card, 'not-on-page');
  const offered = follow?.state === 'offered';
  // Its links lead to other sites, which are opened in sight alone.
  if (isResultsPage(turn.url)) return null;
  if (!/^https?:/.test(turn.url) || !(unanswered || follow)) return null;
  const unused = !card.text && follow?.steps.some(({ source }) => source !== undefined);
  return (
    <div className="follow-further">
      {unused && card.engine === 'model' ? (
        <ActionButton
          icon={BookOpen}
          label={t('follow_answer_read')}
          look="plain"
          onClick={() => send({ type: 'command', turnId: turn.id, command: { type: 'answer-read' } })}
        />
      ) : null}
      <FollowOffer
        key={follow?.state}
        host={new URL(turn.url).host}
        withModel={card.engine === 'model'}
        limits={follow?.limits}
        open={offered}
        label={t(follow && !offered ? 'follow_more' : 'follow_offer')}
        onStart={(limits) => send({ type: 'command', turnId: turn.id, command: { type: 'follow', limits } })}
      />
    </div>
  );
}

/** What is no question about the page, or not answered by it, can be asked without it. */
const offersChat = ({ route }: CardProps<FindCard>['turn'], card: FindCard): boolean =>
  card.engine === 'model' && (has(card, 'not-on-page') || route.reason === 'small talk');

function Actions({ turn, card, send }: Pick<CardProps<FindCard>, 'turn' | 'card' | 'send'>) {
  return (
    <div className="actions">
      {has(card, 'cut-short') ? (
        <ActionButton
          icon={CornerDownRight}
          label={t('find_continue')}
          look="plain"
          onClick={() => send({ type: 'command', turnId: turn.id, command: { type: 'continue' } })}
        />
      ) : null}
      {offersChat(turn, card) ? (
        <ActionButton
          icon={FileX}
          label={t('panel_instead_chat')}
          look="plain"
          onClick={() => send({ type: 'again', turnId: turn.id, mode: 'chat' })}
        />
      ) : null}
      {card.text || card.general ? (
        <CopyButton text={() => answerAsMarkdown(card, { url: turn.url, title: '' }, answerWords(t))} />
      ) : null}
      <ActionButton
        icon={RotateCcw}
        label={t('panel_again')}
        onClick={() => send({ type: 'again', turnId: turn.id })}
      />
    </div>
  );
}
