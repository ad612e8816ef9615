import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { useOnLeave } from '../use-on-leave.ts';
import type { SettingsState } from '../use-settings.ts';
import { type Draft, draftFor, draftOf, type KeptDrafts, missingIn, settingsOf } from './provider-draft.ts';

/** Long enough not to write at every key, short enough that a crash costs a word at most. */
const KEEP_AFTER_MS = 300;

/** The provider form: what is in it, what it lacks, and how it is kept. */
export interface ProviderDraft {
  draft: Draft;
  /** It is not what is stored. */
  unsaved: boolean;
  /** What it lacks to be of use; then leaving the page keeps it as a draft and does not save it. */
  missing: 'address' | 'key' | undefined;
  change(part: Partial<Draft>): void;
  /** Another provider, with what was last typed for it. */
  choose(id: string): void;
  save(draft?: Draft): Promise<void>;
  /** Back to what is stored. */
  discard(): void;
}

/**
 * Nothing that was typed is lost: it is kept while typing (in local storage, like the settings), and leaving the page saves it where it
 * is complete. Half an address or a provider without its key would break the next question, so such a form stays a draft.
 */
export function useProviderDraft(state: SettingsState, onSaved: (draft: Draft) => void): ProviderDraft {
  const { drafts: store } = useHost();
  const { provider } = state.settings;
  const [draft, setDraft] = useState<Draft>(() => draftOf(provider));
  const kept = useRef<KeptDrafts>({ byId: {} });
  const touched = useRef(false);
  const unsaved = JSON.stringify(settingsOf(draft)) !== JSON.stringify(settingsOf(draftOf(provider)));

  const keep = (open: Draft | undefined, byId = kept.current.byId) => {
    kept.current = open ? { open: open.id, byId: { ...byId, [open.id]: open } } : { byId };
    void store?.save(kept.current);
  };
  const put = (next: Draft) => {
    touched.current = true;
    setDraft(next);
  };
  const written = useRef(JSON.stringify(provider));
  const save = async (next = draft) => {
    const { byMode, recent } = next.id === provider.id ? provider : {};
    // What the panel's list of models has stored, and this form does not show.
    const settings = { ...settingsOf(next), ...(byMode ? { byMode } : {}), ...(recent ? { recent } : {}) };
    written.current = JSON.stringify(settings);
    touched.current = false;
    setDraft(next);
    const stored = state.replace({ ...state.stored, provider: settings });
    keep(undefined, { ...kept.current.byId, [next.id]: next });
    await stored;
    onSaved(next);
  };

  useEffect(() => {
    void store?.load().then((loaded) => {
      kept.current = loaded;
      const open = loaded.open && loaded.byId[loaded.open];
      if (open && !touched.current) setDraft(open);
    });
  }, [store]);

  // Another page, or an import, may have changed what is stored; what this form wrote comes back too, while typing goes on.
  const stored = JSON.stringify(provider);
  useEffect(() => {
    if (stored === written.current) return;
    written.current = stored;
    setDraft(draftOf(JSON.parse(stored)));
  }, [stored]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again when the draft changes, and only then.
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => keep(unsaved ? draft : undefined), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const missing = missingIn(draft);
  useOnLeave(() => {
    if (!touched.current || !unsaved) return;
    if (missing) keep(draft);
    else void save();
  });

  return {
    draft,
    unsaved,
    missing,
    change: (part) => put({ ...draft, ...part }),
    choose(id) {
      kept.current = { ...kept.current, byId: { ...kept.current.byId, [draft.id]: draft } };
      put(id === provider.id ? draftOf(provider) : (kept.current.byId[id] ?? draftFor(id)));
    },
    save,
    discard() {
      put(draftOf(provider));
      keep(undefined);
    },
  };
}
