import { queryAll, textOf } from '../dom/dom.ts';

/** Characters of linked data that are read; deeper than this nothing of the page itself is said. */
const MOST_DATA = 200_000;
const DEEPEST = 5;
/** Parts of linked data that others wrote, or that are other pages. */
const OF_OTHERS = /review|comment|answer|itemListElement|hasPart|isPartOf|relatedLink|video|image/i;

/** What the page's linked data (schema.org) says of the page itself under some keys, in its order. */
export const inLinkedData = (document: Document, keys: ReadonlySet<string>): unknown[] =>
  queryAll(document, 'script[type="application/ld+json"]').flatMap((script) => {
    const text = textOf(script) ?? '';
    return text.length <= MOST_DATA ? saidIn(dataOf(text), keys, DEEPEST) : [];
  });

/** Many pages have broken data; it tells nothing then, and is nobody's trouble. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function saidIn(data: unknown, keys: ReadonlySet<string>, depth: number): unknown[] {
  if (typeof data !== 'object' || data === null || depth === 0) return [];
  if (Array.isArray(data)) return data.flatMap((each) => saidIn(each, keys, depth));
  return Object.entries(data).flatMap(([key, value]) => {
    if (keys.has(key)) return [value];
    return OF_OTHERS.test(key) ? [] : saidIn(value, keys, depth - 1);
  });
}
