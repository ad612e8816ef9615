import type { IndexLine } from '../../contracts/page-index.ts';
import { type Block, toBlocks } from '../../core/index/blocks.ts';
import { findMainContent, isBesideMatter, isProse } from '../../core/index/main-content.ts';
import type { HideBlock } from './blocks.ts';
import { surenessOf } from './evidence.ts';
import type { Kind } from './kinds.ts';

/** What a page is there for: the lines that say it. */
export interface Matter {
  title: IndexLine | undefined;
  /** Lines of its paragraphs; of a page without a text, all lines of its main part. */
  lines: IndexLine[];
}

/** Shares of a page's running text from which a block is of its matter, whatever it looks like, and where it stands in the main part. */
const MOST = 0.5;
const MUCH = 0.25;
/** Paragraphs of such a block at least. */
const SEVERAL = 3;
/** Kinds that may have most of the words of a page and are none of its matter. */
const WORDY: readonly Kind[] = ['comments', 'consent', 'related', 'sidebar', 'footer'];
/** Kinds that are none of the matter of a page without a text. */
const BESIDE: readonly Kind[] = [
  ...WORDY,
  'header',
  'nav',
  'ads',
  'newsletter',
  'share',
  'popup',
  'breadcrumbs',
];
/** Characters of a line that repeats the document's title. */
const TITLE = 20;

/** Finds what a page is there for among the lines of its index. @param title of the document */
export function matterOf(lines: readonly IndexLine[], blocks: readonly HideBlock[], title: string): Matter {
  const content = lines.filter(({ kind }) => kind !== 'container' && kind !== 'frame');
  const units = toBlocks(content);
  const { paragraphs, title: heading } = findMainContent(units, title);
  if (paragraphs.length === 0) {
    const main = content.filter(({ landmark }) => landmark === 'main');
    const rest = main.length > 0 ? main : content.filter((line) => !isBesideMatter(line));
    const beside = new Set(
      blocks
        .filter((block) => BESIDE.some((kind) => surenessOf(kind, block) > 0))
        .flatMap((block) => block.lines),
    );
    return { title: heading, lines: rest.filter((line) => !beside.has(line)) };
  }
  const text = new Set(paragraphs.flatMap((unit) => unit.lines));
  for (const line of blocks.flatMap((block) => proseOf(block, units, text))) text.add(line);
  return {
    title: heading ?? content.find((line) => line.text.length >= TITLE && title.startsWith(line.text)),
    lines: content.filter((line) => text.has(line)),
  };
}

/** The running text of a block that has much of the page's, and none of what was found. */
function proseOf(block: HideBlock, units: readonly Block[], text: ReadonlySet<IndexLine>): IndexLine[] {
  const { prose, lines } = block;
  if (prose < MUCH || lines.some((line) => text.has(line))) return [];
  if (prose < MOST && !lines.some(({ landmark }) => landmark === 'main')) return [];
  if (WORDY.some((kind) => surenessOf(kind, block) > 0)) return [];
  const own = new Set(lines);
  const paragraphs = units.filter(
    (unit) => own.has(unit.lines[0]!) && !isBesideMatter(unit.lines[0]!) && isProse(unit),
  );
  return paragraphs.length >= SEVERAL ? paragraphs.flatMap((unit) => unit.lines) : [];
}
