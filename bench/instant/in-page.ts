import type { FrameIndex } from '../../src/contracts/page-index.ts';
import { buildIndex } from '../../src/page/index/build-index.ts';
import { createPageContext } from '../../src/page/page.ts';

/** What one page gives, from inside the page. */
export interface ReadPage {
  index: FrameIndex;
  /** Numbers of the lines that stand in furniture: navigation, related articles, comments, advertising, footers. */
  furniture: number[];
}

/** Names that authors give to what is not the page's own matter. Never looked at by the engine, which sees no class names. */
const FURNITURE =
  /(?:^|[-_ ])(?:nav|navbar|menu|breadcrumbs?|footer|sidebar|aside|related|recommend(?:ed|ations?)?|trending|popular|most-?read|more-?(?:stories|news|articles)|comments?|respond|disqus|share|sharing|social|newsletter|subscribe|promo|advert(?:isement)?|ads?|banner|sponsor(?:ed)?|outbrain|taboola|cookie|consent|gdpr|widget|site-?index|tags?|pagination|author-?(?:bio|box)|modal|popup|paywall|teasers?)(?=$|[-_ ])/i;
const FURNITURE_TAGS = new Set(['NAV', 'ASIDE', 'FOOTER', 'DIALOG', 'FORM']);

/** Reads the page with the real page script's index and says, by tags and class names, what is furniture. */
export function read(): ReadPage {
  const context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: new AbortController().signal,
  });
  const index = buildIndex(context, 'find', 1);
  const furniture = index.lines.flatMap(({ n }) => {
    const element = context.refs.elementOf(n);
    return element && inFurniture(element) ? [n] : [];
  });
  return { index, furniture };
}

function inFurniture(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    // A theme's name for the whole layout says nothing about a part of it.
    const names = `${at.id} ${at.getAttribute('class') ?? ''}`;
    const whole = at.tagName === 'MAIN' || at.tagName === 'ARTICLE' || holdsMostText(at);
    if (FURNITURE_TAGS.has(at.tagName) && !whole) return true;
    if (!whole && names.split(/\s+/).some((name) => FURNITURE.test(name))) return true;
  }
  return false;
}

const holdsMostText = (element: Element): boolean =>
  (element.textContent ?? '').length > (document.body.textContent ?? '').length / 2;

Object.assign(globalThis, { sightlineRead: read });
