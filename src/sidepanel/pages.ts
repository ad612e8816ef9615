import type { Conversation } from '../contracts/conversation.ts';
import type { OfferedPage } from '../contracts/pages.ts';

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

/** Chosen tabs that were closed, or went to a page that cannot be read, are chosen no more. */
export function withOffered<S extends ChosenPages>(state: S, offered: readonly OfferedPage[]): S {
  const now = new Map(offered.filter(canBeAdded).map((page) => [page.tabId, page]));
  return { ...state, offered, pages: state.pages.flatMap(({ tabId }) => now.get(tabId) ?? []) };
}

/** The state with these tabs chosen, or chosen no more. */
export function chosen<S extends ChosenPages>(state: S, pages: readonly OfferedPage[], on: boolean): S {
  const others = state.pages.filter(({ tabId }) => !pages.some((page) => page.tabId === tabId));
  return { ...state, pages: on ? [...others, ...pages.filter(canBeAdded)] : others };
}

/** All tabs that can be added, or those of the site that is in view. */
export function pagesOf({ offered }: ChosenPages, which: 'window' | 'site'): OfferedPage[] {
  const host = offered.find(({ here }) => here)?.host;
  return offered.filter((page) => canBeAdded(page) && (which === 'window' || page.host === host));
}

/** The tabs whose title or host holds what stands behind an `@` at the end of the draft. */
export function completions({ offered, pages }: ChosenPages, draft: string): OfferedPage[] {
  const typed = MENTION.exec(draft)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  const isNew = ({ tabId }: OfferedPage) => !pages.some((page) => page.tabId === tabId);
  const fits = ({ title, host }: OfferedPage) => `${title} ${host}`.toLowerCase().includes(typed);
  return offered.filter((page) => canBeAdded(page) && isNew(page) && fits(page)).slice(0, MOST_COMPLETED);
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
  return [{ tabId: now.tabId, title: now.title, host }, ...pages.filter(({ tabId }) => tabId !== next.tabId)];
}
