import type { LaidOut } from '../contracts/inert.ts';
import { positionsOf } from '../core/lists/records.ts';
import { attribute, queryAll, rootElementOf } from './dom/dom.ts';
import { buildIndex } from './index/build-index.ts';
import { besideIn, linksOf } from './index/links.ts';
import { createLists } from './index/lists.ts';
import './private/all-words.ts';
import { createPageContext } from './reader.ts';

/** What runs, loads or leads away by itself. The rest that could load is held back by the page's own policy. */
const LIVELY =
  'script, noscript, iframe, frame, frameset, object, embed, applet, portal, link, base, meta[http-equiv], template';
/** Wide enough that no page takes itself for a phone's. */
const WIDTH = '1280px';

/**
 * Lays out the text of a page in this document, without its scripts and without anything that it would load, and reads it like any other page.
 * Nothing of it stays.
 * @param url where it was fetched
 */
export function readInert(document: Document, url: string, html: string): LaidOut {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const [base] = queryAll(parsed, 'base[href]').map((element) => attribute(element, 'href'));
  const from = base && URL.canParse(base, url) ? new URL(base, url).href : url;
  const beside = besideIn(parsed, from, 'link');
  for (const element of queryAll(parsed, LIVELY)) element.remove();
  const end = new AbortController();
  const root = rootElementOf(document) as HTMLElement;
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const styles = queryAll(parsed, 'head style, head meta[name=robots i]');
  try {
    put(root, rootElementOf(parsed)!);
    root.style.setProperty('width', WIDTH);
    document.title = parsed.title;
    document.head.append(...styles);
    document.body.replaceWith(document.adoptNode(parsed.body));
    const context = createPageContext({
      document,
      shadowRootOf: (element) => element.shadowRoot,
      report: () => undefined,
      signal: end.signal,
    });
    const links = linksOf(document, from);
    const index = { ...buildIndex(context, 'find', 1), url, readyState: 'complete' as const };
    const { lists } = createLists(context);
    return {
      index,
      lists: lists(positionsOf(index.lines)),
      links: { ...links, url, ...beside },
    };
  } finally {
    end.abort();
    for (const style of styles) style.remove();
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const [name, value] of before) root.setAttribute(name, value);
    document.title = '';
    document.body.replaceWith(document.createElement('body'));
  }
}

/** Language, direction and classes of a page's root: its styles and its words lean on them. */
function put(root: Element, other: Element): void {
  for (const name of ['lang', 'dir', 'class', 'id', 'data-theme']) {
    const value = attribute(other, name);
    if (value !== '') root.setAttribute(name, value);
  }
}
