import {
  type LaidOut,
  type LayOut,
  laidOutSchema,
  type PdfRead,
  pdfReadSchema,
  type ReadPdf,
} from '../contracts/inert.ts';

/** Pages of the extension that nobody sees. Chrome keeps one of them at a time, so that who asks waits for who asked before. */
const UNSEEN = { html: 'src/inert/index.html', pdf: 'src/reader/unseen/index.html' };

/** The page is there; two that ask at the same time wait for the same one. */
let opening: Promise<void> | undefined;

async function opened(page: string): Promise<void> {
  const url = chrome.runtime.getURL(page);
  const [there] = await unseen();
  if (there?.documentUrl === url) return;
  if (there) await chrome.offscreen.closeDocument();
  opening ??= chrome.offscreen
    .createDocument({
      url,
      reasons: [chrome.offscreen.Reason.DOM_PARSER],
      justification:
        'Reads the text of pages and PDFs that the person asked to be looked through, without running them.',
    })
    .finally(() => {
      opening = undefined;
    });
  await opening;
}

const unseen = () =>
  chrome.runtime.getContexts({ contextTypes: [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT] });

/** Reads the text of a page as if it were open, its scripts left out. */
export async function layOut(url: string, html: string): Promise<LaidOut> {
  await opened(UNSEEN.html);
  const message: LayOut = { sightlineInert: 'lay-out', url, html };
  return laidOutSchema.parse(await chrome.runtime.sendMessage(message));
}

/** Reads a PDF as the reader does, without showing it. @param file its bytes as a `data:` address */
export async function readUnseen(url: string, file: string): Promise<PdfRead> {
  await opened(UNSEEN.pdf);
  const message: ReadPdf = { sightlineInert: 'read-pdf', url, file };
  return pdfReadSchema.parse(await chrome.runtime.sendMessage(message));
}

/** Lets the unseen page go, when nothing is left to read. */
export async function closeInertPage(): Promise<void> {
  if ((await unseen()).length > 0) await chrome.offscreen.closeDocument();
}
