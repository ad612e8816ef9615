import { HIDDEN, tellableUrl } from '../tellable-url.ts';

/**
 * An address as it is kept for months: what `tellableUrl` hides (keys, tokens, sign-in codes) is left out, parameter by parameter, so that the
 * rest can still be opened. '' for what is no page (`about:blank`, `blob:`).
 */
export function keptUrl(address: string): string {
  if (!URL.canParse(address) || !/^(?:https?|file):$/.test(new URL(address).protocol)) return '';
  const [place = '', fragment = ''] = tellableUrl(address).split(/#(.*)/su);
  const [path = '', query = ''] = place.split(/\?(.*)/su);
  return path + without(query, '?') + without(fragment, '#');
}

const without = (parameters: string, sign: string): string => {
  const told = parameters.split('&').filter((each) => each !== '' && !each.includes(HIDDEN));
  return told.length > 0 ? sign + told.join('&') : '';
};

/** Whether a kept address leads anywhere: one whose path was a key does not. */
export const isWhole = (url: string): boolean => url !== '' && !url.includes(HIDDEN);

/** The site that an entry is listed under; '' for files and what has no host. */
export const siteOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';

const withoutFragment = (url: string): string => url.replace(/#.*$/su, '');

/** Whether a tab shows the page of a turn: by its address, or by what the history keeps of it. */
export function isPageOf(turnUrl: string, tabUrl: string): boolean {
  if (turnUrl === '') return false;
  const wanted = withoutFragment(turnUrl);
  return wanted === withoutFragment(tabUrl) || wanted === withoutFragment(keptUrl(tabUrl));
}
