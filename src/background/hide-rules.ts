import { HIDE_RULE_LIMIT, HIDE_RULES_KEY, type HideRule } from '../contracts/hide.ts';
import { frameAddress } from '../core/hide/frame-address.ts';
import { readRules, rulesOf, withRules } from '../core/hide/saved-rules.ts';
import { blockSelector, isTelling } from '../core/hide/selector.ts';
import { HIDE_CSS } from '../core/hide/sheet.ts';
import { hostMatches } from '../core/hosts.ts';
import { insertSheet, removeSheet, type Sheet } from '../platform/css.ts';
import { callPage } from '../platform/rpc.ts';
import { loadSettings, localStore, onStoredChange } from '../platform/storage.ts';
import { type DocumentAt, onDocumentCommitted, onDocumentReady } from '../platform/tab-events.ts';
import { allTabs, documentsOf, injectPageScript, tabInfo } from '../platform/tabs.ts';

const HIDE_SHEET: Sheet = { css: HIDE_CSS, origin: 'USER' };

const load = async (): Promise<HideRule[]> => readRules(await localStore.get(HIDE_RULES_KEY)).rules;

const hostOf = (url: string): string =>
  /^https?:/.test(url) ? new URL(url).hostname.replace(/^www\./, '') : '';

/** The rules that act in a document; a frame's go by the page that it stands in. */
async function rulesAt({ tabId, frameId, url }: DocumentAt): Promise<HideRule[]> {
  const saved = await load();
  if (saved.length === 0) return [];
  const host = hostOf(frameId === 0 ? url : (await tabInfo(tabId)).url);
  const rules = rulesOf(saved, host, frameId === 0 ? '' : frameAddress(url));
  if (host === '' || rules.length === 0) return [];
  return hostMatches(host, (await loadSettings()).sites.never) ? [] : rules;
}

/**
 * Hides by selector alone, before anything is painted; the page script then looks closer and takes over. A selector that tells its block from
 * others by its tag only waits for that, and none reaches the page's roots.
 */
function earlySheet(rules: readonly HideRule[]): Sheet | undefined {
  const selectors = rules.flatMap(({ fingerprint: { selectors } }) => {
    const [only] = selectors;
    const clean = selectors.length === 1 && only && isTelling(only) ? blockSelector(only) : undefined;
    return clean ? [clean] : [];
  });
  if (selectors.length === 0) return undefined;
  const css = selectors.map((one) => `:is(${one}):not(html,body,:has(>body)){display:none!important}`);
  return { css: css.join('\n'), origin: 'USER' };
}

/**
 * Saved decisions act on every visit without a model call: at commit a sheet of their selectors, and as soon as the document is parsed the page
 * script, which checks fingerprints and the share of the text. Nothing is injected into documents without rules. A rule that is deleted,
 * switched off or changed lets go at once wherever it acts; a new one acts from the next visit on.
 * @param onApplied told when rules have acted on a tab's page, or let go of it
 */
