import type { FetchedPage } from '../../contracts/follow.ts';

/** A longer page is not read, in bytes. */
const MOST_BYTES = 4_000_000;
/** A larger PDF is not read: its bytes go through messages of the browser. */
const MOST_PDF_BYTES = 20_000_000;
const FETCH_MS = 15_000;
/** What comes without a type may be text. */
const TEXTUAL = /^(?:|text\/(?:html|plain)|application\/xhtml\+xml)$/;
const PDF = 'application/pdf';

/**
 * Fetches another page or PDF of this page's own origin, as text or bytes: nothing of it is run or shown. The browser itself refuses every other origin, also where
 * one is redirected there; with cookies no redirect is followed at all.
 */
export async function fetchPage(url: string, cookies: boolean, end: AbortSignal): Promise<FetchedPage> {
  let response: Response;
  try {
    response = await fetch(url, {
      mode: 'same-origin',
      credentials: cookies ? 'same-origin' : 'omit',
      redirect: cookies ? 'error' : 'follow',
      referrerPolicy: 'no-referrer',
      headers: { accept: `text/html,application/xhtml+xml,${PDF}` },
      signal: AbortSignal.any([end, AbortSignal.timeout(FETCH_MS)]),
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    const text = TEXTUAL.test(type) ? await textOf(response) : '';
    const pdf = type === PDF && response.ok ? await fileOf(response) : '';
    if (text === undefined || pdf === undefined) return { state: 'too-big' };
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    return {
      state: 'answered',
      url: response.url,
      status: response.status,
      type,
      text,
      ...(pdf === '' ? {} : { pdf }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  } catch (error) {
    // Chrome says nothing but "Failed to fetch" of what it refuses and of what does not answer.
    if (error instanceof TypeError || error instanceof DOMException) return { state: 'failed' };
    throw error;
  }
}

/** `undefined`: too much of it. */
async function textOf(response: Response): Promise<string | undefined> {
  const bytes = await bytesOf(response, MOST_BYTES);
  return bytes && decoded(bytes, response.headers.get('content-type') ?? '');
}

/** As a `data:` address; `undefined`: too much of it. */
async function fileOf(response: Response): Promise<string | undefined> {
  const bytes = await bytesOf(response, MOST_PDF_BYTES);
  if (!bytes) return undefined;
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new DOMException());
    reader.readAsDataURL(new Blob([bytes], { type: PDF }));
  });
}

/** Counted as they come: a server need not say how much it sends, nor say the truth. */
async function bytesOf(response: Response, most: number): Promise<ArrayBuffer | undefined> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let isTooMuch = Number(response.headers.get('content-length') ?? 0) > most;
  for (let bytes = 0; !isTooMuch; ) {
    const part = await reader?.read();
    if (!part?.value) return new Blob(parts).arrayBuffer();
    parts.push(part.value);
    bytes += part.value.length;
    isTooMuch = bytes > most;
  }
  await reader?.cancel();
  return undefined;
}

/** In the charset that the header names, else the one that the page's beginning names, else what it can be read in: as browsers do. */
function decoded(bytes: ArrayBuffer, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.slice(0, 2_048));
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1];
  for (const charset of [named, 'utf-8']) {
    try {
      if (charset) return new TextDecoder(charset, { fatal: charset !== named }).decode(bytes);
    } catch {
      // A charset that nobody knows, or bytes that are no UTF-8: the next one is tried.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** `Retry-After` as seconds from now. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.round((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
