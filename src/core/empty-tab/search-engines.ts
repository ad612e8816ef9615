import type { Settings } from '../../contracts/settings.ts';

export type SearchEngine = Exclude<Settings['search']['engine'], 'none'>;

/** Search engines that a question from an empty tab can be taken to: what they are called, and where their words go. */
export const SEARCH_ENGINES: Readonly<Record<SearchEngine, { name: string; address: string }>> = {
  duckduckgo: { name: 'DuckDuckGo', address: 'https://duckduckgo.com/?q=' },
  google: { name: 'Google', address: 'https://www.google.com/search?q=' },
  bing: { name: 'Bing', address: 'https://www.bing.com/search?q=' },
  startpage: { name: 'Startpage', address: 'https://www.startpage.com/sp/search?query=' },
};
export const ENGINES = Object.keys(SEARCH_ENGINES) as SearchEngine[];

export const searchAddress = (engine: SearchEngine, words: string): string =>
  SEARCH_ENGINES[engine].address + encodeURIComponent(words.trim());

/** Hosts and paths of the pages on which those engines show what they have found. */
const RESULTS =
  /^https:\/\/(?:www\.google\.[a-z.]+\/search|www\.bing\.com\/search|(?:www\.)?startpage\.com\/|(?:\w+\.)?duckduckgo\.com\/)/;

/** Whether it is a page of results: its links lead to other sites, and its words are excerpts of theirs. */
export const isResultsPage = (url: string): boolean =>
  RESULTS.test(url) && ['q', 'query'].some((name) => new URL(url).searchParams.has(name));

/** Pages that browsers show in a new tab. */
const NEW_TAB =
  /^(?:about:(?:blank|newtab)|(?:chrome|edge|brave|vivaldi|opera):\/\/(?:newtab|new-tab-page|new-tab-page-third-party|startpage|vivaldi-webui\/startpage)(?:[/?#].*)?)$/;

export const isEmptyTab = (url: string): boolean => NEW_TAB.test(url);
