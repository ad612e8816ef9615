/** Longer quotes are named by their first and last words, as the text-fragment syntax allows: `#:~:text=start,end`. */
const LONGEST_WHOLE_CHARS = 120;
const EDGE_WORDS = 5;
/** Shorter quotes are likely to stand on a page more than once: what stands beside them goes along. */
const SHORT_CHARS = 40;
const AROUND_WORDS = 3;
/** A part of a quote is named alone only when it says enough to stand on the page once. */
const ENOUGH_CHARS = 24;
/** Cells of a row that are named each. */
const MOST_CELLS = 8;

/**
 * A link to words on a page, per the WICG text-fragment syntax, for export and sharing. What the page's index reads as one text the browser may
 * see as several (a kicker above a headline, a hidden first cell): then no range is found, so that further directives name parts of the quote.
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
  const cells = phrase
    .split('¦')
    .map((cell) => cell.trim())
    .filter(Boolean);
  // The browser looks for words: a line of stars is none, and its link leads to the page.
  if (!/[\p{L}\p{N}]/u.test(phrase)) return url;
  const directives = cells.length > 1 ? ofRow(cells) : ofText(cells[0] ?? '', acrossBlocks, context);
  return `${base}#${hash.replace(/:~:.*$/, '')}:~:${directives.map((each) => `text=${each}`).join('&')}`;
}

/**
 * Cells of a row are texts of their own. Each is named with the word beside it: "News" alone, or all from the first "News" of a page on, would light
 * other words. More than one word might run over a border of blocks inside the other cell, where the browser finds nothing. A cell that says enough is
 * named alone, too, where the row's cells do not stand side by side.
 */
function ofRow(cells: readonly string[]): string[] {
  const named = cells.slice(0, MOST_CELLS).map((cell, i) => {
    const [before, after] = [cells[i - 1], cells[i + 1]];
    if (before !== undefined) return `${encode(wordsOf(before).at(-1)!)}-,${edges(cell)}`;
    return after === undefined ? edges(cell) : `${edges(cell)},-${encode(wordsOf(after)[0]!)}`;
  });
  const longest = cells.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.length < ENOUGH_CHARS ? named : [...named, edges(longest)];
}

function ofText(phrase: string, acrossBlocks: boolean, context: string): string[] {
  const [prefix, suffix] = acrossBlocks ? ['', ''] : beside(phrase, context);
  return [`${prefix}${edges(phrase, acrossBlocks)}${suffix}`, ...partsOf(wordsOf(phrase))];
}

/** A text as it is, or by its first and last words. */
function edges(text: string, acrossBlocks = false): string {
  const words = wordsOf(text);
  const whole = (text.length <= LONGEST_WHOLE_CHARS && !acrossBlocks) || words.length < 2 * EDGE_WORDS;
  if (whole) return encode(words.join(' '));
  return `${encode(words.slice(0, EDGE_WORDS).join(' '))},${encode(words.slice(-EDGE_WORDS).join(' '))}`;
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** The first and the last words of a quote, each with the word beside them, that they are not looked for in another place. */
function partsOf(words: readonly string[]): string[] {
  if (words.length < EDGE_WORDS + AROUND_WORDS) return [];
  const [head, next] = [words.slice(0, EDGE_WORDS).join(' '), words[EDGE_WORDS]!];
  const [before, end] = [words.at(-EDGE_WORDS - 1)!, words.slice(-EDGE_WORDS).join(' ')];
  return [
    ...(head.length < ENOUGH_CHARS ? [] : [`${encode(head)},-${encode(next)}`]),
    ...(end.length < ENOUGH_CHARS ? [] : [`${encode(before)}-,${encode(end)}`]),
  ];
}

/** `prefix-,` and `,-suffix` of a short quote, from its own line. */
function beside(phrase: string, context: string): [string, string] {
  const at = context.indexOf(phrase);
  if (phrase.length > SHORT_CHARS || at < 0) return ['', ''];
  if (context.includes('¦')) return besideCell(phrase, context);
  // Within a word, what stands beside it does not begin at a word's border, as the syntax wants it.
  const [before, after] = [context.slice(0, at), context.slice(at + phrase.length)];
  const prefix = /\s$/.test(before) ? wordsOf(before).slice(-AROUND_WORDS).join(' ') : '';
  const suffix = /^\s/.test(after) ? wordsOf(after).slice(0, AROUND_WORDS).join(' ') : '';
  return [prefix && `${encode(prefix)}-,`, suffix && `,-${encode(suffix)}`];
}

/** Cells of a row are no text that runs on: one is named with the word before it, the first with the word behind it. "4 °C" alone may be of any row. */
function besideCell(phrase: string, row: string): [string, string] {
  const cells = row.split('¦').map((cell) => cell.trim());
  // The headers of a cell stand before the row.
  const at = cells.findIndex((cell) => cell === phrase || cell.endsWith(` · ${phrase}`));
  if (at < 0) return beside(phrase, cells.find((cell) => cell.includes(phrase)) ?? '');
  const [before, after] = [wordsOf(cells[at - 1] ?? '').at(-1), wordsOf(cells[at + 1] ?? '')[0]];
  return before ? [`${encode(before)}-,`, ''] : ['', after ? `,-${encode(after)}` : ''];
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
