import type { Conversation, ModeId, Turn } from '../contracts/conversation.ts';
import { PROBLEMS, type Problem } from '../contracts/errors.ts';
import type { PictureRef } from '../contracts/image.ts';
import { MAX_QUESTION } from '../contracts/panel-to-worker.ts';
import type { ReadyQuestion } from '../contracts/questions.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import { type ChosenPages, movedAlong, NO_PAGES, withOffered } from './pages.ts';

/** What was written, on its way to the worker; kept until the worker shows it, as a turn or heard by an open one, so that it is never lost. */
export interface SentQuestion {
  text: string;
  mode: ModeId | undefined;
  about: string | null;
  /** The turns that were there before, as `standOf` names them: one that is not among them has taken it. */
  knownTurns: readonly string[];
}

/** The picture that the next question is about. */
export interface Attached {
  ref: PictureRef;
  /** Its bytes as a `data:` address, where the person gave it. */
  url?: string;
}

/** What stands in the composer of a tab and was not sent yet. */
export interface Unsent {
  draft: string;
  mode: ModeId | undefined;
  about?: string | null;
}

/** All that the panel knows. Plain data, changed by the functions below only; `conversation` is the worker's, as it was sent. */
export interface PanelState extends ChosenPages {
  conversation: Conversation | null;
  /** The composer. */
  draft: string;
  mode: ModeId | undefined;
  picture: Attached | null;
  /** The words that the next question is about. */
  about: string | null;
  /** Questions go out without the page until this is switched off. */
  withoutPage: boolean;
  /** Unfinished questions of the tabs that this panel has served, by tab; the one of the tab in view is in `draft`, `mode` and `about`. */
  unsent: Readonly<Record<number, Unsent>>;
  sent: SentQuestion | null;
  /** A problem that the panel saw by itself, e.g. an empty question. */
  problem: Problem | null;
  hint: { turnId: string; hint: unknown } | null;
  /** The sentence to show because its highlight was clicked; `nonce` tells two clicks apart. */
  shown: { turnId: string; citation: number; nonce: number } | null;
  /** Questions that fit the page at `url`; `null` while the page is read for them. */
  ready: { url: string; questions: readonly ReadyQuestion[] | null } | null;
  /** What is open under the header: the list of models, or the ways to a first one. */
  models: 'choose' | 'add' | null;
  /** The history is shown in the place of the conversation. */
  history: boolean;
  /** A turn that was chosen in the history, until it is in view. */
  wanted: string | null;
  /** Last `Conversation.draft.id` that was put into the composer. */
  takenDraft: string | null;
  /** Grows whenever the page in the tab changes, as far as somebody asked to be told. */
  pageChanges: number;
  /** Grows whenever the caret is wanted in the composer. */
  focusCalls: number;
}

export const INITIAL_STATE: PanelState = {
  ...NO_PAGES,
  conversation: null,
  draft: '',
  mode: undefined,
  picture: null,
  about: null,
  withoutPage: false,
  unsent: {},
  sent: null,
  problem: null,
  hint: null,
  shown: null,
  ready: null,
  models: null,
  history: false,
  wanted: null,
  takenDraft: null,
  pageChanges: 0,
  focusCalls: 0,
};

/** The state after a message from the worker. */
export function received(state: PanelState, message: WorkerToPanel): PanelState {
  switch (message.type) {
    case 'conversation': {
      const { turnIds, ...head } = message.conversation;
      const same = state.conversation?.id === head.id ? state.conversation.turns : [];
      const known = new Map([...same, ...message.turns].map((turn) => [turn.id, turn]));
      return withConversation(state, { ...head, turns: turnIds.flatMap((id) => known.get(id) ?? []) });
    }
    case 'turn': {
      const { conversation } = state;
      if (conversation?.id !== message.conversationId) return state;
      const turns = conversation.turns.map((turn) => (turn.id === message.turn.id ? message.turn : turn));
      return withConversation(state, { ...conversation, turns });
    }
    case 'show-citation': {
      const { turnId, citation } = message;
      return { ...state, shown: { turnId, citation, nonce: (state.shown?.nonce ?? 0) + 1 } };
    }
    case 'pages':
      return withOffered(state, message.pages);
    case 'questions':
      return { ...state, ready: { url: message.url, questions: message.questions } };
    case 'page-changed':
      return { ...state, pageChanges: state.pageChanges + 1 };
    case 'hint':
      return { ...state, hint: { turnId: message.turnId, hint: message.hint } };
  }
}

