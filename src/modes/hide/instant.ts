import type { IndexLine } from '../../contracts/page-index.ts';
import type { RecordList } from '../../core/lists/records.ts';
import { type Stays, staysOf } from './all-but.ts';
import { type HideBlock, toHideBlocks } from './blocks.ts';
import { calledAlike } from './called.ts';
import { captionsMeant } from './captions.ts';
import { chapterMeant } from './chapters.ts';
import { asksPeople, commentsMeant } from './comments.ts';
import { conditionOf } from './conditions.ts';
import { embedsMeant } from './embeds.ts';
import { NEAR, SURE } from './evidence.ts';
import { type Found, toFound } from './found.ts';
import { galleriesMeant } from './galleries.ts';
import { itemsAbout } from './items.ts';
import { KINDS, type Kind } from './kinds.ts';
import { matterOf } from './matter.ts';
import { hasQuote, isTelling, namedLines, namesMeant, quotesPartOf, tellingWords } from './named.ts';
import { noticesSaying } from './notices.ts';
import { blocksOf } from './of-kind.ts';
import { partsOf, withoutKept } from './parts.ts';
import { asksPictures, picturesMeant } from './pictures.ts';
import { atHeight, inPlace } from './places.ts';
import { asksItems, type HideRequest, joinsSeveral, readRequest, saysOnly } from './request.ts';
import { restBeside, restBesideMatter } from './rest.ts';
import { comparable, saysTopic } from './says.ts';
import { withoutLines } from './staying.ts';
import { linesUnder, namedBlocks } from './titled.ts';
import { titlesAlike } from './titles.ts';

