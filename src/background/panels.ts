import type { Conversation } from '../contracts/conversation.ts';
import { PANEL_PORT, type PanelMessage, panelMessageSchema } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import { onExtensionPort, type Port } from '../platform/ports.ts';
import { onTabActivated } from '../platform/tab-events.ts';
import { activeTab } from '../platform/tabs.ts';

interface Panel {
  port: Port;
  tabId: number | undefined;
  /** Set when the panel follows the active tab of a window. */
  windowId: number | undefined;
}

/** What the worker does with a message of a panel that serves `tabId`. */
export type PanelRequest = Exclude<PanelMessage, { type: 'watch' }>;

/**
 * The open panels and which tab each of them serves: a fixed one (`?tabId=N`), or the active tab of its window.
 * @param onShow told when a panel turns to a tab, so that the conversation can be brought up to date and sent
 */
export function createPanels(
  onShow: (tabId: number) => void,
  onRequest: (tabId: number, request: PanelRequest) => void,
) {
  const panels = new Set<Panel>();

  function show(panel: Panel, tabId: number | undefined): void {
    panel.tabId = tabId;
    if (tabId !== undefined) onShow(tabId);
  }

  async function watch(panel: Panel, message: Extract<PanelMessage, { type: 'watch' }>): Promise<void> {
    panel.windowId = message.tabId === undefined ? message.windowId : undefined;
    if (message.tabId !== undefined) show(panel, message.tabId);
    else if (message.windowId !== undefined) show(panel, (await activeTab(message.windowId))?.id);
  }

  onExtensionPort(PANEL_PORT, (port) => {
    const panel: Panel = { port, tabId: undefined, windowId: undefined };
    panels.add(panel);
    port.onDisconnect(() => panels.delete(panel));
    port.onMessage((raw) => {
      const message = panelMessageSchema.parse(raw);
      if (message.type === 'watch') void watch(panel, message);
      else if (panel.tabId !== undefined) onRequest(panel.tabId, message);
    });
  });

  onTabActivated(({ tabId, windowId }) => {
    for (const panel of panels) if (panel.windowId === windowId) show(panel, tabId);
  });

  const send = (tabId: number, message: WorkerToPanel) => {
    for (const panel of panels) if (panel.tabId === tabId) panel.port.post(message);
  };

  return {
    send,
    tell: (conversation: Conversation) => send(conversation.tabId, { type: 'conversation', conversation }),
    isShown: (tabId: number) => [...panels].some((panel) => panel.tabId === tabId),
    /** Panels fixed on `from` go on with `to`, as a guide moves to a tab that its step opened. */
    handOver: (from: number, to: number) => {
      for (const panel of panels) if (panel.tabId === from) show(panel, to);
    },
  };
}
