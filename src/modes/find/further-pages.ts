import type { PageLink, PageLinks } from '../../contracts/follow.ts';
import type { LedgerEnd } from '../../contracts/lists.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { addressKey } from '../../core/follow/address.ts';
import { backOf, markedPage, moreOf, pageOf, statedTotal } from '../../core/lists/end.ts';
import { isFurtherPage } from '../../core/lists/further-address.ts';
import { saysNext, saysPrevious } from '../../core/lists/lead-on.ts';
import { type Item, nameOf, type RecordList, recordLists, wordsOf } from '../../core/lists/records.ts';
import type { SitePort, TurnContext } from '../mode.ts';
import { mayFetch } from './follow/may-fetch.ts';
import { createPoliteReader, type PoliteReader } from './follow/polite-reader.ts';

/** Pages that are fetched for one list, and milliseconds; the button that offers it says how many pages. */
export const MOST_PAGES = 20;
const MOST_MS = 90_000;

/** `document` is asked anew each time: it grows by the pages that are taken. */
type Reading = Pick<TurnContext, 'document' | 'progress' | 'signal'>;

/** One page of a list, and where it leads. */
interface ListPage {
  list: RecordList;
  lines: readonly IndexLine[];
  links: PageLinks;
  lang: string;
  /** Which page of its list it is, from 1. */
  page: number;
}

/** The list over all pages that were read, its items numbered as the turn's pages are. */
export interface FurtherRead {
  list: RecordList;
  end: LedgerEnd;
  pages: SourcePage[];
}

/** Towards the last page of a list, or the first. */
type Way = 'on' | 'back';

/** The page of a list that the tab shows. */
export const listPage = (
  list: RecordList,
  lines: readonly IndexLine[],
  links: PageLinks,
  lang: string,
): ListPage => ({
  list,
  lines,
  links,
  lang,
  page: pageOf(list, lines)?.page ?? pageInRow(list, lines, links) ?? 1,
});

/** Which page it is by a row of them: the one without a link, or whose link leads to this very page. */
function pageInRow(
  list: RecordList,
  lines: readonly IndexLine[],
  { url, links }: PageLinks,
): number | undefined {
  const numbered = links.filter(({ text }) => /^\d{1,4}$/.test(text));
  const further = numbered.filter((link) => isFurtherPage(url, link.url));
  const own = numbered.find((link) => addressKey(link.url) === addressKey(url));
  return (
    (own && Number(own.text)) ?? markedPage(list, lines, new Set(further.map(({ text }) => Number(text))))
  );
}

/**
 * Where a list goes on behind a real link of the same origin: as `rel=next` says, else the link that leads on, else the number above its own.
 * `undefined` for what is another thing by its address (the next article, not the next page of this list), for what may do more than show a page,
 * and where the page asks machines to follow none of its links.
 */
export const nextAddress = (at: ListPage): string | undefined =>
  besideAddress(at, at.links.next, moreOf(at.list, at.lines)?.text, saysNext, at.page + 1);

/** The same for the page before it: `rel=prev`, the link that leads back, the number below. Only a page that its address tells apart has one. */
export function previousAddress(at: ListPage): string | undefined {
  const { pathname, search } = new URL(at.links.url);
  if (pageOf(at.list, at.lines)?.page === 1 || !/\d|\?./.test(pathname + search)) return undefined;
  return besideAddress(at, at.links.previous, backOf(at.list, at.lines)?.text, saysPrevious, at.page - 1);
}

function besideAddress(
  { links, lang }: ListPage,
  named: string | undefined,
  words: string | undefined,
  isCalledSo: (words: string) => boolean,
  number: number,
): string | undefined {
  if (links.nofollow) return undefined;
  const byWords = (said: string | undefined) =>
    said === undefined ? undefined : links.links.find(({ text }) => text === said.trim());
  const called = links.links.find(({ text }) => isCalledSo(text));
  const link = byWords(words) ?? called ?? byWords(String(number));
  const beside = named === undefined ? link : (linkTo(links, named) ?? unnamed(named));
  if (!beside || !isFurtherPage(links.url, beside.url)) return undefined;
  if (addressKey(beside.url) === addressKey(links.url)) return undefined;
  return mayFetch(beside, lang) === 'yes' ? beside.url : undefined;
}

