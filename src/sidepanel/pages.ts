import type { Conversation } from '../contracts/conversation.ts';
import { type AddedPage, type OfferedPage, pageKey } from '../contracts/pages.ts';

/** More tabs than this are not completed at once. */
const MOST_COMPLETED = 8;
/** `@` and the beginning of a title, at the end of what was written. */
const MENTION = /(?:^|\s)@([^@\n]{0,60})$/u;

/** The tabs that a question is to be about beside its own, and what the panel knows of tabs that could be. */
export interface ChosenPages {
  pages: readonly OfferedPage[];
  offered: readonly OfferedPage[];
  /** The list of tabs is open. */
  choosing: boolean;
}

export const NO_PAGES: ChosenPages = { pages: [], offered: [], choosing: false };

const canBeAdded = ({ here, obstacle }: OfferedPage): boolean => !here && obstacle === undefined;

export const isTab = ({ tabId }: OfferedPage): boolean => tabId !== undefined;

/** Where a page is: the host of a tab; what is linked is on the same one. */
export const placeOf = ({ url, host }: OfferedPage): string => (url ? new URL(url).pathname : host);

/** Whether a page is among others. */
export const holds = (pages: readonly OfferedPage[], page: OfferedPage): boolean =>
  pages.some((each) => pageKey(each) === pageKey(page));

/** Chosen tabs that were closed, or went to a page that cannot be read, are chosen no more. */
export function withOffered<S extends ChosenPages>(state: S, offered: readonly OfferedPage[]): S {
  const now = new Map(offered.filter(canBeAdded).map((page) => [pageKey(page), page]));
  return { ...state, offered, pages: state.pages.flatMap((page) => now.get(pageKey(page)) ?? []) };
}

/** The state with these tabs chosen, or chosen no more. */
export function chosen<S extends ChosenPages>(state: S, pages: readonly OfferedPage[], on: boolean): S {
  const others = state.pages.filter((page) => !holds(pages, page));
  return { ...state, pages: on ? [...others, ...pages.filter(canBeAdded)] : others };
}

/** All tabs that can be added, or those of the site that is in view. */
export function pagesOf({ offered }: ChosenPages, which: 'window' | 'site'): OfferedPage[] {
  const host = offered.find(({ here }) => here)?.host;
  return offered.filter(
    (page) => isTab(page) && canBeAdded(page) && (which === 'window' || page.host === host),
  );
}

/** The pages whose title or host holds what stands behind an `@` at the end of the draft. */
export function completions({ offered, pages }: ChosenPages, draft: string): OfferedPage[] {
  const typed = MENTION.exec(draft)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  const fits = (page: OfferedPage) => `${page.title} ${placeOf(page)}`.toLowerCase().includes(typed);
  return offered
    .filter((page) => canBeAdded(page) && !holds(pages, page) && fits(page))
    .slice(0, MOST_COMPLETED);
}

/** Whether a title is being written behind an `@`. */
export const isMentioning = (draft: string): boolean => MENTION.test(draft);

export const withoutMention = (draft: string): string =>
  draft.replace(MENTION, (all) => (/^\s/.test(all) ? ' ' : ''));

/**
 * The chosen tabs after the conversation came to another tab: the one that it came from is added in the place of the one that it is in now. Another
 * conversation has none.
 */
export function movedAlong(
  pages: readonly OfferedPage[],
  now: Pick<Conversation, 'id' | 'tabId' | 'title' | 'url'>,
  next: Pick<Conversation, 'id' | 'tabId'>,
): readonly OfferedPage[] {
  if (now.id !== next.id || pages.length === 0) return [];
  const host = URL.canParse(now.url) ? new URL(now.url).host : '';
  // Links were those of the page before.
  const tabs = pages.filter((page) => isTab(page) && page.tabId !== next.tabId);
  return [{ tabId: now.tabId, title: now.title, host }, ...tabs];
}

/** A chosen page as the worker is told of it. */
export const added = ({ tabId, url = '', title }: OfferedPage): AddedPage =>
  tabId === undefined ? { url, title } : { tabId, title };
