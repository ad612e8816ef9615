import type { IndexLine } from '../../contracts/page-index.ts';
import { isClose } from '../../core/lexicon/slots.ts';
import { inComments } from './around.ts';
import { type HideBlock, toHideBlocks } from './blocks.ts';
import { surenessOf } from './evidence.ts';
import type { Found } from './found.ts';
import { KINDS, type Kind } from './kinds.ts';
import { readRequest, saysOnly } from './request.ts';

/** Share of a section's shown lines from which naming them means the section. */
const WHOLE_SECTION = 0.6;
/** A section with up to this many times the lines of another adds little to it. */
const LITTLE = 1.5;
/** Kinds that a page has as sections. An advertisement or a video is a single thing, whatever stands around it. */
const SECTIONS: ReadonlySet<Kind> = new Set([
  'consent',
  'newsletter',
  'login',
  'comments',
  'related',
  'sidebar',
  'share',
  'nav',
  'footer',
  'header',
  'author',
  'tags',
]);
/** A section of these is meant whole by the title or close button that it begins with, where the request asks for nothing else. */
const TITLED: ReadonlySet<Kind> = new Set(['consent', 'newsletter', 'login', 'comments', 'author']);
/** Kinds whose box may itself be an entry of a column of boxes; an entry that is a comment is one of many. */
const BOXES: ReadonlySet<Kind> = new Set(['consent', 'newsletter', 'login']);
/** A page has one of each, and who asks for it alone means all of it, however many of its lines were found. */
const REGIONS: ReadonlySet<Kind> = new Set(['sidebar', 'footer', 'header']);

interface Section {
  block: HideBlock;
  kind: Kind;
  score: number;
}
/** A section around lines that were named. */
interface Around extends Section {
  /** How many of its lines the model was shown. */
  offered: number;
  /** How many of them were named. */
  own: number;
  /** The line that it begins with, where that was named. */
  head: IndexLine | undefined;
}

/**
 * "Hide the footer" with one link of the footer named means the footer: where the request asks for nothing but a part that a page has once, or
 * (nearly) all of a section of the kind that it asks for was found, the section's line takes the place of its lines. So do the lines that sections
 * begin with (a logo, an entry), where nothing else was found, for a request that says nothing but the kind. A few lines of many mean themselves.
 * @param seen numbers of the lines that the model was shown; absent: all
 */
export function liftToSections(
  all: readonly Found[],
  question: string,
  lines: readonly IndexLine[],
  seen?: readonly number[],
): Found[] {
  const found = all.filter(({ asIs }) => !asIs);
  return [...all.filter(({ asIs }) => asIs), ...lift(found, question, lines, seen)];
}

function lift(
  found: readonly Found[],
  question: string,
  lines: readonly IndexLine[],
  seen: readonly number[] | undefined,
): Found[] {
  const { kinds, topics, within, commentsOnly } = readRequest(question);
  if (commentsOnly) return liftToComments(found, lines);
  const wanted = topics.length > 0 || within ? [] : kinds.filter((kind) => SECTIONS.has(kind));
  if (wanted.length === 0 || found.length === 0) return [...found];
  const named = new Set(found.map(({ n }) => n));
  const around = sectionsOf(wanted, lines)
    .map((section) => withNamed(section, named, seen && new Set(seen)))
    .filter(({ own }) => own > 0);
  const heads = new Set(around.flatMap(({ head }) => head?.n ?? []));
  const onlyHeads = found.every(({ n }) => heads.has(n));
  const alone = kinds.length === 1;
  const sections = around.filter(({ kind, own, offered, head }) => {
    if (alone && REGIONS.has(kind)) return true;
    if (alone && head && TITLED.has(kind) && isTitle(head, kind)) return true;
    if (alone && onlyHeads && saysOnly(kind, question)) return true;
    return own >= offered * WHOLE_SECTION;
  });
  return found.map((each) => {
    const section = sectionAround(each.n, sections);
    return section ? { ...each, n: section.block.line.n } : each;
  });
}

/** "Hide the comments by Ann": the line with her name that a comment begins with stands for the comment. */
function liftToComments(found: readonly Found[], lines: readonly IndexLine[]): Found[] {
  const blocks = toHideBlocks(lines);
  const comments = blocks.filter(
    (block) =>
      (block.item || surenessOf('comments', block) > 0) && hasWords(block) && inComments(block, blocks),
  );
  return found.map((each) => {
    const comment = comments.findLast(({ lines: [first] }) => first!.n === each.n);
    return comment ? { ...each, n: comment.line.n } : each;
  });
}

/** Characters from which a line below a name is what somebody wrote, not a date. */
const WRITTEN = 25;
const hasWords = ({ lines }: HideBlock): boolean =>
  lines.slice(1).some(({ kind, text }) => kind === 'text' && text.length >= WRITTEN);

/** Outer before inner. */
function sectionsOf(kinds: readonly Kind[], lines: readonly IndexLine[]): Section[] {
  return toHideBlocks(lines)
    .filter(({ lines }) => lines.length > 1)
    .flatMap((block) =>
      kinds.flatMap((kind) => {
        const score = !block.item || BOXES.has(kind) ? surenessOf(kind, block) : 0;
        return score > 0 ? [{ block, kind, score }] : [];
      }),
    );
}

function withNamed(
  section: Section,
  named: ReadonlySet<number>,
  seen: ReadonlySet<number> | undefined,
): Around {
  const { lines } = section.block;
  const offered = lines.filter(({ n, box }) => (!seen || seen.has(n)) && box.width * box.height > 0);
  const own = lines.filter(({ n }) => named.has(n));
  const head = own.length > 0 && own[0] === offered[0] ? own[0] : undefined;
  return { ...section, offered: offered.length, own: own.length, head };
}

/** A heading, a label, or the button that closes the whole, which may be a sign without words. */
const isTitle = ({ level, text, kind: is }: IndexLine, kind: Kind): boolean =>
  level !== undefined ||
  KINDS[kind].words.label.test(text) ||
  isClose(text) ||
  (is === 'control' && text === '');

/**
 * An entry of a list, or what shows only one line, counts where no other section is around. The innermost section says which kind is meant; of those of its kind around it the surest counts. Of equals it is the outermost, where a page has
 * one of the kind, else the one that adds little.
 */
function sectionAround(n: number, sections: readonly Around[]): Around | undefined {
  const all = sections.filter(({ block }) => block.lines.some((line) => line.n === n));
  const whole = all.filter(({ block, offered }) => !block.item && offered > 1);
  const around = whole.length > 0 ? whole : all;
  const kind = around.at(-1)?.kind;
  return around
    .filter((section) => section.kind === kind)
    .reduce<Around | undefined>((best, inner) => (best && !isBetter(inner, best) ? best : inner), undefined);
}

function isBetter(inner: Section, outer: Section): boolean {
  if (inner.score !== outer.score) return inner.score > outer.score;
  return !KINDS[inner.kind].strongest && outer.block.lines.length > inner.block.lines.length * LITTLE;
}
