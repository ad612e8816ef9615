import { visibleTextNodes } from '../index/oracle.ts';

/** Words of the page. Where they stand twice, `context` tells what is near, or `nth` (from 1) counts. */
export interface GoldText {
  text: string;
  context?: { before?: string; after?: string };
  nth?: number;
}
export interface GoldEvidence {
  evidence: GoldText[];
  evidence_alternatives?: GoldText[][];
  support?: GoldText[];
}

/** Counts of characters without white space. */
export interface EvidenceScore {
  gold: number;
  lit: number;
  both: number;
  /** Gold texts, and those of them of which at least half is lit. */
  texts: number;
  hits: number;
  /** Gold texts that do not stand on the page. */
  notOnPage: string[];
}

const BLANK = /[\s\u00ad\u200b-\u200d\ufeff]/u;

/** The page's text without white space, with the place of each character. */
interface PageText {
  text: string;
  nodes: Text[];
  offsets: number[];
}

/** What is lit now against the gold that it fits best; other valid places and supporting words count neither way. */
export function scoreEvidence({
  evidence,
  evidence_alternatives = [],
  support = [],
}: GoldEvidence): EvidenceScore {
  const page = readPage();
  const lit = litCharacters(page);
  const choices = [evidence, ...evidence_alternatives].map((texts) =>
    texts.map((text) => locate(page, text)),
  );
  const supporting = support.flatMap((text) => locate(page, text));
  const scores = choices.map((chosen) => {
    const gold = new Set(chosen.flat());
    const neutral = new Set([...choices.flat(2), ...supporting].filter((at) => !gold.has(at)));
    const both = [...gold].filter((at) => lit.has(at)).length;
    return {
      gold: gold.size,
      lit: [...lit].filter((at) => !neutral.has(at)).length,
      both,
      texts: chosen.length,
      hits: chosen.filter((places) => isHalfLit(places, lit)).length,
      notOnPage: [] as string[],
    };
  });
  const best = scores.reduce((one, other) => (f1(other) > f1(one) ? other : one));
  return {
    ...best,
    notOnPage: evidence.filter((text) => locate(page, text).length === 0).map(({ text }) => text),
  };
}

const isHalfLit = (places: number[], lit: ReadonlySet<number>): boolean =>
  places.length > 0 && places.filter((at) => lit.has(at)).length * 2 >= places.length;

const f1 = ({ gold, lit, both }: { gold: number; lit: number; both: number }): number =>
  gold + lit > 0 ? (2 * both) / (gold + lit) : 0;

function readPage(): PageText {
  const page: PageText = { text: '', nodes: [], offsets: [] };
  for (const node of visibleTextNodes(document)) {
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const character = node.data.charAt(offset);
      if (BLANK.test(character)) continue;
      page.text += character;
      page.nodes.push(node);
      page.offsets.push(offset);
    }
  }
  return page;
}

const dense = (text: string): string => [...text].filter((character) => !BLANK.test(character)).join('');

/** The characters of a gold text: of several places the one whose context is nearest. */
function locate(page: PageText, { text, context = {}, nth = 1 }: GoldText): number[] {
  const wanted = dense(text);
  const places: number[] = [];
  for (let at = page.text.indexOf(wanted); at >= 0; at = page.text.indexOf(wanted, at + 1)) places.push(at);
  const before = dense(context.before ?? '');
  const after = dense(context.after ?? '');
  const distance = (at: number): number => {
    const left = before ? page.text.lastIndexOf(before, at - before.length) : at;
    const right = after ? page.text.indexOf(after, at + wanted.length) : at;
    const far = page.text.length;
    return (left < 0 ? far : at - left) + (right < 0 ? far : right - at);
  };
  const ordered =
    before || after ? places.toSorted((a, b) => distance(a) - distance(b)) : places.slice(nth - 1);
  const [from] = ordered;
  return from === undefined ? [] : Array.from(wanted, (_, i) => from + i);
}

function litCharacters({ nodes, offsets }: PageText): Set<number> {
  const ranges = [...CSS.highlights]
    .filter(([name]) => name.startsWith('sightline-cite-'))
    .flatMap(([, highlight]) => [...highlight] as Range[]);
  const lit = new Set<number>();
  for (const range of ranges) {
    for (const [at, node] of nodes.entries()) {
      if (range.isPointInRange(node, offsets[at] ?? 0) && !endsAt(range, node, offsets[at] ?? 0)) lit.add(at);
    }
  }
  return lit;
}

/** A point at a range's very end is in it, but the character behind that point is not. */
const endsAt = (range: Range, node: Text, offset: number): boolean =>
  range.endContainer === node && range.endOffset <= offset;
