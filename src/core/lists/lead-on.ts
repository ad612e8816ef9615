import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../lazy.ts';
import { pagingSource } from '../lexicon/paging.ts';
import { withLatinDigits } from './locale.ts';

/** Characters of a control that leads on. */
export const LONG_CONTROL = 40;

/** A text as the words of paging are compared: lower case, one sign for each apostrophe and for the i with and without a dot, and Latin digits. */
export const plainPaging = (text: string): string =>
  withLatinDigits(text.normalize('NFKC'))
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[’‘ʻʼ`]/g, "'");

const alone = (source: string) => new RegExp(`^(?:\\p{P}|\\p{S}|\\s)*${source}(?:\\p{P}|\\p{S}|\\s)*$`, 'u');
const MORE = lazy(() => {
  const [more, load] = [pagingSource('more'), pagingSource('load')];
  return new RegExp(`^(?:\\p{P}|\\s)*(?:${more}[\\s-]*${load}|${load}[\\s-]*${more})`, 'u');
});
const MORE_ALONE = lazy(() => alone(pagingSource('alone')));
/** "Next", "next page", "pagina successiva". */
const withPage = (words: string) => {
  const page = pagingSource('page');
  return alone(`(?:${words}(?:[\\s-]+${page})?|${page}[\\s-]+${words})`);
};
const NEXT = lazy(() => withPage(pagingSource('next')));
const PREVIOUS = lazy(() => withPage(pagingSource('previous')));
/** Whether these are the words of a link to the next page of a list, and to the one before. */
export const saysNext = (words: string): boolean => NEXT().test(plainPaging(words));
export const saysPrevious = (words: string): boolean => PREVIOUS().test(plainPaging(words));
/** "Show 20 more", "さらに20件表示": how many come says nothing of what is pressed. */
const NUMBER_INSIDE = /\s*[(（]?\d[\d.,]*\s*(?:[件条條個个項项筆笔개건]|%)?[)）]?/u;
const isMore = (words: string): boolean =>
  MORE().test(words) ||
  MORE_ALONE().test(words) ||
  (/\d/.test(words) && MORE().test(words.replace(NUMBER_INSIDE, ' ')));

/** Whether these are the words of a button that brings more of a list, and not another page of it. */
export const saysMore = (words: string): boolean => isMore(plainPaging(words).trim());
const BACK = lazy(() => alone(pagingSource('back')));
/** Whether they may as well lead to wherever one came from. */
export const saysBack = (words: string): boolean => BACK().test(plainPaging(words));

/** Words of a line that are a control's. */
export interface LeadsOn {
  n: number;
  start: number;
  text: string;
}

/** A button that loads more, or a link to the next page. One that cannot be pressed leads nowhere. */
export const leadsOn = (line: IndexLine): LeadsOn | undefined =>
  controlIn(line, (words) => isMore(words) || NEXT().test(words));

/** A control that turns pages or brings more, also one that cannot be pressed (`off`). */
export const controlsIn = ({ n, notes, kind, items, text }: IndexLine): (LeadsOn & { off: boolean })[] =>
  (items ?? [{ start: 0, end: text.length, kind }])
    .filter((part) => part.kind === 'control' && part.end - part.start <= LONG_CONTROL)
    .map(({ start, end }) => ({ n, start, text: text.slice(start, end), off: notes.includes('disabled') }));

/** The words of a line that are a control's and say so. */
export function controlIn(
  { n, notes, kind, items, text }: IndexLine,
  says: (words: string) => boolean,
): LeadsOn | undefined {
  if (notes.includes('disabled')) return undefined;
  const parts = items ?? [{ start: 0, end: text.length, kind }];
  if (!parts.some((part) => part.kind === 'control')) return undefined;
  return parts
    .map(({ start, end }) => ({ n, start, text: text.slice(start, end) }))
    .find((part) => part.text.trim().length <= LONG_CONTROL && says(plainPaging(part.text).trim()));
}
