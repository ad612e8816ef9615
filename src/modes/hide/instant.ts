import type { IndexLine } from '../../contracts/page-index.ts';
import { SLOT_LABEL } from '../../core/lexicon/slots.ts';
import { ONE_BY_PEOPLE } from '../../core/lists/by-people.ts';
import type { RecordList } from '../../core/lists/records.ts';
import { fold } from '../../core/text/words.ts';
import { type HideBlock, toHideBlocks } from './blocks.ts';
import { asksPeople, commentsMeant } from './comments.ts';
import { embedsMeant } from './embeds.ts';
import type { Found } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import { hasQuote, isTelling, namedLines, properNames, saysOneOf, tellingWords } from './named.ts';
import { noticesSaying } from './notices.ts';
import { partsOf, withoutKept } from './parts.ts';
import { asksPictures, picturesMeant } from './pictures.ts';
import { type HideRequest, readRequest } from './request.ts';
import { blockBelow, titledBlock, titlesAlike, withTitle } from './titles.ts';

/** From this score on a block counts as being of a kind; below it, down to `NEAR`, it is a near miss. */
const SURE = 2;
const NEAR = 1;
/** Share of the page's running text from which a block holds what the page is for. */
const PROSE = 0.4;

/** What is known beside the lines of a page and the request. */
interface Ways {
  /** Whether names in a request of which nothing else is understood are taken for what it is about; a model understands more. Default: yes. */
  byNames?: boolean;
  /** The lists of the page, by which comments and their writers are known. */
  lists?: readonly RecordList[];
}

/** HIDE without a model: kinds by structure and wording, items of a list by the words of the request. */
export function instantFound(question: string, lines: readonly IndexLine[], ways: Ways = {}): Found[] {
  return findAll(question, lines, SURE, ways);
}

/** What does not quite match, for "nothing matches": offered unchecked. */
export function nearMisses(question: string, lines: readonly IndexLine[], ways: Ways = {}): Found[] {
  return findAll(question, lines, NEAR, ways)
    .slice(0, 8)
    .map((found) => ({ ...found, nearMiss: true }));
}

/** Each part of a request finds its own; what two parts find is found once. What is to stay is left out, also of a block that holds it. */
function findAll(question: string, lines: readonly IndexLine[], threshold: number, ways: Ways): Found[] {
  const blocks = toHideBlocks(lines);
  const { hide, keep } = withoutKept(question);
  const found = partsOf(hide).flatMap((part) => find(readRequest(part), blocks, lines, threshold, ways));
  if (keep === '') return once(found);
  const { kinds } = readRequest(hide);
  const kept = partsOf(keep).flatMap((part) => {
    const request = readRequest(part);
    // "But keep Kay's": of what is to go.
    const same = commentsMeant({ ...request, kinds }, ways.lists ?? [], blocks, false) ?? [];
    return [...same, ...find(request, blocks, lines, SURE, ways)];
  });
  return once(withoutLines(found, kept, blocks));
}

const once = (found: readonly Found[]): Found[] =>
  found.filter((each, i) => found.findIndex(({ n }) => n === each.n) === i);

/** Of what was found, what holds nothing of what is to stay; of a block around it, what lies in it beside, but for its title. */
function withoutLines(
  found: readonly Found[],
  kept: readonly Found[],
  blocks: readonly HideBlock[],
): Found[] {
  const linesOf = (n: number): number[] =>
    blocks.find(({ line }) => line.n === n)?.lines.map((line) => line.n) ?? [n];
  return found.flatMap((each) => {
    if (kept.some(({ n }) => n === each.n)) return [];
    const own = linesOf(each.n);
    const inside = kept.map(({ n }) => linesOf(n)).filter((some) => some.some((n) => own.includes(n)));
    const stays = new Set(inside.filter((some) => own.some((n) => !some.includes(n))).flat());
    if (stays.size === 0) return [each];
    const goes = own.filter((n) => !stays.has(n));
    const covered = new Set<number>();
    const parts = blocks.filter(({ lines }) => {
      const numbers = lines.map(({ n }) => n);
      const isPart = numbers.length > 0 && numbers.every((n) => goes.includes(n) && !covered.has(n));
      if (isPart) for (const n of numbers) covered.add(n);
      return isPart;
    });
    const title = blocks.find(({ line }) => line.n === each.n)?.lines[0];
    const rest = goes.filter((n) => !covered.has(n) && n !== title?.n);
    return [...parts.map(({ line }) => line.n), ...rest].map((n) => ({ ...each, n }));
  });
}

