import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PanelMessage } from '../../src/contracts/panel-to-worker.ts';
import { openPanelPort } from '../../src/platform/panel-port.ts';

/** One line as `chrome.runtime.connect` gives it; `end` is what Chrome does when the worker dies. */
function fakeLine() {
  const posted: PanelMessage[] = [];
  const hear: ((message: unknown) => void)[] = [];
  const ended: (() => void)[] = [];
  return {
    posted,
    end: () => ended.forEach((listener) => void listener()),
    say: (message: unknown) => hear.forEach((listener) => void listener(message)),
    port: {
      postMessage: (message: PanelMessage) => posted.push(message),
      disconnect: () => undefined,
      onMessage: { addListener: (listener: (message: unknown) => void) => hear.push(listener) },
      onDisconnect: { addListener: (listener: () => void) => ended.push(listener) },
    },
  };
}

let lines: ReturnType<typeof fakeLine>[] = [];
const WATCH = { type: 'watch', tabId: 7 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  vi.stubGlobal('chrome', {
    runtime: {
      connect: () => {
        const line = fakeLine();
        lines.push(line);
        return line.port;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to the worker', () => {
  it('says first whom it serves, and passes on what the worker says', () => {
    const onMessage = vi.fn();
    openPanelPort(WATCH, { onMessage, onLost: () => undefined });
    expect(lines[0]?.posted).toEqual([WATCH]);
    lines[0]?.say({ type: 'hint', turnId: 't', hint: 1 });
    expect(onMessage).toHaveBeenCalledWith({ type: 'hint', turnId: 't', hint: 1 });
  });

  it('comes back by itself after the worker died', () => {
    const onLost = vi.fn();
    openPanelPort(WATCH, { onMessage: () => undefined, onLost });
    lines[0]?.end();
    expect(onLost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(50);
    expect(lines[1]?.posted).toEqual([WATCH]);
  });

  it('waits longer each time while the worker dies at once', () => {
    openPanelPort(WATCH, { onMessage: () => undefined, onLost: () => undefined });
    lines[0]?.end();
    vi.advanceTimersByTime(50);
    lines[1]?.end();
    vi.advanceTimersByTime(50);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(3);
  });

  it('connects at once when there is something to say', () => {
    const port = openPanelPort(WATCH, { onMessage: () => undefined, onLost: () => undefined });
    lines[0]?.end();
    port.send({ type: 'stop' });
    expect(lines[1]?.posted).toEqual([WATCH, { type: 'stop' }]);
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(2);
  });

  it('stays closed once the panel closed it', () => {
    const port = openPanelPort(WATCH, { onMessage: () => undefined, onLost: () => undefined });
    port.close();
    lines[0]?.end();
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(1);
  });
});
