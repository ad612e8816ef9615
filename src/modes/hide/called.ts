import { hidingWords } from '../../core/lexicon/hiding.ts';
import { fold } from '../../core/text/words.ts';
import { encloses } from './around.ts';
import type { HideBlock } from './blocks.ts';
import { namesIn } from './evidence.ts';
import { tellingWords } from './named.ts';

const SHAPES: ReadonlySet<string> = new Set(hidingWords('shapes').map(fold));
/** What ids and classes say of place and looks, and not of what a block is. */
const OF_LAYOUT =
  /^(first|second|third|last|left|right|upper|lower|middle|center|main|content|contents|inner|outer|small|large|active|hidden|visible|block|blocks|column|columns|container|wrapper|title|titles|header|footer|image|images|links?|pages?|items?|article|articles|story|stories|widgets?|sections?|groups?|paragraphs?|entry|entries|posts?|under|above|below)$/;
/** Names that say on what a block is seen. */
const OF_MEDIA = /(^|\s)(d|hidden|visible|no|hide|show)-?(print|screen|mobile|desktop|tablet|phone)\S*/g;
/** Letters of a word that a site names something by. */
const LETTERS = 5;
/** Shares of the page's words and of its running text that such a block has at most. */
const SHARE = 0.3;
const PROSE = 0.2;

/** Blocks that the site calls, in ids and classes, by all that a request says: an "infobox", a "countdown". */
export function calledAlike(question: string, blocks: readonly HideBlock[]): HideBlock[] {
  const wanted = tellingWords(question)
    .map((word) => fold(word))
    .filter((word) => word.length >= LETTERS && !SHAPES.has(word) && !OF_LAYOUT.test(word));
  if (wanted.length === 0) return [];
  const called = blocks.filter((block) => {
    if (block.holdsTitle || block.share > SHARE || block.prose > PROSE) return false;
    const names = namesIn(block)
      .replace(OF_MEDIA, ' ')
      .split(/[-_ ]+/);
    return wanted.every((word) =>
      names.some((name) => name === word || `${name}s` === word || name === `${word}s`),
    );
  });
  const outer = called.filter((block) => !called.some((other) => encloses(other, block)));
  return outer.reduce((sum, { share }) => sum + share, 0) <= SHARE ? outer : [];
}
