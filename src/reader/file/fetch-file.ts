import { SightlineError } from '../../contracts/errors.ts';
import { fileName } from './file-name.ts';

/** A larger file is refused: it is held in memory as a whole. */
export const MAX_BYTES = 500 * 1024 * 1024;
/** A server that sends nothing for so long is given up. */
const STALLED_MS = 60_000;

/** A file's bytes, and what it calls itself. */
export interface PdfFile {
  data: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * Fetches a PDF with the cookies that its site knows the person by.
 * @param onProgress told how many bytes have come, of how many (0: unknown)
 */
export async function fetchFile(
  address: string,
  onProgress: (bytes: number, of: number) => void,
): Promise<PdfFile> {
  if (address.startsWith('file:')) return readLocal(address);
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(), STALLED_MS);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), STALLED_MS);
  };
  const host = new URL(address).host;
  try {
    const response = await fetch(address, { credentials: 'include', signal: stalled.signal });
    if (!response.ok || !response.body)
      throw new SightlineError('pdf-unreachable', { host, status: `HTTP ${response.status}` });
    const of = Number(response.headers.get('content-length')) || 0;
    if (of > MAX_BYTES) {
      void response.body.cancel();
      throw new SightlineError('pdf-too-big');
    }
    const data = await readAll(response.body, (bytes) => {
      alive();
      onProgress(bytes, of);
    });
    return { data, name: fileName(response.url, response.headers.get('content-disposition')) };
  } catch (error) {
    if (error instanceof SightlineError) throw error;
    if (stalled.signal.aborted) throw new SightlineError('pdf-too-slow', {}, { cause: error });
    // `fetch` tells nothing of why a server cannot be reached.
    throw new SightlineError('pdf-unreachable', { host, status: '' }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      void reader.cancel();
      throw new SightlineError('pdf-too-big');
    }
    onBytes(bytes);
  }
  const data = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    data.set(part, at);
    at += part.length;
  }
  return data;
}

/** `fetch` knows no `file:`; the older request does, for pages of an extension that was let in. */
function readLocal(address: string): Promise<PdfFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'arraybuffer';
    request.onload = () => {
      const data = new Uint8Array((request.response as ArrayBuffer | null) ?? new ArrayBuffer(0));
      if (data.length > MAX_BYTES) reject(new SightlineError('pdf-too-big'));
      else resolve({ data, name: fileName(address, null) });
    };
    request.onerror = () => reject(new SightlineError('file-access'));
    request.send();
  });
}

/** A file that the person picked or dropped. */
export async function readPicked(file: File): Promise<PdfFile> {
  if (file.size > MAX_BYTES) throw new SightlineError('pdf-too-big');
  return { data: new Uint8Array(await file.arrayBuffer()), name: file.name };
}
