import { lazy } from '../lazy.ts';
import { commonWords } from '../lexicon/concepts.ts';
import { DATING } from '../lexicon/dating.ts';
import { sourceOf } from '../lexicon/pattern.ts';
import type { DatingWords } from '../lexicon/shape.ts';
import { languageNamed } from './languages.ts';

/** What is asked: the page's own day, that of its last change, whether it is still of today, or only "when did this happen?". */
export interface DateAsked {
  what: 'written' | 'updated' | 'current' | 'happened';
  /** A mere "it", which may be what the page tells of. */
  bare: boolean;
}

type Use = keyof DatingWords;
/** What says more comes first: "last updated" before "last", "how old" before "old". */
const USES = [
  'whole',
  'old',
  'updated',
  'current',
  'happened',
  'when',
  'wrote',
  'made',
  'page',
  'kind',
  'it',
  'from',
  'filler',
] as const satisfies readonly Use[];

const languages = lazy(() =>
  Object.entries(DATING).map(([code, words]) => ({
    uses: USES.map((use) => [use, new RegExp(sourceOf(words[use]), 'gu')] as const),
    empty: [languageNamed(code)?.stops ?? new Set<string>(), commonWords([code])],
  })),
);

/**
 * Whether a question is for the date of the page, in any words: it has such that say so, and none besides that are about something else.
 * @param lower in lower case
 */
export function dateAsked(lower: string): DateAsked | undefined {
  for (const language of languages()) {
    const said = usesIn(lower, language);
    const asked = said && askedBy(said);
    if (asked) return asked;
  }
  return undefined;
}

type Words = ReturnType<typeof languages>[number];

/** The kinds of words that make up a text; `undefined` where it has others. */
function usesIn(text: string, { uses, empty }: Words): ReadonlySet<Use> | undefined {
  const said = new Set<Use>();
  let left = text;
  for (const [use, pattern] of uses) {
    const without = left.replace(pattern, ' ');
    // A word may serve two uses ("date", in French).
    if (without !== left || (use === 'from' && text.search(pattern) >= 0)) said.add(use);
    left = without;
  }
  const others = left.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return others.every((word) => empty.some((words) => words.has(word))) ? said : undefined;
}

function askedBy(said: ReadonlySet<Use>): DateAsked | undefined {
  const has = (...uses: Use[]) => uses.some((use) => said.has(use));
  const page = has('page') || (has('kind') && has('it'));
  const named = page || has('it');
  const bare = !page;
  if (has('kind') && !has('it')) return undefined;
  if (has('happened'))
    return has('when') && !has('wrote', 'updated') ? { what: 'happened', bare } : undefined;
  if (has('updated') && (has('when') || named)) return { what: 'updated', bare };
  if (has('current') && named) return { what: 'current', bare };
  const written =
    (has('whole') && !has('current')) ||
    (has('when') && (has('wrote') || (named && has('from')) || (page && has('made')))) ||
    (page && has('old'));
  return written ? { what: 'written', bare: bare && !has('whole') } : undefined;
}