const linkTo = ({ links }: PageLinks, url: string): PageLink | undefined =>
  links.find((each) => each.url === url);
const unnamed = (url: string): PageLink => ({
  url,
  text: '',
  heading: '',
  around: '',
  menu: false,
  leaveAlone: false,
});

/**
 * Reads back to a list's first page and on to its last, from where the tab stands: page by page, without cookies, as the site asks to be read. Each page
 * becomes one of the turn's. Stopped by the signal, it keeps what was read.
 */
export async function readFurther(
  context: Reading,
  site: SitePort,
  start: ListPage,
  here: PageIndex,
): Promise<FurtherRead> {
  const { signal, progress } = context;
  const known = new Set([addressKey(here.url)]);
  const own: Item[] = start.list.items.map((item) => movedTo(item, 0, 0));
  const seen = new Set(own.map(({ text }) => text));
  const pages: SourcePage[] = [readWhole(here)];
  const numbers = new Set([start.page]);
  const list: RecordList = { ...start.list, items: own };
  const until = Date.now() + MOST_MS;
  let of = countOf(start);
  let doubled = false;
  /** The site asks to be left in peace. */
  let isBusy = false;
  /** How many items there are, as each page says. */
  const totals = new Set([totalOf(start)]);
  /** The pages as they were read, in the order of reading. */
  const read = [{ url: here.url, items: start.list.items }];
  const isAll = () => of !== undefined && numbers.size === of;

  /** The page beside one, or why no further one was read. */
  async function step(reader: PoliteReader, now: ListPage, way: Way): Promise<ListPage | LedgerEnd> {
    const url = way === 'on' ? nextAddress(now) : previousAddress(now);
    if (url === undefined || known.has(addressKey(url))) return 'no_next';
    if (pages.length > MOST_PAGES) return 'most_pages';
    if (!reader.robots.allows(url) || !(await reader.ready())) return 'site_stopped';
    known.add(addressKey(url));
    const { page, url: from, outcome } = await reader.read(url);
    isBusy ||= outcome === 'busy';
    const found = page && sameList(page.index, page.lists, start.list);
    if (!page || !found || (from !== url && known.has(addressKey(from)))) return 'site_stopped';
    known.add(addressKey(from));
    const at = await take(context, site, page.index);
    const fresh = found.items.filter(({ text }) => !seen.has(text));
    const [before, after] = way === 'on' ? [now.list, found] : [found, now.list];
    doubled ||= !isSlip(before.items, after.items, found.items.length - fresh.length);
    for (const item of fresh) seen.add(item.text);
    const items = fresh.map((item) => movedTo(item, at.source, at.base));
    list.items = way === 'on' ? [...list.items, ...items] : [...items, ...list.items];
    pages.push(readWhole(page.index));
    read.push({ url, items: found.items });
    const number = pageOf(found, page.index.lines)?.page ?? now.page + (way === 'on' ? 1 : -1);
    numbers.add(number);
    progress({ code: 'reading-list', items: list.items.length });
    const next = { list: found, lines: page.index.lines, links: page.links, lang: here.lang, page: number };
    of = countOf(next) ?? of;
    totals.add(totalOf(next));
    return next;
  }

  async function walk(reader: PoliteReader, way: Way): Promise<LedgerEnd> {
    for (let now = start; ; ) {
      if (isAll() || (way === 'on' && countOf(now) === now.page)) return 'no_next';
      const next = await step(reader, now, way);
      if (typeof next === 'string') return next;
      now = next;
    }
  }

  /**
   * Whether a page is another by now than when it was read: then something may have slipped past between two pages. `undefined`: nobody can tell.
   */
  async function hasMoved(
    reader: PoliteReader,
    { url, items }: (typeof read)[number],
  ): Promise<boolean | undefined> {
    if (mayFetch(unnamed(url), here.lang) !== 'yes' || !reader.robots.allows(url)) return undefined;
    if (isBusy || !(await reader.ready())) return undefined;
    const { page, outcome } = await reader.read(url);
    isBusy ||= outcome === 'busy';
    const found = page && sameList(page.index, page.lists, start.list);
    return found && isAnother(items, found.items);
  }

  /** The same of every page behind which another was read. What goes from one of them pushes an item past the reader, on any later one. */
  async function haveMoved(reader: PoliteReader): Promise<boolean | undefined> {
    for (const each of read.slice(0, -1)) {
      const moved = await hasMoved(reader, each);
      if (moved !== false) return moved;
    }
    return false;
  }

  async function readAll(): Promise<LedgerEnd> {
    const { origin } = new URL(here.url);
    const reader = await createPoliteReader(site, origin, { cookies: false, until, signal });
    if (!reader) return 'site_stopped';
    const back = await walk(reader, 'back');
    const wentBack = pages.length > 1;
    const on = isBusy || back === 'most_pages' ? back : await walk(reader, 'on');
    const [total, ...others] = totals;
    if (others.length > 0) return 'changing';
    if (isAll() && total === undefined) {
      const moved = await haveMoved(reader);
      if (moved) return 'changing';
      return doubled || moved === undefined ? 'no_next' : 'last_page';
    }
    // What comes on top while one reads back pushes an item past the reader; while one reads on, it only comes again.
    if ((isAll() || wentBack) && (await hasMoved(reader, read[0]!))) return 'changing';
    if (total !== undefined && isAll()) return list.items.length < total ? 'more_stated' : 'stated';
    return back === 'site_stopped' ? back : on;
  }

  const end = await readAll().catch((error: unknown): LedgerEnd => {
    // What was read before "Stop" stands.
    if (!signal.aborted) throw error;
    return 'more_offered';
  });
  return { list, end, pages };
}

