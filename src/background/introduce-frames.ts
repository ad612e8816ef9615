import { SightlineError } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import type { PageCallResult } from '../contracts/worker-to-page.ts';
import { callPage } from '../platform/rpc.ts';
import { documentsOf, type InjectedDocument, injectPageScript, tabInfo } from '../platform/tabs.ts';
import { inject } from './inject.ts';
import { obstacleOf } from './page-access.ts';
import { within } from './within.ts';

/** A frame whose process hangs (an advertisement, say) may not hold up the page around it. */
export const FRAME_TIMEOUT_MS = 4_000;
/** How long a page that is still being parsed is waited for. */
const LOADING_TIMEOUT_MS = 8_000;

/** A document whose page script answered; its parent knows it by the key. */
export type KnownDocument = InjectedDocument & PageCallResult<'hello'>;

/**
 * Puts the page script where it is missing and lets each frame announce itself to its parent. Documents that do not answer are left out.
 * Throws what stands in the way.
 * @param only the page's document that is meant, which has the page script: any other is left alone, and `page-changed` thrown
 */
export async function introduceFrames(
  tabId: number,
  settings: Settings,
  only?: string,
): Promise<KnownDocument[]> {
  const tab = await tabInfo(tabId);
  const obstacle = await obstacleOf(tab, settings);
  if (obstacle) throw new SightlineError(obstacle.code, obstacle.params);

  const [top, ...frames] = await documentsOf(tabId);
  const isOther = only !== undefined && top?.documentId !== only;
  const page = top && !isOther && (await greet(tabId, top));
  if (only !== undefined && (!page || page === 'missing')) throw new SightlineError('page-changed');
  if (!page || page === 'missing') return known(await greetAll(tabId, await inject(tabId, tab.url)));

  const greetings = await greetAll(tabId, frames);
  const missing = frames.filter((_, i) => greetings[i] === 'missing');
  if (missing.length === 0) return known([page, ...greetings]);
  await Promise.allSettled(
    missing.map(({ documentId }) =>
      within(FRAME_TIMEOUT_MS, injectPageScript(tabId, { documentId }), 'page-silent'),
    ),
  );
  // All again: a child of one that was missing has announced itself to nobody.
  return known(await greetAll(tabId, [top, ...frames]));
}

type Greeting = KnownDocument | 'missing' | 'silent';

const greetAll = (tabId: number, documents: readonly InjectedDocument[]): Promise<Greeting[]> =>
  Promise.all(documents.map((document) => greet(tabId, document)));

async function greet(tabId: number, document: InjectedDocument): Promise<Greeting> {
  const limit = document.frameId === 0 ? LOADING_TIMEOUT_MS : FRAME_TIMEOUT_MS;
  return within(limit, callPage(tabId, document.documentId, 'hello', {}), 'page-silent').then(
    (said) => ({ ...document, ...said }),
    (error) => (error instanceof SightlineError && error.code === 'page-changed' ? 'missing' : 'silent'),
  );
}

const known = (greetings: readonly Greeting[]): KnownDocument[] =>
  greetings.filter((greeting): greeting is KnownDocument => typeof greeting === 'object');
