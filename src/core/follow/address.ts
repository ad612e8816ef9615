/** Parameters that say where somebody came from, never what a page holds. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|ref|ref_src|referrer|source|sid|sessionid|phpsessid|jsessionid)$/i;
/** Names of a folder's own page. */
const INDEX_PAGE = /\/(?:index|default)\.(?:html?|php|aspx?)$/i;

/**
 * One string for all spellings of a page's address: no page is read twice. Host in lower case without "www.", no fragment, no tracking, parameters in
 * order, no slash at the end.
 */
export function addressKey(address: string): string {
  const url = new URL(address);
  const path = url.pathname
    .replace(/;jsessionid=[^/]*/i, '')
    .replace(INDEX_PAGE, '/')
    .replace(/\/{2,}/g, '/');
  const parameters = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort();
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
  return `${url.host.toLowerCase().replace(/^www\./, '')}${path.replace(/\/$/, '')}${query}`;
}

/** Files that are neither web pages nor PDFs, by their names. */
const FILE =
  /\.(?:zip|gz|tgz|rar|7z|exe|dmg|apk|msi|iso|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|m4[av]|mov|avi|webm|og[gv]|wav|flac|docx?|xlsx?|pptx?|od[tsp]|csv|json|xml|rss|atom|ics|vcf|css|js|mjs|woff2?|ttf|epub|txt)$/i;

export const looksLikeFile = (address: string): boolean => FILE.test(new URL(address).pathname);

/** The words of an address: `/docs/how-to-return` says as much as a link's text. */
export function wordsOfAddress(address: string): string {
  const { pathname, search } = new URL(address);
  return decoded(`${pathname} ${search}`)
    .replace(/\.\w{2,5}(?=$|\s)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Percent signs that stand for themselves.
    return text;
  }
}
