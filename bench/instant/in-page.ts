import type { FrameIndex } from '../../src/contracts/page-index.ts';
import type { PageContext } from '../../src/page/context.ts';
import { buildIndex } from '../../src/page/index/build-index.ts';
import { createPageContext } from '../../src/page/page.ts';

/** What one page gives, from inside the page. */
export interface ReadPage {
  index: FrameIndex;
  /** Numbers of the lines that stand in furniture: navigation, related articles, comments, advertising, footers. */
  furniture: number[];
  /** For each selector that was asked for, the numbers of its lines. */
  targets: number[][];
}

/** Names that authors give to what is not the page's own matter. Never looked at by the engine, which sees no class names. */
const FURNITURE =
  /(?:^|[-_ ])(?:nav|navbar|menu|breadcrumbs?|footer|sidebar|aside|related|recommend(?:ed|ations?)?|trending|popular|most-?read|more-?(?:stories|news|articles)|comments?|respond|disqus|share|sharing|social|newsletter|subscribe|promo|advert(?:isement)?|ads?|banner|sponsor(?:ed)?|outbrain|taboola|cookie|consent|gdpr|widget|site-?index|tags?|pagination|author-?(?:bio|box)|modal|popup|paywall|teasers?)(?=$|[-_ ])/i;
const FURNITURE_TAGS = new Set(['NAV', 'ASIDE', 'FOOTER', 'DIALOG', 'FORM']);

/** Reads the page with the real page script's index and says, by tags and class names, what is furniture. */
export function read(mode: 'find' | 'guide' = 'find', targets: readonly string[] = []): ReadPage {
  const context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: new AbortController().signal,
  });
  const index = buildIndex(context, mode, 1);
  const shown = charactersByElement(index, (n) => context.refs.elementOf(n));
  const total = shown.get(document.documentElement) ?? 1;
  const prose = textOfParagraphs(document.body);
  const whole = (element: Element): boolean => {
    const share = (shown.get(element) ?? 0) / total;
    return (
      share > 0.4 ||
      (share > 0.1 && element.querySelector(OWN_MATTER) !== null) ||
      textOfParagraphs(element) > 0.5 * prose
    );
  };
  const furniture = index.lines.flatMap(({ n }) => {
    const element = context.refs.elementOf(n);
    // The heading of the page itself may stand in a box named "teaser" or "header sharing".
    const isOwnHeading =
      (element?.closest('h1') && document.querySelectorAll('h1').length === 1) ||
      (element?.closest('h1, h2, h3') && document.title.startsWith(element.textContent.trim()));
    return element && !isOwnHeading && inFurniture(element, whole) ? [n] : [];
  });
  return { index, furniture, targets: targets.map((selector) => linesAt(selector, index, context)) };
}

/** Numbers of the lines of what a selector finds first, or of what is inside it. */
function linesAt(selector: string, index: FrameIndex, context: PageContext): number[] {
  const target = document.querySelector(selector);
  return index.lines
    .filter(({ n }) => {
      const element = context.refs.elementOf(n);
      return element !== undefined && target?.contains(element) === true;
    })
    .map(({ n }) => n);
}

/** Characters of the index's lines inside each element. */
function charactersByElement(index: FrameIndex, elementOf: (n: number) => Element | undefined) {
  const found = new Map<Element, number>();
  for (const { n, text } of index.lines) {
    for (let at = elementOf(n); at; at = at.parentElement ?? undefined)
      found.set(at, (found.get(at) ?? 0) + text.length);
  }
  return found;
}

/** What an author marks as the page's own: its first heading, or a post by its microformat. */
const OWN_MATTER = 'h1, .hentry, [itemprop="articleBody"]';
const LONG_PARAGRAPH = 80;
/** Characters of an element's long paragraphs: a theme calls the box of an article a widget, too. */
const textOfParagraphs = (element: Element): number =>
  [...element.querySelectorAll('p')]
    .map(({ textContent }) => textContent.length)
    .filter((length) => length >= LONG_PARAGRAPH)
    .reduce((sum, length) => sum + length, 0);

/** `whole`: the element holds the page's own matter, too; a theme's name for a layout says nothing about a part of it. */
function inFurniture(element: Element, whole: (element: Element) => boolean): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (whole(at)) return false;
    const names = `${at.id} ${at.getAttribute('class') ?? ''}`;
    if (FURNITURE_TAGS.has(at.tagName) || names.split(/\s+/).some((name) => FURNITURE.test(name)))
      return true;
  }
  return false;
}

Object.assign(globalThis, { sightlineRead: read });
