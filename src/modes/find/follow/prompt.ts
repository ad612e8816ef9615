import { z } from 'zod';
import type { IndexLine } from '../../../contracts/page-index.ts';
import type { ModelMessage } from '../../../model/model.ts';
import { DATA_RULE, linksBlock, withoutNumbers } from '../../page-block.ts';
import type { Candidate } from './frontier.ts';

/** What the model says: which links to read next, by their numbers, best first. */
export const choiceSchema = z.object({
  /** The pages that were read hold the whole answer. */
  enough: z.boolean(),
  open: z.array(z.number().int()),
});
export type Choice = z.infer<typeof choiceSchema>;

const rules = (
  most: number,
) => `You look on the pages of one web site for what answers a question. You see what was read so far (lines chosen to fit the question) and links that lead on, "link K: words | address | heading above it".

Reply with JSON {"enough": boolean, "open": [K, ...]}.
- enough: true when what was read answers the whole question; then "open" is empty.
- open: the links to read next, best first, at most ${most}. Only those that are likely to hold a part of the answer that is still missing, or to lead to it. None: [].

${DATA_RULE}`;

export interface PageSoFar {
  url: string;
  title: string;
  lines: readonly IndexLine[];
}

/** @param most links that may be chosen at once */
export function choicePrompt(
  question: string,
  pages: readonly PageSoFar[],
  candidates: readonly Candidate[],
  most: number,
): ModelMessage[] {
  const block = linksBlock(
    pages,
    candidates.map(({ link }) => link),
  );
  return [
    { role: 'system', content: rules(most), cacheUpToHere: true },
    { role: 'user', content: `${block}\n\nQuestion: ${withoutNumbers(question)}` },
  ];
}
