import type { Citation, FindCard } from '../../contracts/answer.ts';
import { LEADS_ON, type Ledger, type LedgerEnd } from '../../contracts/lists.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { isBesideMatter } from '../../core/index/main-content.ts';
import { decimalOf } from '../../core/lists/amounts.ts';
import { type ListQuestion, readListQuestion } from '../../core/lists/ask.ts';
import { type ListPlan, ownTitleOf, planFor, rivalsFor } from '../../core/lists/choose.ts';
import { isProved, moreOf, statedEnd } from '../../core/lists/end.ts';
import type { Reading } from '../../core/lists/field.ts';
import { saysMore } from '../../core/lists/lead-on.ts';
import { type CountedList, countList } from '../../core/lists/ledger.ts';
import { firstLook, type Looks, nextLook } from '../../core/lists/looks.ts';
import { isOfPeople, namesOf } from '../../core/lists/names.ts';
import { type Pager, pagerOf } from '../../core/lists/pager.ts';
import type { Item, RecordList } from '../../core/lists/records.ts';
import { spokenOn } from '../../core/lists/spoken.ts';
import { takeQuotes } from '../../core/lists/wording.ts';
import type { Language } from '../../core/text/languages.ts';
import { readQuestion } from '../../core/text/question.ts';
import { contentKeys } from '../../core/text/words.ts';
import type { ScriptedPage, TurnContext } from '../mode.ts';
import { withoutRest } from '../routing/parts.ts';
import { type ListsFound, listsOn, sameList } from './found-lists.ts';
import {
  type FurtherRead,
  listPage,
  MOST_PAGES,
  nextAddress,
  previousAddress,
  readFurther,
} from './further-pages.ts';
import { pressMore, staysHere } from './press-more.ts';
import { statedCount } from './stated-count.ts';
import { createPageTurner, type Shown } from './turn-pages.ts';

/** Times that a list may grow, and milliseconds, before it is left as one without an end. */
const MOST_ROUNDS = 200;
/** Times that a list may change without bringing anything that was not known: its words tick, or it is ordered anew again and again. */
const MOST_IDLE = 3;
const MOST_MS = 60_000;

type Counting = Pick<TurnContext, 'question' | 'page' | 'document' | 'site' | 'progress' | 'signal'>;

/** A question over lists, as its words say it, with the lists of the page. */
export interface ListsAsked {
  asked: ListQuestion;
  /** Its words in quotation marks. */
  quoted: string[];
  found: ListsFound;
  language: Language;
  reading: Reading;
}

interface Wanted {
  /** Scroll to the list's end for as long as it grows, with what is read on the way; ends early, with what was found, by the signal. */
  whole?: boolean;
  /** Go on to further pages of the site, where the list does so behind a link. */
  further?: boolean;
}

/** What a question asks of the page's lists; `undefined` where it asks nothing of any. */
export async function askedOfLists(
  { question, page }: Pick<Counting, 'question' | 'page'>,
  index: PageIndex,
): Promise<ListsAsked | undefined> {
  if (index.pdf || index.sources) return undefined;
  const decimal = decimalOf(
    index.lines.map(({ text }) => text),
    index.lang,
  );
  const { outside, quoted } = takeQuotes(withoutRest(question));
  const asked = readListQuestion(outside, decimal, index.lang);
  if (!asked) return undefined;
  const { language, code } = spokenOn(index, asked.language);
  const reading = { decimal, language: code };
  return { asked, quoted, found: await listsOn(page, index), language, reading };
}

/**
 * Goes through the list that a question asks about, item by item; nothing is left to a model's counting. `undefined` where the question is about
 * no list of the page, or has words that are not understood.
 */
export async function countOnPage(
  context: Counting,
  index: PageIndex,
  wanted: Wanted = {},
): Promise<CountedList | undefined> {
  const lists = await askedOfLists(context, index);
  return lists && countByWords(context, index, lists, wanted);
}