function find(
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
  { byNames = true, lists = [] }: Ways,
): Found[] {
  const { question, kinds, topics } = request;
  const loosely = threshold < SURE;
  const comments = commentsMeant(request, lists, blocks, loosely);
  const picked = comments ?? embedsMeant(request, blocks) ?? picturesMeant(request, lines, blocks, loosely);
  // Near to a comment or picture that is not there are the others.
  if (picked?.length === 0 && loosely)
    return blocksOf(comments ? 'comments' : 'images', request, blocks, lines, SURE);
  if (picked) return picked;
  const named = namedLines(question, lines).filter((line) => isMeant(line, request));
  if (named.length > 0)
    return named.flatMap((line) =>
      namedBlocks(line, kinds, blocks, lines).map((n) => toFound(n, kinds[0] ?? 'related')),
    );
  if (topics.length > 0) return itemsAbout(request, blocks, lines, threshold);
  const names = byNames && kinds.length === 0 && !asksPictures(request) ? properNames(question) : [];
  const byName = { ...request, topics: names, commentsOnly: asksPeople(request) };
  const items = names.length > 0 ? itemsAbout(byName, blocks, lines, threshold) : [];
  if (items.length > 0) return items;
  if (kinds.length === 0 && byNames) {
    const titles = titlesAlike(question, lines).flatMap((line) => namedBlocks(line, [], blocks, lines));
    const boxes = titles.length > 0 ? titles : noticesSaying(question, blocks).map(({ line }) => line.n);
    return boxes.map((n) => toFound(n, titles.length > 0 ? 'related' : 'popup'));
  }
  const found = kinds.flatMap((kind) => blocksOf(kind, request, blocks, lines, threshold));
  return inPlace(found, request, blocks);
}

/** A title that the request repeats is meant by itself, unless the request asks for a kind of which titles are only a part. */
const isMeant = (line: IndexLine, { kinds, topics, question }: HideRequest): boolean =>
  hasQuote(question) ||
  isTelling(line.text) ||
  (topics.length === 0 && kinds.every((kind) => kind === 'related'));

/** The blocks that a line names: one of the kind that is asked for around it, else the one that it titles, else the line itself and what stands below it. */
function namedBlocks(
  line: IndexLine,
  kinds: readonly Kind[],
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): number[] {
  const around = blocks.filter((block) => block.lines.includes(line));
  const asked = around.filter((block) => kinds.some((kind) => surenessOf(kind, block) > 0));
  const block = asked[0] ?? titledBlock(line, around);
  if (block && block.prose < MOST) return [block.line.n];
  const below = blockBelow(line, blocks, lines);
  return below ? [line.n, below.line.n] : [line.n];
}

