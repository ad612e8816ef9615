import { type Evidence, pageOf } from './collect.ts';

/** Evidence that belongs together, and what it is together by: a page's address, or a statement. */
export interface EvidenceGroup {
  key: string;
  quotes: [Evidence, ...Evidence[]];
}

/** By page, in the order in which the pages were cited first. */
export const byPage = (evidence: readonly Evidence[]): EvidenceGroup[] =>
  grouped(evidence, (each) => [pageOf(each)]);

/** By what the answers say; a quote stands below each statement that rests on it. */
export const byClaim = (evidence: readonly Evidence[]): EvidenceGroup[] =>
  grouped(evidence, ({ claims }) => claims);

/** All of it as one group; none where there is nothing. */
export const inOne = (evidence: readonly Evidence[], key: string): EvidenceGroup[] =>
  grouped(evidence, () => [key]);

function grouped(
  evidence: readonly Evidence[],
  keysOf: (each: Evidence) => readonly string[],
): EvidenceGroup[] {
  const groups = new Map<string, EvidenceGroup>();
  for (const each of evidence)
    for (const key of keysOf(each)) {
      const group = groups.get(key);
      if (group) group.quotes.push(each);
      else groups.set(key, { key, quotes: [each] });
    }
  return [...groups.values()];
}
