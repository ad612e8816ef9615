import { isSampleDocument } from './welcome-page.ts';

/**
 * Style sheets that Chrome adds to documents from outside: no node of the page is made for them; `removeSheet` with the same arguments
 * takes them away again.
 */
export interface Sheet {
  css: string;
  /**
   * `USER` with `!important` wins over whatever the page says, but Chromium 156 does not paint `::highlight()` rules from it (measured);
   * those go in as `AUTHOR`, which also reaches shadow roots, because highlight styles inherit.
   */
  origin: 'USER' | 'AUTHOR';
}

/** Rejects when a document is gone. */
export async function insertSheet(tabId: number, documentIds: string[], sheet: Sheet): Promise<void> {
  if (documentIds.length === 0) return;
  const inserted = chrome.scripting.insertCSS({ target: { tabId, documentIds }, ...sheet });
  await inserted.catch((refused) => tellSample(tabId, documentIds, sheet, true, refused));
}

/** Rejects when a document is gone, which callers that tidy up may ignore. */
export async function removeSheet(tabId: number, documentIds: string[], sheet: Sheet): Promise<void> {
  if (documentIds.length === 0) return;
  const removed = chrome.scripting.removeCSS({ target: { tabId, documentIds }, ...sheet });
  await removed.catch((refused) => tellSample(tabId, documentIds, sheet, false, refused));
}

/** Chrome adds nothing to an extension's own pages: the sample page takes its sheets itself. */
async function tellSample(
  tabId: number,
  documentIds: string[],
  { css }: Sheet,
  on: boolean,
  refused: unknown,
): Promise<void> {
  const [documentId = ''] = documentIds;
  if (!(await isSampleDocument(tabId, documentId))) throw refused;
  await chrome.tabs.sendMessage(tabId, { sightlineSheet: css, on }, { documentId });
}

/** The sample page's end of it. */
export function takeSheets(document: Document): void {
  const sheets = new Map<string, CSSStyleSheet>();
  chrome.runtime.onMessage.addListener((message, sender, respond) => {
    const { sightlineSheet: css, on } = message as { sightlineSheet?: string; on?: boolean };
    if (css === undefined || sender.id !== chrome.runtime.id) return;
    const sheet = sheets.get(css) ?? new CSSStyleSheet();
    if (!sheets.has(css)) sheet.replaceSync(css);
    sheets.set(css, sheet);
    const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
    document.adoptedStyleSheets = on ? [...others, sheet] : others;
    respond(true);
  });
}
