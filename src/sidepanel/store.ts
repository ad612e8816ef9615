import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ModeId } from '../contracts/conversation.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import {
  asked,
  edited,
  INITIAL_STATE,
  lineLost,
  type PanelState,
  received,
  restored,
  type Unsent,
} from './state.ts';

/** What the views can do. `send` passes a message to the worker as it is. */
export interface PanelActions {
  send(message: PanelMessage): void;
  ask(text: string, mode: ModeId | undefined): void;
  setDraft(draft: string): void;
  /** Puts a text into the composer, and the caret behind it. */
  edit(text: string): void;
  setMode(mode: ModeId | undefined): void;
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
      change((state) => asked(state, text, mode));
      if (text.trim()) send(mode ? { type: 'ask', text, mode } : { type: 'ask', text });
    },
    setDraft: (draft) => change((state) => ({ ...state, draft, problem: null })),
    edit: (text) => change((state) => edited(state, text)),
    setMode: (mode) => change((state) => ({ ...state, mode })),
    receive: (message) => change((state) => received(state, message)),
    lineLost: () => change(lineLost),
    restore: (tabId, unsent) => change((state) => restored(state, tabId, unsent)),
  };
  return Object.assign(store, { actions });
}
