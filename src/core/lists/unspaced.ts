import { NO_BOUNDARY } from '../lexicon/matcher.ts';
import { withoutAsking } from '../lexicon/questions.ts';
import type { Language } from '../text/languages.ts';
import { words } from '../text/words.ts';

/** Words of scripts without spaces whose pairs all hold a character that is mostly a particle: "上海", "那覇". */
export function emptyRuns(rest: string, language: Language): string[] {
  const pairs = words(withoutAsking(rest), language).filter(
    ({ start, end }) => NO_BOUNDARY.test(rest[start]!) && end - start > 1,
  );
  const runs: { start: number; end: number; empty: boolean }[] = [];
  for (const { start, end, stop } of pairs) {
    const last = runs.at(-1);
    if (last && start < last.end) Object.assign(last, { end, empty: last.empty && stop });
    else runs.push({ start, end, empty: stop });
  }
  return runs.filter(({ empty }) => empty).map(({ start, end }) => rest.slice(start, end));
}

/** Where words are cut as pairs of characters, a pair of the last character of one word and the first of the next: both are in pairs that are known. */
export function isSeam(key: string, unknown: ReadonlySet<string>, rest: string, language: Language): boolean {
  const all = words(rest, language);
  const at = all.findIndex((word) => word.key === key);
  const [before, own, behind] = [all[at - 1], all[at], all[at + 1]];
  if (!before || !own || !behind || before.end <= own.start || behind.start >= own.end) return false;
  return !unknown.has(before.key) && !unknown.has(behind.key);
}