/** The same of a question that is read already. */
export async function countByWords(
  context: Counting,
  index: PageIndex,
  lists: ListsAsked,
  wanted: Wanted = {},
): Promise<CountedList | undefined> {
  const { asked, quoted, found, language, reading } = lists;
  const plan = planFor(asked, found.lists, { title: index.title, quoted, language, reading });
  const counted = plan && (await countPlanned(context, index, lists, { asked, plan }, wanted));
  if (!counted || isDoubtful(counted, () => isNamed(plan, lists, index))) return undefined;
  return isStatedOtherwise(counted, context.question, index, language) ? undefined : counted;
}

/** Lists that a question fits as well as each other, by their titles, with the same question of each. */
export function listsMeant(
  question: string,
  { title }: Pick<PageIndex, 'title'>,
  { asked, quoted, found, language, reading }: ListsAsked,
): NonNullable<FindCard['which']> {
  const titles = rivalsFor(asked, found.lists, { title, quoted, language, reading }).map(ownTitleOf);
  if (!titles.every((each) => takeQuotes(`“${each}”`).quoted[0] === each)) return [];
  return titles.slice(0, MOST_MEANT).map((each) => ({ title: each, question: `${question} “${each}”` }));
}
/** More buttons are no choice. */
const MOST_MEANT = 8;

/**
 * How many of something there are supposes that there are some. Where no item meets the condition, the rules have most likely missed where an
 * item says it (a date in another form, an author beside it): "none" is then a guess, and no count. So is the one item that happens to have the word,
 * in a list that the question does not name. Values that were read and compared are none.
 */
function isDoubtful(
  { ledger: { operation, condition, field, rows } }: CountedList,
  names: () => boolean,
): boolean {
  if (operation !== 'count' || condition === undefined || field !== undefined) return false;
  const met = rows.filter((row) => row.met).length;
  return met === 0 || (met === 1 && rows.length > 1 && !names());
}

/** Whether a question says what a list is called, beside its condition, or asks of any items, or of what people wrote. */
function isNamed(
  { list, conditions }: ListPlan,
  { asked, language }: ListsAsked,
  { title }: PageIndex,
): boolean {
  if (asked.countsItems || isOfPeople(list)) return true;
  const called = new Set([...namesOf(list, language), ...contentKeys(title, language)]);
  const required = contentKeys(conditions.map(({ words }) => words).join(' '), language);
  return contentKeys(asked.rest, language).some((key) => called.has(key) && !required.includes(key));
}

/** The title says how many there are, and the list has another number: it is another one, or a part. */
function isStatedOtherwise(
  { ledger: { operation, result, stated: inAll } }: CountedList,
  text: string,
  { title, lines }: PageIndex,
  language: Language,
): boolean {
  if (operation !== 'count') return false;
  const question = readQuestion(text, language);
  const titles = [title, ...lines.filter(({ level }) => level === 1).map((line) => line.text)];
  const stated = titles.map((each) => statedCount(question, each, language)).find((each) => each);
  return stated !== undefined && String(stated.count) !== result && stated.count !== inAll;
}

/** What to do with a list, whoever has said so. */
export interface Planned {
  asked: ListQuestion;
  plan: ListPlan;
  /** Further pieces of the list, which are counted with it. */
  pieces?: readonly RecordList[];
  /** Whether an item is one of the list's, and no heading in it. */
  isItem?: (item: Item) => boolean;
}

/** Goes through a list. */
export async function countPlanned(
  context: Counting,
  index: PageIndex,
  { found, reading }: ListsAsked,
  { asked, plan, pieces = [], isItem = () => true }: Planned,
  { whole = false, further = false }: Wanted = {},
): Promise<CountedList> {
  const read = await readPages(context, index, found, plan.list, { whole, further });
  // What leads on from a piece leads on from the list.
  const others: PagesRead[] = [];
  for (const piece of pieces)
    others.push(await readPages(context, index, found, piece, { whole, further: false }));
  const { end } = [read, ...others].find((each) => !isProved(each.end)) ?? read;
  const items = [read, ...others].flatMap(({ list }) => list.items).filter(isItem);
  const list = { ...read.list, items };
  const stated = pieces.length > 0 ? undefined : read.stated;
  return withReading(countList(asked, { ...plan, list }, reading, end, stated), read);
}

