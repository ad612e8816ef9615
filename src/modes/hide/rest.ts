import type { IndexLine } from '../../contracts/page-index.ts';
import { isBesideMatter } from '../../core/index/main-content.ts';
import { FURNITURE_HEADINGS } from '../../core/lexicon/furniture.ts';
import type { HideBlock } from './blocks.ts';
import { isLinkList, isNamed, namesIn, SURE, surenessOf } from './evidence.ts';
import { type Found, toFound } from './found.ts';
import { isHeadline } from './headlines.ts';
import type { Kind } from './kinds.ts';
import type { Matter } from './matter.ts';

/** So many blocks are looked over one by one; what is smaller stays. */
const MOST = 25;
/** Square CSS px from which anybody sees that something is gone. */
const SEEN = 1500;
/** Characters of a paragraph that goes by itself: less is a part of something, for which the page would take all of that. */
const PARAGRAPH = 80;
/** CSS px of height from which anybody sees that a box without words is gone. */
const EMPTY = 90;
/** Lines above a title among which its date and its writer stand, and lines that such a block has at most. */
const NEAR_TITLE = 10;
const SMALL = 6;
/** Share of a block's characters from which it is more than links. */
const WORDS = 0.6;
/** Headlines from which a block lists other things to read. */
const HEADLINES = 2;
/** CSS px that a column beside the text may lap over it. */
const LAP = 24;

/** Kinds that never are a part of a text, wherever they stand; the surest to tell first. */
const FURNITURE: readonly Kind[] = [
  'consent',
  'ads',
  'sponsored',
  'newsletter',
  'subscription',
  'donate',
  'login',
  'app',
  'chat',
  'share',
  'comments',
  'related',
  'tags',
  'breadcrumbs',
  'search',
  'nav',
];
/** Kinds that say of a block beside the text what it is. */
const BESIDE: readonly Kind[] = [...FURNITURE, 'author', 'footer', 'header', 'sidebar', 'popup'];

/** Blocks of a page by the block around them, `undefined` for the page itself. */
type Tree = ReadonlyMap<number | undefined, readonly HideBlock[]>;

/** The largest blocks that hold nothing of what is to stay. */
export function restBeside(
  kept: readonly Found[],
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): Found[] {
  const named = new Set(kept.map(({ n }) => n));
  const inside = new Set(blocks.flatMap((block) => (named.has(block.line.n) ? block.lines : [])));
  const stays = lines.filter((line) => named.has(line.n) || inside.has(line));
  const holders = around(stays, lines);
  const covered = new Set<IndexLine>(stays);
  const found: HideBlock[] = [];
  const visit = (some: readonly HideBlock[], tree: Tree): void => {
    for (const block of some) {
      if (named.has(block.line.n)) continue;
      if (!holders.has(block.line.n) && isSeen(block)) {
        found.push(block);
        for (const line of block.lines) covered.add(line);
      } else visit(tree.get(block.line.n) ?? [], tree);
    }
  };
  const tree = treeOf(blocks);
  visit(tree.get(undefined) ?? [], tree);
  const loose = lines.filter(
    (line) =>
      line.kind === 'text' &&
      line.level === undefined &&
      line.text.length >= PARAGRAPH &&
      !covered.has(line) &&
      areaOf(line) >= SEEN,
  );
  return largest([
    ...found.map((block) => ({ size: sizeOf(block), found: foundFor(block) })),
    ...loose.map((line) => ({ size: areaOf(line), found: because(line.n, undefined) })),
  ]);
}

/** The same for what the page is there for: what stands between its paragraphs goes only where it is known to be none of it. */
export function restBesideMatter(
  { title, lines: text }: Matter,
  also: readonly Found[],
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): Found[] {
  if (text.length === 0) return [];
  const named = new Set(also.map(({ n }) => n));
  const at = new Map(lines.map((line, i) => [line, i]));
  const anchors = [...(title ? [title] : []), ...text];
  const places = anchors.map((line) => at.get(line)!);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const holders = around([...anchors, ...lines.filter(({ n }) => named.has(n))], lines);
  const home = homeOf(text, blocks);
  const column = columnOf(text);
  const tree = treeOf(blocks);
  const found: HideBlock[] = [];
  const goes = (block: HideBlock, isPart: boolean): boolean => {
    const place = at.get(block.line)!;
    if (block.hints.includes(':fixed')) return true;
    if (isPart || (place > first && place < last)) return isAmongText(block) || isBesideColumn(block, column);
    if (place < first)
      return isFurniture(block) || isHeadOfSite(block) || !isAtTitle(block, place, first, at);
    return isBesideText(block) || isBesideColumn(block, column) || !isOfText(block, home);
  };
  /** @param isPart of what stays */
  const visit = (some: readonly HideBlock[], isPart: boolean): void => {
    for (const block of some)
      if (named.has(block.line.n)) continue;
      else if (!holders.has(block.line.n) && isSeen(block) && goes(block, isPart)) found.push(block);
      else visit(tree.get(block.line.n) ?? [], isPart || (!holders.has(block.line.n) && isSeen(block)));
  };
  visit(tree.get(undefined) ?? [], false);
  return largest(found.map((block) => ({ size: sizeOf(block), found: foundFor(block) })));
}

function treeOf(blocks: readonly HideBlock[]): Tree {
  const tree = new Map<number | undefined, HideBlock[]>();
  for (const block of blocks) {
    const beside = tree.get(block.line.container);
    if (beside) beside.push(block);
    else tree.set(block.line.container, [block]);
  }
  return tree;
}

