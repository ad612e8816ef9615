import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings, SettingsInput } from '../contracts/settings.ts';
import { parseSettings } from '../contracts/settings.ts';
import { useHost } from './host.ts';

/** The settings as the sections see them. */
export interface SettingsState {
  settings: Settings;
  /** What is stored, without defaults. */
  stored: SettingsInput;
  /** Stores a part; other parts stay as they are. `undefined` values go back to their defaults. */
  update<K extends keyof SettingsInput>(
    part: K,
    change: Partial<NonNullable<SettingsInput[K]>>,
  ): Promise<void>;
  /** Stores everything anew (import). */
  replace(settings: SettingsInput): Promise<void>;
  /** Counts what was stored, so that "Saved" can be said each time. */
  savedCount: number;
}

/** `undefined` until they are read. */
export function useSettings(): SettingsState | undefined {
  const host = useHost();
  const [stored, setStored] = useState<SettingsInput>();
  const [savedCount, setSavedCount] = useState(0);
  /** How many writes of our own are under way: until they are done, what is stored is older than what is shown. */
  const writing = useRef(0);
  const show = useCallback((next: SettingsInput) => {
    if (writing.current === 0) setStored(next);
  }, []);
  useEffect(() => {
    void host.load().then(show);
    return host.onChanged(show);
  }, [host, show]);
  const replace = useCallback(
    async (next: SettingsInput) => {
      // Parsed first: nothing is stored that the worker could not read.
      parseSettings(next);
      // Shown before it is stored: the control that was used must not spring back, and the next one used starts from here.
      setStored(next);
      writing.current += 1;
      try {
        await host.save(next);
        setSavedCount((count) => count + 1);
      } finally {
        writing.current -= 1;
        show(await host.load());
      }
    },
    [host, show],
  );
  if (!stored) return undefined;
  const update: SettingsState['update'] = (part, change) => {
    const merged = Object.entries({ ...stored[part], ...change }).filter(([, value]) => value !== undefined);
    return replace({ ...stored, [part]: Object.fromEntries(merged) });
  };
  return { settings: parseSettings(stored), stored, update, replace, savedCount };
}
