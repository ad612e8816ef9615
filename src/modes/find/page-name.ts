import type { SourcePage } from '../../contracts/pages.ts';

/** How a page is named in an answer: by its title, else its host. */
export const nameOf = ({ title, url }: Pick<SourcePage, 'title' | 'url'>): string =>
  title.trim() || (URL.canParse(url) ? new URL(url).host : url);
