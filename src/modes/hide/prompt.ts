import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { ModelMessage } from '../../model/model.ts';
import { DATA_RULE, pageBlock, withoutNumbers } from '../page-block.ts';
import { SCREENSHOT } from '../view-shot.ts';

const SYSTEM = `You help a person to hide parts of the web page in front of them.

You get the page as numbered lines, "[N] role: text | notes". Lines whose role names a block (region, list, dialog, frame, box ...) stand for the whole block; notes tell its label, place, size, hosts, "item 3 of 12", and "holds 84-94", the lines in it.

Answer with JSON: {"found": [{"index": N or "84-94", "reason": "...", "snippet": "..."}], "message": "..."}
- All blocks that clearly match, however many; nothing that only might, stands beside it or is about it: a box of newest comments is not "the comments". index: the block's line; where no block line holds it alone, the range of all its lines, its label or heading included.
- Never name a block that holds more than what is meant: name its parts.
- "Every item about X": each item that is about X, not the list. A comment is an item; name the section only when all comments shall go.
- reason: one sentence in the request's language. snippet: a few of the block's own words, "" where it has none.
- Use only numbers of the index. Nothing matches: "found": [] and say so in "message". Else one short sentence.

${DATA_RULE}`;

/** One message with the page first and the request last, so that a second request on the same page shares its beginning. */
export function hidePrompt(
  page: PageIndex,
  lines: readonly IndexLine[],
  request: string,
  picture?: string,
): ModelMessage[] {
  const seen = picture ? `${SCREENSHOT}\n\n` : '';
  return [
    { role: 'system', content: SYSTEM, cacheUpToHere: true },
    {
      role: 'user',
      content: `${pageBlock({ page, lines })}\n\n${seen}Request: ${withoutNumbers(request)}`,
      ...(picture ? { images: [picture] } : {}),
    },
  ];
}
