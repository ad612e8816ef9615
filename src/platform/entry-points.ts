import { t } from './i18n.ts';

const ASK_SELECTION = 'ask-selection';
const ASK_IMAGE = 'ask-image';
const ASK_PAGE = 'ask-page';
const ASK_LINK = 'ask-link';

/** The toolbar button (and its shortcut) opens the side panel. */
export function openPanelFromToolbar(): void {
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
}

/** Opens the side panel beside this page. From a click, before anything is waited for: Chrome wants that. */
export async function openPanelHere(): Promise<void> {
  await chrome.sidePanel.open({ windowId: chrome.windows.WINDOW_ID_CURRENT });
}

/** What the person chose by the menus "Ask Sightline about ...". */
export interface MenuListeners {
  selection(tabId: number, text: string): void;
  /** `src`: where the picture was loaded from. */
  picture(tabId: number, src: string): void;
}

/**
 * "Ask Sightline about ..." for the page and its frames, for selected text, for pictures; a link is opened first. Menus outlive the worker,
 * so they are made once per installation.
 */
export function offerMenus(listeners: MenuListeners): void {
  chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.removeAll(() => {
      chrome.contextMenus.create({
        id: ASK_SELECTION,
        title: t('menu_ask_selection'),
        contexts: ['selection'],
      });
      chrome.contextMenus.create({ id: ASK_IMAGE, title: t('menu_ask_image'), contexts: ['image'] });
      chrome.contextMenus.create({ id: ASK_PAGE, title: t('menu_ask_page'), contexts: ['page', 'frame'] });
      chrome.contextMenus.create({
        id: ASK_LINK,
        title: t('menu_ask_link'),
        contexts: ['link'],
        targetUrlPatterns: ['http://*/*', 'https://*/*'],
      });
    });
  });
  chrome.contextMenus.onClicked.addListener((info, tab) => {
    if (tab?.id === undefined) return;
    // Before any await: Chrome opens the panel only from within the gesture.
    void chrome.sidePanel.open({ windowId: tab.windowId });
    if (info.menuItemId === ASK_SELECTION) listeners.selection(tab.id, info.selectionText ?? '');
    // The panel shows what its window's active tab shows, which is then the new one.
    if (info.menuItemId === ASK_LINK && info.linkUrl)
      void chrome.tabs.create({ url: info.linkUrl, openerTabId: tab.id, windowId: tab.windowId });
    if (info.menuItemId === ASK_IMAGE) listeners.picture(tab.id, info.srcUrl ?? '');
  });
}

/** Keyboard commands of the manifest, the one that opens the panel apart. */
const COMMANDS = ['stop', 'next-citation', 'previous-citation'] as const;
export type Command = (typeof COMMANDS)[number];

/** A keyboard command, and the tab in front of which it was given. */
export function onCommand(listener: (command: Command, tabId: number) => void): void {
  chrome.commands.onCommand.addListener((name, tab) => {
    const command = COMMANDS.find((one) => one === name);
    if (command && tab?.id !== undefined) listener(command, tab.id);
  });
}

/** A question behind the keyword `sl` in the address bar, about the page in front. The panel opens beside it. */
export function onOmnibox(listener: (tabId: number, text: string) => void): void {
  chrome.omnibox.onInputStarted.addListener(() =>
    chrome.omnibox.setDefaultSuggestion({ description: t('omnibox_hint') }),
  );
  chrome.omnibox.onInputEntered.addListener((text) => {
    // Before any await: Chrome opens the panel only from within the gesture. Where it does not, the answer waits in it.
    chrome.sidePanel.open({ windowId: chrome.windows.WINDOW_ID_CURRENT }).catch(() => undefined);
    // Only ordinary windows have an address bar: a window of another kind may have come to the front meanwhile.
    void chrome.windows.getLastFocused({ populate: true, windowTypes: ['normal'] }).then(({ tabs = [] }) => {
      const tab = tabs.find(({ active }) => active);
      if (tab?.id !== undefined && text.trim() !== '') listener(tab.id, text);
    });
  });
}
