import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { t } from '../../platform/i18n.ts';
import type { Viewer } from '../view/viewer.ts';

type Item = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The document's own table of contents as nested lists of buttons; says so where it has none. */
export async function showOutline(
  document: PDFDocumentProxy,
  viewer: Viewer,
  into: HTMLElement,
): Promise<void> {
  const items = (await document.getOutline()) ?? [];
  if (items.length === 0) {
    const none = globalThis.document.createElement('p');
    none.textContent = t('reader_no_outline');
    into.replaceChildren(none);
  } else into.replaceChildren(listOf(items, viewer));
}

function listOf(items: readonly Item[], viewer: Viewer): HTMLElement {
  const list = document.createElement('ul');
  for (const item of items) {
    const row = document.createElement('li');
    row.append(entry(item, viewer));
    if (item.items.length > 0) row.append(listOf(item.items, viewer));
    list.append(row);
  }
  return list;
}

function entry({ title, dest, url }: Item, viewer: Viewer): HTMLElement {
  if (url && /^https?:\/\//i.test(url)) {
    const link = document.createElement('a');
    link.textContent = title;
    link.href = url;
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
    return link;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = title;
  button.disabled = dest === null;
  button.addEventListener('click', () => dest !== null && void viewer.links.goToDestination(dest));
  return button;
}
