import { attr, queryAll, textOf } from '../dom/dom.ts';
import { collapseSpace } from './text-map.ts';

/** More signed things than this are entries of a list, and nobody's page. */
const MOST = 4;
/** Characters of a name. */
const LONGEST = 80;
/** Characters of linked data that are read; deeper than this nothing of the page itself is said. */
const MOST_DATA = 200_000;
const DEEPEST = 5;
/** Parts of linked data that others wrote, or that are other pages. */
const OF_OTHERS = /review|comment|answer|itemListElement|hasPart|isPartOf|relatedLink|video|image/i;

/**
 * Who wrote the page, by what it tells machines: linked data (schema.org), `<meta name=author>`, `rel=author`, microdata. Names only, as a help to
 * find the words on the page that say so; `[]` where it says nothing, or signs many things.
 */
export function authorsOf(document: Document): string[] {
  const said = [
    ...queryAll(document, 'script[type="application/ld+json"]').flatMap(inLinkedData),
    ...queryAll(document, 'meta[name=author i], meta[property="article:author" i]').map(
      (meta) => attr(meta, 'content') ?? '',
    ),
    ...queryAll(document, 'a[rel~=author i], [itemprop~=author i] [itemprop=name i]').map(
      (element) => textOf(element) ?? '',
    ),
  ];
  const names = new Set(said.map(collapseSpace).filter(isName));
  return names.size <= MOST ? [...names] : [];
}

/** No address, no handle, no sentence. */
const isName = (text: string): boolean =>
  text.length > 2 && text.length <= LONGEST && !/[/@<>{}]|\.\w{2,4}$/.test(text);

function inLinkedData(script: Element): string[] {
  const text = textOf(script) ?? '';
  return text.length <= MOST_DATA ? authorsIn(dataOf(text), DEEPEST) : [];
}

/** Many pages have broken data; it tells nothing then, and is nobody's trouble. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function authorsIn(data: unknown, depth: number): string[] {
  if (typeof data !== 'object' || data === null || depth === 0) return [];
  if (Array.isArray(data)) return data.flatMap((each) => authorsIn(each, depth));
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'author') return namesIn(value);
    return OF_OTHERS.test(key) ? [] : authorsIn(value, depth - 1);
  });
}

function namesIn(author: unknown): string[] {
  if (typeof author === 'string') return [author];
  if (Array.isArray(author)) return author.flatMap(namesIn);
  return typeof author === 'object' && author !== null && 'name' in author ? namesIn(author.name) : [];
}
