import type { Citation } from '../../src/contracts/answer.ts';

/** What the right answer rests on. */
export interface Gold {
  evidence: { text: string }[];
  evidence_alternatives?: { text: string }[] | { text: string }[][];
}

export interface Found {
  /** The quotes' words. */
  quotes: string[];
  /** Whether each quote holds half of an evidence text, or an evidence text holds it and half is covered. */
  hits: boolean[];
}

/** White space never counts. */
export const bare = (text: string): string => text.replace(/\s+/g, '');

/** Which quotes of an answer cover half of an evidence text. */
export function judge(citations: readonly Citation[], { evidence, evidence_alternatives = [] }: Gold): Found {
  const quotes = citations.map((citation) => citation.phrase);
  const gold = [...evidence, ...evidence_alternatives.flat()].map(({ text }) => bare(text));
  const hits = quotes.map((quote) => gold.some((text) => covered(bare(quote), text) >= text.length / 2));
  return { quotes, hits };
}

/** Characters that the two have in one piece: all of the shorter, or where one runs over the other's border. */
function covered(quote: string, gold: string): number {
  if (quote.includes(gold)) return gold.length;
  if (gold.includes(quote)) return quote.length;
  for (
    let length = Math.min(quote.length, gold.length);
    length > gold.length / 2 - 1 && length > 0;
    length -= 1
  ) {
    if (quote.endsWith(gold.slice(0, length)) || quote.startsWith(gold.slice(-length))) return length;
  }
  return 0;
}
