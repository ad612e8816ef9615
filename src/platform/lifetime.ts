/**
 * Chrome stops an extension's service worker after 30 s without an extension event; bytes of a streaming response do not count
 * (measured in Chromium 156). Any extension API call does, so one is made every 20 s while something runs.
 */
const HEARTBEAT_MS = 20_000;

let holders = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Keeps the worker alive until `work` settles. */
export async function whileAlive<T>(work: Promise<T>): Promise<T> {
  holders += 1;
  timer ??= setInterval(() => void chrome.runtime.getPlatformInfo(), HEARTBEAT_MS);
  try {
    return await work;
  } finally {
    holders -= 1;
    if (holders === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }
}
