import type { Coverage } from '../../contracts/answer.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { linesBySource } from '../../core/index/join-pages.ts';
import type { ModelMessage } from '../../model/model.ts';
import { DATA_RULE, pageBlock, pagesBlock, withoutNumbers } from '../page-block.ts';
import { SCREENSHOT } from '../view-shot.ts';
import { GENERAL_TAG, NOT_ON_PAGE_TAG } from './streamed-answer.ts';

const RULES = `You answer questions about the web page a person is looking at. A citation lights its words on the page.

It comes as numbered lines, "[N] role: text | notes". Only the text is on the page; role and notes explain it. " ¦ " parts the cells of a row.

Citations
- Behind every claim that the page supports put [N: "exact phrase"]: N is the line's number, the phrase copied from its text letter by letter, quotation marks included.
- Copy the whole clause that states the claim, not the bare value: 4 to 30 words (Chinese, Japanese: 6 to 70 characters), or a shorter line whole. Of a row, its name and the value, leaving out cells between: "Oslo ¦ 4 °C". Never cite a role or notes.
- One citation for a claim, from the first line that states it in full, and one for each further line it rests on (who said it, what it is compared with). Of what is listed or counted, every item gets its own, from the list.
- Of equal phrases in line N, [N#2: "exact phrase"] names the second.
- Write no other numbers in brackets; a phrase stops before a footnote mark.

Answer
- In the language of the question; phrases in that of the page.
- The answer first, then at most one sentence that it needs. Markdown where it helps.
- Use only what the lines say. Do not guess or round. If they contradict each other, give both; if they speak of another year or product, say so.
- If only a part of the answer is there, give it and say what is missing.
- If none is there, begin with ${NOT_ON_PAGE_TAG} and say so in one sentence, without a citation.
- Only then, and only if sure of it, may you add what you know from elsewhere: behind ${GENERAL_TAG}, with Markdown links to https addresses that you know exist (best with #:~:text=...), without [N: ...].

${DATA_RULE}`;

interface FindPrompt {
  page: Pick<PageIndex, 'title' | 'url' | 'selection' | 'aboutWords' | 'sources'>;
  lines: readonly IndexLine[];
  coverage: Coverage;
  history: readonly { question: string; answer: string }[];
  question: string;
  /** A screenshot of the view, with the numbers of its lines drawn in. */
  picture?: string | undefined;
  /** Lists of the page that a program may go through, or has gone through, in words of the page; and what the reply is to make of it, in ours. */
  lists?: { told: string; rules: string } | undefined;
  /** The answer so far, of which this request is the continuation or the completion from further lines. */
  soFar?: { text: string; next: 'continue' | 'read-on' };
}

/**
 * Rules first, then the conversation as plain pairs; the newest question alone carries the page, in front of the question, so that a
 * long talk costs one page and providers can cache what stays. Only index lines begin with `[` and a digit.
 */
export function findPrompt(parts: FindPrompt): ModelMessage[] {
  const { page, lines, coverage, history, question, soFar, picture, lists } = parts;
  const asked = `${withoutNumbers(question)}\n\n(Cite the lines above in the form [N: "exact phrase"].)`;
  const request = soFar ? NEXT[soFar.next] : asked;
  return [
    { role: 'system', content: RULES, cacheUpToHere: true },
    ...history.flatMap(pair),
    ...(soFar ? pair({ question: asked, answer: soFar.text }) : []),
    {
      role: 'user',
      content: `${partRead(coverage)}${blockOf(page, lines, lists?.told)}\n\n${picture ? SEEN : ''}${lists ? `${lists.rules}\n\n` : ''}${request}`,
      ...(picture ? { images: [picture] } : {}),
    },
  ];
}

const pair = ({ question, answer }: { question: string; answer: string }): ModelMessage[] => [
  { role: 'user', content: withoutNumbers(question) },
  { role: 'assistant', content: withoutNumbers(answer) },
];

const partRead = ({ readLines, totalLines }: Coverage): string =>
  readLines < totalLines
    ? `The page block holds ${readLines} of the page's ${totalLines} lines, chosen to fit the question; where that matters, say that you speak of what you read.\n`
    : '';

/** Pages without lines (closed, silent, never to be read) are not so much as named. */
function blockOf(page: FindPrompt['page'], lines: readonly IndexLine[], about = ''): string {
  if (!page.sources) return pageBlock({ page, lines, about });
  const read = linesBySource(page.sources, lines).filter((source) => source.lines.length > 0);
  return `${SEVERAL}${pagesBlock(read, page)}`;
}

const SEVERAL =
  'The page block holds several pages, each under "Page K of M:" with its address; numbers are unique over all. Cite each claim from the page that it is of, and name that page by its title or site where it matters. Where pages contradict each other, cite both and say what differs.\n';

const SEEN = `${SCREENSHOT} What only the picture tells, say without a citation, and say that it is seen there.\n\n`;

const NEXT = {
  continue: 'Your answer was cut off. Continue exactly where it stops, without repeating any of it.',
  'read-on':
    'That answer rests on another part of the page. Add what the lines above say on the question, with citations, without repeating any of it. If they add nothing, say just that.',
} as const;