/** A list as far as it was wanted, over all pages that were read for it. */
export interface PagesRead extends ReadList {
  /** It goes on behind a link: so many pages may be fetched for it. */
  further?: number;
  /** Where pages behind a link were read: all of them, the tab's own first. */
  pages?: FurtherRead['pages'];
}

/** Reads a list on its page, and where that is wanted on the pages that it goes on to. */
export async function readPages(
  context: Counting,
  index: PageIndex,
  found: ListsFound,
  meant: RecordList,
  { whole, further }: { whole: boolean; further: boolean },
): Promise<PagesRead> {
  const read = await readList(context, index, found, meant, whole);
  const on = await furtherPages(context, index, read, further);
  const { list, end } = on?.read ?? read;
  return {
    ...read,
    list,
    end: provedBy(end, list, read.stated),
    changed: read.changed || end === 'changing',
    ...(on?.offered ? { further: MOST_PAGES } : {}),
    ...(on?.read ? { pages: on.read.pages } : {}),
  };
}

/** What is counted of a list, with what is known of its reading. */
export function withReading(
  { ledger, ...counted }: CountedList,
  { changed, further, pages, turned }: PagesRead,
): CountedList {
  return {
    ...counted,
    ledger: {
      ...ledger,
      ...(changed ? { changed } : {}),
      ...(turned === 'left' ? { turned: true } : {}),
      ...(further === undefined ? {} : { further }),
    },
    ...(pages ? { pages } : {}),
  };
}

/** Whether a list goes on behind a link, and, where that is `wanted`, the pages behind it. */
async function furtherPages(
  context: Counting,
  index: PageIndex,
  { list, lines, end }: ReadList,
  wanted: boolean,
): Promise<{ offered: boolean; read?: FurtherRead } | undefined> {
  const { site, signal } = context;
  if (!site || !LEADS_ON.has(end) || !/^https?:/.test(index.url)) return undefined;
  const start = listPage(list, lines, await site.links(), index.lang);
  if (nextAddress(start) === undefined && previousAddress(start) === undefined) return undefined;
  if (!wanted || signal.aborted) return { offered: true };
  const read = await readFurther(context, site, start, index);
  return { offered: LEADS_ON.has(read.end), read };
}

const provedBy = (end: LedgerEnd, { items }: RecordList, stated: number | undefined): LedgerEnd =>
  end !== 'changing' && stated !== undefined && items.length >= stated ? 'stated' : end;

/** A list with all of its items that are read, and what proves or disproves that these are all. */
interface ReadList {
  list: RecordList;
  /** The page's lines when it was read last. */
  lines: readonly IndexLine[];
  end: LedgerEnd;
  /** How many there are, as the page says. */
  stated?: number | undefined;
  /** It was ordered anew, or got or lost items in its midst, while it was read. */
  changed?: boolean | undefined;
  /** Items that the page has dropped again, behind the view or for good. */
  dropped?: number;
  /** Its pages were turned: by buttons, so that the page shows one of them at a time. */
  turned?: 'and-back' | 'left';
}

/** Looks whether a list goes on, and reads it to its end where the `whole` of it is wanted. */
async function readList(
  context: Counting,
  index: PageIndex,
  { lines, torn }: ListsFound,
  list: RecordList,
  whole: boolean,
): Promise<ReadList> {
  // A control holds all of its options.
  if (list.choice === 'shut') return { list, lines, end: 'whole' };
  const read = await readHere(context, list, lines, whole);
  if (torn) return { ...read, end: isProved(read.end) ? 'changing' : read.end, changed: true };
  if (!ALL_IN_VIEW.has(read.end) || read.turned) return read;
  const isPart = (await isBegun(context.page, read)) || (await isLinkedOn(context, index, read));
  return isPart ? { ...read, end: 'more_offered' } : read;
}

/** Whether a list goes on before what is in view: by what the page says, or by a control that leads back without leaving the page. */
async function isBegun(page: ScriptedPage, { list, lines }: Shown): Promise<boolean> {
  const pager = isBesideMatter(list) ? undefined : pagerOf(list, lines);
  if (!pager?.begun) return false;
  if (pager.begun === 'said' || !pager.previous) return pager.begun === 'said';
  const { n, start } = pager.previous;
  const { facts } = await page.callAt(n, 'listControl', { n, start });
  return facts !== null && staysHere(facts);
}

