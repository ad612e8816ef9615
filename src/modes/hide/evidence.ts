import type { IndexLine } from '../../contracts/page-index.ts';
import { SLOT_LABEL } from '../../core/lexicon/slots.ts';
import type { HideBlock } from './blocks.ts';
import { isHeadline } from './headlines.ts';
import { KINDS, type Kind } from './kinds.ts';

/** From this score on a block counts as being of a kind; below it, down to `NEAR`, it is a near miss. */
export const SURE = 2;
export const NEAR = 1;
/** Share of the page's running text from which a block holds what the page is for. */
const PROSE = 0.4;

/** Blocks that hold the page's title or too much of its text are never meant by a kind. */
export function allowed(kind: Kind, block: HideBlock): boolean {
  const { limit, layerOnly } = KINDS[kind];
  if (layerOnly && !block.layer) return false;
  if (block.holdsTitle && !block.layer && block.share > 0.1) return false;
  if (!block.layer && kind !== 'comments' && isTextItself(block)) return false;
  if (
    !block.layer &&
    block.prose > PROSE &&
    (kind !== 'comments' || (block.holdsFirstProse && !isThread(block)))
  )
    return false;
  return block.share <= (isMenuLandmark(kind, block) ? MENU_SHARE : limit);
}

/** What is called comments, and is no more than a part of the page: below a text of few words they are most of it. */
const isThread = (block: HideBlock): boolean =>
  !block.holdsTitle && /(^|[-_ ])comments?([-_ ]|$)/i.test(namesIn(block));

/** What sites call the element in which their text stands, whatever else is in its names. */
const TEXT_NAMES =
  /(^|[-_ ])(article|post|entry|story|noticias?|news|single)[-_]+(body|content|text|copy)([-_ ]|$)/i;
const isTextItself = (block: HideBlock): boolean =>
  TEXT_NAMES.test(namesIn(block)) &&
  block.lines.some(({ kind, text, level }) => kind === 'text' && level === undefined && text.length >= LONG);
/** Characters from which a line is running text. */
const LONG = 140;

/** Share of the words of a page that a menu may have which says that it is one: with all that it can unfold, that is most of many a page. */
const MENU_SHARE = 0.9;
const isMenuLandmark = (kind: Kind, { line, prose }: HideBlock): boolean =>
  kind === 'nav' && (line.tag === 'nav' || line.role === 'navigation') && prose < 0.1;

/** How sure it is that a block is of a kind; 0: not sure enough. */
export function surenessOf(kind: Kind, block: HideBlock): number {
  const score = allowed(kind, block) ? scoreOf(kind, block) : 0;
  return score >= SURE ? score : 0;
}

/** What a site calls a block in ids and classes; of an entry of a blog without the words under which it is filed. */
export function namesIn({ hints }: Pick<HideBlock, 'hints'>): string {
  const names = hints.replace(/(^|\s)(:\w+|host=\S+)/g, '');
  return OF_ENTRY.test(names) ? names.replace(/(^|\s)(tag|category)-\S+/g, ' ') : names;
}
const OF_ENTRY = /(^|\s)(post-\d+|hentry|type-post|status-publish)(\s|$)/;

export function scoreOf(kind: Kind, block: HideBlock): number {
  const rule = KINDS[kind];
  let score = nameScore(kind, namesIn(block), block);
  const isMenu = !OF_LINKS.has(kind) && isLinkList(block);
  if (rule.words.label.test(block.label) && labelCounts(kind, block) && !isMenu) score += 2;
  if (block.item && block.lines.length <= 12 && block.lines.some(({ text }) => rule.words.says.test(text))) {
    score += 2;
  }
  if (rule.roles?.includes(block.line.role) || rule.roles?.includes(block.line.tag))
    score += roleScore(kind, block);
  if (kind !== 'share' || isTerse(block)) score += hostScore(rule.hosts, block);
  if (kind === 'ads' && isSlot(block)) score += 2;
  if (block.lines.length <= 40 && block.lines.some(({ text }) => rule.words.words.test(text))) {
    score += block.layer ? 2 : 0.5;
  }
  return kind === 'consent' && !block.layer && !isNamed(kind, namesIn(block)) && !asksConsent(block)
    ? Math.min(score, NEAR)
    : score;
}

