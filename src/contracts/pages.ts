import { z } from 'zod';
import { PROBLEMS, type ProblemCode } from './errors.ts';

/** A page that a question is about. */
export interface AskedPage {
  /** The tab that shows it; absent: it was fetched, and no tab was opened for it. */
  tabId?: number;
  /** Address and title at the time of asking. */
  url: string;
  title: string;
  /** The person added it by a link of the page: it is fetched when it is read. */
  linked?: boolean;
  /** Added to the numbers that the tab gives its lines, so that they are unique over all pages; absent before the first reading. */
  base?: number;
}

/** A page that the person adds to a question: a tab, or one that the page in view links to. */
export const addedPageSchema = z.union([
  z.object({ tabId: z.number().int(), title: z.string() }),
  z.object({ url: z.string().regex(/^https?:/), title: z.string() }),
]);
export type AddedPage = z.infer<typeof addedPageSchema>;

/** A page that can be added to a question, as the panel offers it. */
export interface OfferedPage {
  /** Absent: it is one that the page in view links to, at `url`, and is read without being opened. */
  tabId?: number;
  url?: string;
  title: string;
  host: string;
  /** The tab where the question is asked. */
  here?: boolean;
  /** Why it cannot be chosen. */
  obstacle?: ProblemCode;
}

/** A page that an answer over several pages was asked about: what was read of it, or why nothing was. */
export const sourcePageSchema = z.object({
  url: z.string(),
  title: z.string(),
  /** In lines of the index; both are absent where nothing could be read. */
  readLines: z.number().int().optional(),
  totalLines: z.number().int().optional(),
  problem: z.custom<ProblemCode>((code) => typeof code === 'string' && code in PROBLEMS).optional(),
});
export type SourcePage = z.infer<typeof sourcePageSchema>;

/** The tabs among some pages. */
export const tabsAmong = (pages: readonly AskedPage[] = []): number[] =>
  pages.flatMap(({ tabId }) => (tabId === undefined ? [] : [tabId]));

/** What tells offered pages apart. */
export const pageKey = ({ tabId, url }: Pick<OfferedPage, 'tabId' | 'url'>): number | string =>
  tabId ?? url ?? '';
