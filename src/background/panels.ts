import type { Conversation } from '../contracts/conversation.ts';
import { PANEL_PORT, type PanelMessage, panelMessageSchema } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import { onExtensionPort, type Port } from '../platform/ports.ts';
import { onTabActivated } from '../platform/tab-events.ts';
import { activeTab } from '../platform/tabs.ts';
import { headOf } from './conversations.ts';
import type { Changes } from './kept-conversations.ts';

interface Panel {
  port: Port;
  tabId: number | undefined;
  /** Set when the panel follows the active tab of a window. */
  windowId: number | undefined;
  /** The conversation that it has been sent whole. */
  has: string | undefined;
}

/** What the worker does with a message of a panel that serves `tabId`. */
export type PanelRequest = Exclude<PanelMessage, { type: 'watch' }>;

export interface PanelEvents {
  /** A panel turns to a tab: its conversation is to be brought up to date and sent. */
  onShow(tabId: number): void;
  /** A panel that showed a tab was closed, or has turned to another. */
  onLeave(tabId: number): void;
  onRequest(tabId: number, request: PanelRequest): void;
  /** What a panel shows of a tab. */
  pictureOf(tabId: number): Conversation | undefined;
}

/** The open panels and which tab each of them serves: a fixed one (`?tabId=N`), or the active tab of its window. */
export function createPanels({ onShow, onLeave, onRequest, pictureOf }: PanelEvents) {
  const panels = new Set<Panel>();

  function show(panel: Panel, tabId: number | undefined): void {
    const before = panel.tabId;
    panel.tabId = tabId;
    if (before !== undefined && before !== tabId) onLeave(before);
    if (tabId !== undefined) onShow(tabId);
  }

  async function watch(panel: Panel, message: Extract<PanelMessage, { type: 'watch' }>): Promise<void> {
    panel.windowId = message.tabId === undefined ? message.windowId : undefined;
    if (message.tabId !== undefined) show(panel, message.tabId);
    else if (message.windowId !== undefined) show(panel, (await activeTab(message.windowId))?.id);
  }

  onExtensionPort(PANEL_PORT, (port) => {
    const panel: Panel = { port, tabId: undefined, windowId: undefined, has: undefined };
    panels.add(panel);
    port.onDisconnect(() => {
      panels.delete(panel);
      if (panel.tabId !== undefined) onLeave(panel.tabId);
    });
    port.onMessage((raw) => {
      const message = panelMessageSchema.parse(raw);
      if (message.type === 'watch') void watch(panel, message);
      else if (panel.tabId !== undefined) onRequest(panel.tabId, message);
    });
  });

  onTabActivated(({ tabId, windowId }) => {
    for (const panel of panels) if (panel.windowId === windowId) show(panel, tabId);
  });

  const post = (panel: Panel, message: WorkerToPanel) => panel.port.post(message);

  /** Sends a panel what it lacks of the conversation that its tab shows. */
  function tellPanel(panel: Panel, { head, turnIds }: Changes): void {
    const conversation = panel.tabId === undefined ? undefined : pictureOf(panel.tabId);
    if (!conversation) return;
    const whole = panel.has !== conversation.id;
    panel.has = conversation.id;
    const turns = conversation.turns.filter(({ id }) => whole || turnIds.has(id));
    if (whole || head) {
      post(panel, { type: 'conversation', conversation: headOf(conversation), turns });
      return;
    }
    for (const turn of turns) {
      post(panel, { type: 'turn', conversationId: conversation.id, turn });
    }
  }

  return {
    send(tabId: number, message: WorkerToPanel): void {
      for (const panel of panels) if (panel.tabId === tabId) post(panel, message);
    },
    /** To all panels that show the conversation. */
    sendTo(conversationId: string, message: WorkerToPanel): void {
      for (const panel of panels) if (panel.has === conversationId) post(panel, message);
    },
    /** Something of a conversation changed. */
    tell(conversationId: string, changes: Changes): void {
      for (const panel of panels) {
        if (panel.tabId !== undefined && pictureOf(panel.tabId)?.id === conversationId)
          tellPanel(panel, changes);
      }
    },
    /** The tab may show another conversation than its panels have. */
    catchUp(tabId: number): void {
      for (const panel of panels) {
        if (panel.tabId === tabId && pictureOf(tabId)?.id !== panel.has)
          tellPanel(panel, { head: true, turnIds: new Set() });
      }
    },
    isShown: (tabId: number) => [...panels].some((panel) => panel.tabId === tabId),
    /** Panels fixed on `from` go on with `to`, as a guide moves to a tab that its step opened. */
    handOver: (from: number, to: number) => {
      for (const panel of panels) if (panel.tabId === from) show(panel, to);
    },
  };
}
