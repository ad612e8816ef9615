import type { HideCandidate } from '../../contracts/hide.ts';
import { areaOf, attribute, contains, isConnected } from '../dom/dom.ts';
import { articleOf, takesArticle } from './article.ts';
import type { Block } from './container.ts';
import { isAdLabel, isFurniture } from './furniture.ts';
import { shareOf } from './letters.ts';
import { isMain } from './structure.ts';
import { type PlacedLine, Weights } from './weights.ts';

const SNIPPET = 160;

interface Known {
  id: string;
  elements: readonly Element[];
}

/** Gives blocks their identity, once: a block that was named before keeps its id for as long as its elements live. */
export function createCandidates(document: Document, key: string) {
  const known = new Map<string, Known>();
  let count = 0;

  function idOf(elements: readonly Element[]): string {
    for (const { id, elements: old } of known.values()) {
      if (old.length === elements.length && old.every((element, i) => element === elements[i])) return id;
    }
    count += 1;
    const id = `${key.slice(0, 8)}-${count}`;
    known.set(id, { id, elements });
    return id;
  }

  function toCandidate(block: Block, placed: readonly PlacedLine[]): HideCandidate {
    const inside = placed.filter(({ element }) => block.elements.some((outer) => contains(outer, element)));
    const weights = new Weights(placed, new Set());
    const main =
      block.elements.some((element) => isMain(element, weights)) ||
      takesArticle(block.elements, articleOf(document));
    return {
      id: idOf(block.elements),
      lines: block.lines,
      label: main ? titleOf(inside, document) : labelOf(block.elements[0]!, inside),
      snippet: snippetOf(inside),
      box: boxOf(block.elements),
      textShare: Math.min(1, shareOf(block.elements, document)),
      main,
    };
  }

  return {
    /** Most prominent (largest on the page) first, equals in reading order. */
    from(blocks: readonly Block[], placed: readonly PlacedLine[]): HideCandidate[] {
      return blocks
        .filter((block) => isDrawn(block, placed))
        .map((block) => toCandidate(block, placed))
        .sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
    },
    elementsOf: (id: string): readonly Element[] | undefined => known.get(id)?.elements,
    /** Whether anything of the block is still in the document. */
    present: (id: string): boolean => known.get(id)?.elements.some(isConnected) ?? false,
    presentIds: (): string[] =>
      [...known.values()].filter(({ elements }) => elements.some(isConnected)).map(({ id }) => id),
  };
}
export type Candidates = ReturnType<typeof createCandidates>;

/** What takes no room on the page, and holds nothing that does, is nothing to hide. */
const isDrawn = ({ elements }: Block, placed: readonly PlacedLine[]): boolean =>
  elements.some((element) => areaOf(element) > 0) ||
  placed.some(({ element }) => areaOf(element) > 0 && elements.some((outer) => contains(outer, element)));

/** Lines from the top in which a heading is the title of the block, not of a part of it. */
const TOP = 3;

/** What holds the main content is called as the page is, whatever heading stands in it first. */
const titleOf = (inside: readonly PlacedLine[], document: Document): string => {
  const first = inside.find(({ line }) => line.level === 1)?.line.text || document.title;
  return (first || labelOf(document.body, inside)).slice(0, 80);
};

function labelOf(element: Element, inside: readonly PlacedLine[]): string {
  const own = attribute(element, 'aria-label').trim();
  if (own) return own.slice(0, 80);
  const lines = inside
    .map(({ line }) => line)
    .filter(({ kind, text }) => kind !== 'container' && isName(text));
  const title = lines.slice(0, TOP).find(({ level }) => level !== undefined) ?? lines[0];
  return title ? title.text.slice(0, 80) : wordlessLabel(element, inside);
}

/** Words that a person knows a block by: not "×" or "Close". */
const isName = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && (isAdLabel(text) || !isFurniture(text));

const HOST = /^(?:links to |to )?((?:[\w-]+\.)+[a-z]{2,})/i;

/** Without words: where it comes from or leads to, and its size. */
function wordlessLabel(element: Element, inside: readonly PlacedLine[]): string {
  const notes = inside.flatMap(({ line }) => line.notes);
  const host = notes.map((note) => HOST.exec(note)?.[1]).find(Boolean);
  const { width, height } = element.getBoundingClientRect();
  const size = `${Math.round(width)} × ${Math.round(height)}`;
  return host ? `${host}, ${size}` : size;
}

function snippetOf(inside: readonly PlacedLine[]): string {
  const words = inside.filter(({ line }) => line.kind !== 'container').map(({ line }) => line.text);
  const text = words.filter(Boolean).join(' · ');
  return text.length > SNIPPET ? `${text.slice(0, SNIPPET - 1).trimEnd()}…` : text;
}

function boxOf(elements: readonly Element[]): HideCandidate['box'] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    x: left + scrollX,
    y: top + scrollY,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}
