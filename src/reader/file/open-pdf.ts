import { getDocument, PasswordResponses, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { SightlineError } from '../../contracts/errors.ts';
import { startThread, type Thread } from './thread.ts';

/** A file whose first page is not there by then keeps the parser spinning. */
const OPENING_MS = 30_000;
/** Other bytes may stand before the mark; viewers look this far. */
const MARK_WITHIN = 1024;

/** Asks for the password of a locked file; `wrong`: the one before did not fit. */
export type AskPassword = (wrong: boolean) => Promise<string>;

/** A thread that has started and has no file yet. */
let idle: Thread | undefined;

/** A file of so many bytes will most likely be read by two: the second thread starts while the first one opens it. */
const MANY_BYTES = 2 ** 20;
/** Two cores are busy with one that reads: with laying out what it has read, and with compiling for it. */
const canSpareCores = (): boolean => navigator.hardwareConcurrency > 2;

/** Starts pdf.js' thread while the file is still fetched. */
export function warmUp(assets: string): void {
  idle ??= startThread(`${assets}pdf.worker.min.mjs`);
}

/** A file that is open, in a thread of its own. */
export interface OpenPdf {
  document: PDFDocumentProxy;
  /** As `Thread.flooded`. */
  flooded: Thread['flooded'];
  /**
   * Lets go of it and ends its thread.
   * @param isStuck whether its thread does not listen any more, so that it need not be asked
   */
  close(isStuck?: boolean): void;
}

/** A thread that has not ended its file by then never will. */
const ENDING_MS = 1_000;

/** pdf.js waits without end for a thread that spins, to end a file. */
function load(data: Uint8Array, assets: string) {
  warmUp(assets);
  const thread = idle!;
  idle = undefined;
  const task = getDocument({ ...sourceOf(data, assets), worker: thread.worker });
  const { flooded } = thread;
  return {
    task,
    flooded,
    close(isStuck = false): void {
      if (isStuck) thread.end();
      void Promise.race([task.destroy(), later(ENDING_MS)]).finally(thread.end);
    },
  };
}

/**
 * Opens a PDF with pdf.js, in a thread of its own, without scripts. Consumes `data`. Throws `pdf-not-one`, `pdf-broken`, `pdf-too-slow`.
 * @param assets address of the folder with worker, character maps, fonts and decoders
 */
export async function openPdf(
  data: Uint8Array<ArrayBuffer>,
  assets: string,
  askPassword: AskPassword,
): Promise<OpenPdf> {
  if (!isPdf(data)) throw new SightlineError('pdf-not-one');
  const { length } = data;
  const { task, flooded, close } = load(data, assets);
  if (length > MANY_BYTES && canSpareCores()) warmUp(assets);
  const patience = createPatience(OPENING_MS);
  task.onPassword = (update: (password: string) => void, reason: number) => {
    patience.pause();
    void askPassword(reason === PasswordResponses.INCORRECT_PASSWORD).then((password) => {
      patience.resume();
      update(password);
    });
  };
  try {
    return { document: await Promise.race([task.promise, patience.ended, flooded]), flooded, close };
  } catch (error) {
    close(error instanceof SightlineError);
    if (error instanceof SightlineError) throw error;
    throw new SightlineError('pdf-broken', {}, { cause: error });
  } finally {
    patience.pause();
  }
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const sourceOf = (data: Uint8Array, assets: string) => ({
  data,
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  iccUrl: `${assets}iccs/`,
  enableXfa: false,
  verbosity: 0,
});

/** From so many pages on, and up to so many bytes, a file is opened twice: its bytes are held twice then. */
const MANY_PAGES = 40;
const FEW_BYTES = 50 * 2 ** 20;

/** The same file in a further thread, so that two read it. Not where that gains nothing, costs too much, or asks for a password again; never rejects. */
export async function openAgain(document: PDFDocumentProxy, assets: string): Promise<OpenPdf | undefined> {
  if (document.numPages < MANY_PAGES || !canSpareCores()) return undefined;
  try {
    const { length } = await document.getDownloadInfo();
    if (length > FEW_BYTES) return undefined;
    const { task, flooded, close } = load(await document.getData(), assets);
    task.onPassword = (update: (refusal: Error) => void) => update(new Error('Asked once already'));
    return { document: await task.promise, flooded, close };
  } catch {
    // What is wrong with the file is met by the first opening.
    return undefined;
  }
}

function isPdf(data: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(data.subarray(0, MARK_WITHIN)).includes('%PDF-');
}

/** A timer that waits while the person types. */
function createPatience(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reject: (error: SightlineError) => void = () => undefined;
  const ended = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const resume = () => {
    timer = setTimeout(() => reject(new SightlineError('pdf-too-slow')), ms);
  };
  resume();
  return { ended, resume, pause: () => clearTimeout(timer) };
}