/** Numbers of all blocks around some lines. */
function around(some: readonly IndexLine[], lines: readonly IndexLine[]): ReadonlySet<number> {
  const parents = new Map(lines.map(({ n, container }) => [n, container]));
  const found = new Set<number>();
  for (const { container } of some)
    for (let up = container; up !== undefined && !found.has(up); up = parents.get(up)) found.add(up);
  return found;
}

/** Share of a text that the innermost block around it holds. */
const HOME = 0.8;
const lettersOf = (lines: readonly IndexLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** The innermost block in which (nearly) all of the text stands. */
function homeOf(text: readonly IndexLine[], blocks: readonly HideBlock[]): HideBlock | undefined {
  const own = new Set(text);
  const least = lettersOf(text) * HOME;
  return blocks.findLast((block) => lettersOf(block.lines.filter((line) => own.has(line))) >= least);
}

interface Column {
  left: number;
  right: number;
}
function columnOf(text: readonly IndexLine[]): Column {
  return {
    left: Math.min(...text.map(({ box }) => box.x)),
    right: Math.max(...text.map(({ box }) => box.x + box.width)),
  };
}

const isBesideColumn = ({ line: { box } }: HideBlock, { left, right }: Column): boolean =>
  box.width > 0 && (box.x >= right - LAP || box.x + box.width <= left + LAP);

const isFurniture = (block: HideBlock): boolean =>
  kindAmong(FURNITURE, block) !== undefined || isMenuOf(block);

/** The same between paragraphs, where names tell less: a picture with a link to share it is a picture, and an entry of a text no advertisement. */
function isAmongText(block: HideBlock): boolean {
  const kind = kindAmong(FURNITURE, block);
  const said = block.lines.filter(
    ({ kind: is, level, text }) => is === 'text' && level === undefined && text.length >= SENTENCE,
  );
  if (kind === 'comments' || kind === 'consent') return true;
  if (lettersOf(said) >= PASSAGE) return false;
  if (kind === 'share') return isNamed(kind, namesIn(block)) || isBar(block);
  // Readers' comments have their links to answer, too.
  if (kind === 'nav') return block.line.tag === 'nav' || isMenuOf(block);
  if (kind === 'ads') return said.length === 0 || block.hints.includes('host=');
  return kind !== undefined || (isMenuOf(block) && lettersOf(said) < lettersOf(block.lines) * WORDS);
}
/** Nothing but buttons in a row or two. */
const isBar = (block: HideBlock): boolean =>
  block.line.box.height <= BAR &&
  block.lines.every(({ kind }) => kind === 'control') &&
  !OF_PICTURE.test(namesIn(block));
/** In ids and classes of what holds a picture, whatever buttons lie on it. */
const OF_PICTURE = /(^|[-_ ])(images?|img|pictures?|photos?|figure|media|lightbox)([-_ ]|$)/;
/** CSS px of height. */
const BAR = 120;
/** Characters of a line from which it says something of its own, and of all such lines from which they are a part of the text. */
const SENTENCE = 25;
const PASSAGE = 400;

/** Nothing but links, or a list of other things to read. */
const isMenuOf = (block: HideBlock): boolean =>
  isLinkList(block) ||
  block.lines.filter((line) => isHeadline(line) && line.kind === 'control').length >= HEADLINES;

const kindAmong = (kinds: readonly Kind[], block: HideBlock): Kind | undefined =>
  kinds.find((kind) => surenessOf(kind, block) >= SURE);

/** Behind a text its foot, its writer and the columns beside it are none of it either. */
const isBesideText = (block: HideBlock): boolean =>
  kindAmong(BESIDE, block) !== undefined ||
  isMenuOf(block) ||
  (block.lines.length > 0 && block.lines.every(isBesideMatter));

const isHeadOfSite = (block: HideBlock): boolean => kindAmong(['header', 'popup'], block) !== undefined;

/** A date, a writer or a picture right above a title. */
function isAtTitle(
  block: HideBlock,
  place: number,
  first: number,
  at: ReadonlyMap<IndexLine, number>,
): boolean {
  const last = block.lines.at(-1);
  const end = last ? at.get(last)! : place;
  return first - end <= NEAR_TITLE && block.lines.length <= SMALL;
}

/** What follows the last paragraph and is of the text all the same: a table, a gallery, steps in a few words. */
function isOfText(block: HideBlock, home: HideBlock | undefined): boolean {
  if (!home || block.line.container === undefined) return false;
  if (block.line.role === 'table' && block.lines.every(({ kind }) => kind === 'text')) return true;
  if (block.line.container !== home.line.n && block.line.container !== home.line.container) return false;
  if (block.lines.some(({ level, text }) => level !== undefined && FURNITURE_HEADINGS.test(text)))
    return false;
  const said = block.lines.filter(({ kind }) => kind === 'text' || kind === 'image');
  const pictures = block.lines.some(({ kind }) => kind === 'image');
  return block.lines.length > 0 && (pictures || lettersOf(said) >= lettersOf(block.lines) * WORDS);
}

const areaOf = ({ box }: IndexLine): number => box.width * box.height;
/** What a block takes of the page: where its parts float it has no height of its own. */
const sizeOf = ({ line, lines }: HideBlock): number => Math.max(areaOf(line), ...lines.map(areaOf));
const isSeen = (block: HideBlock): boolean =>
  sizeOf(block) >= SEEN && (block.lines.length > 0 || block.line.box.height >= EMPTY || isFurniture(block));

const because = (n: number, kind: Kind | undefined): Found => ({
  ...(kind ? toFound(n, kind) : { n, reason: '', because: { code: 'beside', params: {} } }),
  asIs: true,
  alone: true,
});
const foundFor = (block: HideBlock): Found => because(block.line.n, kindAmong(BESIDE, block));

const largest = (all: readonly { size: number; found: Found }[]): Found[] =>
  [...all]
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST)
    .map(({ found }) => found);
