import pageScript from '../content/main.ts?script&iife';

/** Injects the page script into every frame of a tab. Returns the documents that now have it. */
export async function injectPageScript(tabId: number): Promise<{ frameId: number; documentId: string }[]> {
  const results = await chrome.scripting.executeScript({
    target: { tabId, allFrames: true },
    files: [pageScript.replace(/^\//, '')],
  });
  return results.map(({ frameId, documentId }) => ({ frameId, documentId }));
}
