import { t } from '../../platform/i18n.ts';
import type { Viewer } from '../view/viewer.ts';
import { part } from './find-part.ts';

/** pdf.js' `FindState.NOT_FOUND`. */
const NOT_FOUND = 1;

/** Find in the document, by pdf.js' find controller. */
export function createFindBar(viewer: Viewer) {
  const bar = part('find-bar');
  const words = part<HTMLInputElement>('find-words');
  const found = part('found');
  const matchCase = part<HTMLInputElement>('match-case');
  const wholeWords = part<HTMLInputElement>('whole-words');

  function find(type: '' | 'again' | 'casesensitivitychange' | 'entirewordchange', back = false): void {
    viewer.dispatch('find', {
      type,
      query: words.value,
      caseSensitive: matchCase.checked,
      entireWord: wholeWords.checked,
      highlightAll: true,
      findPrevious: back,
      matchDiacritics: false,
    });
  }

  function say(current: number, total: number): void {
    found.textContent = total > 0 ? t('reader_found', { current, total }) : '';
  }

  words.addEventListener('input', () => find(''));
  words.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') find('again', event.shiftKey);
  });
  part('find-previous').addEventListener('click', () => find('again', true));
  part('find-next').addEventListener('click', () => find('again'));
  matchCase.addEventListener('change', () => find('casesensitivitychange'));
  wholeWords.addEventListener('change', () => find('entirewordchange'));
  viewer.on('updatefindmatchescount', ({ matchesCount: { current, total } }) => say(current, total));
  viewer.on('updatefindcontrolstate', ({ state, matchesCount: { current, total } }) => {
    if (state === NOT_FOUND && words.value !== '') found.textContent = t('reader_not_found');
    else say(current, total);
  });

  function open(): void {
    bar.hidden = false;
    part('find').setAttribute('aria-expanded', 'true');
    words.focus();
    words.select();
    if (words.value !== '') find('');
  }

  function close(): void {
    if (bar.hidden) return;
    bar.hidden = true;
    part('find').setAttribute('aria-expanded', 'false');
    viewer.dispatch('findbarclose', {});
    viewer.container.focus();
  }

  part('find').addEventListener('click', () => (bar.hidden ? open() : close()));
  part('find-close').addEventListener('click', close);
  return { open, close };
}
