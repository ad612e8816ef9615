import type { IndexLine } from '../../contracts/page-index.ts';
import { alike, isLayer } from '../dom/blocks.ts';
import {
  ancestorsOf,
  areaOf,
  childrenOf,
  contains,
  elementAbove,
  query,
  queryAll,
  rectOf,
  tagOf,
} from '../dom/dom.ts';
import { namesOf } from '../index/containers.ts';
import { articleOf, takesArticle } from './article.ts';
import { isAdLabel, isFurniture } from './furniture.ts';
import {
  areaGain,
  headingLevel,
  isFooter,
  isItem,
  isMain,
  isProse,
  isSection,
  isVisualBox,
  peersOf,
} from './structure.ts';
import { type PlacedLine, Weights } from './weights.ts';

/** A block to hide: usually one element; several siblings where the page gives them no wrapper of their own. */
export interface Block {
  elements: Element[];
  /** Numbers of the chosen lines that lie in it. */
  lines: number[];
}

/** Times the area of a block up to which something around it is the same block, whatever it is. */
const SAME = 1.2;
/** Times the room that its content takes from which an element is stretched along its neighbours. */
const STRETCHED = 2;
/** CSS px between two things that lie apart. */
const GAP = 60;
/** Share of a block from which several chosen lines in it mean all of it. */
const MOSTLY = 0.6;
/** A title is short; what is longer is content. Characters. */
const TITLE = 80;

/**
 * From chosen lines to THE blocks, each named once. A model may name every line of a block, one line of it, or its container line;
 * all lead to the same block:
 * 1. `cover`: what was chosen whole goes up to the largest element of which (nearly) everything was chosen;
 * 2. `unitOf`: a lone line goes up to the card, comment, slot or section that it is a part of, decided by structure and by how much foreign content the
 *    next ancestor would add, never by class names or heights;
 * 3. `enlarge`: wrappers that hold nothing else, and the label or close button of an otherwise emptied slot, go along;
 * 4. blocks inside others are dropped.
 * @param seen numbers of the lines that the model was shown; absent: all
 * @param alone numbers of the chosen lines that stand for just themselves
 */
export function resolveBlocks(
  placed: readonly PlacedLine[],
  chosen: ReadonlySet<number>,
  seen?: ReadonlySet<number>,
  alone: ReadonlySet<number> = new Set(),
): Block[] {
  const picks = placed.filter(({ line }) => chosen.has(line.n));
  const weights = new Weights(placed, new Set(picks.map(({ element }) => element)), seen);
  const article = articleOf(document);
  const isWhole = (elements: readonly Element[]) =>
    elements.some((element) => isMain(element, weights)) || takesArticle(elements, article);
  // A line of the page's text never stands for all of it, unless most of that was chosen.
  const isTooMuch = (grown: readonly Element[], from: Element) =>
    isWhole(grown) &&
    !isWhole([from]) &&
    grown.every((element) => weights.of(element).chosenWeight * 2 < weights.of(element).weight);
  const single = picks.filter(({ line }) => alone.has(line.n));
  const roots = new Set(
    picks
      .filter((pick) => !single.includes(pick))
      .map(({ line, element }) => {
        const covered = line.kind === 'container' ? element : cover(element, weights);
        return isTooMuch([covered], element) ? element : covered;
      }),
  );
  const explicit = new Set(
    picks.filter(({ line }) => line.kind === 'container').map(({ element }) => element),
  );
  const grown = [...roots].map((root) => {
    const found = explicit.has(root) ? named(root, weights) : unitOf(root, weights);
    const most = found.length === 1 ? [enlarge(found[0]!, weights)] : found;
    return isTooMuch(most, root) ? [root] : most;
  });
  for (const { line, element } of single)
    if (line.kind === 'container' || weights.of(element).lines <= 1 || isOneText(element, weights))
      grown.push([element]);
  // What holds the page's text is asked about by itself: whatever else was named in it stays named.
  const blocks = [true, false].flatMap((whole) =>
    withoutNested(grown.filter((elements) => isWhole(elements) === whole)),
  );
  return blocks.map((elements) => ({
    elements,
    lines: picks
      .filter((pick) => elements.some((element) => contains(element, pick.element)))
      .map(({ line }) => line.n),
  }));
}

