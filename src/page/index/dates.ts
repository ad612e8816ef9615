import type { FrameIndex } from '../../contracts/page-index.ts';
import { ancestorsOf, attr, matches, queryAll, textOf } from '../dom/dom.ts';
import { inLinkedData } from './linked-data.ts';

type Use = keyof NonNullable<FrameIndex['dates']>;

/** Where pages tell machines a day of theirs, the surest place first. */
const PLACES: Readonly<Record<Use, { meta: string; linked: ReadonlySet<string>; marked: string }>> = {
  published: {
    meta: 'article:published_time og:published_time article.published datepublished date pubdate publishdate publish-date parsely-pub-date sailthru.date dc.date dc.date.issued dc.date.created dcterms.date dcterms.issued dcterms.created citation_publication_date',
    linked: new Set(['datePublished', 'dateCreated', 'uploadDate']),
    marked: '[itemprop~=datePublished i], time[pubdate], .dt-published, .hentry .published',
  },
  modified: {
    meta: 'article:modified_time og:updated_time datemodified last-modified lastmod revised dc.date.modified dcterms.modified',
    linked: new Set(['dateModified']),
    marked: '[itemprop~=dateModified i], .dt-updated, .hentry .updated',
  },
};
/** More different days than this in one place are those of a list's entries. */
const MOST = 2;

/**
 * The days on which the page was published and changed, as "2031-03-09", by what it tells machines: `<meta>`, linked data (schema.org), microdata,
 * microformats. A help to find the words on the page that say so.
 */
export function datesOf(document: Document): NonNullable<FrameIndex['dates']> {
  const metas = metaDates(document);
  const dayOf = (use: Use): string | undefined => {
    const { meta, linked, marked } = PLACES[use];
    return (
      onlyDay(meta.split(' ').map((name) => metas.get(name))) ??
      onlyDay(inLinkedData(document, linked)) ??
      onlyDay(queryAll(document, marked).map(saidBy)) ??
      (use === 'published' ? besideHeading(document) : undefined)
    );
  };
  const [published, modified] = [dayOf('published'), dayOf('modified')];
  return { ...(published ? { published } : {}), ...(modified ? { modified } : {}) };
}

function metaDates(document: Document): ReadonlyMap<string, string> {
  const said = queryAll(document, 'meta[content]').map((meta): [string, string] => {
    const name = attr(meta, 'property') ?? attr(meta, 'name') ?? attr(meta, 'itemprop') ?? '';
    return [name.toLowerCase(), attr(meta, 'content') ?? ''];
  });
  return new Map(said);
}

const saidBy = (element: Element): string | undefined =>
  attr(element, 'datetime') ??
  attr(element, 'content') ??
  attr(element, 'title') ??
  textOf(element) ??
  undefined;

/** The day of a `<time>` that stands with the page's only first heading. */
function besideHeading(document: Document): string | undefined {
  const headings = queryAll(document, 'h1');
  const [heading] = headings;
  if (!heading || headings.length > 1) return undefined;
  const around = ancestorsOf(heading).find((each) => matches(each, 'header, article, main'));
  return around ? onlyDay(queryAll(around, 'time[datetime]').map(saidBy)) : undefined;
}

/** The first day that is told, where they are not many. */
function onlyDay(told: readonly unknown[]): string | undefined {
  const days = new Set(told.flatMap((each) => (typeof each === 'string' ? (dayIn(each) ?? []) : [])));
  return days.size <= MOST ? [...days][0] : undefined;
}

/** A number of a day beside one of a year: "9 Mar 2031", no "Issue 2031". */
const WRITTEN = /(?<!\d)\d{1,2}(?!\d)(?=.*\d{4})|\d{4}.*(?<!\d)\d{1,2}(?!\d)/;
const ISO = /^\s*((?:19[89]|20\d)\d)[-/]?(\d\d)[-/]?(\d\d)(?!\d)/;
/** The day as its place wrote it, whatever day it was in Greenwich; else by a form that the browser reads. */
function dayIn(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}`;
  const date = WRITTEN.test(text) ? new Date(text) : undefined;
  if (!date || Number.isNaN(date.getTime())) return undefined;
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
