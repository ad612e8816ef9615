import { SightlineError } from '../contracts/errors.ts';
import { type InjectedDocument, injectPageScript, tabInfo } from '../platform/tabs.ts';
import { within } from './within.ts';

/** What Chrome says where it lets nobody in, as far as its texts are known; any other rejection is a document that went away meanwhile. */
const CLOSED_TO_ALL = /cannot access|cannot be scripted|extensions? gallery|must request permission/i;
/** A page that navigates over and over is given up after so many tries. */
const INJECT_TRIES = 4;
const INJECT_PAUSE_MS = 150;
const ALL_FRAMES_MS = 5_000;

/**
 * Puts the page script into all frames; a document that is replaced in the middle of it is tried again. Chrome answers for all frames at
 * once, so one that hangs (a busy advertisement) would hold up the page: after a while the page itself is enough.
 */
export async function inject(tabId: number, url: string, tries = INJECT_TRIES): Promise<InjectedDocument[]> {
  try {
    return await within(ALL_FRAMES_MS, injectPageScript(tabId, 'all'), 'page-silent').catch((error) =>
      error instanceof SightlineError ? injectPageScript(tabId, 'top') : Promise.reject(error),
    );
  } catch (error) {
    // Chrome tells its reasons apart by words alone.
    const message = error instanceof Error ? error.message : '';
    if (/No tab with id|tab was closed/i.test(message))
      throw new SightlineError('tab-closed', {}, { cause: error });
    if (/error page/i.test(message)) throw new SightlineError('page-empty', {}, { cause: error });
    if (CLOSED_TO_ALL.test(message)) {
      throw new SightlineError('restricted-page', { host: new URL(url).host }, { cause: error });
    }
    if (tries <= 1) throw new SightlineError('page-changed', {}, { cause: error });
    await new Promise((resolve) => setTimeout(resolve, INJECT_PAUSE_MS));
    return inject(tabId, (await tabInfo(tabId)).url || url, tries - 1);
  }
}
