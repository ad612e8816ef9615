import { HIDE_RULES_KEY, type HideFingerprint, type HideRule } from '../../contracts/hide.ts';
import { withRules } from '../../core/hide/saved-rules.ts';
import type { KeyValueStore } from '../mode.ts';

/** What the checklist saves of one block. */
export interface KeptBlock {
  label: string;
  reason: string;
  fingerprint: HideFingerprint;
}

/** The host a rule holds for: without `www.`, '' for files. */
const ruleHost = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';

/** Saves one rule per block and returns their ids. */
export async function saveRules(
  store: KeyValueStore,
  url: string,
  request: string,
  blocks: readonly KeptBlock[],
): Promise<string[]> {
  const added = blocks.map(
    (block): HideRule => ({
      ...block,
      id: crypto.randomUUID(),
      host: ruleHost(url),
      request,
      savedAt: Date.now(),
      enabled: true,
      suspended: null,
    }),
  );
  await store.update(HIDE_RULES_KEY, (stored) => withRules(stored, (rules) => [...rules, ...added]));
  return added.map(({ id }) => id);
}

export async function removeRules(store: KeyValueStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.update(HIDE_RULES_KEY, (stored) =>
    withRules(stored, (rules) => rules.filter(({ id }) => !ids.includes(id))),
  );
}