/** Ends that rest on what can be seen of the page. */
const ALL_IN_VIEW: ReadonlySet<LedgerEnd> = new Set(['whole', 'no_growth']);

/** Whether the page leads to others of the same list by more than the lines tell: in its head (`<link rel=next>`), by numbers in one line, or back. */
async function isLinkedOn(
  { site }: Pick<Counting, 'site'>,
  { url, lang }: PageIndex,
  { list, lines }: ReadList,
): Promise<boolean> {
  if (!site || !/^https?:/.test(url) || isBesideMatter(list)) return false;
  const links = await site.links();
  const at = listPage(list, lines, links, lang);
  return nextAddress(at) !== undefined || previousAddress(at) !== undefined;
}

async function readHere(
  context: Counting,
  list: RecordList,
  lines: readonly IndexLine[],
  whole: boolean,
): Promise<ReadList> {
  const shown = statedEnd(list, lines, list.items.length);
  const isPart = shown?.end === 'whole' && (await isBegun(context.page, { list, lines }));
  const said = isPart ? { ...shown, end: 'more_offered' as const } : shown;
  const goesOn = said !== undefined && LEADS_ON.has(said.end);
  if (said && !(whole && goesOn)) return { list, lines, end: said.end, stated: said.stated };
  const toEnd: ReadList = whole
    ? await readToEnd(context, list, lines)
    : { list, lines, end: (await grows(context.page, list)) ? 'growing' : 'no_growth' };
  await context.page.callAll('listLeave', {});
  const read = await lookAgain(context.page, list, toEnd);
  const { stated } = said ?? {};
  if (stated === undefined || read.end === 'changing') return { ...read, stated };
  return { ...read, end: read.list.items.length >= stated ? 'stated' : 'more_stated', stated };
}

/** Whether more comes when one scrolls to the end of a list. */
async function grows(page: ScriptedPage, { id }: RecordList): Promise<boolean> {
  const looks = await page.callAll('listGrow', { list: id });
  return looks.some(({ result }) => result.grown);
}

/**
 * Reads a list for as long as it grows: what brings more of it is pressed, else its end is scrolled to. What a page drops behind the view, or puts
 * others in the place of, stays read, by the keys of its items. One whose pages are turned by buttons is read from its first page on, and shows in the
 * end the page that it showed before.
 */
