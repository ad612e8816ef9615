import { type HideRule, hideRuleSchema } from '../../contracts/hide.ts';
import { blockSelector } from './selector.ts';

/** What is stored under `HIDE_RULES_KEY`. Entries that cannot be used (another version's, edited by hand, damaged) are kept as they are. */
export interface SavedRules {
  rules: HideRule[];
  unusable: unknown[];
}

/** Reads the store entry by entry, so that a bad one costs no other. */
export function readRules(stored: unknown): SavedRules {
  const entries = stored === undefined || stored === null ? [] : Array.isArray(stored) ? stored : [stored];
  const saved: SavedRules = { rules: [], unusable: [] };
  for (const entry of entries) {
    const rule = readRule(entry);
    if (rule) saved.rules.push(rule);
    else saved.unusable.push(entry);
  }
  return saved;
}

function readRule(entry: unknown): HideRule | undefined {
  const { success, data } = hideRuleSchema.safeParse(entry);
  const usable = success && data.fingerprint.selectors.length > 0;
  return usable && data.fingerprint.selectors.every((one) => blockSelector(one)) ? data : undefined;
}

/**
 * The stored value after a change of its usable rules; to be used as the change of one atomic `KeyValueStore.update`, which every writer goes
 * through (the worker and the options page).
 */
export function withRules(
  stored: unknown,
  change: (rules: readonly HideRule[]) => readonly HideRule[],
): unknown[] {
  const { rules, unusable } = readRules(stored);
  return [...change(rules), ...unusable];
}

/** The rules that act in a document: of the page's host, made in a frame with this address (`frameAddress`; '': in the page itself). */
export const rulesOf = (rules: readonly HideRule[], host: string, frame: string): HideRule[] =>
  rules.filter(
    (rule) =>
      rule.enabled && rule.suspended === null && rule.host === host && rule.fingerprint.frame === frame,
  );
