import { getCssSelector } from 'css-selector-generator';
import type { LabelPass, LabelTask } from '../contracts/labels.ts';

/** Something that was marked in a snapshot. */
export interface Mark {
  /** What the annotator reads of it. */
  name: string;
  evidence?: LabelPass['evidence'][number];
  selector?: string;
  /** Units that it covers, [from, to). */
  units: [number, number];
  /** Where it is drawn. */
  range: Range;
}

const BLANK = /[\s\u00ad\u200b-\u200d\ufeff]/gu;
const SHOWN = 160;

const elementsOf = (page: Document): Element[] => [...page.body.querySelectorAll('*')];

/** Text that can be seen, node by node. */
function textNodes(page: Document): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.checkVisibility({ visibilityProperty: true })) nodes.push(node);
  }
  return nodes;
}

/** How many units can be marked for a kind of task. */
export const sizeOf = (page: Document, kind: LabelTask['kind']): number =>
  kind === 'hide'
    ? elementsOf(page).length
    : kind === 'find'
      ? textNodes(page).reduce((sum, { data }) => sum + data.replace(BLANK, '').length, 0)
      : 0;

/** An element that should go. */
export function markElement(page: Document, element: Element): Mark {
  const from = elementsOf(page).indexOf(element);
  const range = page.createRange();
  range.selectNode(element);
  const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    name: `${element.localName}: ${words.slice(0, SHOWN) || '–'}`,
    selector: getCssSelector(element, {
      root: page.documentElement,
      selectors: ['id', 'class', 'tag', 'nthoftype'],
    }),
    units: [from, from + 1 + element.querySelectorAll('*').length],
    range,
  };
}

/** The block around a marked one; `undefined`: there is none but the whole page. */
export function markAround(page: Document, { selector }: Mark): Mark | undefined {
  const around = selector ? page.querySelector(selector)?.parentElement : undefined;
  return around && around !== page.body && page.body.contains(around) ? markElement(page, around) : undefined;
}

/** The words that are selected in the page; `undefined`: none. */
export function markSelection(page: Document): Mark | undefined {
  const selection = page.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  const wanted = text.replace(BLANK, '');
  if (wanted === '') return undefined;
  const whole = textNodes(page)
    .map(({ data }) => data.replace(BLANK, ''))
    .join('');
  const places = placesOf(whole, wanted);
  const start = charactersBefore(page, range);
  // Counted where it begins; where the selection holds blanks at its edge, the next place is meant.
  const nth = Math.max(
    0,
    places.findIndex((place) => place >= start),
  );
  const from = places[nth] ?? start;
  return {
    name: text,
    evidence: places.length > 1 ? { text, nth: nth + 1 } : { text },
    units: [from, from + wanted.length],
    range,
  };
}

function placesOf(whole: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

function charactersBefore(page: Document, { startContainer, startOffset }: Range): number {
  let count = 0;
  const here = page.createRange();
  here.setStart(startContainer, startOffset);
  for (const node of textNodes(page)) {
    if (node === startContainer) return count + node.data.slice(0, startOffset).replace(BLANK, '').length;
    if (here.comparePoint(node, 0) >= 0) return count;
    count += node.data.replace(BLANK, '').length;
  }
  return count;
}

/** A pass as it is kept. */
export const passOf = (annotator: string, answer: string, marks: readonly Mark[]): LabelPass => ({
  annotator,
  at: Date.now(),
  answer,
  evidence: marks.flatMap(({ evidence }) => evidence ?? []),
  gold: marks.flatMap(({ selector }) => selector ?? []),
  units: marks.map(({ units }) => units),
});