function blocksOf(
  kind: Kind,
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const beside = request.places.includes('sidebar');
  const scored = blocks
    .filter((block) => allowed(kind, block) && !(kind === 'author' && isByReader(block, blocks)))
    .map((block) => ({
      block,
      score:
        scoreOf(kind, block) +
        (kind === 'popup' ? layerScore(block, request) : 0) +
        (kind === 'ads' && beside ? bannerScore(block) : 0),
    }))
    .filter(({ score }) => score >= threshold);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const least = KINDS[kind].strongest && kind !== 'consent' ? best - 1 : 0;
  const strong = scored.filter(({ score }) => score >= least);
  const sure = asWorded(
    kind,
    request,
    withoutEnclosing(kind, calledSo(kind, request, withoutElsewhere(kind, strong))),
  );
  const boxes = BOXES.has(kind)
    ? sure.map(({ block }) => withTitle(block, blocks))
    : sure.map(({ block }) => block);
  const found = boxes.map(({ line }) => toFound(line.n, kind));
  if (best >= 4 && KINDS[kind].strongest) return found;
  const titles = loneLabels(kind, lines, found, blocks);
  return [...found, ...(found.length > 0 && kind === 'related' ? [] : titles)];
}

/** Kinds that come as a box with a title of its own. */
const BOXES: ReadonlySet<Kind> = new Set(['newsletter', 'login', 'related', 'author', 'donate', 'app']);

interface Scored {
  block: HideBlock;
  score: number;
}

/** Share of a block from which what lies in it is most of it. */
const MOST = 0.6;

/** Of blocks of a kind inside each other the outer one is meant where they are most of it, or where it shows more of the kind than they do. */
function withoutEnclosing(kind: Kind, scored: readonly Scored[]): Scored[] {
  if (KINDS[kind].strongest) return [...scored];
  return scored.filter(({ block, score }) => {
    const inner = scored.filter((other) => other.block !== block && encloses(block, other.block));
    if (inner.length === 0) return true;
    const covered = new Set(inner.flatMap((other) => other.block.lines)).size;
    const own = nameScore(kind, namesIn(block), block) >= SURE;
    return own || covered >= block.lines.length * MOST || inner.every((other) => other.score < score);
  });
}

/** Landmarks in which a kind only seems to be: links to the site's own accounts share nothing, and a box beside the text lists what was said elsewhere. */
const ELSEWHERE: Partial<Record<Kind, ReadonlySet<string>>> = {
  share: new Set(['banner', 'contentinfo', 'navigation']),
  comments: new Set(['complementary', 'banner', 'contentinfo', 'navigation']),
};

/** What only leads to where things are shared, or follows somebody there, is meant where nothing is called so. */
function calledSo(kind: Kind, { question }: HideRequest, scored: readonly Scored[]): readonly Scored[] {
  if (kind !== 'share') return scored;
  const wantsFollowing = FOLLOWS.test(question);
  const called = scored.filter(({ block }) => {
    const names = namesIn(block);
    const isLabelled = KINDS.share.words.label.test(block.label) && labelCounts('share', block);
    const isOther = FOLLOWS.test(names) && !SHARES.test(names) && !wantsFollowing;
    return (isNamed('share', names) || isLabelled || isLinkBar(block)) && !isOther;
  });
  return called.length > 0 ? called : scored;
}

/** Nothing but links to several networks. */
const isLinkBar = ({ lines, hints }: HideBlock): boolean =>
  lines.length <= 14 &&
  lines.every(({ kind }) => kind !== 'text') &&
  (hints.match(/host=\S+/g) ?? []).length >= 2;

/** In ids and classes, whatever the language of the page. */
const FOLLOWS = /(^|[-_ ])follow/i;
const SHARES = /shar/i;

/** What stands elsewhere, or is named a collection of it, is meant only where there is nothing else. */
function withoutElsewhere(kind: Kind, scored: readonly Scored[]): readonly Scored[] {
  const landmarks = ELSEWHERE[kind];
  const { collected } = KINDS[kind];
  const here = scored.filter(
    ({ block: { lines, hints } }) =>
      !collected?.test(hints) &&
      !(lines.length > 0 && lines.every(({ landmark }) => landmark && landmarks?.has(landmark))),
  );
  return here.length > 0 ? here : scored;
}

