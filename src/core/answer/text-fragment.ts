/** Longer quotes are named by their first and last words, as the text-fragment syntax allows: `#:~:text=start,end`. */
const LONGEST_WHOLE_CHARS = 120;
const EDGE_WORDS = 5;
/** Shorter quotes are likely to stand on a page more than once: what stands beside them goes along. */
const SHORT_CHARS = 40;
const AROUND_WORDS = 3;

/**
 * A link to words on a page, per the WICG text-fragment syntax, for export and sharing.
 * @param url the page's URL; its own fragment is kept, an older text directive is replaced
 * @param phrase the page's own words
 * @param acrossBlocks whether the words run over borders of blocks, where only the `start,end` form matches
 * @param context the text of the line that holds the phrase
 */
export function textFragmentLink(
  url: string,
  phrase: string,
  { acrossBlocks = false, context = '' }: { acrossBlocks?: boolean; context?: string } = {},
): string {
  const [base = '', hash = ''] = url.split('#', 2);
  const [first = '', ...cells] = phrase.split(' ¦ ');
  // Cells of a row are texts of their own: from the first to the last of them.
  if (cells.length > 0)
    return `${base}#${hash.replace(/:~:.*$/, '')}:~:text=${encode(first.trim())},${encode(cells.at(-1)!.trim())}`;
  const words = phrase.trim().split(/\s+/);
  const whole = (phrase.length <= LONGEST_WHOLE_CHARS && !acrossBlocks) || words.length < 2 * EDGE_WORDS;
  const directive = whole
    ? encode(words.join(' '))
    : `${encode(words.slice(0, EDGE_WORDS).join(' '))},${encode(words.slice(-EDGE_WORDS).join(' '))}`;
  const [prefix, suffix] = acrossBlocks ? ['', ''] : beside(phrase.trim(), context);
  return `${base}#${hash.replace(/:~:.*$/, '')}:~:text=${prefix}${directive}${suffix}`;
}

/** `prefix-,` and `,-suffix` of a short quote, from its own line. Cells of a row are no text that runs on. */
function beside(phrase: string, context: string): [string, string] {
  const at = context.indexOf(phrase);
  if (phrase.length > SHORT_CHARS || at < 0 || context.includes('¦')) return ['', ''];
  const words = (text: string) => text.trim().split(/\s+/).filter(Boolean);
  // Within a word, what stands beside it does not begin at a word's border, as the syntax wants it.
  const [before, after] = [context.slice(0, at), context.slice(at + phrase.length)];
  const prefix = /\s$/.test(before) ? words(before).slice(-AROUND_WORDS).join(' ') : '';
  const suffix = /^\s/.test(after) ? words(after).slice(0, AROUND_WORDS).join(' ') : '';
  return [prefix && `${encode(prefix)}-,`, suffix && `,-${encode(suffix)}`];
}

/** `-`, `,` and `&` are syntax in a text directive; `encodeURIComponent` leaves the first as it is. */
function encode(words: string): string {
  return encodeURIComponent(words)
    .replaceAll('-', '%2D')
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}

/** A link to quoted words. Text fragments mean nothing in a PDF; `#page=N` is what viewers agree on. */
export function linkToQuote(quoted: {
  url: string;
  quote: string;
  context: string;
  page?: number | undefined;
  acrossBlocks: boolean;
}): string {
  const { url, quote, page, ...about } = quoted;
  return page === undefined ? textFragmentLink(url, quote, about) : `${url.replace(/#.*$/, '')}#page=${page}`;
}
