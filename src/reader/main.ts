import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import './reader.css';
import { SightlineError, toProblem } from '../contracts/errors.ts';
import type { PictureBox } from '../contracts/image.ts';
import type { CallHandlers } from '../contracts/worker-to-page.ts';
import { t } from '../platform/i18n.ts';
import { reportToWorker, servePage } from '../platform/page-rpc.ts';
import { handedPdf } from '../platform/pdf-handler.ts';
import { fileInReader } from '../platform/reader-address.ts';
import { writeTexts } from '../platform/write-texts.ts';
import { warmUp } from './file/open-pdf.ts';
import { createMarks } from './marks/marks.ts';
import { createPageBoxes } from './marks/page-boxes.ts';
import { createDarkPages } from './parts/dark-pages.ts';
import { createFindBar } from './parts/find-bar.ts';
import { part } from './parts/find-part.ts';
import { hearKeys } from './parts/keys.ts';
import { createNotice } from './parts/notice.ts';
import { createPasswordPrompt } from './parts/password.ts';
import { createPrinter, download } from './parts/print.ts';
import { createSidebar } from './parts/sidebar.ts';
import { createToolbar } from './parts/toolbar.ts';
import { createSession, type Shown } from './session.ts';
import { frameIndexOf, PDF_FRAME } from './text/frame-index.ts';
import { drawRegions } from './view/draw-region.ts';
import { pagePart } from './view/page-part.ts';
import { pageShot } from './view/page-shot.ts';
import { createViewer } from './view/viewer.ts';

/** How soon after scrolling the page number in the address follows; Chrome allows 200 such changes in 30 seconds. */
const ADDRESS_MS = 500;

const REPORT_MS = 3_000;
let reported = Date.now();

const assets = chrome.runtime.getURL('pdfjs/');
warmUp(assets);
/** Where the browser opens PDFs in Sightline, the reader stands in the place of its viewer and the tab keeps the PDF's address. */
let handed = await handedPdf();
const address = () => handed?.url ?? fileInReader(location.href) ?? '';
const hashOf = (url: string) => /#.*$/.exec(url)?.[0] ?? '';

writeTexts(document);
const viewer = createViewer(part<HTMLDivElement>('viewer-container'), `${assets}images/`);
const marks = createMarks(viewer, ({ turnId, citation }) =>
  reportToWorker({ type: 'citation-clicked', turnId, citation }, () => undefined),
);
const pageBoxes = createPageBoxes(viewer, (type, turnId, k) => {
  if (type === 'image-hover') reportToWorker({ type, turnId, k }, () => undefined);
  else if (k !== null) reportToWorker({ type, turnId, k }, () => undefined);
});
drawRegions(viewer.container, (page, region) => void askAbout(page, region));
const toolbar = createToolbar(viewer);
const findBar = createFindBar(viewer);
const sidebar = createSidebar(viewer);
const printer = createPrinter();
const darkPages = createDarkPages((dark) => marks.setDark(dark));
const notice = createNotice((file) => void pick(file));
const session = createSession({ viewer, assets, notice, password: createPasswordPrompt(), onShown, onRead });

function onShown({ document: pdf, title }: Shown): void {
  document.title = title;
  part('title').textContent = title;
  sidebar.show(pdf);
}

/** Each report is spoken to people who cannot see the panel: not too many. */
function onRead(page: number, pages: number): void {
  if (Date.now() - reported < REPORT_MS) return;
  reported = Date.now();
  reportToWorker({ type: 'reader-progress', page, pages }, () => undefined);
}

async function pick(file: File): Promise<void> {
  // The address names what was shown before, and soon its page.
  handed = undefined;
  clearTimeout(addressTimer);
  history.replaceState(null, '', location.pathname);
  marks.clear();
  pageBoxes.clear();
  showAddress();
  await session.pick(file);
}

async function askAbout(page: number, region: PictureBox): Promise<void> {
  const pdf = session.shown()?.document;
  if (!pdf) return;
  const picture = await pagePart(pdf, page, region, viewer.view.pagesRotation);
  reportToWorker({ type: 'page-part-asked', page, ...picture }, () => undefined);
}

function showAddress(): void {
  const link = part<HTMLAnchorElement>('address');
  const file = address();
  link.textContent = file.replace(/#.*$/, '');
  link.hidden = file === '';
  if (/^https?:/.test(file)) link.href = file;
  else link.removeAttribute('href');
}

/** The file as it is now, with the fields as they are filled. */
async function bytes(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pdf = session.shown()?.document;
  if (!pdf) return undefined;
  return (
    pdf.annotationStorage.size > 0 ? await pdf.saveDocument() : await pdf.getData()
  ) as Uint8Array<ArrayBuffer>;
}

const print = async () => {
  const data = await bytes();
  if (data) printer.print(data);
};
const save = async () => {
  const data = await bytes();
  if (data) download(data, session.shown()?.name ?? '');
};
part('print').addEventListener('click', () => void print());
part('download').addEventListener('click', () => void save());

hearKeys((name) => {
  if (name === 'find') findBar.open();
  else if (name === 'close-find') findBar.close();
  else if (name === 'print') void print();
  else if (name === 'download') void save();
  else toolbar.act(name);
});

/** Where the document opens: the page and zoom of its address, as viewers agree on. */
function goToHash(): void {
  viewer.view.currentScaleValue = 'auto';
  const hash = location.hash || hashOf(address());
  if (hash.length > 1) viewer.links.setHash(hash.slice(1));
}
viewer.on('pagesinit', goToHash);
addEventListener('hashchange', goToHash);

let addressTimer: ReturnType<typeof setTimeout> | undefined;
viewer.on('pagechanging', ({ pageNumber }) => {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => {
    if (session.shown())
      history.replaceState(null, '', `${location.pathname}${location.search}#page=${pageNumber}`);
  }, ADDRESS_MS);
});

const handlers: Partial<CallHandlers> = {
  hello: () => ({ key: PDF_FRAME, url: address() }),
  async snapshot() {
    const text = await session.text();
    const { container } = viewer;
    return frameIndexOf(text, {
      url: address() || location.href,
      title: document.title,
      dark: darkPages.isDark(),
      selection: (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim(),
      viewport: {
        width: container.clientWidth,
        height: container.clientHeight,
        scrollX: container.scrollLeft,
        scrollY: container.scrollTop,
      },
      inView: viewer.view.currentPageNumber,
    });
  },
  async paint(params) {
    return marks.paint(params, await session.text());
  },
  reveal: (params) => marks.reveal(params),
  async pageShot({ page, longEdge }) {
    const pdf = session.shown()?.document;
    if (!pdf || page < 1 || page > pdf.numPages) throw new SightlineError('picture-gone');
    return { url: await pageShot(pdf, page, longEdge) };
  },
  imageMark: (params) => pageBoxes.mark(params),
  imageReveal: (params) => pageBoxes.reveal(params),
  imageHover({ k }) {
    pageBoxes.hover(k);
    return {};
  },
  clear() {
    marks.clear();
    pageBoxes.clear();
    return { hidden: false };
  },
};
servePage(handlers, toProblem, new AbortController().signal);
// A page that is left may come back from the back/forward cache, where no call reaches it.
addEventListener('pagehide', () => marks.clear());

document.title = t('reader_title');
reportToWorker({ type: 'reader-opened' }, () => undefined);
showAddress();
if (handed) void session.openHanded(handed);
else if (address() === '') session.none();
else void session.open(address().replace(/#.*$/, ''));
