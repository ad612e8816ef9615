import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { fold } from '../../core/text/words.ts';
import { encloses, isByReader } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { allowed, isNamed, labelCounts, nameScore, namesIn, SURE, scoreOf } from './evidence.ts';
import { type Found, toFound } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import { asksInText, asksLinks, leadsBetween, leadsIn } from './leads.ts';
import { saysOneOf, tellingWords } from './named.ts';
import { picturesIn } from './picture-boxes.ts';
import { inWhole, ONLY, type Scored } from './regions.ts';
import { type HideRequest, joinsSeveral } from './request.ts';
import { loneLabels } from './titled.ts';
import { withTitle } from './titles.ts';

export function blocksOf(
  kind: Kind,
  request: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
  threshold: number,
): Found[] {
  const beside = request.places.includes('sidebar');
  const all = blocks
    .filter((block) => !isInMenu(kind, block))
    .filter((block) => allowed(kind, block) && !(kind === 'author' && isByReader(block, blocks)))
    .map((block) => ({
      block,
      score:
        scoreOf(kind, block) +
        (kind === 'popup' ? layerScore(block, request) : 0) +
        (kind === 'ads' && beside ? bannerScore(block) : 0),
    }))
    .filter(({ score }) => score >= threshold);
  const scored = narrowed(kind, request, all);
  // What collects it from elsewhere may be called so all the more.
  const own = scored.filter(({ block }) => !KINDS[kind].collected?.test(block.hints));
  const best = Math.max(0, ...(own.length > 0 ? own : scored).map(({ score }) => score));
  const least = KINDS[kind].strongest && kind !== 'consent' ? best - 1 : 0;
  const strong = inWhole(
    kind,
    scored,
    scored.filter(({ score }) => score >= least),
  );
  const called = calledSo(kind, request, withoutElsewhere(kind, strong));
  const sure = asWorded(
    kind,
    request,
    withoutEnclosing(kind, ONLY[kind]?.(called) ?? called),
    threshold < SURE,
  );
  const boxes = BOXES.has(kind)
    ? sure.map(({ block }) => withTitle(block, blocks))
    : sure.map(({ block }) => block);
  const parts = elementsOf(kind, lines, boxes);
  const found = [...boxes.map(({ line }) => line), ...parts].map(({ n }) => toFound(n, kind));
  if (kind === 'related' && asksLinks(request.question) && asksInText(request.question)) {
    const between = [...new Set([...leadsIn(lines, []), ...leadsBetween(lines)])].filter(
      ({ landmark }) => landmark === undefined || landmark === 'main',
    );
    if (between.length > 0) return between.map(({ n }) => ({ ...toFound(n, kind), asIs: true }));
  }
  if (kind === 'related' && (found.length === 0 || asksLinks(request.question)))
    found.push(...leadsIn(lines, boxes).map(({ n }) => ({ ...toFound(n, kind), asIs: true })));
  if ((best >= 4 && KINDS[kind].strongest) || scored.length < all.length) return found;
  const elsewhere = new Set(
    blocks.filter(({ hints }) => KINDS[kind].collected?.test(hints)).map(({ line }) => line.n),
  );
  const titles = loneLabels(kind, lines, found, blocks).filter(
    ({ n }) => found.length === 0 || !elsewhere.has(n),
  );
  const isElse = kind === 'related' && (found.length > 0 || asksPopular(request.question));
  return isElse ? found : [...found, ...titles];
}

/** Lines that are of a kind by themselves, beside those in blocks that are. */
function elementsOf(
  kind: Kind,
  lines: readonly IndexLine[],
  blocks: readonly HideBlock[],
): readonly IndexLine[] {
  const covered = new Set(blocks.flatMap((block) => block.lines));
  if (kind === 'images') return picturesIn(lines, covered);
  const { elements } = KINDS[kind];
  return lines.filter(
    (line) => (elements?.includes(line.tag) || elements?.includes(line.role)) && !covered.has(line),
  );
}

/** Kinds that come as a box with a title of its own. */
const BOXES: ReadonlySet<Kind> = new Set(['newsletter', 'login', 'related', 'author', 'donate', 'app']);

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
  related: new Set(['banner', 'navigation', 'contentinfo']),
  newsletter: new Set(['navigation']),
  subscription: new Set(['navigation']),
  nav: new Set(['contentinfo', 'complementary']),
  sidebar: new Set(['banner', 'contentinfo', 'navigation']),
  share: new Set(['banner', 'contentinfo', 'navigation']),
  comments: new Set(['complementary', 'banner', 'contentinfo', 'navigation']),
};

