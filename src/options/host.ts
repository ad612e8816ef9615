import { createContext, useContext } from 'react';
import type { HideRule } from '../contracts/hide.ts';
import type { SettingsInput } from '../contracts/settings.ts';
import type { SavedRules } from '../core/hide/saved-rules.ts';
import type { Recordings } from '../history/recordings.ts';
import type { LanguageModelApi } from '../model/built-in-session.ts';
import type { ModelInfo } from '../model/memory.ts';
import type { KeyValueStore } from '../modes/mode.ts';
import type { Shortcuts } from '../platform/shortcuts.ts';
import type { KeptDrafts } from './sections/provider-draft.ts';

/** What the options page needs of its surroundings; `main.tsx` gives the extension's, tests their own. */
export interface OptionsHost {
  load(): Promise<SettingsInput>;
  save(settings: SettingsInput): Promise<void>;
  /** Calls back when someone else changed the settings. */
  onChanged(listener: (settings: SettingsInput) => void): () => void;
  fetch: typeof fetch;
  /** Keeps prices and context size of a model for the worker, under `memoryKey`. */
  saveModelInfo(key: string, info: ModelInfo): Promise<void>;
  /** OpenRouter's sign-in; `undefined` when the person closed the window. */
  signIn(): Promise<string | undefined>;
  /** The browser's own model, where this page has one. */
  builtIn?: LanguageModelApi | undefined;
  /** The saved hide rules; absent: the section is not shown. */
  hideRules?: {
    load(): Promise<SavedRules>;
    /** Changes the usable rules in one step with whatever the worker has saved meanwhile. */
    change(change: (rules: readonly HideRule[]) => readonly HideRule[]): Promise<void>;
    /** Deletes what cannot be used. */
    tidy(): Promise<void>;
    onChanged(listener: (saved: SavedRules) => void): () => void;
  };
  /** Provider forms that are not saved yet; absent: they live as long as the page. */
  drafts?: { load(): Promise<KeptDrafts>; save(drafts: KeptDrafts): Promise<void> };
  /** The answers that are kept; absent: nothing is said of them. */
  history?: {
    count(): Promise<number>;
    deleteAll(): Promise<void>;
    onChange(listener: () => void): () => void;
  };
  /** Where guides keep their walks and runs. */
  memory?: KeyValueStore | undefined;
  /** Guides that were recorded with pictures; absent: the list is not shown. */
  recordings?: Pick<Recordings, 'all' | 'pagesOf' | 'remove' | 'clear' | 'onChange'>;
  /** Whether this browser can open PDFs in Sightline. */
  opensPdfs?: boolean;
  /** The keyboard shortcuts that hold. */
  shortcuts?(): Promise<Shortcuts>;
  extensionId: string;
  version: string;
  openBrowserPage(url: string): void;
  /** Shows the first minutes again. */
  openWelcome?(): void;
  /** Shows the study kit. */
  openStudy?(): void;
  /** Shows the labelling page. */
  openLabels?(): void;
}

const Host = createContext<OptionsHost | null>(null);
export const HostProvider = Host.Provider;

/** Throws when a view is drawn outside `HostProvider`. */
export function useHost(): OptionsHost {
  const host = useContext(Host);
  if (!host) throw new Error('OptionsHost is missing');
  return host;
}