export function keepHideRules(onApplied: (tabId: number) => void) {
  const early = new Map<string, Promise<Sheet | undefined>>();

  onDocumentCommitted((at) => {
    const sheet = insertEarly(at);
    early.set(at.documentId, sheet);
    void sheet.then((inserted) => inserted || early.delete(at.documentId));
  });

  onDocumentReady(async (at) => {
    const sheet = early.get(at.documentId);
    early.delete(at.documentId);
    try {
      const rules = await rulesAt(at).catch(noRules);
      // A document that went away meanwhile took with it what was to be hidden.
      if (rules.length > 0) await apply(at, rules).catch(() => undefined);
    } finally {
      const inserted = await sheet;
      if (inserted) await removeSheet(at.tabId, [at.documentId], inserted).catch(() => undefined);
    }
  });

  onStoredChange(HIDE_RULES_KEY, async (value, before) => {
    const acting = new Set(readRules(value).rules.filter(acts).map(identity));
    const ended = readRules(before).rules.filter((rule) => acts(rule) && !acting.has(identity(rule)));
    if (ended.length > 0) await endEverywhere(ended);
  });

  /** @returns the sheet that is in the document now, if any */
  async function insertEarly(at: DocumentAt): Promise<Sheet | undefined> {
    const sheet = earlySheet(await rulesAt(at).catch(noRules));
    const inserted = sheet && insertSheet(at.tabId, [at.documentId], sheet);
    return inserted?.then(
      () => sheet,
      () => undefined,
    );
  }

  async function apply(
    at: Pick<DocumentAt, 'tabId' | 'documentId'>,
    rules: readonly HideRule[],
  ): Promise<void> {
    const { tabId, documentId } = at;
    await injectPageScript(tabId, { documentId });
    await insertSheet(tabId, [documentId], HIDE_SHEET);
    const { outcomes } = await callPage(tabId, documentId, 'hideRules', {
      rules: rules.map(({ id, fingerprint }) => ({ id, fingerprint })),
      limit: HIDE_RULE_LIMIT,
    });
    for (const { id, share, suspended } of outcomes) if (suspended) await suspend(id, share);
    onApplied(tabId);
  }

  async function endEverywhere(ended: readonly HideRule[]): Promise<void> {
    const hosts = new Set(ended.map(({ host }) => host));
    const tabs = (await allTabs()).filter(({ url }) => hosts.has(hostOf(url)));
    await Promise.all(
      tabs.map(({ id }) =>
        end(
          id,
          ended.map((rule) => rule.id),
        ),
      ),
    );
  }

  async function end(tabId: number, ruleIds: string[]): Promise<void> {
    await inAll(tabId, (documentId) => callPage(tabId, documentId, 'hideApply', { hide: [], show: ruleIds }));
    onApplied(tabId);
  }

  return {
    /** Host names without `www.` of the pages and frames where a rule may hide something. */
    hosts: async (): Promise<string[]> => {
      const rules = (await load()).filter(acts);
      return [...new Set(rules.flatMap(({ host, fingerprint }) => [host, hostOf(fingerprint.frame)]))].filter(
        Boolean,
      );
    },
    suspend,
    /** Shows what rules hid on the page in this tab, until its next visit. */
    async rest(tabId: number): Promise<void> {
      await inAll(tabId, (documentId) => callPage(tabId, documentId, 'hideRules', { rules: [], limit: 1 }));
      onApplied(tabId);
    },
    /** Lets the rules act again after `rest`. */
    async resume(tabId: number): Promise<void> {
      for (const at of await documentsOf(tabId)) {
        const rules = await rulesAt({ tabId, ...at });
        if (rules.length > 0) await apply({ tabId, ...at }, rules);
      }
    },
  };
}

/** Calls every document of a tab; those without a page script have nothing hidden. */
async function inAll(tabId: number, call: (documentId: string) => Promise<unknown>): Promise<void> {
  await Promise.allSettled((await documentsOf(tabId)).map(({ documentId }) => call(documentId)));
}

async function suspend(ruleId: string, share: number): Promise<void> {
  await localStore.update(HIDE_RULES_KEY, (stored) =>
    withRules(stored, (rules) =>
      rules.map((rule) => (rule.id === ruleId ? { ...rule, suspended: share } : rule)),
    ),
  );
}

/** The tab was closed in between. */
const noRules = (): HideRule[] => [];
const acts = ({ enabled, suspended }: HideRule): boolean => enabled && suspended === null;
const identity = ({ id, fingerprint }: HideRule): string => `${id} ${JSON.stringify(fingerprint)}`;

/** Puts the hiding rules into documents before the first block of theirs is hidden: see `core/hide/sheet.ts`. */
export function hideSheets(tabId: number) {
  return { ensure: (documentIds: string[]) => insertSheet(tabId, documentIds, HIDE_SHEET) };
}
