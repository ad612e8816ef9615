import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { SettingsInput } from '../../../src/contracts/settings.ts';
import { App } from '../../../src/options/App.tsx';
import { HostProvider, type OptionsHost } from '../../../src/options/host.ts';
import { setTextLanguage } from '../../../src/platform/i18n.ts';
import '../../../src/options/fields.css';
import '../../../src/options/options.css';
import '../../../src/sidepanel/theme.css';
import { installFakeChrome } from '../fake-chrome.ts';

/** What a server in a test answers: by method and path. */
export type Answers = Record<string, () => Response | Promise<Response>>;

export interface RenderedOptions {
  /** What is stored now. */
  stored(): SettingsInput;
  /** `GET http://.../models`, in order. */
  asked: { line: string; authorization: string | null; body: string }[];
  /** Prices and sizes that were kept, by key. */
  infos: Record<string, unknown>;
  answers: Answers;
}

/** Draws the options page over a store in memory and a network of the test's making; unknown addresses refuse the connection. */
export function renderOptions(
  settings: SettingsInput = {},
  answers: Answers = {},
  more: Partial<OptionsHost> = {},
  locale = 'en',
): RenderedOptions {
  installFakeChrome(locale);
  setTextLanguage(document);
  let stored = settings;
  const rendered: RenderedOptions = { stored: () => stored, asked: [], infos: {}, answers };
  const host: OptionsHost = {
    load: async () => stored,
    save: async (next) => {
      stored = structuredClone(next);
    },
    onChanged: () => () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init?.mode === 'no-cors' ? {} : init);
      const line = `${request.method} ${request.url}`;
      const body = request.method === 'POST' ? await request.clone().text() : '';
      rendered.asked.push({ line, authorization: request.headers.get('authorization'), body });
      const answer = rendered.answers[line];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    saveModelInfo: async (key, info) => {
      rendered.infos[key] = info;
    },
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
      <HostProvider value={host}>
        <App />
      </HostProvider>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return rendered;
}

export const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
export const refusal = (status: number, message: string) => json({ error: { message } }, status);
export const reply = (text: string) => () =>
  new Response(
    `data: ${JSON.stringify({ choices: [{ delta: { content: text }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
    { headers: { 'content-type': 'text/event-stream' } },
  );