function withConversation(was: PanelState, conversation: Conversation): PanelState {
  const before = withComposerOf(conversation, was);
  const { sent } = before;
  const arrived = sent && conversation.turns.some((turn) => isAnswerTo(turn, sent));
  const state = withFailedQuestion(before, { ...before, conversation, sent: arrived ? null : sent });
  const { draft } = conversation;
  if (!draft || draft.id === state.takenDraft) return state;
  const { text, id, picture, about } = draft;
  const chosen = picture !== undefined || about !== undefined;
  const taken = { ...edited(state, chosen && !text ? state.draft : text), takenDraft: id, sent: null };
  if (about !== undefined) return withAbout(taken, about);
  return picture ? withPicture(taken, { ref: picture }) : taken;
}

/**
 * Turning to another tab puts the unfinished question away with the tab that it belongs to, and brings back that tab's own. A conversation
 * that moves on to another tab takes it along.
 */
function withComposerOf(next: Conversation, state: PanelState): PanelState {
  const now = state.conversation;
  if (!now || now.tabId === next.tabId) return state;
  const taken = now.id === next.id && next.cameFrom === now.tabId;
  const pages = movedAlong(state.pages, now, next);
  if (taken) return { ...state, pages, sent: null };
  const { draft = '', mode, about = null } = state.unsent[next.tabId] ?? {};
  const left = { draft: state.draft, mode: state.mode, about: state.about };
  const unsent = { ...state.unsent, [now.tabId]: left };
  const own = { draft, mode, about, picture: null, sent: null, problem: null };
  return { ...state, ...NO_PAGES, pages, unsent, ...own };
}

/** The state with a question that was left unfinished in an earlier life of the panel, unless something was written since. */
export function restored(state: PanelState, tabId: number, { draft, mode, about }: Unsent): PanelState {
  if (state.conversation?.tabId !== tabId || state.draft !== '' || state.about !== null) return state;
  return { ...state, draft, mode: state.mode ?? mode, about: about ?? null };
}

/**
 * When the newest question has just failed in a way that trying again cannot mend, it goes back into an empty composer, so that it need
 * not be typed again after the key, the model or the page was changed.
 */
function withFailedQuestion(before: PanelState, state: PanelState): PanelState {
  const turn = newestTurn(state);
  const wasSent = turn && before.sent && isAnswerTo(turn, before.sent);
  const wasRunning = before.conversation?.turns.some(
    ({ id, status }) => id === turn?.id && status === 'running',
  );
  if (turn?.status !== 'failed' || !turn.problem || state.draft !== '') return state;
  if (!wasSent && !wasRunning) return state;
  if (PROBLEMS[turn.problem.code].retryable) return state;
  return { ...state, draft: turn.question, about: turn.about ?? state.about };
}

function isAnswerTo(turn: Turn, sent: SentQuestion): boolean {
  return !sent.knownTurns.includes(standOf(turn));
}

/** A turn with what it has heard so far. */
const standOf = ({ id, heard = 0 }: Turn): string => `${id} ${heard}`;

/** Why a text cannot be asked; it stays in the composer then. */
export function questionProblem(text: string): Problem | undefined {
  if (!text.trim()) return { code: 'empty-question' };
  return text.length > MAX_QUESTION ? { code: 'question-too-long' } : undefined;
}

