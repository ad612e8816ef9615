import { type Coverage, type FindCard, type Note, replacePlaceholders } from '../../contracts/answer.ts';
import { SightlineError } from '../../contracts/errors.ts';
import type { FollowTree } from '../../contracts/follow.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { pageRanges, pagesOf } from '../../core/index/pages.ts';
import { type Selection, selectLines } from '../../core/index/select.ts';
import { type SharedSelection, selectFromPages } from '../../core/index/share-budget.ts';
import type { CountedList } from '../../core/lists/ledger.ts';
import type { Model, StreamResult } from '../../model/model.ts';
import type { TurnContext, TurnEnd } from '../mode.ts';
import { behind, type ListsAsked } from './count.ts';
import { answerCounted } from './instant.ts';
import { type CardFrame, createLiveAnswer } from './live-answer.ts';
import { lookAtPage } from './look.ts';
import { offerNext } from './next-questions.ts';
import { type OverLists, overLists } from './over-lists.ts';
import { createPainter } from './painter.ts';
import { countByPlan } from './plan/count-by-plan.ts';
import { toldCount } from './plan/counted.ts';
import { hasRoomForPlan, offeredLists, PLAN_RULES } from './plan/offered.ts';
import { createPlannedReply } from './plan/planned-reply.ts';
import { findPrompt } from './prompt.ts';
import { roomFor } from './room.ts';
import { isScan, offerOfScans } from './scans.ts';
import { sortItems } from './sort/sort.ts';
import { sourcePages } from './source-pages.ts';
import type { StreamedAnswer } from './streamed-answer.ts';

/** A longer reply is no answer to a question about a page; it is stopped. */
const MAX_REPLY_CHARS = 200_000;
const SHORT_QUESTION_WORDS = 7;
/** So much of the words that a question is about tells where they stand. */
const ABOUT_CHARACTERS = 500;

interface AnswerOptions {
  continuation?: Continuation;
  notes?: Note[];
  /** The person wants a screenshot to go along. */
  wantsLook?: boolean;
  /** The way over further pages that were read for it, and what the person allows of their text to be sent. */
  follow?: FollowTree;
  mostTokens?: number;
  /** The person has seen what sorting a list takes. */
  agreed?: boolean;
  /** A plan for a list has been refused: the reply is to be an answer. */
  inWords?: boolean;
}

/** How this run relates to what the turn's card shows already. */
export type Continuation = 'continue' | 'read-on';

/** Notes that the page itself gives rise to. */
export function pageNotes({ readyState, canvasOnly, pdf, embeddedPdfs = [] }: PageIndex): Note[] {
  const scans = pdf?.scans ?? [];
  return [
    ...(readyState === 'loading' ? [{ code: 'still-loading' } as const] : []),
    ...(canvasOnly ? [{ code: 'canvas-only' } as const] : []),
    ...(embeddedPdfs[0] ? [{ code: 'embedded-pdf', params: { url: embeddedPdfs[0] } } as const] : []),
    ...(scans.length > 0 ? [{ code: 'pdf-scans', params: { pages: pageRanges(scans) } } as const] : []),
  ];
}

/**
 * The page's index; `undefined` for a document without a word that can only be looked at: then that is offered, and nothing asked before.
 * Throws `page-empty` when there is nothing at all, and `pdf-scan` for pictures of pages that nobody can look at.
 */
export async function readOrOffer(context: TurnContext<FindCard>): Promise<PageIndex | undefined> {
  const index = await readPage(context);
  const offer = onlyOffer(context, index);
  if (!offer) return index;
  context.show(offer);
  return undefined;
}

/** The page's index, also where it can only be looked at. Throws as `readOrOffer` does. */
export async function readPage(context: TurnContext<FindCard>): Promise<PageIndex> {
  context.progress({ code: 'reading' });
  const index = await context.document.snapshot('find');
  if (isScan(index)) {
    if (!offerOfScans(context, index)) throw new SightlineError('pdf-scan');
    return index;
  }
  if (!index.canvasOnly && !index.embeddedPdfs && index.lines.every(({ text }) => text === ''))
    throw new SightlineError('page-empty');
  return index;
}

function onlyOffer(context: TurnContext<FindCard>, index: PageIndex): FindCard | undefined {
  const look = isScan(index) ? offerOfScans(context, index) : undefined;
  return (
    look && { mode: 'find', engine: 'model', text: '', citations: [], notes: [], look, dark: index.dark }
  );
}

/**
 * Answers with the model: reads what the budget allows, streams, verifies and lights each citation as it closes. Returns when all marks are
 * on the page. Stopped by the signal, it keeps what has arrived.
 */
