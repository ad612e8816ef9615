/**
 * What a person can read on the page, decided without any of the index's code: every text node whose element is rendered
 * (`checkVisibility`) and whose own rectangles have an area, lie where scrolling leads and are not cut to a pixel by an ancestor.
 */
export function visibleTextNodes(root: Node): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isVisible(node as Text)) found.push(node as Text);
  }
  for (const element of (root as ParentNode).querySelectorAll('*')) {
    if (element.shadowRoot) found.push(...visibleTextNodes(element.shadowRoot));
  }
  return found;
}

const NOT_TEXT =
  'script,style,noscript,template,textarea,select,option,title,iframe,canvas,video,audio,object';

function isVisible(node: Text): boolean {
  const element = node.parentElement;
  if (!element || !/\S/.test(node.data) || element.closest(NOT_TEXT)) return false;
  if (!rendered(element)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  const drawn = [...range.getClientRects()].some(
    (rect) => rect.width > 0 && rect.height > 0 && rect.right + scrollX > 0 && rect.bottom + scrollY > 0,
  );
  return drawn && !cutAway(element);
}

function rendered(element: Element): boolean {
  const boxed = closest(element, (at) => getComputedStyle(at).display !== 'contents') ?? element;
  return boxed.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: false,
  });
}

/** Cut to a point by an ancestor: the recipes for text that only screen readers should meet, and closed folds. */
function cutAway(element: Element): boolean {
  return (
    closest(element, (at) => {
      const style = getComputedStyle(at);
      const rect = at.getBoundingClientRect();
      const tiny = rect.width <= 1 || rect.height <= 1;
      return (
        (tiny &&
          style.overflow !== 'visible' &&
          style.display !== 'inline' &&
          style.display !== 'contents') ||
        (style.clip !== 'auto' && /rect\((0px|1px|0)/.test(style.clip) && tiny) ||
        /inset\((50|100)%/.test(style.clipPath)
      );
    }) !== null
  );
}

function closest(element: Element, is: (element: Element) => boolean): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (is(at)) return at;
  return null;
}

export interface Phrase {
  text: string;
  /** Whether it runs over the border of an inline element. */
  crosses: boolean;
}

const INLINE = /^(inline|ruby|contents|math)/;

/** The visible words of each innermost block, in order, with the text node that each comes from. */
function wordsOfBlocks(nodes: readonly Text[]): { word: string; node: Text }[][] {
  const blocks = new Map<Element, Text[]>();
  for (const node of nodes) {
    const block = closest(node.parentElement!, (at) => !INLINE.test(getComputedStyle(at).display));
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  return [...blocks.values()].flatMap(splitAtBlocks);
}

/** Text before and after a block inside the same parent is two texts. */
function splitAtBlocks(texts: Text[]): { word: string; node: Text }[][] {
  const range = document.createRange();
  const groups: Text[][] = [[]];
  let previous: Text | null = null;
  for (const text of texts) {
    if (previous) {
      range.setStartAfter(previous);
      range.setEndBefore(text);
      if (hasBlock(range.cloneContents())) groups.push([]);
    }
    groups.at(-1)!.push(text);
    previous = text;
  }
  return groups.map(toWords);
}

const BLOCK_TAGS =
  'div,p,ul,ol,li,table,section,article,h1,h2,h3,h4,h5,h6,figure,blockquote,dl,form,hr,aside,header,footer,nav,pre,button,input,select,textarea,iframe';
const hasBlock = (between: DocumentFragment): boolean => between.querySelector(BLOCK_TAGS) !== null;

/** Words as they read: a word may run over two text nodes (`<b>bold</b>ly`). */
function toWords(texts: Text[]): { word: string; node: Text }[] {
  const words: { word: string; node: Text }[] = [];
  let open = false;
  for (const [index, node] of texts.entries()) {
    if (index > 0 && open && broken(texts[index - 1]!, node)) open = false;
    for (const part of node.data.split(/(\s+)/)) {
      if (part === '') continue;
      if (/^\s+$/.test(part)) open = false;
      else if (open) words.at(-1)!.word += part;
      else {
        words.push({ word: part, node });
        open = true;
      }
    }
  }
  return words;
}

/** Whether white space or a line break lies between two text nodes. */
function broken(before: Text, after: Text): boolean {
  const range = document.createRange();
  range.setStartAfter(before);
  range.setEndBefore(after);
  const between = range.cloneContents();
  return /\s/.test(between.textContent ?? '') || between.querySelector('br') !== null;
}

function blockAt<T>(blocks: T[][], position: number): T[] {
  let left = position;
  for (const block of blocks) {
    left -= block.length;
    if (left < 0) return block;
  }
  return blocks.at(-1)!;
}

/** Random stretches of 7 to 12 words, each inside one block. `random` gives numbers from 0 to 1. */
export function pickPhrases(nodes: readonly Text[], count: number, random: () => number): Phrase[] {
  const blocks = wordsOfBlocks(nodes).filter((words) => words.length >= 7);
  const phrases: Phrase[] = [];
  const total = blocks.reduce((sum, words) => sum + words.length, 0);
  for (let trial = 0; trial < count && blocks.length > 0; trial++) {
    // Long blocks are picked more often, as their words would be.
    const words = blockAt(blocks, random() * total);
    const length = Math.min(words.length, 7 + Math.floor(random() * 6));
    const from = Math.floor(random() * (words.length - length + 1));
    const picked = words.slice(from, from + length);
    phrases.push({
      text: picked.map(({ word }) => word).join(' '),
      crosses: new Set(picked.map(({ node }) => node)).size > 1,
    });
  }
  return phrases;
}