/** A paragraph is one thing, however many lines its sentences are; what holds other elements with words is more than a line of it. */
const isOneText = (element: Element, weights: Weights): boolean =>
  weights.linesIn(element).every((each) => each.element === element) && PARAGRAPHS.has(tagOf(element));
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'figcaption', 'blockquote', 'li', 'dd']);

/** A container that was named is the block, unless it holds a title and nothing else: then it stands for what it titles. A layer titles nothing. */
function named(container: Element, weights: Weights): Element[] {
  const lines = weights.linesIn(container);
  const title =
    !isItem(container, weights) &&
    !isLayer(container) &&
    lines.length <= 2 &&
    !keepsRoom(container, lines) &&
    lines.some(({ line }) => line.level !== undefined && line.text.length <= TITLE) &&
    lines.every(({ line }) => line.level !== undefined || line.kind === 'control');
  if (title) return titledBlock(container, weights) ?? [container];
  if (lines.length === 1 && isAdLabel(lines[0]!.line.text)) return [aloneAround(container, weights)];
  return [isStretched(container) ? withoutSpare(container, weights) : container];
}

/** The largest element around a label that says nothing else: a slot whose advertisement has not come. */
function aloneAround(label: Element, weights: Weights): Element {
  let alone = label;
  for (const at of ancestorsOf(label)) {
    if (isMain(at, weights) || weights.of(at).lines > weights.of(label).lines || areaGain(at, alone) > 4)
      break;
    alone = at;
  }
  return alone;
}

/** Times the height of its lines from which a container holds more than them: icons, pictures, a frame. */
const ROOM = 4;
const keepsRoom = (container: Element, lines: readonly PlacedLine[]): boolean =>
  rectOf(container).height > ROOM * lines.reduce((sum, { line }) => sum + line.box.height, 0) &&
  areaOf(container) > 0;

/** What a stretched wrapper holds, where that is one element; the room around it belongs to the column. */
function withoutSpare(wrapper: Element, weights: Weights): Element {
  const inner = tight(wrapper);
  const holdsAll = weights.of(inner).lines === weights.of(wrapper).lines;
  return holdsAll && !isLayer(wrapper) && !isVisualBox(wrapper) ? inner : wrapper;
}

/** The largest element around `start` whose content was chosen, but for trifles. */
function cover(start: Element, weights: Weights): Element {
  let best = start;
  for (const at of ancestorsOf(start)) {
    if (isMain(at, weights) || !nearlyAllChosen(at, weights)) break;
    // A parent of floats has no height of its own.
    if (areaOf(at) < areaOf(best) * 0.9) continue;
    // Empty boxes around the chosen words are taken along only as a margin.
    const [outer, inner] = [weights.of(at), weights.of(best)];
    const onlyBoxes = outer.boxes > inner.boxes && outer.chosenLines === inner.chosenLines;
    if (onlyBoxes && areaGain(at, best) > 2.5) break;
    if (areaGain(at, best) > SAME && isStretched(at)) break;
    best = at;
  }
  return best;
}

/**
 * Unchosen words may be a trifle (a dot, a counter, a close button), but never an item beside chosen ones. Words that the model was not shown count
 * for nothing, as long as what was chosen still is a fair part of the element.
 */
function nearlyAllChosen(element: Element, weights: Weights): boolean {
  const { weight, chosenWeight, unseenWeight, lines, chosenLines, unseenLines, unseenProse } =
    weights.of(element);
  if (lines === chosenLines) return true;
  const foreign = weight - chosenWeight - unseenWeight;
  const foreignLines = lines - chosenLines - unseenLines;
  if (foreign > weight * 0.12 || foreignLines > Math.max(1, lines * 0.15)) return false;
  if (unseenProse > chosenWeight * 4) return false;
  return !leavesOutAPeer(element, weights);
}