/** Kinds that may be nothing but links. */
const OF_LINKS: ReadonlySet<Kind> = new Set([
  'related',
  'sidebar',
  'share',
  'nav',
  'footer',
  'header',
  'tags',
  'author',
]);
/** Links from which several in a row are a menu, and characters that a title above them has at most. */
const MENU = 3;
const MENU_TITLE = 40;

/** Several links and nothing else but a title: a menu, whatever one of its links says. */
export function isLinkList({ lines }: HideBlock): boolean {
  const links = lines.filter(({ kind, role, text }) => kind === 'control' && role === 'link' && text !== '');
  const rest = lines.filter((line) => !links.includes(line));
  return links.length >= MENU && rest.every((line) => line === lines[0] && line.text.length <= MENU_TITLE);
}

/** Characters from which a line tells what is agreed to. */
const TELLS = 50;

/** Who asks for consent says what for, or has a button; a link to the privacy policy does neither. */
const asksConsent = ({ lines }: HideBlock): boolean =>
  lines.length === 0 ||
  lines.some(
    ({ kind, role, text }) =>
      (kind === 'text' && text.length >= TELLS) || (kind === 'control' && role !== 'link'),
  );

/** Names are strong evidence, but "video" alone names teasers and cards as often as players. */
export function nameScore(kind: Kind, names: string, block: HideBlock): number {
  if (!isNamed(kind, names)) return 0;
  if (kind === 'ads') return isSlotLike(block) ? 2 : 1;
  if (kind === 'share') return isCard(block) ? 0 : 2;
  if (kind === 'newsletter' || kind === 'donate') return isLinkList(block) ? 0 : 2;
  if (kind === 'tags') return block.lines.every(({ kind: is }) => is !== 'control') ? 0 : 2;
  if (kind === 'images') return block.lines.some(isHeadline) ? 0 : 2;
  if (kind !== 'video') return 2;
  const player = /player|video-?js|vjs|jw|brightcove|embed/.test(names) || block.hints.includes(':player');
  return player || block.hints.includes(':textless') ? 2 : 1;
}

/** The sizes that advertisements are sold in, width and height. */
const SIZES: ReadonlySet<string> = new Set(
  '300x250 300x600 336x280 728x90 970x250 970x90 160x600 120x600 320x50 320x100 320x250 468x60 250x250 980x240 980x250'.split(
    ' ',
  ),
);

/** A frame of such a size, or an empty box whose names say one. A film may have it, too. */
function isSlot({ line, hints }: HideBlock): boolean {
  if (KINDS.video.hosts!.test(hints) || hints.includes(':player')) return false;
  if (line.kind === 'frame')
    return line.text === '' && SIZES.has(`${Math.round(line.box.width)}x${Math.round(line.box.height)}`);
  return hints.includes(':textless') && hints.split(/[-_ ]+/).some((name) => SIZES.has(name));
}

/** A headline without any network beside it: tags and categories of what it leads to are among its names. */
const isCard = ({ item, lines, hints }: HideBlock): boolean =>
  item &&
  lines.some(isHeadline) &&
  !(hints.match(/host=(\S+)/g) ?? []).some((host) => KINDS.share.hosts!.test(host.slice(5)));

/** What is called an advertisement shows a frame, an empty box or a label, or leads elsewhere; words of the site's own do none of it. */
const isSlotLike = ({ hints, lines, line }: HideBlock): boolean =>
  (lines.length <= 1 && !lines.some(isTeaser)) ||
  line.kind === 'frame' ||
  (hints.includes('host=') && !lines.some(({ level }) => level !== undefined)) ||
  hints.includes(':textless') ||
  lines.some(({ kind, text }) => kind === 'frame' || SLOT_LABEL.test(text));

/** A heading that leads to something to read. */
const isTeaser = ({ level, kind, text }: IndexLine): boolean =>
  level !== undefined && kind === 'control' && text.length >= NEWS;

/** A name that says what a block is not, or that something else is there: "not-newsletter", "has-sidebar". */
const OTHER = /(^|\s)(not?|non|without|has|with|hide|show)-\S+/g;

