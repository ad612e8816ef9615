import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { PanelMessage } from '../../src/contracts/panel-to-worker.ts';
import type { SettingsInput } from '../../src/contracts/settings.ts';
import { HostProvider, type OptionsHost } from '../../src/options/host.ts';
import { setTextLanguage } from '../../src/platform/i18n.ts';
import { createPanelStore } from '../../src/sidepanel/store.ts';
import { PanelContext } from '../../src/sidepanel/use-panel.ts';
import '../../src/sidepanel/theme.css';
import { installFakeChrome } from './fake-chrome.ts';
import type { Answers } from './options/render-options.tsx';
import { asMessage, conversation } from './states.ts';

/** Draws a part of the panel over settings in memory and servers of the test's making; unknown addresses refuse the connection. */
export function draw(
  view: ReactNode,
  settings: SettingsInput,
  answers: Answers,
  locale = 'en',
  more: Partial<OptionsHost> = {},
) {
  installFakeChrome(locale);
  setTextLanguage(document);
  let stored = settings;
  const sent: PanelMessage[] = [];
  const store = createPanelStore((message) => sent.push(message));
  store.actions.receive(asMessage(conversation({})));
  const host: OptionsHost = {
    load: async () => stored,
    save: async (next) => {
      stored = structuredClone(next);
    },
    onChanged: () => () => {},
    fetch: async (input) => {
      const answer = answers[`GET ${input}`];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    saveModelInfo: async () => {},
    signIn: async () => 'sk-or-signed-in',
    extensionId: 'abcdefghijklmnop',
    version: '9.9.9',
    openBrowserPage: () => {},
    ...more,
  };
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <PanelContext value={store}>
        <HostProvider value={host}>{view}</HostProvider>
      </PanelContext>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { stored: () => stored, sent, store };
}
