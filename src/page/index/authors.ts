import { attr, queryAll, textOf } from '../dom/dom.ts';
import { inLinkedData } from './linked-data.ts';
import { collapseSpace } from './text-map.ts';

/** More signed things than this are entries of a list, and nobody's page. */
const MOST = 4;
/** Characters of a name. */
const LONGEST = 80;
const AUTHOR: ReadonlySet<string> = new Set(['author']);

/**
 * Who wrote the page, by what it tells machines: linked data (schema.org), `<meta name=author>`, `rel=author`, microdata. Names only, as a help to
 * find the words on the page that say so; `[]` where it says nothing, or signs many things.
 */
export function authorsOf(document: Document): string[] {
  const said = [
    ...inLinkedData(document, AUTHOR).flatMap(namesIn),
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

function namesIn(author: unknown): string[] {
  if (typeof author === 'string') return [author];
  if (Array.isArray(author)) return author.flatMap(namesIn);
  return typeof author === 'object' && author !== null && 'name' in author ? namesIn(author.name) : [];
}
