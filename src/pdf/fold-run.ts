/** Characters [at, at + sourceLength) of an item's `str` as they stand in the index. */
export interface FoldedPart {
  text: string;
  at: number;
  sourceLength: number;
}

/**
 * Ligatures and presentation forms, which stand for plain letters; what Unicode calls compatible but means something (², ½, …, full-width
 * forms) stays. What nobody sees goes; so do soft hyphens, but for one at the end, which may be a line's.
 */
const SPECIAL =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdfb\ufe70-\ufefc]+|[\u2f00-\u2fd5\u2e9f-\u2ef3]+|(?:\u00ad(?!\s*$)|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe]|(?!\s)\p{Cc})+|\s+/gu;
const UNSEEN = /^[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\p{Cc}]/u;

/** The parts of an item's text; neighbours whose lengths agree are one part. */
export function foldRun(str: string): FoldedPart[] {
  const parts: FoldedPart[] = [];
  let done = /^\s+(?=\p{M})/u.exec(str)?.[0].length ?? 0;
  const keep = (to: number) => {
    if (to > done) parts.push({ text: str.slice(done, to), at: done, sourceLength: to - done });
    done = to;
  };
  for (const { 0: found, index } of str.matchAll(SPECIAL)) {
    if (found === ' ') continue;
    if (index < done) continue;
    keep(index);
    done = index + found.length;
    if (/^\s/.test(found)) parts.push({ text: ' ', at: index, sourceLength: found.length });
    else if (!UNSEEN.test(found)) parts.push(...lettersOf(found, index));
  }
  keep(str.length);
  return parts;
}

/** Each form by itself, so that a letter is cited without its neighbours. A mark with the space it stands on loses the space. */
function lettersOf(forms: string, index: number): FoldedPart[] {
  const parts: FoldedPart[] = [];
  let at = index;
  for (const form of forms) {
    parts.push({ text: form.normalize('NFKC').trim(), at, sourceLength: form.length });
    at += form.length;
  }
  return parts;
}