export async function answerWithModel(
  context: TurnContext<FindCard>,
  model: Model,
  { continuation, notes = [], wantsLook = false, ...options }: AnswerOptions = {},
): Promise<TurnEnd> {
  const index = await readOrOffer(context);
  if (!index) return 'done';
  const { counted, end, open }: OverLists =
    continuation || options.inWords ? {} : await overLists(context, model, index, { agreed: options.agreed });
  if (end) return end;
  const before = continuation && context.card();
  const follow = options.follow ?? before?.follow;
  const room = roomFor(context, model, options.mostTokens);
  const { lines, coverage, pages } = chooseLines(context, index, room, continuation, before);
  if (continuation === 'read-on' && lines.length === 0) return 'done';

  const look = continuation ? undefined : await lookAtPage(context, index, wantsLook);
  const frame: CardFrame = {
    mode: 'find',
    engine: 'model',
    coverage,
    ...(pages ? { pages } : {}),
    read: [...new Set([...(before?.read ?? []), ...lines.map(({ n }) => n)])],
    notes: [...notes, ...pageNotes(index)],
    ...(look ? { look: look.told } : {}),
    ...(follow ? { follow } : {}),
    dark: index.dark,
  };
  const live = createLiveAnswer(context, index, frame, before, continuation === 'read-on');

  const lists = counted ? toldCount(counted) : offerOf(open, model, lines);
  const planned = lists && createPlannedReply(lists, open);

  context.progress({ code: 'asking' });
  const messages = findPrompt({
    page: index,
    lines,
    coverage,
    history: context.history,
    question: context.question,
    picture: look?.picture?.url,
    lists,
    soFar: before && continuation ? { text: plainText(before), next: continuation } : undefined,
  });
  const result = await streamInto(live, context, look?.picture?.model ?? model, messages, planned);
  const plan = planned?.made();
  const followed =
    plan && open && !context.signal.aborted
      ? 'sort' in plan
        ? await sortItems(context, model, index, { agreed: options.agreed, told: plan.sort })
        : await showCounted(context, index, frame, await countByPlan(context, index, open, plan))
      : undefined;
  if (followed) return followed;
  if ((plan || planned?.refused()) && !context.signal.aborted && !live.begun())
    return answerWithModel(context, model, { notes, wantsLook, ...options, inWords: true });
  context.progress({ code: 'painting' });
  await live.end((answer) => endNotes(answer, result));
  if (counted && !planned?.refused()) await addLedger(context, counted);
  if (result) offerNext(context, index);
  return result ? 'done' : 'stopped';
}

/** Streams the reply into the answer on show, without a plan that it may begin with: one that can be followed ends it. `undefined`: it was ended early. */
async function streamInto(
  live: ReturnType<typeof createLiveAnswer>,
  context: TurnContext<FindCard>,
  model: Model,
  messages: Parameters<Model['stream']>[0],
  planned: ReturnType<typeof createPlannedReply> | undefined,
): Promise<StreamResult | undefined> {
  const enough = new AbortController();
  function take(delta: string): void {
    const words = planned ? planned.push(delta) : delta;
    if (planned?.made()) enough.abort();
    else if (words) live.push(words);
  }
  try {
    const result = await stream(context, model, messages, take, enough.signal);
    take(planned?.finish() ?? '');
    return result;
  } catch (error) {
    if (context.signal.aborted || enough.signal.aborted) return undefined;
    if (live.begun()) await live.end();
    throw error;
  }
}

/** The lists that a reply may name, where there are any. */
function offerOf(open: ListsAsked | undefined, model: Model, lines: PageIndex['lines']) {
  if (!open || !hasRoomForPlan(model)) return undefined;
  const offered = offeredLists(open.found.lists, lines, { rest: open.asked.rest, language: open.language });
  return offered.lists.length > 0 ? { ...offered, rules: PLAN_RULES } : undefined;
}

/** A list that was counted as a model has said, in the place of its words. */
async function showCounted(
  context: TurnContext<FindCard>,
  index: PageIndex,
  frame: CardFrame,
  counted: CountedList,
): Promise<TurnEnd> {
  const { text, citations, ledger } = answerCounted(counted, index);
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: frame.dark }, show);
  function show(): void {
    context.show({ ...frame, text, ledger, citations: painter.withLit(citations) });
  }
  show();
  context.progress({ code: 'painting' });
  painter.paint(citations);
  await painter.done();
  offerNext(context, index);
  return 'done';
}