/** A child that was left out on purpose: like a chosen one, or a stretch of text that was not shown. */
function leavesOutAPeer(parent: Element, weights: Weights): boolean {
  const children = childrenOf(parent).filter((child) => weights.of(child).lines > 0);
  return children.some((child) => {
    const { chosenLines, unseenProse, lines, boxes } = weights.of(child);
    if (chosenLines > 0 || lines === boxes) return false;
    if (unseenProse > 0) return true;
    return children.some((other) => weights.of(other).chosenLines > 0 && alike(child, other));
  });
}

/** The block that `root` stands for. `root` is fully chosen; the question is whether it is a whole or a part. */
function unitOf(root: Element, weights: Weights): Element[] {
  if (weights.of(root).lines > 1) return mostlyChosen(root, weights) ?? [root];
  if (isItem(root, weights) || isLayer(root) || isWordless(root, weights)) return [root];
  const lines = weights.linesIn(root);
  if (lines.every(({ line }) => isFurniture(line.text))) {
    // The close button of a dialog that is named alone means the dialog.
    const closed = lines.some(({ line }) => isAdLabel(line.text)) ? undefined : layerAround(root, weights);
    return [closed ?? slotOf(root, weights)];
  }
  const heading = titledBlock(root, weights);
  if (heading) return heading;
  const parent = elementAbove(root);
  if (parent && isProse(parent)) return [root];
  return enclosingUnit(root, weights, () => true) ?? [root];
}

/** The dialog or pinned box around a part of it, unless it holds much of the page. */
function layerAround(part: Element, weights: Weights): Element | undefined {
  const layer = ancestorsOf(part).find(isLayer);
  return layer && !isMain(layer, weights) && weights.share(layer) <= 0.15 ? layer : undefined;
}

/** A frame or a box says nothing about what stands around it. */
const isWordless = (element: Element, weights: Weights): boolean =>
  weights.linesIn(element).every(({ line }) => line.text === '' || line.kind === 'frame');

/**
 * What "Advertisement" or "Report this ad" belongs to: the smallest ancestor that holds anything else, or is clearly larger. A label stands above
 * the words that it labels; what stands below words of others, or only ends a slot, belongs to boxes without words.
 */
function slotOf(label: Element, weights: Weights): Element {
  // What holds the label and nothing else that has words.
  let alone = label;
  for (const at of ancestorsOf(label)) {
    if (isMain(at, weights) || weights.share(at) > 0.15) break;
    const more = weights.of(at).lines > weights.of(label).lines;
    if (!more && areaGain(at, label) <= 4) {
      alone = at;
      continue;
    }
    return isHead(label, at, weights) || isEmptySlot(at, label, weights) ? at : alone;
  }
  return alone;
}

const isHead = (label: Element, slot: Element, weights: Weights): boolean => {
  const first = weights.linesIn(slot)[0];
  return first !== undefined && contains(label, first.element) && isAdLabel(first.line.text);
};

/** Nothing but boxes and further labels stands in it. */
const isEmptySlot = (slot: Element, label: Element, weights: Weights): boolean =>
  foreignLines(slot, label, weights).every(
    ({ line }) => line.kind === 'frame' || line.kind === 'container' || isFurniture(line.text),
  );

/** Several lines say what they mean: the block around them is meant only where they are most of it. */
function mostlyChosen(root: Element, weights: Weights): Element[] | undefined {
  if (isItem(root, weights) || isLayer(root)) return undefined;
  return enclosingUnit(root, weights, (unit) => {
    const { weight, chosenWeight, unseenWeight, boxes } = weights.of(unit);
    if (boxes > weights.of(root).boxes && areaGain(unit, root) > 3) return false;
    if (areaGain(unit, root) > SAME && isStretched(unit)) return false;
    return chosenWeight >= (weight - unseenWeight) * MOSTLY && !leavesOutAPeer(unit, weights);
  });
}

