import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import { PANEL_PORT } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';

/** The panel's end of its line to the worker. */
export interface PanelPort {
  /** Connects first when the line is down. */
  send(message: PanelMessage): void;
  close(): void;
}

export interface PanelPortEvents {
  onMessage(message: WorkerToPanel): void;
  /** The worker was stopped by Chrome (or fell over); a new line follows by itself, and with it a fresh conversation. */
  onLost(): void;
}

/** Milliseconds before a new connection: at once after a healthy one, longer each time the worker falls over while starting. */
const RETRY_MS = [50, 250, 1000, 3000];

/**
 * Opens the line and keeps it open: Chrome stops an idle worker after 30 s, which ends the port, and a new `connect` starts the worker
 * again. The first message on each line is `watch`, which the worker answers with the whole conversation.
 * @param watch the tab or window to serve
 */
export function openPanelPort(
  watch: Extract<PanelMessage, { type: 'watch' }>,
  events: PanelPortEvents,
): PanelPort {
  let port: chrome.runtime.Port | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): chrome.runtime.Port {
    clearTimeout(retry);
    const opened = chrome.runtime.connect({ name: PANEL_PORT });
    port = opened;
    opened.onMessage.addListener((message: WorkerToPanel) => {
      failures = 0;
      events.onMessage(message);
    });
    opened.onDisconnect.addListener(() => {
      if (port !== opened) return;
      port = null;
      events.onLost();
      retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
    });
    opened.postMessage(watch);
    return opened;
  }

  connect();
  return {
    send: (message) => (port ?? connect()).postMessage(message),
    close() {
      clearTimeout(retry);
      port?.disconnect();
      port = null;
    },
  };
}
