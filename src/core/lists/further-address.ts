/** Whether an address differs from a page's own by no more than a number, its query, or one word and a number behind it (`/hotels/page/2`). */
export function isFurtherPage(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to)];
  if (here.origin !== there.origin || samePlace(here, there)) return false;
  const [own, other] = [wordsOf(here.pathname), wordsOf(there.pathname)];
  if (here.pathname === there.pathname) return differsByNumber(here.searchParams, there.searchParams);
  const [shorter, longer] = own.length <= other.length ? [own, other] : [other, own];
  return longer.length - shorter.length <= 1 && shorter.every((word, at) => longer[at] === word);
}

const samePlace = (here: URL, there: URL): boolean =>
  here.pathname === there.pathname && here.search === there.search;

/** The words of a path, without numbers and the name of a folder's own page. */
const wordsOf = (pathname: string): string[] =>
  pathname.match(/\p{L}+/gu)?.filter((word) => !/^(?:index|default|html?|php|aspx?)$/i.test(word)) ?? [];

/** One parameter has another number, or came or went with one; all others are the same. */
function differsByNumber(here: URLSearchParams, there: URLSearchParams): boolean {
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const changed = names.filter((name) => here.get(name) !== there.get(name));
  return (
    changed.length === 1 &&
    changed.every((name) => [here, there].every((each) => /^\d*$/.test(each.get(name) ?? '')))
  );
}
