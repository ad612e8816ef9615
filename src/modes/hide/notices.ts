import { detectLanguage } from '../../core/text/languages.ts';
import { contentKeys } from '../../core/text/words.ts';
import type { HideBlock } from './blocks.ts';
import { tellingWords } from './named.ts';

/** What sites call the bars and boxes by which they speak to whoever reads: counters of free articles, alerts, surveys. */
const NAMES =
  /(^|[-_ ])(pop-?up|banner|bar|bandeau|notice|notification|message|msg|alert|toast|meter|nag|counter|paywall|reg-?wall|announcement|promo|modal|overlay|flyout|ribbon|survey)/;
/** Lines and share of a page that such a box has at most. */
const LINES = 10;
const SHARE = 0.15;
/** Words of a request, and the share of them, that it has to say. */
const WORDS = 2;
const MOST = 0.6;

/** The bars and boxes of a site's own that say most of what a request says of them: "the banner that counts free articles". */
export function noticesSaying(question: string, blocks: readonly HideBlock[]): HideBlock[] {
  const language = detectLanguage([question]);
  const wanted = [...new Set(contentKeys(tellingWords(question).join(' '), language))];
  const scored = blocks
    .filter(
      ({ layer, hints, lines, share, holdsTitle }) =>
        (layer || NAMES.test(hints)) &&
        lines.length > 0 &&
        lines.length <= LINES &&
        share <= SHARE &&
        !holdsTitle,
    )
    .map((block) => {
      const said = new Set(block.lines.flatMap(({ text }) => contentKeys(text, language)));
      return { block, hits: wanted.filter((key) => said.has(key)).length };
    });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  if (best < WORDS || best < wanted.length * MOST) return [];
  const boxes = scored.filter(({ hits }) => hits === best).map(({ block }) => block);
  return boxes.filter((block) => !boxes.some((outer) => outer !== block && isAround(outer, block)));
}

const isAround = (outer: HideBlock, inner: HideBlock): boolean =>
  outer.lines.length > inner.lines.length && inner.lines.every((line) => outer.lines.includes(line));
