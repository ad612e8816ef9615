import messages from '../../public/_locales/en/messages.json';
import type { SettingsInput } from '../../src/contracts/settings.ts';

/** What of `chrome.*` the panel's views use. */
export interface FakeChrome {
  openedOptions: number;
  askedFor: string[];
  openedTabs: string[];
  /** What the browser assigned to the command "stop". */
  stopShortcut: string;
  settings: SettingsInput;
}

/** Puts a `chrome` with English texts in place. */
export function installFakeChrome(): FakeChrome {
  const texts: Record<string, { message: string }> = messages;
  const seen: FakeChrome = {
    openedOptions: 0,
    askedFor: [],
    openedTabs: [],
    stopShortcut: 'Alt+Shift+E',
    settings: {},
  };
  const fake = {
    i18n: { getMessage: (key: string) => texts[key]?.message ?? '', getUILanguage: () => 'en-US' },
    runtime: {
      openOptionsPage: async () => {
        seen.openedOptions += 1;
      },
    },
    storage: {
      local: { get: async () => ({ settings: seen.settings }) },
      onChanged: { addListener: () => undefined, removeListener: () => undefined },
    },
    commands: {
      getAll: async () => [
        { name: '_execute_action', shortcut: 'Alt+Shift+S' },
        { name: 'stop', shortcut: seen.stopShortcut },
      ],
    },
    tabs: {
      create: async ({ url }: { url: string }) => {
        seen.openedTabs.push(url);
      },
    },
    permissions: {
      request: async ({ origins }: { origins: string[] }) => {
        seen.askedFor.push(...origins);
        return true;
      },
    },
  };
  Object.assign(globalThis, { chrome: fake });
  return seen;
}
