import type { Problem } from '../contracts/errors.ts';
import { SightlineError } from '../contracts/errors.ts';
import { onExtensionPort, type Port } from './ports.ts';

/**
 * The browser's model answers in an extension page (`LanguageModel` is exposed to windows), the question comes from the worker: a port
 * carries it over. Requests and usage are plain data whose shape is `model/built-in.ts`'s business.
 */
const BUILT_IN_PORT = 'built-in';
const RECONNECT_MS = 1000;

type ToPage = { id: number; request: unknown } | { id: number; stop: true };
type ToWorker =
  | { id: number; text: string }
  | { id: number; done: unknown }
  | { id: number; problem: Problem };

type Run<Request, Result> = (
  request: Request,
  on: { text: (delta: string) => void; signal: AbortSignal },
) => Promise<Result>;

/**
 * In the page: answers the worker's questions until `signal` ends. The worker sleeps and wakes, and its end of the port does not come back by
 * itself, so the page knocks again; only pages of users who chose this model should.
 */
export function serveBuiltIn<Request, Result>(
  run: Run<Request, Result>,
  toProblem: (error: unknown) => Problem,
  signal: AbortSignal,
): void {
  const port = chrome.runtime.connect({ name: BUILT_IN_PORT });
  const running = new Map<number, AbortController>();
  const post = (message: ToWorker) => port.postMessage(message);
  const abortAll = () => {
    for (const controller of running.values()) controller.abort();
  };
  port.onMessage.addListener((message: ToPage) => {
    const { id } = message;
    if ('stop' in message) return running.get(id)?.abort();
    const controller = new AbortController();
    running.set(id, controller);
    run(message.request as Request, { text: (text) => post({ id, text }), signal: controller.signal })
      .then(
        (done) => post({ id, done }),
        // A stopped question is no longer waited for.
        (error) => controller.signal.aborted || post({ id, problem: toProblem(error) }),
      )
      .finally(() => running.delete(id));
  });
  port.onDisconnect.addListener(() => {
    abortAll();
    if (!signal.aborted) setTimeout(() => serveBuiltIn(run, toProblem, signal), RECONNECT_MS);
  });
  signal.addEventListener('abort', () => {
    abortAll();
    port.disconnect();
  });
}

/** In the worker: a runner that hands questions to whichever page offered itself last. Rejects with `no-model` when none has. */
export function builtInPages<Request, Result>(): Run<Request, Result> {
  const pages = new Set<Port>();
  const waiting = new Map<number, (message: ToWorker | 'gone') => void>();
  let lastId = 0;
  onExtensionPort(BUILT_IN_PORT, (port) => {
    pages.add(port);
    port.onMessage((raw) => waiting.get((raw as ToWorker).id)?.(raw as ToWorker));
    port.onDisconnect(() => {
      pages.delete(port);
      for (const settle of waiting.values()) settle('gone');
    });
  });
  return (request, on) =>
    new Promise((resolve, reject) => {
      const page = [...pages].at(-1);
      if (!page) return reject(new SightlineError('no-model'));
      const id = ++lastId;
      const stop = () => {
        page.post({ id, stop: true } satisfies ToPage);
        end(() => reject(on.signal.reason));
      };
      const end = (settle: () => void) => {
        waiting.delete(id);
        on.signal.removeEventListener('abort', stop);
        settle();
      };
      on.signal.addEventListener('abort', stop, { once: true });
      waiting.set(id, (message) => {
        if (message === 'gone') end(() => reject(new SightlineError('stream-broken')));
        else if ('text' in message) on.text(message.text);
        else if ('done' in message) end(() => resolve(message.done as Result));
        else end(() => reject(new SightlineError(message.problem.code, message.problem.params)));
      });
      page.post({ id, request } satisfies ToPage);
    });
}