/** How many items the list has over all its pages, as one of them says. */
const totalOf = ({ list, lines }: ListPage): number | undefined =>
  statedTotal(list, lines, list.items.length);

/** How many pages the list has, as one of them says. */
const countOf = ({ list, lines }: ListPage): number | undefined => pageOf(list, lines)?.of;

/**
 * Whether what stands on two pages has slipped from the end of the one to the beginning of the next, as when something new came on top meanwhile.
 * Anywhere else it may be another that is alike, or the pages are shuffled, and something else was missed.
 */
function isSlip(before: readonly Item[], after: readonly Item[], count: number): boolean {
  const end = before.slice(before.length - count);
  return end.length === count && end.every(({ text }, at) => text === after[at]?.text);
}

/** Whether a page of a list has got or lost items, or holds them in another order. One that has little in common with it is another's view of it. */
function isAnother(before: readonly Item[], now: readonly Item[]): boolean {
  const [then, after] = [before, now].map((items) => items.map((item) => wordsOf(nameOf(item))));
  const both = then!.filter((name) => after!.includes(name)).length;
  return both * 2 >= then!.length && then!.join('\n') !== after!.join('\n');
}

/** Makes a page one of the turn's, and says by how much its numbers are raised there. */
async function take(
  context: Reading,
  site: SitePort,
  index: PageIndex,
): Promise<{ source: number; base: number }> {
  const source = site.take(index);
  const { lines } = await context.document.snapshot('find');
  const first = lines.find((line) => line.source === source);
  return { source, base: (first?.n ?? 0) - (index.lines[0]?.n ?? 0) };
}

/** An item as one of several pages holds it; keys of two pages may be the same for different items. */
const movedTo = (item: Item, source: number, base: number): Item => ({
  ...item,
  key: `${source} ${item.key}`,
  parts: item.parts.map((part) => ({
    ...part,
    line: { ...part.line, n: part.line.n + base, source },
  })),
});

/** The same list on another page of it: made alike, and called alike. */
function sameList(
  { lines }: PageIndex,
  found: Parameters<typeof recordLists>[1][number],
  { label, names }: RecordList,
): RecordList | undefined {
  return recordLists(lines, [found])
    .filter((each) => each.label === label && each.names === names)
    .sort((a, b) => b.items.length - a.items.length)[0];
}

const readWhole = ({ url, title, lines }: PageIndex): SourcePage => ({
  url,
  title,
  totalLines: lines.length,
  readLines: lines.length,
});
