import type { PageLink, PageLinks } from '../../contracts/follow.ts';
import {
  attribute,
  attributeNames,
  isRendered,
  matches,
  query,
  queryAll,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { searchFormOf } from './search-form.ts';
import { collapseSpace } from './text-map.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const LINKS = 'a[href], area[href]';
const MENUS = 'nav, header, footer, [role=navigation], [role=banner], [role=contentinfo], [role=menubar]';
const BLOCKS = 'li, p, td, th, dd, dt, figcaption, article, section, div';
/** Attributes by which frameworks make a link act, or by which a page says that it is no way on. */
const ACTING = /^(?:data-(?:method|confirm|remote|turbo-(?:method|confirm))|hx-\w+|onclick|ping|download)$/;
const NOT_FOR_MACHINES = /\b(?:nofollow|ugc|sponsored)\b/i;

const MOST_LINKS = 600;
const TEXT_CHARACTERS = 160;
const AROUND_CHARACTERS = 240;

/**
 * Where a document leads, in its own order: links that can be seen and lead to another document. One whose words nobody sees is none of the
 * person's.
 * @param base what relative addresses are relative to
 */
export function linksOf(document: Document, base: string): PageLinks {
  const links: PageLink[] = [];
  let heading = '';
  for (const element of queryAll(document, `${HEADINGS}, ${LINKS}`)) {
    if (matches(element, HEADINGS)) heading = wordsOf(element, TEXT_CHARACTERS);
    if (links.length >= MOST_LINKS || !matches(element, LINKS) || !isRendered(element)) continue;
    const url = addressOf(element, base);
    if (url) links.push(linkOf(element, url, heading));
  }
  const robots = queryAll(document, 'meta[name=robots i]').map((meta) => attribute(meta, 'content'));
  const nofollow = robots.some((content) => /\b(?:nofollow|none)\b/i.test(content));
  const search = searchFormOf(document, base);
  const beside = besideIn(document, base, 'link, a');
  return { url: base, links, ...beside, ...(search ? { search } : {}), nofollow };
}

/** The pages before and behind a document, as it names them itself. @param elements which of its elements may name them */
export function besideIn(
  document: Document,
  base: string,
  elements: 'link' | 'link, a',
): Pick<PageLinks, 'next' | 'previous'> {
  const named = (...names: string[]) =>
    queryAll(document, `:is(${elements})[href]:is(${names.map((name) => `[rel~=${name} i]`).join()})`)
      .map((element) => addressOf(element, base))
      .find(Boolean);
  const [next, previous] = [named('next'), named('prev', 'previous')];
  return { ...(next ? { next } : {}), ...(previous ? { previous } : {}) };
}

/** '' for what is no other document. */
function addressOf(element: Element, base: string): string {
  const href = attribute(element, 'href').trim();
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return '';
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol)) return '';
  url.hash = '';
  return url.href;
}

function linkOf(element: Element, url: string, heading: string): PageLink {
  const block = element.closest(BLOCKS);
  return {
    url,
    text: wordsOf(element, TEXT_CHARACTERS) || nameOf(element),
    heading,
    around: block && tagOf(block) !== 'section' ? wordsOf(block, AROUND_CHARACTERS) : '',
    menu: element.closest(MENUS) !== null && element.closest('main, article') === null,
    leaveAlone:
      attributeNames(element).some((name) => ACTING.test(name)) ||
      NOT_FOR_MACHINES.test(attribute(element, 'rel')),
  };
}

const wordsOf = (element: Element, most: number): string =>
  collapseSpace(textOf(element) ?? '').slice(0, most);

function nameOf(element: Element): string {
  const picture = query(element, 'img[alt], [aria-label], [title]');
  const names = [element, ...(picture ? [picture] : [])].flatMap((each) =>
    ['aria-label', 'alt', 'title'].map((name) => attribute(each, name)),
  );
  return collapseSpace(names.find((name) => name.trim() !== '') ?? '').slice(0, TEXT_CHARACTERS);
}