/** "Trending": where a title or a name says so, others of the kind are not meant. */
function asWorded(kind: Kind, { question }: HideRequest, scored: readonly Scored[]): Scored[] {
  if (kind !== 'related') return [...scored];
  const words = tellingWords(question);
  const worded = scored.filter(({ block: { label, hints, lines } }) =>
    saysOneOf([label, asWords(hints), lines[0]?.text ?? ''].join(' '), words),
  );
  return worded.length > 0 ? worded : [...scored];
}

/** A layer whose names say what the request calls it: a bell, a survey. */
function layerScore({ layer, hints }: HideBlock, { question }: HideRequest): number {
  return layer && saysOneOf(asWords(hints), tellingWords(question)) ? 2 : 0;
}

const asWords = (hints: string): string => hints.replace(/[-_:]/g, ' ');

/** In a sidebar a picture with a link to somewhere else, and nothing more, is a banner. */
function bannerScore({ hints, lines, line }: HideBlock): number {
  const hosts = [...hints.matchAll(/host=(\S+)/g)].map((match) => match[1]!);
  const pictured = lines.some(({ text, kind }) => kind === 'image' || (kind === 'control' && text === ''));
  const foreign = hosts.length === 1 && !KINDS.share.hosts!.test(hosts[0]!);
  return foreign && pictured && lines.length <= 4 && line.kind === 'container' ? 2 : 0;
}

/** "In the sidebar": where any of it lies there, the rest is not meant. */
function inPlace(found: Found[], { places }: HideRequest, blocks: readonly HideBlock[]): Found[] {
  const regions = blocks.filter((block) => places.some((kind) => surenessOf(kind, block) > 0));
  const inside = new Set(regions.flatMap(({ lines }) => lines.map(({ n }) => n)));
  const lies = ({ n }: Found) => {
    const block = blocks.find(({ line }) => line.n === n);
    if (!block) return inside.has(n);
    const sided = places.includes('sidebar') && /^(left|right)$/m.test(block.line.notes.join('\n'));
    return sided || (block.lines.length > 0 && block.lines.every((line) => inside.has(line.n)));
  };
  const there = found.filter(lies);
  return there.length > 0 ? there : found;
}

const toFound = (n: number, kind: Kind): Found => ({ n, reason: '', because: { code: kind, params: {} } });

/** Blocks that hold the page's title or too much of its text are never meant by a kind. */
function allowed(kind: Kind, block: HideBlock): boolean {
  const { limit, layerOnly } = KINDS[kind];
  if (layerOnly && !block.layer) return false;
  if (block.holdsTitle && !block.layer && block.share > 0.1) return false;
  if (!block.layer && block.prose > PROSE && (kind !== 'comments' || block.holdsFirstProse)) return false;
  return block.share <= limit;
}

/** How sure it is that a block is of a kind; 0: not sure enough. */
export function surenessOf(kind: Kind, block: HideBlock): number {
  const score = allowed(kind, block) ? scoreOf(kind, block) : 0;
  return score >= SURE ? score : 0;
}

const namesIn = ({ hints }: HideBlock): string => hints.replace(/(^|\s)(:\w+|host=\S+)/g, '');

function scoreOf(kind: Kind, block: HideBlock): number {
  const rule = KINDS[kind];
  let score = nameScore(kind, namesIn(block), block);
  if (rule.words.label.test(block.label) && labelCounts(kind, block)) score += 2;
  if (block.item && block.lines.length <= 12 && block.lines.some(({ text }) => rule.words.says.test(text))) {
    score += 2;
  }
  if (rule.roles?.includes(block.line.role) || rule.roles?.includes(block.line.tag))
    score += roleScore(kind, block);
  score += hostScore(rule.hosts, block);
  if (block.lines.length <= 40 && block.lines.some(({ text }) => rule.words.words.test(text))) {
    score += block.layer ? 2 : 0.5;
  }
  return score;
}