async function readToEnd(
  context: Counting,
  list: RecordList,
  lines: readonly IndexLine[],
): Promise<ReadList> {
  const { page, progress, signal } = context;
  let read = firstLook(list.items);
  const told = () => progress({ code: 'reading-list', items: read.items.length });
  const turner = createPageTurner(context, { list, lines }, told);
  const fromFirst = await turner.toFirst();
  let now = turner.at();
  if (turner.turned()) read = firstLook(inNoPlace(now.list.items));
  let idle = 0;
  /** The newest look has not found the list as a whole. */
  let lost = false;
  const endOf = (end: LedgerEnd): LedgerEnd => {
    if (isProved(end) && (lost || (read.changed && dropped(read) > 0))) return 'changing';
    if (fromFirst || !(isProved(end) || end === 'more_offered')) return end;
    return turner.turned() ? 'midst' : 'more_offered';
  };
  const pages = new Set<number>();
  /** On which of its pages an item stands, by its words; what is not said is counted from the first page. */
  const pageOfItem = new Map<string, number>();
  let turns = 0;
  const start = Date.now();

  async function readOn(): Promise<LedgerEnd> {
    for (let round = 0; round < MOST_ROUNDS && Date.now() - start < MOST_MS; round++) {
      if (signal.aborted) break;
      told();
      const pager = pagerOf(now.list, now.lines);
      if (pager?.page) pages.add(pager.page);
      const shownPage = pager?.page ?? (fromFirst ? turns + 1 : undefined);
      if (shownPage) for (const { text } of now.list.items) pageOfItem.set(text, shownPage);
      if (pages.size === pager?.of) return 'last_page';
      const more = moreOf(now.list, now.lines) ?? pager?.next ?? pager?.numbers.get((pager.page ?? 0) + 1);
      if (pager?.page && !more) return isLastOf(pager, pages) ? 'last_page' : 'more_offered';
      const isTurn = more !== undefined && !saysMore(more.text);
      const grown = isTurn
        ? await turner.on(now, more)
        : more
          ? await pressMore(page, more, now.list.id)
          : await grows(page, now.list);
      if (!grown || idle === MOST_IDLE)
        return more ? 'more_offered' : now.list.busy ? 'growing' : 'no_growth';
      if (isTurn) turns++;
      const found = isTurn ? turner.at() : await foundAgain();
      lost = !found;
      idle = idle + 1;
      if (!found) continue;
      now = found;
      // What a page is put in the place of is no item with other words.
      read = isTurn
        ? nextLook({ ...read, last: inNoPlace(read.last), byWords: true }, inNoPlace(found.list.items))
        : nextLook(read, found.list.items);
      if (read.fresh > 0) idle = 0;
    }
    return read.changed ? 'changing' : 'growing';
  }

  async function foundAgain() {
    const next = await listsOn(page, await page.snapshot('find'));
    const found = next.torn ? undefined : sameList(next.lists, now.list);
    return found && { list: found, lines: next.lines };
  }

  const end = await readOn();
  const items = [...read.items];
  const result: ReadList = {
    list: { ...now.list, items },
    lines: now.lines,
    end: endOf(end),
    changed: read.changed || lost,
    dropped: dropped(read),
  };
  if (!turner.turned()) return result;
  const isBack = await turner.back();
  const onPage = (item: Item): Item => {
    const itsPage = pageOfItem.get(item.text);
    return itsPage === undefined ? item : { ...item, page: itsPage };
  };
  // The items of the page in view stand there anew.
  const shown = new Map(turner.at().list.items.map((item) => [item.text, item]));
  return {
    ...result,
    list: { ...result.list, items: items.map((item) => shown.get(item.text) ?? onPage(item)) },
    turned: isBack ? 'and-back' : 'left',
  };
}

const inNoPlace = (items: readonly Item[]): Item[] => items.map(({ slot: _, ...item }) => item);

/** Whether the page in view is the last that a row of numbers names, and all before it were read. */
const isLastOf = ({ page, of, numbers }: Pager, read: ReadonlySet<number>): boolean =>
  of === undefined && numbers.size > 0 && read.size === page && Math.max(...numbers.keys()) < page;

/** A list that drops what leaves the view is looked at once more where its reading began: what came on top meanwhile was never in view. */
async function lookAgain(page: ScriptedPage, first: RecordList, read: ReadList): Promise<ReadList> {
  if (!read.dropped || !(isProved(read.end) || read.changed) || read.turned === 'left') return read;
  const { lists } = await listsOn(page, await page.snapshot('find'));
  const found = sameList(lists, first);
  if (!found) return read;
  const ofPlace = read.turned ? inNoPlace : (items: readonly Item[]) => items;
  const before = {
    ...firstLook(read.list.items),
    last: ofPlace(first.items),
    byWords: read.changed === true || read.turned !== undefined,
  };
  const again = nextLook(before, ofPlace(found.items));
  if (!again.changed && again.fresh === 0) return read;
  return { ...read, list: { ...read.list, items: [...again.items] }, end: 'changing', changed: true };
}

/** Items that the last look did not hold. None: then it does not matter what the list did before. */
const dropped = ({ items, last }: Looks): number => items.length - last.length;

/** The rows' citations behind those that an answer has already. */
export function behind(
  citations: readonly Citation[],
  { ledger, citations: own }: CountedList,
): { ledger: Ledger; citations: Citation[] } {
  const ids = citations.length;
  const ks = Math.max(0, ...citations.map(({ k }) => k ?? 0));
  return {
    citations: own.map((each) => ({ ...each, id: each.id + ids, k: each.k! + ks })),
    ledger: {
      ...ledger,
      rows: ledger.rows.map((row) =>
        row.citation === undefined ? row : { ...row, citation: row.citation + ids },
      ),
    },
  };
}
