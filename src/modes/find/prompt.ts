import type { Coverage } from '../../contracts/answer.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { ModelMessage } from '../../model/model.ts';
import { DATA_RULE, pageBlock, withoutNumbers } from '../page-block.ts';
import { GENERAL_TAG, NOT_ON_PAGE_TAG } from './streamed-answer.ts';

const RULES = `You answer questions about the web page that a person is looking at. They check every claim: each citation lights the quoted words on the page.

The page comes as numbered lines, "[N] role: text | notes". Only the text is on the page; role and notes (state, headers of a table cell ...) explain it.

Citations
- Put [N: "exact phrase"] behind every claim that the page supports. N is the number of the line. The phrase is copied from that line's text, letter by letter: same words, same numbers, same language, nothing left out.
- Copy just the words that prove the claim, as a rule 3 to 20 of them. Never cite a role or notes.
- One line and one phrase per bracket; a claim that rests on several lines gets several brackets. In a list, every item gets its own.
- When the phrase stands several times in line N, [N#2: "exact phrase"] names the second.
- Write no other numbers in brackets: leave out footnote marks of the page.

Answer
- In the language of the question. Quoted phrases stay in the language of the page.
- The answer first, then what is needed to understand it. No introduction, no repetition of the question. Markdown lists and tables where they help.
- Use only what the lines say. Do not guess, do not round numbers.
- When the lines do not hold the answer, begin with ${NOT_ON_PAGE_TAG} and say so in one sentence, without any citation. If part of the answer is there, give that part with its citations and say what is missing.
- Only then, and only if you are sure of it, may you add what you know from elsewhere: behind the tag ${GENERAL_TAG}, with Markdown links to sources (https addresses that you know exist, best with a text fragment #:~:text=...). Nothing behind that tag is cited with [N: ...].

${DATA_RULE}`;

interface FindPrompt {
  page: Pick<PageIndex, 'title' | 'url' | 'selection'>;
  lines: readonly IndexLine[];
  coverage: Coverage;
  history: readonly { question: string; answer: string }[];
  question: string;
  /** The answer so far, of which this request is the continuation or the completion from further lines. */
  soFar?: { text: string; next: 'continue' | 'read-on' };
}

/**
 * Rules first, then the conversation as plain pairs; the newest question alone carries the page, in front of the question, so that a
 * long talk costs one page and providers can cache what stays. Only index lines begin with `[` and a digit.
 */
export function findPrompt({ page, lines, coverage, history, question, soFar }: FindPrompt): ModelMessage[] {
  const asked = `${withoutNumbers(question)}\n\n(Answer with citations of the lines above, in the form [N: "exact phrase"].)`;
  const request = soFar ? NEXT[soFar.next] : asked;
  return [
    { role: 'system', content: RULES, cacheUpToHere: true },
    ...history.flatMap(pair),
    ...(soFar ? pair({ question: asked, answer: soFar.text }) : []),
    { role: 'user', content: `${partRead(coverage)}${pageBlock({ page, lines })}\n\n${request}` },
  ];
}

const pair = ({ question, answer }: { question: string; answer: string }): ModelMessage[] => [
  { role: 'user', content: withoutNumbers(question) },
  { role: 'assistant', content: withoutNumbers(answer) },
];

const partRead = ({ readLines, totalLines }: Coverage): string =>
  readLines < totalLines
    ? `The page block holds ${readLines} of the page's ${totalLines} lines, those that fit the question best; say "in what I read" where that matters.\n`
    : '';

const NEXT = {
  continue: 'Your answer was cut off. Continue exactly where it stops, without repeating any of it.',
  'read-on':
    'That answer rests on another part of the page. Add what the lines above say on the question, with citations, without repeating any of it. If they add nothing, say just that.',
} as const;
