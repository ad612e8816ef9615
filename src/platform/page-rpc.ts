import type { Problem } from '../contracts/errors.ts';
import { type FurtherScript, Lacking } from '../contracts/further-scripts.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import type { CallHandlers } from '../contracts/worker-to-page.ts';

/**
 * The page script's end of `platform/rpc.ts`. Kept apart from it so that no schema library is bundled into pages: the worker is
 * trusted here, the page is not trusted there.
 * Sightline's reader answers the few of these calls that make sense for a PDF.
 * @param toProblem turns a thrown value into plain data for the way back
 * @param further the script that answers the calls that `handlers` lacks, where there is one
 */
export function servePage(
  handlers: Partial<CallHandlers>,
  toProblem: (error: unknown) => Problem,
  signal: AbortSignal,
  further?: FurtherScript,
): void {
  const table = handlers as unknown as Record<string, (params: unknown) => unknown>;
  const listener = (
    message: unknown,
    sender: chrome.runtime.MessageSender,
    respond: (reply: unknown) => void,
  ) => {
    const method = (message as { sightline?: string } | null)?.sightline;
    const handler = method === undefined ? undefined : table[method];
    if (method === undefined || sender.id !== chrome.runtime.id) return false;
    if (!handler) {
      if (further) respond({ ok: false, lacks: further });
      return false;
    }
    // One edge for everything a handler may throw; the worker turns it back into a SightlineError.
    Promise.resolve()
      .then(() => handler((message as { params: unknown }).params))
      .then(
        (result) => respond({ ok: true, result }),
        (error) =>
          respond(
            error instanceof Lacking
              ? { ok: false, lacks: error.script }
              : { ok: false, problem: toProblem(error) },
          ),
      );
    return true;
  };
  chrome.runtime.onMessage.addListener(listener);
  // After an update this context is orphaned and `chrome.runtime.onMessage` may be gone.
  signal.addEventListener('abort', () => chrome.runtime?.onMessage?.removeListener(listener));
}

/** Reports an event to the worker; an orphaned script (extension updated) aborts its own lifetime instead. */
export function reportToWorker(event: PageEvent, orphaned: () => void): void {
  if (!chrome.runtime?.id) {
    orphaned();
    return;
  }
  chrome.runtime.sendMessage(event).catch(() => {
    if (!chrome.runtime?.id) orphaned();
  });
}