/** Names are strong evidence, but "video" alone names teasers and cards as often as players. */
function nameScore(kind: Kind, names: string, block: HideBlock): number {
  if (!isNamed(kind, names)) return 0;
  if (kind === 'ads') return isSlotLike(block) ? 2 : 1;
  if (kind !== 'video') return 2;
  const player = /player|video-?js|vjs|jw|brightcove|embed/.test(names) || block.hints.includes(':player');
  return player || block.hints.includes(':textless') ? 2 : 1;
}

/** What is called an advertisement shows a frame, an empty box or a label, or leads elsewhere; words of the site's own do none of it. */
const isSlotLike = ({ hints, lines, line }: HideBlock): boolean =>
  lines.length <= 1 ||
  line.kind === 'frame' ||
  hints.includes('host=') ||
  hints.includes(':textless') ||
  lines.some(({ kind, text }) => kind === 'frame' || SLOT_LABEL.test(text));

function isNamed(kind: Kind, names: string): boolean {
  const { classes, notClasses, words } = KINDS[kind];
  if (notClasses?.test(names) || (kind === 'author' && KINDS.comments.words.names.test(names))) return false;
  return (classes?.test(names) ?? false) || words.names.test(names);
}

/** Kinds that are one box with one title: a column of boxes is not named after its first one. */
const SINGLE: ReadonlySet<Kind> = new Set([
  'newsletter',
  'login',
  'share',
  'author',
  'tags',
  'app',
  'donate',
]);

/** Kinds with headings of their own inside. */
const MANY_TITLES: ReadonlySet<Kind> = new Set(['comments', 'consent']);

/** The first words of a large block are not its label unless they are a heading. */
function labelCounts(kind: Kind, { item, lines, share, titled }: HideBlock): boolean {
  if (item && lines.length <= 2) return false;
  if (!titled) return lines.length <= 12 && share <= 0.06;
  if (MANY_TITLES.has(kind)) return lines.length <= 120;
  return lines.length <= (SINGLE.has(kind) ? 30 : 120) && !hasOtherTitle(lines);
}

/** A second heading of the first one's rank or above. */
function hasOtherTitle(lines: readonly IndexLine[]): boolean {
  const [first, ...others] = lines.flatMap(({ level }) => level ?? []);
  return first !== undefined && others.some((level) => level <= first);
}

/** An `aside` in the middle of an article or a card is no sidebar. */
function roleScore(kind: Kind, { item, lines }: HideBlock): number {
  if (kind !== 'sidebar') return 2;
  return item || lines.length < 5 ? 0 : 2;
}

function hostScore(known: RegExp | undefined, block: HideBlock): number {
  if (!known) return 0;
  const hosts = [...block.hints.matchAll(/host=(\S+)/g)].map((match) => match[1]!);
  if (block.line.kind === 'frame') return hosts.some((host) => known.test(host)) ? 2 : 0;
  if (hosts.length === 0 || !hosts.every((host) => known.test(host))) return 0;
  return block.lines.length <= 14 ? 2 : 0.5;
}

/** A label without a block of its own, e.g. "Advertisement" above a slot: the page finds what it labels. */
function loneLabels(
  kind: Kind,
  lines: readonly IndexLine[],
  found: readonly Found[],
  blocks: readonly HideBlock[],
): Found[] {
  const { label } = KINDS[kind].words;
  if (!['ads', 'comments', 'related', 'newsletter', 'author'].includes(kind)) return [];
  const named = new Set(found.map(({ n }) => n));
  return lines
    .filter((line) =>
      kind === 'ads'
        ? line.kind === 'text' && line.text.length <= 24 && SLOT_LABEL.test(line.text)
        : line.level !== undefined && line.level > 1 && line.text.length <= 70,
    )
    .filter((line) => label.test(line.text) && (line.container === undefined || !named.has(line.container)))
    .flatMap((line) => (kind === 'ads' ? [slotOf(line, blocks)] : namedBlocks(line, [], blocks, lines)))
    .map((n) => toFound(n, kind));
}

/** CSS px of height from which a block that says nothing but that it is an advertisement keeps room for one. */
const ROOM = 60;

