import type { PagePicture } from '../../contracts/image.ts';
import { nameOf } from '../../core/boxes/picture-name.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { contentKeys } from '../../core/text/words.ts';

/** A picture that only its size speaks for has to be as large, in square CSS px. */
const LEAST_AREA = 120 * 90;
/** More weight than this a picture does not get by being large: square CSS px. */
const LARGE = 500 * 400;

/**
 * The picture that a question is most likely about: named in it, in view, large; `undefined`: none on the page is worth looking at.
 * Ties go to the one that comes first.
 */
export function choosePicture<P extends PagePicture>(
  pictures: readonly P[],
  question: string,
): P | undefined {
  const wanted = keysOf(question);
  const ranked = pictures
    .map((picture) => ({ picture, score: scoreOf(picture, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.picture;
}

/** The picture of an element, else that was loaded from an address; the one that is seen most of, where several were. */
export function pictureAt<P extends PagePicture>(
  pictures: readonly P[],
  { src, id }: { src: string; id?: string | undefined },
): P | undefined {
  const own = id === undefined ? undefined : pictures.find((picture) => picture.id === id);
  if (own || src === '') return own;
  const same = pictures.filter((picture) => picture.src === src);
  return same.sort((a, b) => b.visible - a.visible || areaOf(b) - areaOf(a))[0];
}

const areaOf = ({ width, height }: PagePicture): number => width * height;

function scoreOf(picture: PagePicture, wanted: ReadonlySet<string>): number {
  const file = nameOf(picture.src)
    .replace(/\.\w+$/, '')
    .replace(/[-_+%]+/g, ' ');
  const own = keysOf(`${picture.name} ${picture.about} ${file}`);
  const named = [...own].filter((key) => wanted.has(key)).length;
  const area = areaOf(picture);
  if (named === 0 && area < LEAST_AREA) return 0;
  const large = Math.min(1, area / LARGE);
  // A background is seldom what somebody means by a picture.
  const kind = picture.kind === 'background' ? 0.4 : 1;
  return named * 2 + (large + picture.visible * (0.5 + large)) * kind;
}

function keysOf(text: string): Set<string> {
  return new Set(contentKeys(text, detectLanguage([text])));
}
