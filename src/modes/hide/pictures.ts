import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { PICTURES } from '../../core/lexicon/pictures.ts';
import { detectLanguage, type Language } from '../../core/text/languages.ts';
import { contentKeys, fold, words } from '../../core/text/words.ts';
import type { HideBlock } from './blocks.ts';
import type { Found } from './found.ts';
import { KINDS } from './kinds.ts';
import { FILLER } from './named.ts';
import type { HideRequest } from './request.ts';

/** Share of the words of a request that a picture has to be told by. */
const MOST = 0.6;
/** Characters from which a part of a word tells ("Geier" in "Bartgeier"). */
const PART = 5;

const shows = lazy(() => new RegExp(sourceOf(hidingWords('shows')), 'gu'));
/** What stands between a picture and what it shows, with a word or two before: "qui montre", "die den Geier ... zeigt". */
const leads = lazy(
  () =>
    new RegExp(
      `^(?:(?:\\s+\\p{L}+)?\\s*,|\\s+(?:\\p{L}+\\s+){0,2}${sourceOf(hidingWords('about'), hidingWords('shows'))})`,
      'u',
    ),
);

/** A picture, and what is known of what it shows. */
interface Picture {
  n: number;
  said: string;
}

/** Whether a request asks for pictures, or for one. */
export const asksPictures = ({ question, kinds }: Pick<HideRequest, 'question' | 'kinds'>): boolean =>
  kinds.every((kind) => kind === 'images') &&
  (kinds.length > 0 || PICTURES.test(question.normalize('NFC').toLowerCase()));

/**
 * The pictures that a request picks out by what they show: those whose text and caption say most of its words. `undefined`: it asks for none, or
 * says nothing of what they show.
 * @param loosely one word of those that the request says is enough
 */
export function picturesMeant(
  { question, kinds, topics }: HideRequest,
  lines: readonly IndexLine[],
  blocks: readonly HideBlock[],
  loosely: boolean,
): Found[] | undefined {
  const text = question.normalize('NFC').toLowerCase();
  if (!kinds.every((kind) => kind === 'images') || !(kinds.length > 0 || PICTURES.test(text)))
    return undefined;
  const language = detectLanguage([question]);
  const asked = wordsOf(text);
  const wanted = words(asked, language)
    .filter(({ stop }) => !stop)
    .map(({ start, end, key }) => ({ key, word: fold(asked.slice(start, end)) }));
  if (wanted.length === 0) return undefined;
  const scored = picturesOn(lines, blocks).map(({ n, said }) => ({
    n,
    hits: hitsIn(said, wanted, language),
  }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  const enough = loosely ? 1 : Math.max(1, Math.ceil(wanted.length * MOST));
  if (most < enough) return isOf(text) || topics.length > 0 ? [] : undefined;
  const because = { code: 'topic', params: { topic: topics.join(', ') || asked } };
  return scored.filter(({ hits }) => hits === most).map(({ n }) => ({ n, reason: '', because, asIs: true }));
}

/** What a request says beside that it wants pictures gone. */
const wordsOf = (text: string): string =>
  (text.replace(shows(), ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .filter((word) => !FILLER.has(fold(word)) && !PICTURES.test(word) && !KINDS.images.words.ask.test(word))
    .join(' ');

/** "The picture of ...", "das Bild, das ...": what it shows follows; nothing else will do. */
function isOf(text: string): boolean {
  const found = /[\p{L}\p{M}]+/gu;
  for (const word of text.matchAll(found))
    if (PICTURES.test(word[0]) || KINDS.images.words.ask.test(word[0]))
      return leads().test(text.slice(word.index + word[0].length));
  return false;
}

/** Each picture once: by its figure, where that holds no other. */
function picturesOn(lines: readonly IndexLine[], blocks: readonly HideBlock[]): Picture[] {
  const figures = blocks.filter(
    ({ line, lines: own }) =>
      (line.role === 'figure' || line.tag === 'figure') &&
      own.filter(({ kind }) => kind === 'image').length <= 1 &&
      own.length <= 4,
  );
  const inFigures = new Set(figures.flatMap((figure) => figure.lines));
  const alone = lines.filter((line) => line.kind === 'image' && line.text !== '' && !inFigures.has(line));
  return [
    ...figures.map(({ line, lines: own }) => ({
      n: line.n,
      said: [...own.map(({ text }) => text), line.text].join(' '),
    })),
    ...alone.map(({ n, text }) => ({ n, said: text })),
  ];
}

/** How many of some words are said, by their stems, or as a part of a longer word. */
function hitsIn(said: string, wanted: readonly { key: string; word: string }[], language: Language): number {
  const keys = new Set(contentKeys(said, language));
  const text = fold(said.toLowerCase());
  return wanted.filter(({ key, word }) => keys.has(key) || (word.length >= PART && text.includes(word)))
    .length;
}
