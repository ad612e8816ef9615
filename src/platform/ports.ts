/** One end of a `chrome.runtime` port, reduced to what is used. */
export interface Port {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  onDisconnect(listener: () => void): void;
}

/** Hears connections from the extension's own pages. A content script, which a page's renderer may control, is refused. */
export function onExtensionPort(name: string, listener: (port: Port) => void): void {
  const own = chrome.runtime.getURL('');
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name !== name) return;
    if (port.sender?.id !== chrome.runtime.id || !port.sender.url?.startsWith(own)) {
      port.disconnect();
      return;
    }
    listener({
      post: (message) => port.postMessage(message),
      onMessage: (hear) => port.onMessage.addListener((message) => hear(message)),
      onDisconnect: (hear) => port.onDisconnect.addListener(() => hear()),
    });
  });
}
