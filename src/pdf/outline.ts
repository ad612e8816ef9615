import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bareTitle, type OutlineEntry } from './roles.ts';

/** An outline of more entries than this is cut off: each costs a message to pdf.js' worker. */
const MOST_ENTRIES = 3000;

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** The outline (bookmarks) of a document as a list with pages, 1-based. Entries that lead nowhere are left out. */
export async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const roots = await document.getOutline();
  const flat: { node: Node; level: number }[] = [];
  const walk = (nodes: readonly Node[], level: number) => {
    for (const node of nodes) {
      if (flat.length >= MOST_ENTRIES) return;
      flat.push({ node, level });
      walk(node.items as Node[], level + 1);
    }
  };
  walk(roots ?? [], 1);
  const found = await Promise.all(
    flat.map(async ({ node, level }) => {
      const page = await pageOf(document, node.dest);
      return page === undefined ? [] : [{ title: bareTitle(node.title), level, page }];
    }),
  );
  return found.flat();
}

async function pageOf(document: PDFDocumentProxy, dest: Node['dest']): Promise<number | undefined> {
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const target: unknown = explicit?.[0];
  if (typeof target === 'number') return target + 1;
  if (target === null || typeof target !== 'object') return undefined;
  // A damaged file may point to what is no page: then this entry says nothing.
  const index = await document.getPageIndex(target as { num: number; gen: number }).catch(() => undefined);
  return index === undefined ? undefined : index + 1;
}