/** What is known beside the lines of a page and the request. */
interface Ways {
  /** Whether names in a request of which nothing else is understood are taken for what it is about; a model understands more. Default: yes. */
  byNames?: boolean;
  /** The lists of the page, by which comments and their writers are known. */
  lists?: readonly RecordList[];
  /** The document's title, by which its own text is known. */
  title?: string;
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
  const stays = ways.byNames === false ? undefined : staysOf(question);
  if (stays) return threshold < SURE ? [] : allElse(stays, blocks, lines, ways);
  const { hide, keep } = withoutKept(question);
  const found = partsOf(hide, lines).flatMap((part) =>
    find(readRequest(part), blocks, lines, threshold, ways),
  );
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

/** What goes where all but a few things are to go; nothing, where none of those is there. */
function allElse(
  { matter, things }: Stays,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  ways: Ways,
): Found[] {
  const kept = once(things.flatMap((thing) => find(thing, blocks, lines, SURE, ways)));
  if (matter) return restBesideMatter(matterOf(lines, blocks, ways.title ?? ''), kept, blocks, lines);
  return kept.length > 0 ? restBeside(kept, blocks, lines) : [];
}

const once = (found: readonly Found[]): Found[] =>
  found.filter((each, i) => found.findIndex(({ n }) => n === each.n) === i);

function findAnywhere(
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
  { byNames = true, lists = [] }: Ways,
): Found[] {
  if (request.under !== undefined) {
    const region = linesUnder(request.under, blocks, lines);
    const { under: _, ...rest } = request;
    return region.lines.length > 0
      ? find(rest, region.blocks, region.lines, threshold, { byNames, lists })
      : [];
  }
  const { question, kinds, topics } = request;
  const loosely = threshold < SURE;
  const comments = commentsMeant(request, lists, blocks, loosely);
  const picked =
    comments ??
    captionsMeant(request, lines) ??
    embedsMeant(request, blocks) ??
    galleriesMeant(request, blocks) ??
    picturesMeant(request, lines, blocks, loosely);
  // Near to a comment or picture that is not there are the others.
  if (picked?.length === 0 && loosely)
    return blocksOf(comments ? 'comments' : 'images', request, blocks, lines, SURE);
  if (picked) return picked;
  const chapter = chapterMeant(request, blocks, lines);
  if (chapter) return chapter;
  // "Newsletter sign-up" is a title of many a box that is meant for what it is, beside others without that title.
  const named = namedLines(question, lines).filter(
    (line) =>
      isMeant(line, request) &&
      !(asksItems(question) && quotesPartOf(question, line)) &&
      (hasQuote(question) || !kinds.some((kind) => PLEAS.has(kind) && saysOnly(kind, line.text))),
  );
  if (
    named.length > 0 &&
    topics.length > 0 &&
    !hasQuote(question) &&
    !named.some((line) => isAbout(line, topics))
  ) {
    // A title that says nothing of the topic says where: "the related posts that name X".
    const regions = named.map(({ text }) => linesUnder(text, blocks, lines));
    const there = regions.flatMap((region) => itemsAbout(request, region.blocks, region.lines, threshold));
    return there.length > 0 ? there : itemsAbout(request, blocks, lines, threshold);
  }
  if (named.length > 0)
    return named.flatMap((line) =>
      namedBlocks(line, kinds, blocks, lines).map((n) => toFound(n, kinds[0] ?? 'related')),
    );
  if (topics.length > 0) return itemsAbout(request, blocks, lines, threshold);
  const condition = conditionOf(request);
  if (condition === 'unknown' && !loosely) return [];
  if (condition !== undefined && condition !== 'unknown')
    return itemsAbout(
      { ...request, topics: condition, commentsOnly: asksPeople(request) },
      blocks,
      lines,
      threshold,
    );
  const names = byNames && kinds.length === 0 && !asksPictures(request) ? namesMeant(question) : [];
  const byName = { ...request, topics: names, commentsOnly: asksPeople(request) };
  const items = names.length > 0 ? itemsAbout(byName, blocks, lines, threshold) : [];
  if (items.length > 0) return items;
  if (kinds.length === 0 && byNames) {
    const titles = titlesAlike(question, lines).flatMap((line) => namedBlocks(line, [], blocks, lines));
    const boxes = titles.length > 0 ? titles : noticesSaying(question, blocks).map(({ line }) => line.n);
    if (boxes.length > 0) return boxes.map((n) => toFound(n, titles.length > 0 ? 'related' : 'popup'));
    const because = { code: 'topic', params: { topic: tellingWords(question).join(' ') } };
    return calledAlike(question, blocks).map(({ line }) => ({ n: line.n, reason: '', because }));
  }
  const found = bothOf(request)
    ? videosAmong(kinds, request, blocks, lines, threshold)
    : kinds.flatMap((kind) => blocksOf(kind, request, blocks, lines, threshold));
  return inPlace(found, request, blocks);
}

/** "Recommended videos", "video ads": one thing that is of both kinds. */
const bothOf = ({ kinds, question }: HideRequest): boolean =>
  kinds.length === 2 && kinds.includes('video') && !joinsSeveral(question.normalize('NFC').toLowerCase());

/** Blocks of the other kind that hold videos or say that they do; else the videos. */
function videosAmong(
  kinds: readonly Kind[],
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const [other] = kinds.filter((kind) => kind !== 'video');
  const some = blocksOf(other!, request, blocks, lines, threshold).filter(({ n }) => {
    const block = blocks.find(({ line }) => line.n === n);
    return block && (KINDS.video.words.ask.test(block.label) || /:player|video/.test(block.hints));
  });
  return some.length > 0 || other === 'ads' ? some : blocksOf('video', request, blocks, lines, threshold);
}

/** Each thing that a part of a request means, and of it what stands where the request says. */
function find(
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
  ways: Ways,
): Found[] {
  return atHeight(findAnywhere(request, blocks, lines, threshold, ways), request, blocks, lines);
}

const isAbout = ({ text }: IndexLine, topics: readonly string[]): boolean =>
  topics.some((topic) => saysTopic(comparable(text), topic, false, false));

/** Kinds of boxes that pages have several of, under titles that say nothing but what they are. */
const PLEAS: ReadonlySet<Kind> = new Set(['newsletter', 'subscription', 'donate']);

/** A title that the request repeats is meant by itself, unless the request asks for a kind of which titles are only a part. */
const isMeant = (line: IndexLine, { kinds, topics, question }: HideRequest): boolean =>
  hasQuote(question) ||
  isTelling(line.text) ||
  (topics.length === 0 && kinds.every((kind) => kind === 'related'));
