import { SightlineError } from '../contracts/errors.ts';
import type { PdfText } from '../pdf/pdf-text.ts';
import { t } from '../platform/i18n.ts';
import type { HandedPdf } from '../platform/pdf-handler.ts';
import { fetchFile, type PdfFile, readPicked } from './file/fetch-file.ts';
import { fileName } from './file/file-name.ts';
import { type OpenPdf, openAgain, openPdf } from './file/open-pdf.ts';
import { part } from './parts/find-part.ts';
import type { createNotice } from './parts/notice.ts';
import type { createPasswordPrompt } from './parts/password.ts';
import { createOutcome } from './text/outcome.ts';
import { readText } from './text/read-text.ts';
import { titleOf } from './text/title.ts';
import type { Viewer } from './view/viewer.ts';

/** The file that the reader shows. */
export interface Shown extends OpenPdf {
  /** What it is called: its title, else its file name. */
  title: string;
  name: string;
}

interface SessionParts {
  viewer: Viewer;
  assets: string;
  password: ReturnType<typeof createPasswordPrompt>;
  notice: Pick<ReturnType<typeof createNotice>, 'refuse' | 'hide'>;
  onShown(shown: Shown): void;
  /** So many pages are read. */
  onRead(done: number, of: number): void;
}

/** One file after the other: fetched or picked, opened, shown, and read for whoever asks. */
export function createSession({ viewer, assets, password, notice, onShown, onRead }: SessionParts) {
  const text = createOutcome<PdfText>();
  let shown: Shown | undefined;
  /** How many files were asked for: only the last of them is shown, whatever becomes of the others. */
  let asked = 0;

  async function show(getFile: () => Promise<PdfFile>): Promise<void> {
    const turn = ++asked;
    // What was shown before tells of its pages no more.
    letGo();
    text.begin();
    notice.hide();
    say('');
    try {
      const { data, name } = await getFile();
      const opened = await openPdf(data, assets, (wrong) => {
        // A question need not wait for the person to find the password.
        text.refuse(new SightlineError('pdf-locked'));
        say('');
        return password.ask(wrong);
      });
      if (turn !== asked) return opened.close();
      password.close();
      text.begin();
      await put(opened, name);
    } catch (error) {
      if (turn !== asked) return;
      password.close();
      refuse(error);
    }
  }

  async function put(opened: OpenPdf, name: string): Promise<void> {
    const own = { ...opened, title: await titleOf(opened.document, name), name };
    shown = own;
    // A page that is drawn may bring without end what its text does not.
    opened.flooded.catch((error) => shown === own && refuse(error));
    await read(own);
  }

  function draw(own: Shown): void {
    viewer.view.setDocument(own.document);
    viewer.links.setDocument(own.document);
    onShown(own);
  }

  /** Shows the file once the text of its first pages is read: of one that keeps the parser spinning nothing is drawn. */
  async function read(own: Shown): Promise<void> {
    const again = openAgain(own.document, assets);
    // The cores are wanted for reading: somebody may wait for the answer.
    viewer.drawAhead(false);
    try {
      let said = 0;
      let drawn = false;
      const read = await readText(own, again, (done, of) => {
        if (shown !== own) return;
        if (!drawn) draw(own);
        drawn = true;
        if (performance.now() - said < SAY_MS) return;
        said = performance.now();
        say(t('reader_reading', { done, of }));
        onRead(done, of);
      });
      if (shown !== own) return;
      // Its pages can still be looked at.
      if (read.scans.length === read.pages) notice.refuse(new SightlineError('pdf-scan'), true);
      text.done(read);
    } catch (error) {
      // Another file is shown by now, or none: nobody asks for this one.
      if (shown === own) refuse(error);
    } finally {
      if (shown === own) say('');
      viewer.drawAhead(true);
      void again.then((other) => other?.close(shown !== own));
    }
  }

  function refuse(error: unknown): void {
    letGo(error instanceof SightlineError && error.code === 'pdf-too-slow');
    notice.refuse(error, false);
    text.refuse(error);
    say('');
  }

  /** @param isStuck whether the file keeps its thread from listening: that one ends before pdf.js takes back what it has asked of it */
  function letGo(isStuck = false): void {
    const before = shown;
    shown = undefined;
    if (isStuck) before?.close(true);
    viewer.view.setDocument(null as never);
    viewer.links.setDocument(null);
    if (!isStuck) before?.close();
  }

  return {
    open: (address: string) => show(() => fetchFile(address, sayLoading)),
    /** A file that the browser has handed over. */
    openHanded: ({ url, stream, disposition }: HandedPdf) =>
      show(async () => ({ ...(await fetchFile(stream, sayLoading)), name: fileName(url, disposition) })),
    pick: (file: File) => show(() => readPicked(file)),
    /** Nothing to show yet: the person is asked for a file. */
    none: () => refuse(new SightlineError('pdf-no-file')),
    shown: () => shown,
    text: () => text.wait(),
  };
}

const sayLoading = (bytes: number, of: number): void =>
  say(
    of > 0
      ? t('reader_loading', { percent: Math.floor((100 * bytes) / of) })
      : t('reader_loading_size', { megabytes: Math.ceil(bytes / 2 ** 20) }),
  );

/** How often progress is told: each telling is drawn. */
const SAY_MS = 1_000;

const say = (words: string): void => {
  part('status').textContent = words;
};