/** What an advertisement's label stands for: the block that holds it alone, with room for more; else the page finds it. */
function slotOf(label: IndexLine, blocks: readonly HideBlock[]): number {
  const slot = blocks.findLast(({ lines }) => lines.includes(label));
  return slot?.lines.length === 1 && slot.line.box.height >= ROOM ? slot.line.n : label.n;
}

/** With more lines it is no item but a list of them, and only its lines that say it are meant. */
const ITEM_LINES = 14;

/** Items of a list whose words hold one of the topics; the innermost item counts, and of nested ones only the one that says it. */
function itemsAbout(
  { question, topics, commentsOnly }: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const wanted = topics.map((topic) => fold(topic.toLowerCase()));
  const items = blocks.filter(
    ({ item, lines, share, holdsTitle }) => item && lines.length > 0 && share < 0.5 && !holdsTitle,
  );
  const pool = commentsOnly ? items.filter((block) => inComments(block, blocks)) : items;
  const exact = hasQuote(question);
  const matching = pool.filter((block) => says(block, wanted, threshold, exact));
  const because = { code: 'topic', params: { topic: topics.join(', ') } };
  const outer = matching.filter(
    (block) =>
      !matching.some((other) => other !== block && encloses(other, block) && other.lines.length <= 25),
  );
  const found = outer.filter(
    (block) =>
      !matching.some((other) => other !== block && encloses(block, other) && block.lines.length > 25),
  );
  if (found.length > 0)
    return found
      .flatMap((block) => (block.lines.length > ITEM_LINES ? linesAbout(wanted, block.lines) : [block.line]))
      .map(({ n }) => ({ n, reason: '', because }));
  const inside = commentsOnly
    ? new Set(blocks.flatMap((block) => (isNamed('comments', block.hints) ? block.lines : [])))
    : undefined;
  return linesAbout(wanted, inside ? lines.filter((line) => inside.has(line)) : lines).map(({ n }) => ({
    n,
    reason: '',
    because,
  }));
}

/** Where the page has no items, short lines that say it (an author's name above a comment) lead the page to their block. */
function linesAbout(topics: readonly string[], lines: readonly IndexLine[]): IndexLine[] {
  return lines.filter(
    ({ text, kind, level }) =>
      kind !== 'container' &&
      level !== 1 &&
      text.length <= 90 &&
      topics.some((topic) => fold(text.toLowerCase()).includes(topic)),
  );
}

/** Whether a block is, or lies in, what is named after comments. */
export const inComments = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  isNamed('comments', block.hints) ||
  blocks.some((outer) => encloses(outer, block) && isNamed('comments', outer.hints));

/** Who has written a comment is not who has written the page. */
const isByReader = (block: HideBlock, blocks: readonly HideBlock[]): boolean =>
  blocks.some(
    (outer) =>
      (outer === block || encloses(outer, block)) &&
      !outer.holdsTitle &&
      (outer.item || outer === block) &&
      ONE_BY_PEOPLE.test(namesIn(outer)),
  );

function encloses(outer: HideBlock, inner: HideBlock): boolean {
  return outer.lines.length > inner.lines.length && inner.lines.every((line) => outer.lines.includes(line));
}

/** @param exact quoted words are meant as they stand */
function says(block: HideBlock, topics: readonly string[], threshold: number, exact: boolean): boolean {
  const said = block.lines.map(({ text: words, notes }) => [words, ...notes].join(' ')).join(' ');
  const text = fold(said.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}'’.-]+/gu, ' ');
  return topics.some((topic) => {
    if (exact || text.includes(topic)) return text.includes(topic);
    const words = topic.split(/\s+/).filter((word) => word.length > 3);
    const hits = words.filter((word) =>
      ` ${text}`.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`),
    ).length;
    return words.length > 0 && hits >= (threshold === SURE ? words.length : 1);
  });
}
