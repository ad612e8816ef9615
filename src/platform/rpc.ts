import type { Problem } from '../contracts/errors.ts';
import { SightlineError } from '../contracts/errors.ts';
import type { FurtherScript } from '../contracts/further-scripts.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import { pageEventSchema } from '../contracts/page-to-worker.ts';
import type { PageCallName, PageCallParams, PageCallResult } from '../contracts/worker-to-page.ts';
import { pageCalls } from '../contracts/worker-to-page.ts';
import { injectFurtherScript } from './tabs.ts';
import { sampleDocumentIn } from './welcome-page.ts';

/** Errors do not survive `chrome.tabs.sendMessage`, so a reply says how it went. */
type Reply =
  | { ok: true; result: unknown }
  | { ok: false; problem: Problem }
  /** It needs a script that is not there yet. */
  | { ok: false; lacks: FurtherScript };

/**
 * Calls one document's page script. Addressed by `documentId`, so that a call never reaches the page that came after.
 * Throws `page-changed` when the document is gone or has no script, and whatever `SightlineError` the page threw.
 */
export async function callPage<M extends PageCallName>(
  tabId: number,
  documentId: string,
  method: M,
  params: PageCallParams<M>,
): Promise<PageCallResult<M>> {
  const result = await replyOf(tabId, documentId, method, params);
  return pageCalls[method].result.parse(result) as PageCallResult<M>;
}

/**
 * As `callPage`, for a page of the extension: no stranger's script runs there, and checking the thousands of lines of a long file would
 * take longer than looking for the answer in them.
 */
export const callOwnPage = <M extends PageCallName>(
  tabId: number,
  documentId: string,
  method: M,
  params: PageCallParams<M>,
): Promise<PageCallResult<M>> => replyOf(tabId, documentId, method, params) as Promise<PageCallResult<M>>;

async function replyOf<M extends PageCallName>(
  tabId: number,
  documentId: string,
  method: M,
  params: PageCallParams<M>,
): Promise<unknown> {
  let reply = await ask(tabId, documentId, method, params);
  // At most both, one after the other.
  for (let tries = 0; reply && 'lacks' in reply && tries < 2; tries++) {
    await injectFurtherScript(tabId, documentId, reply.lacks);
    reply = await ask(tabId, documentId, method, params);
  }
  if (!reply || 'lacks' in reply) throw new SightlineError('page-silent');
  if (!reply.ok) throw new SightlineError(reply.problem.code, reply.problem.params);
  return reply.result;
}

async function ask<M extends PageCallName>(
  tabId: number,
  documentId: string,
  method: M,
  params: PageCallParams<M>,
): Promise<Reply | undefined> {
  try {
    return await chrome.tabs.sendMessage(tabId, { sightline: method, params }, { documentId });
  } catch (error) {
    // Chrome's only signal for "nobody is there" is this rejection, with a text that changes between versions.
    throw new SightlineError('page-changed', {}, { cause: error });
  }
}

/** Whether the page in a tab has the page script, without which nothing of ours stands on it. */
export async function hasPageScript(tabId: number): Promise<boolean> {
  const sample = await sampleDocumentIn(tabId);
  const where = sample ? { documentId: sample.documentId } : { frameId: 0 };
  // Chrome's only signal for "nobody is there" is a rejection.
  return chrome.tabs.sendMessage(tabId, { sightline: 'hello', params: {} }, where).then(
    () => true,
    () => false,
  );
}

/** Who reports, as Chrome says it. */
export interface PageSender {
  tabId: number;
  frameId: number;
  documentId: string;
}

/** Hears what page scripts report by themselves. The sender is what Chrome says it is. */
export function onPageEvent(listener: (event: PageEvent, from: PageSender) => void): void {
  chrome.runtime.onMessage.addListener((message, sender) => {
    if (sender.id !== chrome.runtime.id || sender.tab?.id === undefined || !sender.documentId) return;
    const event = pageEventSchema.safeParse(message);
    if (!event.success) return;
    listener(event.data, {
      tabId: sender.tab.id,
      frameId: sender.frameId ?? 0,
      documentId: sender.documentId,
    });
  });
}
