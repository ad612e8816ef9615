import { createRoot } from 'react-dom/client';
import type { LanguageModelApi } from '../model/built-in-session.ts';
import type { ModelInfo } from '../model/memory.ts';
import { authorizeURL, codeFrom, createPkce, exchangeCode } from '../model/openrouter-sign-in.ts';
import { browserModel } from '../platform/built-in-api.ts';
import { t } from '../platform/i18n.ts';
import { redirectURL, signInWindow } from '../platform/identity.ts';
import {
  extensionId,
  extensionVersion,
  loadStoredSettings,
  onStoredSettings,
  openBrowserPage,
} from '../platform/options-host.ts';
import { saveSettings, storedValue } from '../platform/storage.ts';
import { App } from './App.tsx';
import { HostProvider, type OptionsHost } from './host.ts';

const modelInfo = storedValue<Record<string, ModelInfo>>('local', 'model-info');

const host: OptionsHost = {
  load: loadStoredSettings,
  save: saveSettings,
  onChanged: onStoredSettings,
  fetch: (input, init) => fetch(input, init),
  saveModelInfo: async (key, info) => modelInfo.set({ ...(await modelInfo.get()), [key]: info }),
  signIn: async () => {
    const pkce = await createPkce();
    const back = await signInWindow(authorizeURL(redirectURL('openrouter'), pkce));
    return back === undefined ? undefined : exchangeCode(codeFrom(back), pkce, fetch);
  },
  builtIn: browserModel<LanguageModelApi>(),
  extensionId: extensionId(),
  version: extensionVersion(),
  openBrowserPage,
};

document.title = t('options_title');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HostProvider value={host}>
      <App />
    </HostProvider>,
  );
}