/** The state after the composer's text was sent; one that cannot be asked is a problem instead. */
export function asked(state: PanelState, text: string, mode: ModeId | undefined): PanelState {
  const problem = questionProblem(text);
  if (problem) return { ...state, problem };
  const knownTurns = state.conversation?.turns.map(standOf) ?? [];
  // A question that was offered leaves the one that is being written alone.
  if (text !== state.draft)
    return { ...state, choosing: false, problem: null, sent: { text, mode, about: null, knownTurns } };
  return {
    ...state,
    draft: '',
    mode: undefined,
    picture: null,
    about: null,
    choosing: false,
    problem: null,
    sent: { text, mode, about: state.about, knownTurns },
  };
}

/** The state with the history shown or put away; `turnId`: an answer that was chosen in it. */
export function withHistory(state: PanelState, history: boolean, turnId: string | null): PanelState {
  return { ...state, history, wanted: turnId, focusCalls: state.focusCalls + (history ? 0 : 1) };
}

/** The state with a picture for the next question. One of the page cannot be asked about without the page. */
export function withPicture(state: PanelState, picture: Attached | null): PanelState {
  const withoutPage = picture?.ref.from === 'page' ? false : state.withoutPage;
  const about = picture ? null : state.about;
  return { ...state, picture, about, withoutPage, problem: null, focusCalls: state.focusCalls + 1 };
}

/** The state with words for the next question to be about, in the place of a picture; that is one with the page. */
export function withAbout(state: PanelState, words: string | null): PanelState {
  const about = words?.trim() || null;
  if (about && about.length > MAX_QUESTION) return { ...state, problem: { code: 'question-too-long' } };
  const changed = about ? { about, picture: null, withoutPage: false } : { about };
  return { ...state, ...changed, problem: null, focusCalls: state.focusCalls + 1 };
}

/** The state with the page switched off, or on again. */
export function switchedPage(state: PanelState, withoutPage: boolean): PanelState {
  const picture = withoutPage && state.picture?.ref.from === 'page' ? null : state.picture;
  const about = withoutPage ? null : state.about;
  return { ...state, withoutPage, picture, about, focusCalls: state.focusCalls + 1 };
}

/** How the next question is to be taken: a picture and the page switched off leave no choice. */
export function modeToAsk(
  { picture, withoutPage }: PanelState,
  mode: ModeId | undefined,
): ModeId | undefined {
  if (picture) return 'image';
  return withoutPage ? 'chat' : mode;
}

/** The state with a text put into the composer for the person to go on with. */
export function edited(state: PanelState, draft: string, about: string | null = state.about): PanelState {
  return { ...state, draft, about, problem: null, focusCalls: state.focusCalls + 1 };
}

/** The state after the line to the worker broke: a question that had not arrived goes back into the composer. */
export function lineLost(state: PanelState): PanelState {
  const { sent } = state;
  if (!sent) return state;
  const problem: Problem = { code: 'worker-restarted' };
  const [draft, mode, about] = [state.draft || sent.text, state.mode ?? sent.mode, state.about ?? sent.about];
  return { ...state, sent: null, problem, draft, mode, about };
}

/** The newest turn, if any. */
export function newestTurn(state: PanelState): Turn | undefined {
  return state.conversation?.turns.at(-1);
}

/** Whether an answer is being made, or its question is on its way. */
export function isRunning(state: PanelState): boolean {
  return state.sent !== null || newestTurn(state)?.status === 'running';
}

/** Whether something can be stopped: a running answer, a question on its way, or a turn that waits for the person and says so. */
export function canStop(state: PanelState): boolean {
  const turn = newestTurn(state);
  return isRunning(state) || (turn?.status === 'waiting' && turn.stoppable === true);
}

/** Whether what is written now goes to the newest turn, unless it plainly asks for something else. */
export function isHeard(state: PanelState): boolean {
  const turn = newestTurn(state);
  return (turn?.status === 'waiting' || turn?.status === 'running') && turn.listens === true;
}

/** What stands in the way on this page, unless the newest turn has just said the same. */
export function unsaidObstacle(state: PanelState): Problem | undefined {
  const obstacle = state.conversation?.obstacle;
  return obstacle && newestTurn(state)?.problem?.code === obstacle.code ? undefined : obstacle;
}
