import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import { readerAddress } from './reader-address.ts';

/**
 * Whom this panel document serves: the tab named by `?tabId=N` where it was opened as an ordinary tab, else the active tab of the
 * window that it sits in, followed from then on.
 */
export async function whomToWatch(search: string): Promise<Extract<PanelMessage, { type: 'watch' }>> {
  const tabId = Number(new URLSearchParams(search).get('tabId') ?? Number.NaN);
  if (Number.isInteger(tabId)) return { type: 'watch', tabId };
  const { id } = await chrome.windows.getCurrent();
  return id === undefined ? { type: 'watch' } : { type: 'watch', windowId: id };
}

/** Shows the options in a tab of their own. */
export function openOptions(): void {
  void chrome.runtime.openOptionsPage();
}

/** Opens the page that asks for the microphone, which a side panel cannot do. */
export function openMicrophonePage(): void {
  void chrome.tabs.create({ url: chrome.runtime.getURL('src/options/microphone/index.html') });
}

/** Opens the PDF reader in a tab of its own, where it asks for a file. */
export function openEmptyReader(): void {
  void chrome.tabs.create({ url: readerAddress('') });
}

/** Shows the options at their list of saved hide rules. */
export async function openHideRules(): Promise<void> {
  const url = `${chrome.runtime.getURL(chrome.runtime.getManifest().options_ui?.page ?? '')}#hide-rules`;
  const [open] = await chrome.runtime.getContexts({
    contextTypes: [chrome.runtime.ContextType.TAB],
    documentUrls: [url],
  });
  if (open && open.tabId >= 0) await chrome.tabs.update(open.tabId, { active: true });
  else await chrome.tabs.create({ url });
}
