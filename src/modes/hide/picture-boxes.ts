import type { IndexLine } from '../../contracts/page-index.ts';

/** CSS px from which a picture is no icon. */
const SIZE = 64;
/** Lines beside a picture that its box may have, and characters of its caption. */
const BESIDE = 3;
const CAPTION = 400;
/** Characters from which a link beside a picture is a headline, and no source. */
const WORDS = 25;
/** Parts of the page whose pictures are signs of the site. */
const SIGNS: ReadonlySet<string> = new Set(['banner', 'navigation', 'contentinfo', 'search']);
/** What a link that shows a picture leads to, or how it is named, where it has no words. */
const FILE = /^icon\b.*\bimage\b|\.(?:jpe?g|png|webp|gif|avif|svg)(?:$|[?#\s])|\bfile:/i;

/** Pictures of the page's matter: each by the box that holds it and its caption, where there is one, else by itself. */
export function picturesIn(lines: readonly IndexLine[], covered: ReadonlySet<IndexLine>): IndexLine[] {
  const inside = new Map<number, IndexLine[]>();
  for (const line of lines)
    if (line.container !== undefined)
      inside.set(line.container, [...(inside.get(line.container) ?? []), line]);
  const boxes = new Map(lines.filter(({ kind }) => kind === 'container').map((line) => [line.n, line]));
  const found = lines
    .filter((line) => isPicture(line) && !covered.has(line) && !SIGNS.has(line.landmark ?? ''))
    .map((line) => boxOf(line, boxes, inside) ?? line)
    .filter(({ kind, box }) =>
      kind === 'control' ? box.width * box.height > 0 : box.width >= SIZE && box.height >= SIZE,
    );
  return [...new Set(found)];
}

const isPicture = ({ kind, text, notes }: IndexLine): boolean =>
  kind === 'image' || (kind === 'control' && text === '' && notes.some((note) => FILE.test(note)));

/** The innermost box around a picture, where it holds little more than a caption. */
function boxOf(
  picture: IndexLine,
  boxes: ReadonlyMap<number, IndexLine>,
  inside: ReadonlyMap<number, readonly IndexLine[]>,
): IndexLine | undefined {
  const box = picture.container === undefined ? undefined : boxes.get(picture.container);
  const rest = box ? inside.get(box.n)!.filter((line) => line !== picture) : [];
  const isCaption =
    rest.length <= BESIDE &&
    rest.every(
      ({ kind, level, text }) =>
        level === undefined &&
        (kind === 'text' || kind === 'image' || (kind === 'control' && text.length < WORDS)),
    ) &&
    rest.reduce((sum, { text }) => sum + text.length, 0) <= CAPTION;
  return box && isCaption ? box : undefined;
}
