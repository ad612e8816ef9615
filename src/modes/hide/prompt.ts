import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { ModelMessage } from '../../model/model.ts';
import { DATA_RULE, pageBlock, withoutNumbers } from '../page-block.ts';

const SYSTEM = `You help a person to hide parts of the web page in front of them. The person reviews every item before anything is hidden.

You get the page as numbered lines, "[N] role: text | notes". Lines whose role names a block (region, list, listitem, dialog, frame, box ...) stand for the whole block; their notes say what tells it apart: label, position, size, hosts, "item 3 of 12".

Answer with JSON: {"found": [{"index": N, "reason": "...", "snippet": "..."}], "message": "..."}
- One entry for each block that clearly matches the request. Name its block line where there is one, else its first line. A block may be named by several of its lines; that does no harm.
- All that match, however many, the most prominent first. Nothing that only might match.
- "every item about X": name each item of the list that is about X, not the list.
- A single comment or reply is one item. Name a whole comment section only when all comments shall go.
- reason: one sentence, in the language of the request. snippet: a few of the block's own words, copied.
- Use only numbers that are in the index. Nothing matches: "found": [] and say so in "message". Otherwise message is one short sentence.

${DATA_RULE}`;

/** One message with the page first and the request last, so that a second request on the same page shares its beginning. */
export function hidePrompt(page: PageIndex, lines: readonly IndexLine[], request: string): ModelMessage[] {
  return [
    { role: 'system', content: SYSTEM, cacheUpToHere: true },
    { role: 'user', content: `${pageBlock({ page, lines })}\n\nRequest: ${withoutNumbers(request)}` },
  ];
}
