import type { PageWords } from '../../../core/index/page-words.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues } from '../../../core/text/values.ts';
import type { Evidence } from './evidence.ts';
import { keysOf, type Lead } from './lead.ts';

/** Characters of a label with its number: "Pull requests 4", "128 reviews". */
const LONGEST = 40;

/** A number that stands beside the name of what is counted. */
export interface LabelledCount extends Lead {
  /** The label holds the whole question; of "How many reviews are negative?" "128 reviews" holds a part. */
  whole: boolean;
}

/** What a page itself says of how many there are, by a label of its own: "Issues 117", "128 reviews", "Comments (14)". */
export function labelledCount(
  ranked: readonly Evidence[],
  question: Question,
  page: PageWords,
): LabelledCount | undefined {
  if (question.type !== 'count') return undefined;
  const asked = keysOf(question);
  const terms = question.terms.filter(({ key }) => key !== '');
  const [counted] = terms;
  const found = ranked.flatMap((evidence) => {
    const { text } = evidence.line;
    if (!counted || text.length > LONGEST) return [];
    const [span, ...others] = findValues(text, 'count');
    if (!span || others.length > 0) return [];
    const label = page.cut(`${text.slice(0, span.start)} ${text.slice(span.end)}`);
    const says = label.includes(counted.key) && label.every((key) => asked.has(key));
    const whole = terms.every(({ key, synonyms }) => [key, ...synonyms].some((form) => label.includes(form)));
    return says ? [{ evidence, span, whole }] : [];
  });
  const numbers = new Set(found.map(({ evidence: { line }, span }) => line.text.slice(span.start, span.end)));
  return numbers.size === 1 ? found[0] : undefined;
}
