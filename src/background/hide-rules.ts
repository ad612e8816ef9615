import { HIDE_RULE_LIMIT, HIDE_RULES_KEY, type HideRule, hideRulesSchema } from '../contracts/hide.ts';
import { HIDE_CSS } from '../core/hide/sheet.ts';
import { hostMatches } from '../core/hosts.ts';
import { insertSheet, removeSheet, type Sheet } from '../platform/css.ts';
import { callPage } from '../platform/rpc.ts';
import { loadSettings, storedValue } from '../platform/storage.ts';
import { onDocumentCommitted, onDocumentReady } from '../platform/tab-events.ts';
import { injectPageScript } from '../platform/tabs.ts';

const stored = storedValue<unknown>('local', HIDE_RULES_KEY);
const HIDE_SHEET: Sheet = { css: HIDE_CSS, origin: 'USER' };

/** The rules as saved; what no longer parses counts as none, so that one bad entry cannot break every page. */
async function load(): Promise<HideRule[]> {
  return hideRulesSchema.catch([]).parse((await stored.get()) ?? []);
}

async function rulesFor(url: string): Promise<HideRule[]> {
  if (!/^https?:/.test(url)) return [];
  const host = new URL(url).hostname.replace(/^www\./, '');
  const rules = (await load()).filter(
    (rule) => rule.host === host && rule.enabled && rule.suspended === null,
  );
  if (rules.length === 0) return [];
  return hostMatches(host, (await loadSettings()).sites.never) ? [] : rules;
}

/** Hides by selector alone, before anything is painted; the page script then looks closer and takes over. */
function earlySheet(rules: readonly HideRule[]): Sheet | undefined {
  const selectors = rules.flatMap(({ fingerprint }) =>
    fingerprint.selectors.length === 1 ? fingerprint.selectors : [],
  );
  if (selectors.length === 0) return undefined;
  // One rule each: a selector that is no longer valid must not take the others along.
  return { css: selectors.map((one) => `${one}{display:none!important}`).join('\n'), origin: 'USER' };
}

/**
 * Saved decisions act on every visit without a model call: at commit a sheet of their selectors, and as soon as the document is parsed the page
 * script, which checks fingerprints and the share of the text. Nothing is injected into hosts without rules.
 * @param onApplied told when blocks of a tab's page were hidden
 */
export function keepHideRules(onApplied: (tabId: number) => void) {
  const early = new Map<string, Sheet>();
  const active = new Map<number, string>();

  onDocumentCommitted(async ({ tabId, frameId, documentId, url }) => {
    if (frameId !== 0) return;
    active.delete(tabId);
    const sheet = earlySheet(await rulesFor(url));
    if (!sheet) return;
    early.set(documentId, sheet);
    await insertSheet(tabId, [documentId], sheet).catch(() => early.delete(documentId));
  });

  onDocumentReady(async ({ tabId, frameId, documentId, url }) => {
    if (frameId !== 0) return;
    const rules = await rulesFor(url);
    const sheet = early.get(documentId);
    early.delete(documentId);
    try {
      if (rules.length > 0) await apply(tabId, documentId, rules);
    } finally {
      if (sheet) await removeSheet(tabId, [documentId], sheet).catch(() => undefined);
    }
  });

  async function apply(tabId: number, documentId: string, rules: HideRule[]): Promise<void> {
    await injectPageScript(tabId, 'all');
    await insertSheet(tabId, [documentId], HIDE_SHEET);
    const { outcomes } = await callPage(tabId, documentId, 'hideRules', {
      rules: rules.map(({ id, fingerprint }) => ({ id, fingerprint })),
      limit: HIDE_RULE_LIMIT,
    });
    active.set(tabId, documentId);
    for (const { id, share, suspended } of outcomes) if (suspended) await suspend(id, share);
    if (outcomes.some(({ hidden }) => hidden > 0)) onApplied(tabId);
  }

  async function suspend(ruleId: string, share: number): Promise<void> {
    const rules = await load();
    await stored.set(rules.map((rule) => (rule.id === ruleId ? { ...rule, suspended: share } : rule)));
  }

  return {
    suspend,
    /** Hosts where something is hidden on a visit. */
    hosts: async () => [
      ...new Set(
        (await load()).filter((rule) => rule.enabled && rule.suspended === null).map(({ host }) => host),
      ),
    ],
    /** Shows again what rules hid on the page in this tab, until its next visit. */
    async clear(tabId: number): Promise<void> {
      const documentId = active.get(tabId);
      if (!documentId) return;
      active.delete(tabId);
      // The document may be gone, and what was hidden with it.
      await callPage(tabId, documentId, 'clear', {}).catch(() => undefined);
    },
  };
}

/** Puts the hiding rules into documents before the first block of theirs is hidden: see `core/hide/sheet.ts`. */
export function hideSheets(tabId: number) {
  return { ensure: (documentIds: string[]) => insertSheet(tabId, documentIds, HIDE_SHEET) };
}
