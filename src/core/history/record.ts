import { replacePlaceholders } from '../../contracts/answer.ts';
import type { Turn } from '../../contracts/conversation.ts';
import type { HistoryAnswer, HistoryEntry, HistoryRecord, KeptAnswer } from '../../contracts/history.ts';
import { keptUrl, siteOf } from './address.ts';

const LEAD = 160;
/** Longer ones are no titles; pages may have titles of megabytes. */
const TITLE = 300;
/** Characters of an answer that are searched. */
const SEARCHED = 20_000;

/** A finished turn as it is kept. `title`: of the page that it was about. */
export function recordOf(
  turn: Turn,
  conversationId: string,
  title: string,
  { general, pages, ledger, ...kept }: KeptAnswer,
): HistoryRecord {
  const { id, question, askedAt, mode, usage } = turn;
  // Without the page means without its address, too.
  const url = mode === 'chat' ? '' : keptUrl(turn.url);
  const status = turn.status === 'done' ? 'done' : 'stopped';
  const model = kept.engine === 'model' ? usage?.model : undefined;
  const answer: HistoryAnswer = {
    id,
    status,
    by: turn.route.by,
    ...kept,
    ...(turn.about ? { about: turn.about } : {}),
    ...(general ? { general } : {}),
    ...(pages ? { pages: pages.map((page) => ({ ...page, url: keptUrl(page.url) })) } : {}),
    ...(ledger ? { ledger } : {}),
    ...(model ? { model } : {}),
  };
  const about = url ? { url, title: title.slice(0, TITLE), host: siteOf(url) } : { url, title: '', host: '' };
  const entry: HistoryEntry = {
    id,
    conversationId,
    question,
    askedAt,
    mode,
    ...about,
    lead: wordsOf(answer).slice(0, LEAD),
  };
  return { entry, answer };
}

/** An answer's words in one line: no citations, no signs of Markdown. */
export function wordsOf({ text, general = '' }: Pick<HistoryAnswer, 'text' | 'general'>): string {
  return replacePlaceholders(`${text} ${general}`, () => ' ')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/^\s*(?:#+|[-*+]|>|\d+\.)\s+/gm, '')
    .replace(/[*_`|[\]]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?…])/g, '')
    .trim();
}

/** All that an entry is found by, but its question and title: the answer and its quotes. */
export function searchedText(answer: HistoryAnswer): string {
  const quotes = new Set(answer.citations.filter(({ k }) => k !== null).map(({ phrase }) => phrase));
  return [wordsOf(answer), answer.about ?? '', ...quotes].join('\n').slice(0, SEARCHED);
}

/**
 * The turn of a conversation that it was. What only the mode's own card could do (a checklist, a guide's buttons) is words now, because its
 * page is another one by now.
 */
export function turnOf({ entry, answer }: HistoryRecord): Turn {
  const { id, question, askedAt, mode, url } = entry;
  const { text, citations, notes, engine, general, pages, ledger, status, about } = answer;
  const handler = mode === 'guide' || mode === 'hide' ? mode : 'find';
  const card: Turn['card'] =
    mode === 'chat'
      ? { mode, engine: 'model', text, notes }
      : {
          mode: 'find',
          engine,
          text,
          citations,
          notes,
          dark: false,
          ...(general ? { general } : {}),
          ...(pages ? { pages } : {}),
          ...(ledger ? { ledger } : {}),
        };
  return {
    id,
    question,
    ...(about ? { about } : {}),
    askedAt,
    mode,
    route: { handler, confidence: 1, reason: '', by: answer.by ?? 'local' },
    status,
    card,
    url,
    restarts: 0,
  };
}
