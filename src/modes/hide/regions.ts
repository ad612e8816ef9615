import { encloses } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { isNamed, namesIn } from './evidence.ts';
import { isHeadline } from './headlines.ts';
import type { Kind } from './kinds.ts';

/** A block, and how sure it is that it is of the kind in question. */
export interface Scored {
  block: HideBlock;
  score: number;
}

/** CSS px between what belongs to the same foot of a page. */
const GAP = 80;
/** Names of what lists the parts of a text, or leads to networks: no menus of the site. */
const NO_MENU =
  /(^|[-_ ])(toc|table-?of-?contents|breadcrumbs?|social\w*|follow\w*|shar(e|ing)\w*|pagination|pager|comments?|post-?nav\w*|nav-?(single|tabs|links)|navigation-?item|slides?\w*|carousel\w*|tabs?|widget-?area|views?)([-_ ]|\d|$)/;

/** Of some kinds, those that are meant where several seem to be. */
export const ONLY: Partial<Record<Kind, (scored: readonly Scored[]) => readonly Scored[]>> = {
  footer: lastOnes,
  header: withoutTitle,
  nav: menus,
};

/** A page ends with its footer: that of an article or a card is none. */
function lastOnes(all: readonly Scored[]): readonly Scored[] {
  const scored = all.filter(({ block }) => !isCardFoot(block));
  if (scored.length === 0) return all;
  const tops = scored.map(({ block: { line } }) => line.box.y);
  let top = Math.max(...tops);
  for (const y of bottomsBefore(scored, top)) top = Math.min(top, y);
  return scored.filter(({ block: { line } }) => line.box.y >= top || line.box.y + line.box.height > top + 1);
}

/** Lines of the foot of a card at most. */
const FOOT = 4;
const isCardFoot = ({ lines }: HideBlock): boolean =>
  lines.length <= FOOT && lines.some((line) => line.kind === 'control' && isHeadline(line));

/** Tops of what joins what begins at `top`, nearest first. */
function bottomsBefore(scored: readonly Scored[], top: number): number[] {
  const found: number[] = [];
  const boxes = scored.map(({ block: { line } }) => line.box).sort((one, other) => other.y - one.y);
  for (const { y, height } of boxes) {
    const from = Math.min(top, ...found);
    if (y < from && y + height >= from - GAP) found.push(y);
  }
  return found;
}

/** The head of the page is not that of its text, which holds the title. */
function withoutTitle(scored: readonly Scored[]): readonly Scored[] {
  const site = scored.filter(({ block }) => !block.holdsTitle);
  return site.length > 0 ? site : scored;
}

/** A menu is the list itself, not the head of the page around it; and neither contents nor links to networks. */
function menus(scored: readonly Scored[]): readonly Scored[] {
  const real = scored.filter(({ block }) => !isOtherList(block) && !isNamed('footer', namesIn(block)));
  const some = real.length > 0 ? real : scored;
  return some.filter(
    ({ block }) =>
      !isHead(block) ||
      !some.some((inner) => inner.block !== block && encloses(block, inner.block) && !isHead(inner.block)),
  );
}

const isHead = (block: HideBlock): boolean =>
  block.line.tag === 'header' || block.line.role === 'banner' || isNamed('header', namesIn(block));

const isOtherList = (block: HideBlock): boolean =>
  NO_MENU.test(namesIn(block)) && !/(^|[-_ ])(main|primary|site|top)-?(nav|menu)/.test(namesIn(block));

/** Where what holds the best evidence lies in a block that is named after the kind too, that one is meant: the comments around "Report this comment". */
export function inWhole(kind: Kind, scored: readonly Scored[], strong: readonly Scored[]): readonly Scored[] {
  if (kind !== 'comments') return strong;
  const outer = scored.filter(
    ({ block }) => isNamed(kind, namesIn(block)) && strong.some((inner) => encloses(block, inner.block)),
  );
  return [...new Set([...outer, ...strong])].filter(
    ({ block }) => !outer.some((other) => other.block !== block && encloses(other.block, block)),
  );
}