function enclosingUnit(
  root: Element,
  weights: Weights,
  accept: (unit: Element) => boolean,
): Element[] | undefined {
  let part = root;
  for (const at of ancestorsOf(root)) {
    if (isMain(at, weights) || !accept(at)) return undefined;
    const wrapper = weights.of(at).weight === weights.of(part).weight && !isItem(at, weights) && !isLayer(at);
    const unit = wrapper ? undefined : asUnit(at, part, root, weights);
    if (unit) return unit;
    part = at;
  }
  return undefined;
}

/**
 * Whether `at` is the block that `root` is a part of. An item that holds further items like itself (a comment with replies) gives only its own
 * words.
 */
function asUnit(at: Element, part: Element, root: Element, weights: Weights): Element[] | undefined {
  // An article that stands alone is what the page is about, not one of several.
  const item = isItem(at, weights) && (weights.share(at) <= 0.12 || peersOf(at, weights).length > 0);
  if (!item && isHeadOfItem(at, weights)) return undefined;
  if (!item && !isLayer(at) && !isSection(at) && !isVisualBox(at) && !isTitledList(at, part, weights))
    return undefined;
  if (weights.of(at).lines < 2 && !item) return undefined;
  if (!item) return isBoundary(at, root, weights) ? [at] : undefined;
  const nested = nestedItems(at, root, weights);
  if (nested.length === 0) return [at];
  return withoutReplies(at, nested);
}

/** The `header` or `footer` element of a comment or card is a part of it, never a unit of its own. */
function isHeadOfItem(at: Element, weights: Weights): boolean {
  if (!['header', 'footer'].includes(tagOf(at))) return false;
  return ancestorsOf(at)
    .slice(0, 3)
    .some((outer) => isItem(outer, weights) && weights.share(outer) <= 0.12);
}

/** A section is the answer to one of its lines only while it is about one thing: not the sidebar around five boxes. */
function isBoundary(at: Element, root: Element, weights: Weights): boolean {
  if (isLayer(at)) return true;
  return weights.share(at) <= 0.15 && weights.of(at).weight <= Math.max(1500, weights.of(root).weight * 12);
}

/** `[title, items...]` without a section element: the first child is a short title and the rest repeats. */
function isTitledList(at: Element, part: Element, weights: Weights): boolean {
  if (weights.linesIn(at)[0] !== weights.linesIn(part)[0]) return false;
  if (weights.of(part).weight > TITLE + 8 || isItem(part, weights)) return false;
  return holdsItems(at, weights);
}

function holdsItems(at: Element, weights: Weights): boolean {
  for (const child of childrenOf(at)) {
    if (weights.of(child).lines === 0) continue;
    if (isItem(child, weights)) return true;
    if (
      childrenOf(child).some((grandchild) => weights.of(grandchild).lines > 0 && isItem(grandchild, weights))
    )
      return true;
  }
  return false;
}

/** Items like `at` further down (replies to a comment), apart from the branch of `root`. */
function nestedItems(at: Element, root: Element, weights: Weights): Element[] {
  const path = new Set([root, ...ancestorsOf(root)]);
  const found: Element[] = [];
  const visit = (element: Element, depth: number): void => {
    for (const child of childrenOf(element)) {
      if (weights.of(child).lines === 0 || child === root) continue;
      if (!path.has(child) && weights.of(child).lines > 1 && alike(at, child)) found.push(child);
      else if (depth < 5) visit(child, depth + 1);
    }
  };
  visit(at, 0);
  return found;
}

/** The children of `at` that hold no reply; `at` itself where nothing would be left. */
function withoutReplies(at: Element, replies: readonly Element[]): Element[] {
  const own: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of childrenOf(element)) {
      if (replies.includes(child)) continue;
      if (replies.some((reply) => contains(child, reply))) visit(child);
      else own.push(child);
    }
  };
  visit(at);
  const sized = own.filter((element) => areaOf(element) > 0);
  return sized.length > 0 ? sized : [at];
}

