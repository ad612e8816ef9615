import messages from '../../public/_locales/en/messages.json';

/** What of `chrome.*` the panel's views use. */
export interface FakeChrome {
  openedOptions: number;
  askedFor: string[];
}

/** Puts a `chrome` with English texts in place. */
export function installFakeChrome(): FakeChrome {
  const texts: Record<string, { message: string }> = messages;
  const seen: FakeChrome = { openedOptions: 0, askedFor: [] };
  const fake = {
    i18n: { getMessage: (key: string) => texts[key]?.message ?? '', getUILanguage: () => 'en-US' },
    runtime: {
      openOptionsPage: async () => {
        seen.openedOptions += 1;
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
