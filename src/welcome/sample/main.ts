import { toProblem } from '../../contracts/errors.ts';
import type { PageEvent } from '../../contracts/page-to-worker.ts';
import { createImages } from '../../page/image/images.ts';
import { createPage } from '../../page/page.ts';
import { takeSheets } from '../../platform/css.ts';
import { t } from '../../platform/i18n.ts';
import { reportToWorker, servePage } from '../../platform/page-rpc.ts';
import { writeTexts } from '../../platform/write-texts.ts';

/**
 * The sample page of the first minutes. No script can be put into pages of an extension, so this one runs the page script's own modules from
 * the start: it is read, lit, guided over and hidden from like any page of the web.
 */
writeTexts(document);
document.title = t('sample_title');
for (const each of document.querySelectorAll<HTMLElement>('[data-label]'))
  each.setAttribute('aria-label', t(each.dataset.label ?? ''));

const booked = document.getElementById('booked');
document.getElementById('book')?.addEventListener('click', () => {
  if (booked) booked.textContent = t('sample_booked');
});

const { signal } = new AbortController();
const report = (event: PageEvent) => reportToWorker(event, () => undefined);
const page = createPage({ document, shadowRootOf: (element) => element.shadowRoot, report, signal });
page.addPictures(createImages(page.context));
takeSheets(document);
// The person sees one page, which is the tab's.
const url = parent.location.href;
const { handlers } = page;
servePage(
  {
    ...handlers,
    hello: async () => ({ ...(await handlers.hello({})), url }),
    snapshot: async (about) => ({ ...(await handlers.snapshot(about)), url }),
  },
  toProblem,
  signal,
);
report({ type: 'reader-opened' });
report({ type: 'script-started' });