/** A heading (or a short first line) names what follows it: the smallest ancestor that adds content below it and no heading of its rank. */
function titledBlock(root: Element, weights: Weights): Element[] | undefined {
  const level = rankOf(root);
  if (level === 0) return undefined;
  const title = weights.of(root).weight;
  for (const at of ancestorsOf(root)) {
    if (isMain(at, weights)) break;
    if (isItem(at, weights) && weights.of(at).lines > 1) {
      const nested = nestedItems(at, root, weights);
      return nested.length === 0 ? [at] : withoutReplies(at, nested);
    }
    if (otherTitles(at, root, level, weights)) break;
    if (contentBelow(at, root, weights) > title * 0.5 && !isHeaderRow(at, root, weights)) return [at];
  }
  return followingSiblings(root, level, weights);
}

const rankOf = (element: Element): number => {
  const own = headingLevel(element);
  if (own > 0) return own;
  const inner = query(element, 'h2, h3, h4, h5, h6, [role=heading]');
  if (!inner || (element.textContent ?? '').trim().length > TITLE) return 0;
  return headingLevel(inner);
};

/** A title with its "see all" link beside it is not yet the block. */
function isHeaderRow(at: Element, root: Element, weights: Weights): boolean {
  const own = new Set(weights.linesIn(root));
  const rest = weights.linesIn(at).filter((each) => !own.has(each));
  return rest.length <= 2 && rest.every(({ line }) => line.kind === 'control' && line.text.length <= 40);
}

/** Another title of the same rank or above: `at` is about more than the block. */
function otherTitles(at: Element, root: Element, level: number, weights: Weights): boolean {
  return weights
    .linesIn(at)
    .some(
      ({ line, element }) =>
        line.level !== undefined &&
        line.level <= level &&
        !contains(root, element) &&
        !insideItem(element, at),
    );
}

/** Titles of the cards below a section's title do not end the section, whatever rank the author gave them. */
function insideItem(heading: Element, top: Element): boolean {
  for (let at = elementAbove(heading); at && at !== top; at = elementAbove(at)) {
    const parent = elementAbove(at);
    if (parent && childrenOf(parent).filter((sibling) => sibling !== at && alike(sibling, at)).length >= 1)
      return true;
  }
  return false;
}

function contentBelow(at: Element, root: Element, weights: Weights): number {
  const lines = weights.linesIn(at);
  const own = new Set(weights.linesIn(root));
  const last = lines.findLastIndex((each) => own.has(each));
  return lines.slice(last + 1).reduce((sum, { line }) => sum + line.text.length + 8, 0);
}

/** A title beside its content in one parent: title and siblings up to the next title of its rank. */
function followingSiblings(root: Element, level: number, weights: Weights): Element[] | undefined {
  let at = root;
  for (const up of ancestorsOf(root)) {
    if (weights.of(up).weight > weights.of(root).weight * 1.5 + 20) break;
    at = up;
  }
  const parent = elementAbove(at);
  if (!parent) return undefined;
  const run = [at];
  const siblings = childrenOf(parent);
  for (const next of siblings.slice(siblings.indexOf(at) + 1)) {
    const rank = rankOf(next);
    if ((rank > 0 && rank <= level) || isMain(next, weights) || alike(next, at) || isFooter(next)) break;
    if (areaOf(next) > 0) run.push(next);
  }
  const weight = run.reduce((sum, element) => sum + weights.of(element).weight, 0);
  return run.length > 1 && run.length <= 8 && weight < weights.total * 0.4 ? run : undefined;
}

/** Up through wrappers that add nothing but padding, a slot's label or a close button. */
function enlarge(element: Element, weights: Weights): Element {
  let best = element;
  for (const at of ancestorsOf(element)) {
    if (isMain(at, weights)) break;
    const foreign = foreignLines(at, best, weights);
    const wordless = isWordless(best, weights);
    if (foreign.length > 3 || !foreign.every(({ line }) => isTrifle(line, wordless, areaOf(best)))) break;
    if (areaOf(best) > 0 && !fits(at, best, foreign.some(isWorded))) break;
    best = at;
  }
  return best;
}

const isWorded = ({ line }: PlacedLine): boolean => line.kind !== 'frame' && line.text !== '';

