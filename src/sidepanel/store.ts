import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ModeId } from '../contracts/conversation.ts';
import type { Problem } from '../contracts/errors.ts';
import type { OfferedPage } from '../contracts/pages.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import { added, chosen } from './pages.ts';
import {
  type Attached,
  asked,
  edited,
  INITIAL_STATE,
  lineLost,
  modeToAsk,
  type PanelState,
  questionProblem,
  received,
  restored,
  switchedPage,
  type Unsent,
  withAbout,
  withHistory,
  withPicture,
} from './state.ts';

/** What the views can do. `send` passes a message to the worker as it is. */
export interface PanelActions {
  send(message: PanelMessage): void;
  ask(text: string, mode: ModeId | undefined): void;
  setDraft(draft: string): void;
  /** Puts a question into the composer, and the caret behind it; `about`: the words that it is about. */
  edit(text: string, about?: string): void;
  setMode(mode: ModeId | undefined): void;
  attach(picture: Attached | null): void;
  /** Makes the next question one about these words. */
  askAbout(words: string | null): void;
  /** Adds tabs to the next questions, or takes them out. */
  choosePages(pages: readonly OfferedPage[], on: boolean): void;
  /** Shows the list of tabs, or puts it away. */
  openPages(open: boolean): void;
  setWithoutPage(on: boolean): void;
  /** Has the page read for questions that fit it. */
  findQuestions(): void;
  /** Opens the list of models or the ways to a first one, or closes them. */
  showModels(models: PanelState['models']): void;
  /** Shows the history, or the conversation again; `turnId`: an answer that was chosen in the history. */
  showHistory(open: boolean, turnId?: string): void;
  /** The answer that was chosen in the history is in view. */
  inView(): void;
  /** Something that the panel saw by itself. */
  failed(problem: Problem): void;
  receive(message: WorkerToPanel): void;
  lineLost(): void;
  /** A question left unfinished in this tab before the panel was opened anew. */
  restore(tabId: number, unsent: Unsent): void;
}

export type PanelStore = StoreApi<PanelState> & { actions: PanelActions };

/** The panel's store over a line to the worker; tests pass a `send` of their own. */
export function createPanelStore(send: (message: PanelMessage) => void, initial = INITIAL_STATE): PanelStore {
  const store = createStore<PanelState>(() => initial);
  const change = (next: (state: PanelState) => PanelState) => store.setState(next, true);
  const actions: PanelActions = {
    send,
    ask(text, mode) {
      const now = store.getState();
      // What was put beside the question in the composer is for that one.
      const before = text === now.draft ? now : { ...now, picture: null, about: null };
      const taken = modeToAsk(before, mode);
      change((state) => asked(state, text, taken));
      if (questionProblem(text)) return;
      const { ref, url } = before.picture ?? {};
      const pages = ref || before.withoutPage ? [] : before.pages.map(added);
      const given = {
        ...(ref ? { picture: ref } : {}),
        ...(url ? { url } : {}),
        ...(before.about ? { about: before.about } : {}),
        ...(pages.length > 0 ? { pages } : {}),
      };
      send({ type: 'ask', text, ...(taken ? { mode: taken } : {}), ...given });
    },
    setDraft: (draft) => change((state) => ({ ...state, draft, problem: null })),
    edit: (text, about) => change((state) => edited(state, text, about ?? null)),
    attach: (picture) => change((state) => withPicture(state, picture)),
    askAbout: (words) => change((state) => withAbout(state, words)),
    choosePages: (pages, on) => change((state) => chosen(state, pages, on)),
    openPages(open) {
      change((state) => ({ ...state, choosing: open, focusCalls: state.focusCalls + (open ? 0 : 1) }));
      if (open) send({ type: 'offer-pages' });
    },
    findQuestions() {
      const url = store.getState().conversation?.url ?? '';
      change((state) => ({ ...state, ready: { url, questions: null } }));
      send({ type: 'offer-questions' });
    },
    setWithoutPage: (on) => change((state) => switchedPage(state, on)),
    showModels: (models) => change((state) => ({ ...state, models })),
    showHistory(open, turnId) {
      change((state) => withHistory(state, open, turnId ?? null));
      if (turnId !== undefined) send({ type: 'recall', turnId });
    },
    inView: () => change((state) => ({ ...state, wanted: null })),
    failed: (problem) => change((state) => ({ ...state, problem })),
    setMode: (mode) => change((state) => ({ ...state, mode })),
    receive: (message) => change((state) => received(state, message)),
    lineLost: () => change(lineLost),
    restore: (tabId, unsent) => change((state) => restored(state, tabId, unsent)),
  };
  return Object.assign(store, { actions });
}
