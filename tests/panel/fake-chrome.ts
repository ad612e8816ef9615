import type { SettingsInput } from '../../src/contracts/settings.ts';

type Messages = Record<string, { message: string }>;
/** The texts of each language, by the name of its folder. */
export const LOCALES: Readonly<Record<string, Messages>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Messages>('../../public/_locales/*/messages.json', { eager: true, import: 'default' }),
  ).map(([path, messages]) => [path.split('/').at(-2) ?? '', messages]),
);

/** What of `chrome.*` the panel's views use. */
export interface FakeChrome {
  openedOptions: number;
  askedFor: string[];
  openedTabs: string[];
  /** What the browser assigned to the command "stop". */
  stopShortcut: string;
  settings: SettingsInput;
}

/** Puts a `chrome` in place with the texts of `locale`, as in a browser of that language. */
export function installFakeChrome(locale = 'en'): FakeChrome {
  const texts = LOCALES[locale] ?? {};
  const seen: FakeChrome = {
    openedOptions: 0,
    askedFor: [],
    openedTabs: [],
    stopShortcut: 'Alt+Shift+E',
    settings: {},
  };
  const fake = {
    i18n: {
      getMessage: (key: string) => texts[key]?.message ?? '',
      getUILanguage: () => (locale === 'en' ? 'en-US' : locale),
    },
    runtime: {
      id: 'abcdefghijklmnop',
      getManifest: () => ({ version: '9.9.9' }),
      getURL: (path: string) => `chrome-extension://abcdefghijklmnop/${path}`,
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
