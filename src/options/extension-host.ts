import { HIDE_RULES_KEY } from '../contracts/hide.ts';
import { readRules, withRules } from '../core/hide/saved-rules.ts';
import { createRecordings } from '../history/recordings.ts';
import { createHistoryStore } from '../history/store.ts';
import type { LanguageModelApi } from '../model/built-in-session.ts';
import type { ModelInfo } from '../model/memory.ts';
import { authorizeURL, codeFrom, createPkce, exchangeCode } from '../model/openrouter-sign-in.ts';
import { browserModel } from '../platform/built-in-api.ts';
import { redirectURL, signInWindow } from '../platform/identity.ts';
import {
  extensionId,
  extensionVersion,
  loadStoredSettings,
  onStoredSettings,
  openBrowserPage,
} from '../platform/options-host.ts';
import { canOpenPdfs } from '../platform/pdf-handler.ts';
import { assignedShortcuts } from '../platform/shortcuts.ts';
import { labelsAddress } from '../platform/snapshot-port.ts';
import { localStore, onStoredChange, saveSettings, storedValue } from '../platform/storage.ts';
import { openStudyPage } from '../platform/study-mark.ts';
import { openWelcomePage } from '../platform/welcome-page.ts';
import type { OptionsHost } from './host.ts';
import { PROVIDER_DRAFTS_KEY, readKeptDrafts } from './sections/provider-draft.ts';

const drafts = storedValue<unknown>('local', PROVIDER_DRAFTS_KEY);
const history = createHistoryStore();
const recordings = createRecordings();
const modelInfo = storedValue<Record<string, ModelInfo>>('local', 'model-info');

/** The surroundings of the options in the extension, also for other pages that show parts of them. */
export const extensionHost: OptionsHost = {
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
  opensPdfs: canOpenPdfs(),
  builtIn: browserModel<LanguageModelApi>(),
  hideRules: {
    load: async () => readRules(await localStore.get(HIDE_RULES_KEY)),
    change: (change) => localStore.update(HIDE_RULES_KEY, (stored) => withRules(stored, change)),
    tidy: () => localStore.update(HIDE_RULES_KEY, (stored) => readRules(stored).rules),
    onChanged: (listener) => onStoredChange(HIDE_RULES_KEY, (value) => listener(readRules(value))),
  },
  drafts: { load: async () => readKeptDrafts(await drafts.get()), save: (kept) => drafts.set(kept) },
  history: { count: history.count, deleteAll: history.clear, onChange: history.onChange },
  memory: localStore,
  recordings,
  shortcuts: assignedShortcuts,
  extensionId: extensionId(),
  version: extensionVersion(),
  openBrowserPage,
  openWelcome: () => void openWelcomePage(),
  openStudy: () => void openStudyPage(),
  openLabels: () => openBrowserPage(labelsAddress()),
};