/** Large empty boxes go along with empty boxes only. */
function isTrifle({ kind, text, box }: IndexLine, wordless: boolean, area: number): boolean {
  if (kind === 'frame') return wordless;
  if (kind === 'container') return wordless || box.width * box.height < area * 0.5;
  return isFurniture(text);
}

/**
 * Whether `outer` is about as large as what is in it, or has a reason to be larger: a label or close button, a frame that is seen, a layer. A column
 * that is stretched along its neighbour is not the block.
 */
function fits(outer: Element, inner: Element, labelled: boolean): boolean {
  const gain = areaGain(outer, inner);
  if (holdsOtherMedia(outer, inner) || gain < 0.9) return false;
  if (!labelled && isIllustrated(outer, inner) && gain <= ILLUSTRATED) return true;
  return gain <= (labelled || isLayer(outer) ? 12 : isVisualBox(outer) ? 2.5 : SAME);
}

/** Times the area of its words that a box has with a picture. */
const ILLUSTRATED = 8;
/** What sites call boxes that ask for something or speak of somebody. */
const BOX = /newsletter|subscri|signup|author|(^|[-_ ])bio([-_ ]|$)|promo|donat|paywall/;
/** A picture beside the words is all that a box which is called so adds to them. */
const isIllustrated = (outer: Element, inner: Element): boolean =>
  BOX.test(namesOf(outer)) &&
  queryAll(outer, 'img, picture, svg').some((each) => !contains(inner, each) && areaOf(each) > 2500) &&
  !isStretched(outer);

/** Much taller than all that it holds: a column along its neighbour, or around parts far from each other. It stands for none of them. */
function isStretched(element: Element): boolean {
  const parts = drawnChildren(tight(element)).map((child) => rectOf(tight(child)));
  let covered = 0;
  let reach = Number.NEGATIVE_INFINITY;
  for (const { top, bottom } of parts.sort((one, other) => one.top - other.top)) {
    // A gap of some lines is spacing inside of one thing.
    const from = top - reach < GAP ? reach : top;
    covered += Math.max(0, bottom - from);
    reach = Math.max(reach, bottom);
  }
  return covered > 0 && rectOf(element).height > covered * STRETCHED;
}

const drawnChildren = (element: Element): Element[] =>
  childrenOf(element).filter((child) => areaOf(child) > 0);

/** Down through wrappers of a single child: they are as tall as they like. */
function tight(element: Element): Element {
  const [only, ...others] = drawnChildren(element);
  return only && others.length === 0 ? tight(only) : element;
}

function foreignLines(outer: Element, inner: Element, weights: Weights): PlacedLine[] {
  const own = new Set(weights.linesIn(inner));
  return weights.linesIn(outer).filter((each) => !own.has(each) && !contains(inner, each.element));
}

/** Players, frames and galleries have no words, but are content all the same; a picture or two illustrate the block. */
function holdsOtherMedia(outer: Element, inner: Element): boolean {
  const large = (selector: string) => {
    const found = queryAll(outer, selector);
    const limit = Math.max(2500, areaOf(inner) * 0.5);
    return found.filter((each) => !contains(inner, each) && areaOf(each) > limit).length;
  };
  return large('iframe, video, canvas, object, embed') > 0 || large('img, svg') > 2;
}

/** Each block once: equal ones merge, inner ones go with the outer one. */
function withoutNested(blocks: Element[][]): Element[][] {
  const kept: Element[][] = [];
  const bySize = [...blocks].sort((a, b) => sizeOf(b) - sizeOf(a));
  for (const block of bySize) {
    const inside = (element: Element) =>
      kept.some((other) => other.some((outer) => contains(outer, element)));
    const rest = block.filter((element) => !inside(element));
    if (rest.length > 0) kept.push(rest);
  }
  return kept;
}

const sizeOf = (block: Element[]): number => block.reduce((sum, element) => sum + depthRank(element), 0);
/** Outer elements first: the fewer ancestors, the larger. */
const depthRank = (element: Element): number => 1 / (1 + ancestorsOf(element).length);
