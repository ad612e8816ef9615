import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Conversation } from '../../src/contracts/conversation.ts';
import type { PanelMessage } from '../../src/contracts/panel-to-worker.ts';
import { setTextLanguage } from '../../src/platform/i18n.ts';
import { App } from '../../src/sidepanel/App.tsx';
import { createPanelStore, type PanelStore } from '../../src/sidepanel/store.ts';
import { type FakeChrome, installFakeChrome } from './fake-chrome.ts';
import { asMessage } from './states.ts';

export interface RenderedPanel {
  store: PanelStore;
  /** What the panel told the worker, oldest first. */
  sent: PanelMessage[];
  chrome: FakeChrome;
  show(conversation: Conversation): void;
  /** Takes it away before the test is over. */
  drop(): void;
}

/** Draws the panel in the test's document, with a line to nobody that records what is sent. */
export function renderPanel(conversation: Conversation, locale = 'en'): RenderedPanel {
  const chrome = installFakeChrome(locale);
  setTextLanguage(document);
  const sent: PanelMessage[] = [];
  const store = createPanelStore((message) => sent.push(message));
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root: Root = createRoot(container);
  const show = (next: Conversation) => store.actions.receive(asMessage(next));
  show(conversation);
  flushSync(() => root.render(<App store={store} />));
  const drop = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(drop);
  return { store, sent, chrome, show, drop };
}
