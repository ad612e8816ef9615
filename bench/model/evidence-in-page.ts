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
  /** Sentences of the page, counted by what is in them. */
  sentences: { gold: number; lit: number; both: number };
  /** Citations that light something, and those of which at least half is gold, another valid place or support. */
  citations: number;
  citationsOnGold: number;
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

/** Where a control is marked, in CSS pixels of the viewport. */
export type Marked = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * What is lit now against the gold that it fits best; other valid places and supporting words count neither way.
 * @param marked the controls that a guide points to: their words count as lit, each control as one citation
 */
export function scoreEvidence(
  { evidence, evidence_alternatives = [], support = [] }: GoldEvidence,
  marked: readonly Marked[] = [],
): EvidenceScore {
  const page = readPage();
  const byCitation = [...litByCitation(page), ...marked.map((box) => wordsIn(page, box))].filter(
    (lit) => lit.size > 0,
  );
  const lit = new Set(byCitation.flatMap((citation) => [...citation]));
  const sentenceOf = sentencesOf(page);
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
      hits: chosen.filter((places) => isHalfIn(places, lit)).length,
      sentences: countSentences(sentenceOf, gold, lit, neutral),
    };
  });
  const best = scores.reduce((one, other) => (f1(other) > f1(one) ? other : one));
  const valid = new Set([...choices.flat(2), ...supporting]);
  return {
    ...best,
    citations: byCitation.length,
    citationsOnGold: byCitation.filter((citation) => isHalfIn([...citation], valid)).length,
    notOnPage: evidence.filter((text) => locate(page, text).length === 0).map(({ text }) => text),
  };
}

const isHalfIn = (places: number[], set: ReadonlySet<number>): boolean =>
  places.length > 0 && places.filter((at) => set.has(at)).length * 2 >= places.length;

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

/** What each citation lights, one set of characters each. */
function litByCitation({ nodes, offsets }: PageText): Set<number>[] {
  return [...CSS.highlights]
    .filter(([name]) => name.startsWith('sightline-cite-'))
    .map(([, highlight]) => {
      const lit = new Set<number>();
      for (const range of [...highlight] as Range[]) {
        for (const [at, node] of nodes.entries()) {
          if (range.isPointInRange(node, offsets[at] ?? 0) && !endsAt(range, node, offsets[at] ?? 0))
            lit.add(at);
        }
      }
      return lit;
    });
}

/** The characters that lie in a box. */
function wordsIn({ nodes, offsets }: PageText, box: Marked): Set<number> {
  const range = document.createRange();
  const isIn = (node: Text, offset: number): boolean => {
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    const { left, top, width, height } = range.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  return new Set(nodes.flatMap((node, at) => (isIn(node, offsets[at] ?? 0) ? [at] : [])));
}

/** A point at a range's very end is in it, but the character behind that point is not. */
const endsAt = (range: Range, node: Text, offset: number): boolean =>
  range.endContainer === node && range.endOffset <= offset;

/** The number of the sentence that each character is in. A sentence ends with its block at the latest. */
function sentencesOf({ nodes, offsets }: PageText): number[] {
  const segmenter = new Intl.Segmenter(document.documentElement.lang || undefined, {
    granularity: 'sentence',
  });
  const numbers: number[] = [];
  let number = 0;
  for (let from = 0; from < nodes.length; ) {
    const block = blockOf(nodes[from]!);
    let to = from;
    while (to < nodes.length && blockOf(nodes[to]!) === block) to += 1;
    // The block's words as they stand, white space and all, with the place of each character that counts.
    let text = '';
    const places: number[] = [];
    for (let at = from; at < to; at += 1) {
      const gap =
        nodes[at] === nodes[at - 1] ? offsets[at]! - offsets[at - 1]! > 1 : /^\s/.test(nodes[at]!.data);
      if (gap && at > from) text += ' ';
      places.push(text.length);
      text += nodes[at]!.data.charAt(offsets[at]!);
    }
    const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
    let passed = 0;
    for (const place of places) {
      while (place >= (ends[passed] ?? Number.POSITIVE_INFINITY)) passed += 1;
      numbers.push(number + passed);
    }
    number += ends.length;
    from = to;
  }
  return numbers;
}

const blocks = new WeakMap<Text, Element | null>();

/** The nearest element around a text that is not in the flow of a line. */
function blockOf(node: Text): Element | null {
  const known = blocks.get(node);
  if (known !== undefined) return known;
  let element = node.parentElement;
  while (element && /^(inline$|ruby|contents)/.test(getComputedStyle(element).display))
    element = element.parentElement;
  blocks.set(node, element);
  return element;
}

/** A sentence is gold, or lit, when some of it is; one that is lit only in other valid words counts neither way. */
function countSentences(
  sentenceOf: readonly number[],
  gold: ReadonlySet<number>,
  lit: ReadonlySet<number>,
  neutral: ReadonlySet<number>,
): EvidenceScore['sentences'] {
  const within = (characters: Iterable<number>) => new Set([...characters].map((at) => sentenceOf[at] ?? -1));
  const golden = within(gold);
  const shown = within([...lit].filter((at) => !neutral.has(at)));
  return {
    gold: golden.size,
    lit: shown.size,
    both: [...golden].filter((sentence) => shown.has(sentence)).length,
  };
}
