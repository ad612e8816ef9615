import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { CITATION_CLOSE, CITATION_OPEN } from '../../contracts/answer.ts';
import type { Sentence } from '../../core/answer/sentences.ts';
import { splitSentences } from '../../core/answer/sentences.ts';

export interface MarkOptions {
  /** Ids of the citations that were found on the page. */
  verified: ReadonlySet<number>;
  /** The answer is still being written, or was cut off: its last sentence cannot be judged. */
  unfinished: boolean;
}

/** A unit is read as one run of sentences, over all inline elements in it. */
const UNITS = new Set(['p', 'li', 'tr']);
/** Headings name, code shows: neither states something that a quote could back. */
const UNJUDGED = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'thead', 'pre', 'code']);
/** Splits a text so that every second part is a citation's id. */
export const CITATION_PLACEHOLDER = new RegExp(`${CITATION_OPEN}(\\d+)${CITATION_CLOSE}`);

/** Short enough to stay together in the narrowest panel. */
const LAST_WORD = /\S{1,20}\s?$/;

interface Piece {
  text: Text;
  /** Offset in the unit's text. */
  start: number;
}

interface Unit {
  /** A table row is one statement, however many sentences its cells hold. */
  row: boolean;
  pieces: Piece[];
}

type Evidence = 'yes' | 'no' | 'open';

interface JudgedSentence {
  start: number;
  end: number;
  evidence: Evidence | undefined;
}

/**
 * rehype plugin: wraps each sentence of an answer in `<span data-evidence="yes|no|open">` and puts
 * `<span data-citation="id">` in the place of each citation placeholder. Sentences that claim nothing stay bare.
 */
export function markSentences(options: MarkOptions) {
  return (tree: Root): void => {
    const units = collectUnits(tree);
    for (const unit of units) {
      const sentences = judgeUnit(unit, options, unit === units.at(-1));
      for (const piece of unit.pieces) wrapPiece(piece, sentences);
    }
    replaceTexts(tree);
  };
}

function judgeUnit(
  { row, pieces }: Unit,
  { verified, unfinished }: MarkOptions,
  last: boolean,
): JudgedSentence[] {
  const text = pieces.map((piece) => piece.text.value).join('');
  const sentences = splitSentences(text);
  const backed = (sentence: Sentence) => sentence.citations.some((id) => verified.has(id));
  if (row) {
    const evidence = sentences.some(backed) ? 'yes' : unfinished && last ? 'open' : 'no';
    return [{ start: 0, end: text.length, evidence }];
  }
  return sentences.map((sentence) => {
    const cut = unfinished && last && sentence === sentences.at(-1);
    const unbacked = sentence.neutral ? undefined : cut ? 'open' : 'no';
    return { start: sentence.start, end: sentence.end, evidence: backed(sentence) ? 'yes' : unbacked };
  });
}

/** The text nodes of each unit in reading order. What follows a nested block (a list in a list item) is a unit of its own. */
function collectUnits(tree: Root): Unit[] {
  const units: Unit[] = [];
  const open = (row: boolean): Unit => {
    const unit = { row, pieces: [] };
    units.push(unit);
    return unit;
  };
  const visit = (node: Element | Root, unit: Unit | null): void => {
    let current = unit;
    for (const child of node.children) {
      if (child.type === 'text' && current) addPiece(current, child);
      if (child.type !== 'element' || UNJUDGED.has(child.tagName)) continue;
      if (UNITS.has(child.tagName)) {
        visit(child, open(child.tagName === 'tr'));
        if (current?.pieces.length) current = open(false);
      } else visit(child, current);
    }
  };
  visit(tree, null);
  return units.filter((unit) => unit.pieces.length > 0);
}

function addPiece(unit: Unit, text: Text): void {
  // Line ends between cells are text nodes too, and a <tr> cannot hold a <span>.
  if (unit.row && !text.value.trim()) return;
  const last = unit.pieces.at(-1);
  unit.pieces.push({ text, start: last ? last.start + last.text.value.length : 0 });
}

/** Results wait in `data` until the walk is over, because replacing nodes while walking would skip some. */
interface Marked {
  parts?: ElementContent[];
}

function wrapPiece({ text, start }: Piece, sentences: JudgedSentence[]): void {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const from = Math.max(sentence.start - start, at);
    const to = Math.min(sentence.end - start, text.value.length);
    if (to <= from) continue;
    if (from > at) parts.push(...inlineParts(text.value.slice(at, from)));
    const inside = inlineParts(text.value.slice(from, to));
    parts.push(...(sentence.evidence ? [span({ dataEvidence: sentence.evidence }, inside)] : inside));
    at = to;
  }
  if (at < text.value.length) parts.push(...inlineParts(text.value.slice(at)));
  (text as Text & Marked).parts = parts;
}

function replaceTexts(node: Element | Root): void {
  const children: RootContent[] = node.children;
  node.children = children.flatMap((child): RootContent[] => {
    if (child.type === 'element') replaceTexts(child);
    if (child.type !== 'text') return [child];
    return (child as Text & Marked).parts ?? inlineParts(child.value);
  }) as typeof node.children;
}

/** Text with its citations as elements. Each chip is bound to the word before it, so that no line begins with a chip. */
function inlineParts(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const [index, part] of value.split(CITATION_PLACEHOLDER).entries()) {
    if (index % 2 === 0) {
      if (part) parts.push({ type: 'text', value: part });
      continue;
    }
    const before = parts.at(-1);
    const word = before?.type === 'text' ? (LAST_WORD.exec(before.value)?.[0] ?? '') : '';
    if (before?.type === 'text') before.value = before.value.slice(0, before.value.length - word.length);
    // The chip brings its own space.
    const bound: ElementContent = { type: 'text', value: word.trimEnd() };
    parts.push(span({ className: 'keep' }, [bound, span({ dataCitation: part }, [])]));
  }
  return parts;
}

function span(properties: Record<string, string>, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties, children };
}
