/** Longer quotes are named by their first and last words, as the text-fragment syntax allows: `#:~:text=start,end`. */
const LONGEST_WHOLE_CHARS = 120;
const EDGE_WORDS = 5;

/**
 * A link to words on a page, per the WICG text-fragment syntax, for export and sharing.
 * @param url the page's URL; its own fragment is kept, an older text directive is replaced
 * @param phrase the page's own words
 * @param acrossBlocks whether the words run over borders of blocks, where only the `start,end` form matches
 */
export function textFragmentLink(url: string, phrase: string, acrossBlocks: boolean): string {
  const [base = '', hash = ''] = url.split('#', 2);
  const words = phrase.trim().split(/\s+/);
  const whole = (phrase.length <= LONGEST_WHOLE_CHARS && !acrossBlocks) || words.length < 2 * EDGE_WORDS;
  const directive = whole
    ? encode(words.join(' '))
    : `${encode(words.slice(0, EDGE_WORDS).join(' '))},${encode(words.slice(-EDGE_WORDS).join(' '))}`;
  return `${base}#${hash.replace(/:~:.*$/, '')}:~:text=${directive}`;
}

/** `-`, `,` and `&` are syntax in a text directive; `encodeURIComponent` leaves the first as it is. */
function encode(words: string): string {
  return encodeURIComponent(words)
    .replaceAll('-', '%2D')
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}
