import type { Coverage, FindCard } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import type { SourcePage } from '../../contracts/pages.ts';

/**
 * What the card tells of each page of an index of several: how much of it was read, with what the turn had read of it before, or why nothing
 * was.
 * @param coverages by `IndexLine.source`
 */
export function sourcePages(
  { sources = [] }: PageIndex,
  coverages: readonly Coverage[],
  before?: Pick<FindCard, 'pages'>,
): SourcePage[] {
  return sources.map(({ url, title, problem }, at) => {
    if (problem) return { url, title, problem };
    const { readLines = 0, totalLines = 0 } = coverages[at] ?? {};
    const readBefore = before?.pages?.[at]?.readLines ?? 0;
    return { url, title, totalLines, readLines: Math.min(totalLines, readBefore + readLines) };
  });
}
