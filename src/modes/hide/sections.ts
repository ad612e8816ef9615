import type { IndexLine } from '../../contracts/page-index.ts';
import { isClose } from '../../core/lexicon/slots.ts';
import { type HideBlock, toHideBlocks } from './blocks.ts';
import type { Found } from './found.ts';
import { surenessOf } from './instant.ts';
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
/** A page has one of each, and who asks for it alone means all of it, however many of its lines were found. */
const REGIONS: ReadonlySet<Kind> = new Set(['sidebar', 'footer', 'header']);

interface Section {
  block: HideBlock;
  kind: Kind;
  score: number;
}

/**
 * "Hide the footer" with one link of the footer named means the footer: where the request asks for nothing but a part that a page has once, or
 * (nearly) all of a section of the kind that it asks for was found, the section's line takes the place of its lines. So does the line that a section
 * begins with (a logo, an entry), found alone for a request that says nothing but the kind. A few lines of many mean themselves.
 * @param seen numbers of the lines that the model was shown; absent: all
 */
export function liftToSections(
  found: readonly Found[],
  question: string,
  lines: readonly IndexLine[],
  seen?: readonly number[],
): Found[] {
  const { kinds, topics, within } = readRequest(question);
  const wanted = topics.length > 0 || within ? [] : kinds.filter((kind) => SECTIONS.has(kind));
  if (wanted.length === 0 || found.length === 0) return [...found];
  const named = new Set(found.map(({ n }) => n));
  const shown = seen && new Set(seen);
  const alone = kinds.length === 1;
  const sections = sectionsOf(wanted, lines).filter(({ block, kind }) => {
    const offered = block.lines.filter(
      ({ n, box }) => (!shown || shown.has(n)) && box.width * box.height > 0,
    );
    const own = block.lines.filter(({ n }) => named.has(n));
    if (own.length === 0) return false;
    if (alone && REGIONS.has(kind)) return true;
    const head = alone && own[0] === offered[0] ? own[0] : undefined;
    if (head && TITLED.has(kind) && isTitle(head, kind)) return true;
    if (head && found.length === 1 && saysOnly(kind, question)) return true;
    return own.length >= offered.length * WHOLE_SECTION;
  });
  return found.map((each) => {
    const section = sectionAround(each.n, sections);
    return section ? { ...each, n: section.block.line.n } : each;
  });
}

/** Outer before inner. */
function sectionsOf(kinds: readonly Kind[], lines: readonly IndexLine[]): Section[] {
  return toHideBlocks(lines)
    .filter(({ item, lines }) => !item && lines.length > 1)
    .flatMap((block) =>
      kinds.flatMap((kind) => {
        const score = surenessOf(kind, block);
        return score > 0 ? [{ block, kind, score }] : [];
      }),
    );
}

/** A heading, a label, or the button that closes the whole, which may be a sign without words. */
const isTitle = ({ level, text, kind: is }: IndexLine, kind: Kind): boolean =>
  level !== undefined ||
  KINDS[kind].words.label.test(text) ||
  isClose(text) ||
  (is === 'control' && text === '');

/**
 * The innermost section says which kind is meant; of those of its kind around it the surest counts. Of equals it is the outermost, where a page has
 * one of the kind, else the one that adds little.
 */
function sectionAround(n: number, sections: readonly Section[]): Section | undefined {
  const around = sections.filter(({ block }) => block.lines.some((line) => line.n === n));
  const kind = around.at(-1)?.kind;
  return around
    .filter((section) => section.kind === kind)
    .reduce<Section | undefined>((best, inner) => (best && !isBetter(inner, best) ? best : inner), undefined);
}

function isBetter(inner: Section, outer: Section): boolean {
  if (inner.score !== outer.score) return inner.score > outer.score;
  return !KINDS[inner.kind].strongest && outer.block.lines.length > inner.block.lines.length * LITTLE;
}
