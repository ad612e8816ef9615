import { t } from './i18n.ts';

const ASK_SELECTION = 'ask-selection';

/** The toolbar button (and its shortcut) opens the side panel. */
export function openPanelFromToolbar(): void {
  void chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
}

/** "Ask Sightline about ..." for selected text. Menus outlive the worker, so they are made once per installation. */
export function offerSelectionMenu(listener: (tabId: number, text: string) => void): void {
  chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.removeAll(() =>
      chrome.contextMenus.create({
        id: ASK_SELECTION,
        title: t('menu_ask_selection'),
        contexts: ['selection'],
      }),
    );
  });
  chrome.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId !== ASK_SELECTION || tab?.id === undefined) return;
    // Before any await: Chrome opens the panel only from within the gesture.
    void chrome.sidePanel.open({ windowId: tab.windowId });
    listener(tab.id, info.selectionText ?? '');
  });
}

/** The keyboard command "stop". */
export function onStopCommand(listener: (tabId: number) => void): void {
  chrome.commands.onCommand.addListener((command, tab) => {
    if (command === 'stop' && tab?.id !== undefined) listener(tab.id);
  });
}
