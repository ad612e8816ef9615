/**
 * Whether an address may be that of a further page of the same thing: another query, other numbers, or one word more or less in its path
 * (`/hotels/page/2`). What a visit may do is not its question.
 */
export function isFurtherPage(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to)];
  if (here.origin !== there.origin || samePlace(here, there)) return false;
  const [own, other] = [wordsOf(here.pathname), wordsOf(there.pathname)];
  if (here.pathname === there.pathname) return true;
  const [shorter, longer] = own.length <= other.length ? [own, other] : [other, own];
  return longer.length - shorter.length <= 1 && shorter.every((word, at) => longer[at] === word);
}

const samePlace = (here: URL, there: URL): boolean =>
  here.pathname === there.pathname && here.search === there.search;

/** The words of a path, without numbers and the name of a folder's own page. */
const wordsOf = (pathname: string): string[] =>
  pathname.match(/\p{L}+/gu)?.filter((word) => !/^(?:index|default|html?|php|aspx?)$/i.test(word)) ?? [];