export function isNamed(kind: Kind, all: string): boolean {
  const { classes, notClasses, words } = KINDS[kind];
  const names = all.replace(OTHER, ' ');
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
export function labelCounts(kind: Kind, { hints, item, label, lines, share, titled }: HideBlock): boolean {
  if (item && lines.length <= 2) return false;
  if (lines.some((line) => line.text === label && isNews(line))) return false;
  if (kind === 'subscription' && label.length < CALL) return false;
  if (kind === 'ads' && KINDS.ads.notClasses!.test(namesIn({ hints }))) return false;
  // "Advertise with us" leads somewhere; an entry that begins with the word is one.
  if (kind === 'ads' && !item && lines.some((line) => line.text === label && isPlainLink(line))) return false;
  // "Recommend by e-mail" shares the page, and recommends nothing.
  if (kind === 'related' && !titled && isShareBar({ hints, lines })) return false;
  if (kind === 'contents' && lines.filter(({ role }) => role === 'link').length < 2) return false;
  if (SINGLE.has(kind) && titled && !isFirst(label, lines)) return false;
  if (SINGLE.has(kind) && !titled && lines.some((line) => line.text !== label && isHeadline(line)))
    return false;
  if (!titled) return lines.length <= 12 && share <= 0.06;
  if (isBelowText(label, lines)) return false;
  if (MANY_TITLES.has(kind)) return lines.length <= 120;
  return lines.length <= (SINGLE.has(kind) ? 30 : 120) && !hasOtherTitle(lines);
}

const isPlainLink = ({ kind, level, text }: IndexLine): boolean =>
  kind === 'control' && level === undefined && !SLOT_LABEL.test(text);

/** Named after sharing, with nothing to read in it. */
const isShareBar = (block: Pick<HideBlock, 'hints' | 'lines'>): boolean =>
  isNamed('share', namesIn(block)) && !block.lines.some(isHeadline);

/** Characters from which a link is a headline about something, and asks for nothing. */
const NEWS = 45;
const isNews = ({ kind, text }: IndexLine): boolean => kind === 'control' && text.length >= NEWS;

/** Characters from which words call upon somebody to subscribe; fewer are a link in a menu. */
const CALL = 12;

/** A title stands above all else that its box says in more than a word or two. */
const isFirst = (label: string, lines: readonly IndexLine[]): boolean =>
  lines
    .slice(
      0,
      lines.findIndex(({ text }) => text === label),
    )
    .every(({ kind, text }) => kind !== 'control' || text === '');

/** Characters of running text above a heading from which it titles a part of a text, and not the block around both. */
const TEXT_ABOVE = 280;
function isBelowText(label: string, lines: readonly IndexLine[]): boolean {
  const above = lines.slice(
    0,
    lines.findIndex(({ text, level }) => text === label && level !== undefined),
  );
  const said = above.filter(({ kind, text }) => kind === 'text' && text.length >= TELLS);
  return said.reduce((sum, { text }) => sum + text.length, 0) >= TEXT_ABOVE;
}

/** A second heading of the first one's rank or above. */
function hasOtherTitle(lines: readonly IndexLine[]): boolean {
  const [first, ...others] = lines.flatMap(({ level }) => level ?? []);
  return first !== undefined && others.some((level) => level <= first);
}

/** An `aside` in the middle of an article or a card is no sidebar. */
function roleScore(kind: Kind, block: HideBlock): number {
  const { item, lines } = block;
  if (KINDS[kind].notClasses?.test(namesIn(block))) return 0;
  if (kind !== 'sidebar') return 2;
  return item || lines.length < 5 ? 0 : 2;
}

/** Characters up to which what stands at links to networks is a title or a counter, and no text in which they occur. */
const TERSE = 60;
const isTerse = ({ lines }: HideBlock): boolean =>
  lines.every(({ kind, text }) => kind !== 'text' || text.length <= TERSE);

function hostScore(known: RegExp | undefined, block: HideBlock): number {
  if (!known) return 0;
  const hosts = [...block.hints.matchAll(/host=(\S+)/g)].map((match) => match[1]!);
  if (block.line.kind === 'frame') return hosts.some((host) => known.test(host)) ? 2 : 0;
  if (hosts.length === 0 || !hosts.every((host) => known.test(host))) return 0;
  return block.lines.length <= 14 ? 2 : 0.5;
}