/** Kinds of which a menu has entries, and nothing of the kind itself. */
const NOT_IN_MENUS: ReadonlySet<Kind> = new Set(['donate', 'sponsored']);
const isInMenu = (kind: Kind, { lines }: HideBlock): boolean =>
  NOT_IN_MENUS.has(kind) && lines.length > 0 && lines.every(({ landmark }) => landmark === 'navigation');

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

const mainWords = lazy(() => new RegExp(sourceOf(hidingWords('main')), 'u'));
const formWords = lazy(() => new RegExp(sourceOf(hidingWords('forms')), 'u'));
/** In ids and classes, whatever the language of the page. */
const MAIN = /(^|[-_ ])(main|primary)([-_ ]|\d|$)/i;
const FORM = /(^|[-_ ])(respond|(comment|reply)-?form\w*|commentform)([-_ ]|\d|$)/i;
const FIELDS: ReadonlySet<string> = new Set(['textbox', 'searchbox']);
const isFilledIn = ({ lines }: HideBlock): boolean => lines.some(({ role }) => FIELDS.has(role));

/** Of blocks of a kind, those that a word of the request singles out: the main menu, the form for comments; and boxes to sign up in before links to them. */
function narrowed(kind: Kind, { question }: HideRequest, scored: readonly Scored[]): readonly Scored[] {
  const text = question.normalize('NFC').toLowerCase();
  const only = (test: (block: HideBlock) => boolean): readonly Scored[] => {
    const some = scored.filter(({ block }) => test(block));
    return some.length > 0 ? some : scored;
  };
  if (kind === 'nav' && mainWords().test(text)) return only((block) => MAIN.test(namesIn(block)));
  if (kind === 'comments' && formWords().test(text) && !joinsSeveral(text))
    return scored.some(({ block }) => FORM.test(namesIn(block)))
      ? only((block) => FORM.test(namesIn(block)))
      : only((block) => isFilledIn(block) && block.lines.length <= FORM_LINES);
  if (kind === 'newsletter' && scored.some(({ block }) => isFilledIn(block)))
    return only((block) => !isTerseLinks(block));
  return scored;
}

/** Lines of a form at most. */
const FORM_LINES = 25;
/** Characters of a link in a menu at most. */
const LINK = 40;
/** Nothing but a link or two of a few words, or a title without what it titles. */
const isTerseLinks = ({ lines, layer }: HideBlock): boolean =>
  !layer &&
  lines.length > 0 &&
  lines.every(
    ({ kind, role, text, level }) =>
      text.length <= LINK && ((kind === 'control' && role === 'link') || level !== undefined),
  );

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

const popular = lazy(() => new RegExp(sourceOf(hidingWords('popular')), 'u'));
const asksPopular = (question: string): boolean => popular().test(question.normalize('NFC').toLowerCase());
/** In ids and classes of what most people read. */
const POPULAR =
  /popular|trending|most[-_]?(read|viewed|shared|commented)|meistgelesen|plus[-_]?lus|mas[-_]?leid|mais[-_]?lid|ranking|(^|[-_ ])top[-_]?\d*[-_]?(stories|news|list)/i;

const SHAPES: ReadonlySet<string> = new Set(hidingWords('shapes').map(fold));

/** Who sells advertisements, as sites call their boxes. */
const VENDORS =
  /^(taboola|outbrain|zergnet|revcontent|mgid|plista|ligatus|adsense|doubleclick|criteo|teads|ezoic)$/;

/** Kinds of which a request may name one: "the Taboola links", "trending". */
const WORDED: ReadonlySet<Kind> = new Set(['related', 'sponsored', 'ads']);

/** "Trending": where a title or a name says so, others of the kind are not meant. */
function asWorded(
  kind: Kind,
  { question }: HideRequest,
  scored: readonly Scored[],
  loosely: boolean,
): Scored[] {
  if (!WORDED.has(kind)) return [...scored];
  const words = tellingWords(question).filter((word) =>
    kind === 'related' ? !SHAPES.has(word) : VENDORS.test(word),
  );
  const worded = scored.filter(({ block: { label, hints, lines } }) =>
    saysOneOf([label, asWords(hints), lines[0]?.text ?? ''].join(' '), words),
  );
  if (worded.length > 0 || kind !== 'related' || loosely || !asksPopular(question))
    return worded.length > 0 ? worded : [...scored];
  // "The most read" where no list says that it is: another list is not meant.
  return scored.filter(({ block: { label, hints, lines } }) => {
    const said = [label, lines[0]?.text ?? ''].join(' ').normalize('NFC').toLowerCase();
    return POPULAR.test(hints) || popular().test(said);
  });
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
