import type { Language } from '../text/languages.ts';
import { readQuestion } from '../text/question.ts';
import { words } from '../text/words.ts';

/** So many words are searched for at first, and fewer where they find nothing: a site's own search mostly wants all of them. */
const MOST_WORDS = 3;

interface Run {
  start: number;
  end: number;
  weight: number;
}

/** What to search a site for, to answer a question: its most telling words in their order, then fewer of them. */
export function searchTries(question: string, language: Language): string[] {
  const weights = new Map(readQuestion(question, language).terms.map(({ key, weight }) => [key, weight]));
  const runs: Run[] = [];
  for (const { start, end, key, stop } of words(question, language)) {
    const weight = weights.get(key);
    const last = runs.at(-1);
    if (stop || weight === undefined) continue;
    // Pairs of characters, in scripts without spaces, overlap.
    if (last && start < last.end) Object.assign(last, { end, weight: Math.max(weight, last.weight) });
    else runs.push({ start, end, weight });
  }
  const telling = runs
    .sort((a, b) => b.weight - a.weight || lengthOf(b) - lengthOf(a))
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.start - b.start);
  const longest = [...telling].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1);
  const tries = [telling, closest(telling), longest].map((some) =>
    some.map(({ start, end }) => question.slice(start, end)).join(' '),
  );
  return [...new Set(tries)].filter((each) => each !== '');
}

const lengthOf = ({ start, end }: Run): number => end - start;

/** The two that stand closest to each other: they most likely belong together ("winter storage"). */
function closest(runs: readonly Run[]): Run[] {
  const gaps = runs.slice(1).map(({ start }, at) => start - runs[at]!.end);
  const at = gaps.indexOf(Math.min(...gaps));
  return at < 0 ? [] : runs.slice(at, at + 2);
}