/** Puts a counted list below the words of the answer, and lights its rows. */
async function addLedger(context: TurnContext<FindCard>, counted: CountedList): Promise<void> {
  const card = context.card();
  if (!card) return;
  const { ledger, citations } = behind(card.citations, counted);
  const painter = createPainter(context.document, { turnId: context.turn.id, dark: card.dark }, show);
  function show(): void {
    context.show({ ...card!, ledger, citations: [...card!.citations, ...painter.withLit(citations)] });
  }
  show();
  painter.paint(citations);
  await painter.done();
}

/** Streams the reply, and ends it where `enough` has been read, or it is out of all proportion. */
async function stream(
  { signal, hooks, progress }: TurnContext<FindCard>,
  model: Model,
  messages: Parameters<Model['stream']>[0],
  onText: (delta: string) => void,
  enough: AbortSignal,
): Promise<StreamResult> {
  const tooLong = new AbortController();
  let length = 0;
  const result = await model.stream(messages, {
    ...hooks,
    signal: AbortSignal.any([signal, tooLong.signal, enough]),
    onText(delta) {
      if (signal.aborted || tooLong.signal.aborted || enough.aborted) return;
      if (length === 0) progress({ code: 'answering' });
      onText(delta.slice(0, MAX_REPLY_CHARS - length));
      length += delta.length;
      if (length > MAX_REPLY_CHARS) tooLong.abort(new SightlineError('reply-too-long'));
    },
  });
  // A reply that came in one piece ends before anybody hears of the abort.
  tooLong.signal.throwIfAborted();
  return result;
}

interface Chosen {
  lines: PageIndex['lines'];
  coverage: Coverage;
  /** Of an index of several pages. */
  pages?: SourcePage[] | undefined;
}

/** The lines for the prompt: the whole page where it fits, else what fits the question; for "read on" from the rest, for "continue" the same again. */
function chooseLines(
  { question, history }: TurnContext<FindCard>,
  index: PageIndex,
  budget: number,
  continuation: Continuation | undefined,
  before: FindCard | undefined,
): Chosen {
  const read = new Set(before?.read);
  if (continuation === 'continue' && before?.coverage) {
    const { coverage, pages } = before;
    return { lines: index.lines.filter(({ n }) => read.has(n)), coverage, pages };
  }
  const asked = searchWords(question, history.at(-1)?.question);
  const query = index.aboutWords ? `${asked} ${index.aboutWords.slice(0, ABOUT_CHARACTERS)}` : asked;
  const { sources } = index;
  const selected: Selection & Partial<SharedSelection> = sources
    ? selectFromPages(index.lines, sources.length, query, budget, { exclude: read })
    : selectLines(index.lines, query, budget, { exclude: read });
  const { lines } = selected;
  const coverage = { ...selected.coverage, ...pagesRead(index, lines, before?.coverage) };
  const pages = sources && sourcePages(index, selected.coverages ?? [], before);
  if (!before?.coverage) return { lines, coverage, pages };
  const readLines = Math.min(coverage.totalLines, before.coverage.readLines + coverage.readLines);
  const readTokens = Math.min(coverage.totalTokens, before.coverage.readTokens + coverage.readTokens);
  return { lines, pages, coverage: { ...coverage, readLines, readTokens } };
}

/** Of a PDF: the pages that were read, with those of the turn's earlier reading. */
function pagesRead(
  index: PageIndex,
  lines: PageIndex['lines'],
  before: Coverage | undefined,
): Partial<Coverage> {
  if (!index.pdf) return {};
  const read = new Set([...(before?.pages?.read ?? []), ...pagesOf(lines)]);
  return { pages: { read: [...read].sort((a, b) => a - b), total: index.pdf.pages } };
}

/** A short follow-up ("and how tall is it?") does not say what it is about; the question before does. */
function searchWords(question: string, before: string | undefined): string {
  const short = question.split(/\s+/).length <= SHORT_QUESTION_WORDS;
  return before !== undefined && short ? `${before} ${question}` : question;
}

function endNotes(answer: StreamedAnswer, result: StreamResult | undefined): Note[] {
  const cited = answer.citations.some(({ k }) => k !== null);
  return [
    ...(answer.notOnPage || (answer.general !== undefined && !cited)
      ? [{ code: 'not-on-page' } as const]
      : []),
    ...(result?.finish === 'length' ? [{ code: 'cut-short' } as const] : []),
    ...(result?.promptCut ? [{ code: 'page-cut-by-server' } as const] : []),
  ];
}

/** The answer so far as the model may see it again: phrases in the place of placeholders. */
function plainText({ text, citations }: FindCard): string {
  const phrases = new Map(citations.map(({ id, phrase }) => [String(id), phrase]));
  return replacePlaceholders(text, (id) => `["${phrases.get(id) ?? ''}"]`);
}
