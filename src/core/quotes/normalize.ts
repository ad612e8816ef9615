/**
 * A text in the form in which quotes are compared, with the way back. Folded character `i` stands for the original characters
 * `starts[i]` to `ends[i]` (UTF-16 offsets, end exclusive).
 */
export interface Folded {
  text: string;
  starts: Int32Array;
  ends: Int32Array;
}

/** What a copyist may change without changing a word: all quotation marks are one, all dashes are one. */
const QUOTES = '"`´‘’‚‛“”„‟′″‴‵‶«»‹›「」『』〝〞〟ʼʻʹʺ＇＂❛❜❝❞';
const DASHES = '‐‑‒–—―−⁃﹘﹣－⸺⸻';
const FOLDS = new Map<string, string>([
  ...Array.from(QUOTES, (c) => [c, "'"] as const),
  ...Array.from(DASHES, (c) => [c, '-'] as const),
  ['ς', 'σ'],
  ['ẞ', 'ss'],
  ['ß', 'ss'],
  ['⁄', '/'],
  // Between the cells of a row: a model may leave it out.
  ['¦', ' '],
]);

/** Printable ASCII with single spaces between: the bulk of most pages, folded without looking at each character. */
const PLAIN_RUN = /[!-~](?:[!-~]| (?=[!-~]))*/y;
/** A Hangul syllable in pieces, or a character with its combining marks: what NFKC may join into one. */
const CLUSTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[\s\S]\p{M}*/uy;
/** Soft hyphens, zero-width and direction characters, variation selectors: invisible, so never part of a quote. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SUPERSCRIPT_DIGIT = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]$/;
const VULGAR_FRACTION = /^[¼-¾⅐-⅞]$/;

const clusterCache = new Map<string, string>();

function foldCluster(cluster: string): string {
  const known = clusterCache.get(cluster);
  if (known !== undefined) return known;
  const bare = cluster.replace(INVISIBLE, '');
  let folded = FOLDS.get(bare);
  if (folded === undefined) {
    const compatible = bare.normalize('NFKC');
    // A spacing accent decomposes to a space and a mark; it is no white space.
    const joined = /^\s\p{M}/u.test(compatible) ? bare : compatible;
    folded = Array.from(joined.toLowerCase(), (c) => FOLDS.get(c) ?? c).join('');
  }
  // Pages choose the keys; a bound keeps a long-lived worker from collecting them.
  if (clusterCache.size > 20_000) clusterCache.clear();
  clusterCache.set(cluster, folded);
  return folded;
}

/** `10⁵` is not 105 and `1½` is not 11/2: the border that the typography shows is written out. */
function numberBorder(cluster: string, before: string): string {
  if (!/\d$/.test(before)) return '';
  if (SUPERSCRIPT_DIGIT.test(cluster)) return '^';
  return VULGAR_FRACTION.test(cluster) ? ' ' : '';
}

/**
 * Folds case, white space, quotes, dashes, ligatures and other compatibility forms (NFKC), and drops what nobody sees. Two texts with
 * the same folded form have the same words. White space runs become one space; nothing is trimmed.
 */
export function fold(original: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  const emit = (folded: string, start: number, end: number) => {
    for (let i = 0; i < folded.length; i++) {
      starts.push(start);
      ends.push(end);
    }
    text += folded;
  };
  while (at < original.length) {
    PLAIN_RUN.lastIndex = at;
    let run = PLAIN_RUN.exec(original)?.[0] ?? '';
    // Its last character may carry a combining mark.
    if (run && original.charCodeAt(at + run.length) >= 0x300) run = run.slice(0, -1);
    if (run) {
      for (let i = 0; i < run.length; i++) {
        starts.push(at + i);
        ends.push(at + i + 1);
      }
      text += run.toLowerCase().replace(/["`]/g, "'");
      at += run.length;
      continue;
    }
    CLUSTER.lastIndex = at;
    const cluster = CLUSTER.exec(original)?.[0] ?? original.charAt(at);
    const folded = foldCluster(cluster);
    if (folded.trim() !== '') emit(numberBorder(cluster, text.slice(-1)) + folded, at, at + cluster.length);
    else if (folded !== '' && !text.endsWith(' ')) emit(' ', at, at + cluster.length);
    at += cluster.length;
  }
  return { text, starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}
