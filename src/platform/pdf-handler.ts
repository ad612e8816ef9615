const PDF = 'application/pdf';

/** Whether this browser (Chrome 151 and later) can open PDFs in an extension. */
export const canOpenPdfs = (): boolean => chrome.mimeHandler !== undefined;

/** Whether it does so now. */
export async function opensPdfs(): Promise<boolean> {
  return (await chrome.mimeHandler?.getMimeHandlerOptions(PDF))?.enabled === true;
}

/**
 * Stores in the browser whether it opens PDFs in Sightline's reader. An extension that declares a handler has all PDFs until it says otherwise,
 * so "off" has to be stored, too. Does nothing where the browser has no such thing.
 */
export async function setOpensPdfs(on: boolean): Promise<void> {
  await chrome.mimeHandler?.setMimeHandlerOptions(PDF, { enabled: on });
}

/** Calls `listener` after an installation and after each update, of Sightline or of the browser. */
export function onInstalled(listener: () => void): void {
  chrome.runtime.onInstalled.addListener(listener);
}

/** A PDF that the browser has handed to the reader. */
export interface HandedPdf {
  /** The address that the tab shows, with its fragment. */
  url: string;
  /** Gives the bytes, once. */
  stream: string;
  /** The header `Content-Disposition`. */
  disposition: string | null;
}

/** What the browser handed to this page; `undefined` where it was opened by its own address. */
export async function handedPdf(): Promise<HandedPdf | undefined> {
  // Elsewhere than in the place of a document the browser refuses to answer.
  const info = await chrome.mimeHandler?.getStreamInfo().catch(() => undefined);
  if (!info) return undefined;
  const headers = Object.entries(info.responseHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  const disposition = Object.fromEntries(headers)['content-disposition'];
  return {
    url: info.originalUrl,
    stream: info.streamUrl,
    disposition: typeof disposition === 'string' ? disposition : null,
  };
}
