import { type LaidOut, type LayOut, laidOutSchema } from '../contracts/inert.ts';

const INERT_PAGE = 'src/inert/index.html';

/** The page is there; two that ask at the same time wait for the same one. */
let opening: Promise<void> | undefined;

async function opened(): Promise<void> {
  const contextTypes = [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT];
  if ((await chrome.runtime.getContexts({ contextTypes })).length > 0) return;
  opening ??= chrome.offscreen
    .createDocument({
      url: INERT_PAGE,
      reasons: [chrome.offscreen.Reason.DOM_PARSER],
      justification:
        'Reads the text of pages that the person asked to be looked through, without running them.',
    })
    .finally(() => {
      opening = undefined;
    });
  await opening;
}

/** Reads the text of a page as if it were open, its scripts left out. */
export async function layOut(url: string, html: string): Promise<LaidOut> {
  await opened();
  const message: LayOut = { sightlineInert: 'lay-out', url, html };
  return laidOutSchema.parse(await chrome.runtime.sendMessage(message));
}

/** Lets the inert page go, when nothing is left to read. */
export async function closeInertPage(): Promise<void> {
  const contextTypes = [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT];
  if ((await chrome.runtime.getContexts({ contextTypes })).length > 0) await chrome.offscreen.closeDocument();
}
