import type { IndexLine } from '../../contracts/page-index.ts';
import { encloses, inComments } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { isLinkList, isNamed, SURE, surenessOf } from './evidence.ts';
import type { Found } from './found.ts';
import { isHeadline, isOneThing } from './headlines.ts';
import type { Kind } from './kinds.ts';
import { hasQuote } from './named.ts';
import { asksAnything, type HideRequest } from './request.ts';
import { comparable, saysTopic } from './says.ts';

/** With more lines it is no item but a list of them, and only its lines that say it are meant. */
const ITEM_LINES = 14;
/** Characters up to which a line without a block is no running text. */
const SHORT = 90;
/** Where a site lists what it has: its entries are about nothing. */
const MENUS: ReadonlySet<string> = new Set(['navigation', 'banner', 'contentinfo']);
/** Share of the page's running text from which a block shows that the page has one text. */
const TEXT = 0.6;
/** Kinds that say among which things to look. */
const LISTS: ReadonlySet<Kind> = new Set(['related', 'sidebar', 'footer', 'header']);

type Says = (text: string) => boolean;
/** What could go, and the lines in it. */
type Thing = Pick<HideBlock, 'line' | 'lines'>;

/** Things on the page that are about one of the topics: cards, entries, rows, headlines. */
export function itemsAbout(
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const { question, topics, commentsOnly } = request;
  const exact = hasQuote(question);
  const says: Says = (text) => topics.some((topic) => saysTopic(text, topic, exact, threshold < SURE));
  const because = { code: 'topic', params: { topic: topics.join(', ') } };
  const found = commentsOnly
    ? commentsAbout(says, blocks, lines).map((line) => ({ line, leads: true }))
    : thingsAbout(request, says, blocks, lines);
  // Without a link it may be a part of the text itself: that is for whoever asks to say.
  const unsure = !commentsOnly && blocks.some(({ prose }) => prose > TEXT);
  return found.map(({ line: { n }, leads }) =>
    unsure && !leads ? { n, reason: '', because, nearMiss: true } : { n, reason: '', because },
  );
}

/** What is offered with a link of several words goes first; what else says it only where there is none of that. */
function thingsAbout(
  request: HideRequest,
  says: Says,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): { line: IndexLine; leads: boolean }[] {
  const site = request.topics.some((topic) => /\p{L}\.\p{L}/u.test(topic));
  const saidOf = ({ text, notes }: IndexLine) => comparable(site ? [text, ...notes].join(' ') : text);
  const own = lines.filter(
    ({ kind, level }) => (site || kind !== 'container') && (level !== 1 || kind === 'control'),
  );
  // Who wants news about something gone does not mean what readers say of it.
  const remarks = new Set(
    asksAnything(request.question)
      ? []
      : blocks.filter((block) => block.item && inComments(block, blocks)).flatMap((block) => block.lines),
  );
  const isComment = (line: IndexLine) => remarks.has(line);
  const saying = own.filter(
    (line) => !MENUS.has(line.landmark ?? '') && !isComment(line) && says(saidOf(line)),
  );
  const inMenus = new Set(blocks.filter(isMenu).flatMap((block) => block.lines));
  const things = saying.map((line) => ({ line, thing: thingOf(line, blocks) }));
  const whole = things.flatMap(({ line, thing }): Thing[] =>
    thing ? [thing] : isHeadline(line) && !inMenus.has(line) ? [{ line, lines: [line] }] : [],
  );
  // What leads somewhere is one of several things to read; without a link it may be a part of the text itself.
  const leading = whole.filter(({ lines: own }) => own.some(({ kind }) => kind === 'control'));
  const short = saying.filter(
    (line) => line.kind !== 'container' && line.text.length <= SHORT && !inMenus.has(line),
  );
  const chosen = (leading.length > 0 ? leading : whole).map(({ line }) => line);
  const found = inLists(request, [...new Set(chosen.length > 0 ? chosen : short)], blocks);
  return found.map((line) => ({ line, leads: leading.length > 0 || line.tag === 'tr' }));
}

/** The largest block around a line that is one of several things. */
function thingOf(line: IndexLine, blocks: readonly HideBlock[]): HideBlock | undefined {
  const around = blocks.filter((block) => block.lines.includes(line) && !isMenu(block));
  const single = around.filter((block) => isOneThing(block, blocks));
  return (
    single.find(({ item }) => item) ??
    (isHeadline(line) ? single.find(({ lines }) => lines.length > 1) : undefined)
  );
}

const MENU_ITEM = /(^|[-_ ])(menu|nav)-?item([-_ ]|$)/;
/** Several links of a word or two: where a site lists its sections, and no things to read. */
const isMenu = (block: HideBlock): boolean =>
  MENU_ITEM.test(block.hints) ||
  (isLinkList(block) && !block.lines.some((line) => line.kind === 'control' && isHeadline(line)));

/** "The recommended stories about ...": those that are recommended, where any are. */
function inLists(
  { kinds }: HideRequest,
  found: readonly IndexLine[],
  blocks: readonly HideBlock[],
): readonly IndexLine[] {
  const wanted = kinds.filter((kind) => LISTS.has(kind));
  const regions = blocks.filter((block) => wanted.some((kind) => surenessOf(kind, block) > 0));
  const numbers = new Set(regions.flatMap(({ line, lines }) => [line, ...lines]).map(({ n }) => n));
  const there = found.filter(
    ({ n, container }) => numbers.has(n) || (container !== undefined && numbers.has(container)),
  );
  return there.length > 0 ? there : found;
}

/** Comments that say it; the innermost counts, and of nested ones only the one that says it. */
function commentsAbout(says: Says, blocks: readonly HideBlock[], lines: readonly IndexLine[]): IndexLine[] {
  const items = blocks.filter(
    (block) =>
      block.item &&
      block.lines.length > 0 &&
      block.share < 0.5 &&
      !block.holdsTitle &&
      inComments(block, blocks),
  );
  const matching = items.filter((block) =>
    says(comparable(block.lines.map(({ text, notes }) => [text, ...notes].join(' ')).join(' '))),
  );
  const outer = matching.filter(
    (block) => !matching.some((other) => encloses(other, block) && other.lines.length <= 25),
  );
  const found = outer.filter(
    (block) => block.lines.length <= 25 || !matching.some((other) => encloses(block, other)),
  );
  if (found.length > 0)
    return found.flatMap((block) =>
      block.lines.length > ITEM_LINES ? linesSaying(says, block.lines) : [block.line],
    );
  const inside = new Set(blocks.flatMap((block) => (isNamed('comments', block.hints) ? block.lines : [])));
  return linesSaying(
    says,
    lines.filter((line) => inside.has(line)),
  );
}

/** Short lines that say it, an author's name above a comment: they lead the page to their block. */
const linesSaying = (says: Says, lines: readonly IndexLine[]): IndexLine[] =>
  lines.filter(
    ({ text, kind, level }) =>
      kind !== 'container' && level !== 1 && text.length <= SHORT && says(comparable(text)),
  );
