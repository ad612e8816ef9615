import type { PagePicture } from '../../contracts/image.ts';
import {
  attribute,
  baseOf,
  elementAbove,
  isRendered,
  queryAll,
  rectOf,
  shadowOf,
  tagOf,
  textOf,
} from '../dom/dom.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';
import type { PageEnvironment } from '../environment.ts';
import { imageText } from '../index/media.ts';
import { partInView } from './geometry.ts';

/** Icons and spacers are smaller, in CSS px. */
const LEAST_SIDE = 32;
/** A background of less is decoration. */
const LEAST_BACKGROUND_SIDE = 96;
const MOST_PICTURES = 200;
const MOST_CHARACTERS = 300;
/** Longer `data:` addresses do not travel: such a picture is looked at on the screen. */
const LONGEST_DATA = 64_000;

export interface FoundPicture {
  element: Element;
  picture: Omit<PagePicture, 'id'>;
}

/** The pictures of a document that one can ask about, shadow trees included. */
export function findPictures({
  document,
  shadowRootOf,
}: Pick<PageEnvironment, 'document' | 'shadowRootOf'>): FoundPicture[] {
  const found: FoundPicture[] = [];
  const roots: Node[] = [document];
  for (const root of roots) {
    for (const element of queryAll(root, '*')) {
      const tag = tagOf(element);
      if (tag === OVERLAY_TAG) continue;
      const shadow = shadowOf(element, tag, shadowRootOf);
      if (shadow) roots.push(shadow);
      const picture = found.length < MOST_PICTURES ? pictureOf(element, tag) : null;
      if (picture) found.push({ element, picture });
    }
  }
  return found;
}

/** What of an element is a picture; `null`: nothing, or nothing that can be seen. */
export function pictureOf(element: Element, tag: string): FoundPicture['picture'] | null {
  const rect = rectOf(element);
  if (rect.width < LEAST_SIDE || rect.height < LEAST_SIDE) return null;
  const own = ownPicture(element, tag) ?? background(element, rect);
  if (!own || !isRendered(element, { visibilityProperty: true, opacityProperty: true })) return null;
  const { x0, y0, x1, y1 } = partInView(element) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  return {
    ...own,
    sameOrigin: isSameOrigin(own.src, element),
    name: (imageText(element, tag, 'img') ?? '').slice(0, MOST_CHARACTERS),
    about: wordsAbout(element),
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    visible: (x1 - x0) * (y1 - y0),
  };
}

type Own = Pick<PagePicture, 'kind' | 'src' | 'natural'>;

function ownPicture(element: Element, tag: string): Own | null {
  if (element instanceof HTMLImageElement) {
    const { naturalWidth: width, naturalHeight: height, currentSrc } = element;
    const src = currentSrc.startsWith('data:') && currentSrc.length > LONGEST_DATA ? '' : currentSrc;
    return { kind: 'img', src, natural: width > 0 ? { width, height } : null };
  }
  if (element instanceof HTMLCanvasElement) {
    const { width, height } = element;
    return { kind: 'canvas', src: '', natural: { width, height } };
  }
  if (element instanceof HTMLVideoElement) {
    const { videoWidth: width, videoHeight: height } = element;
    return { kind: 'video', src: '', natural: width > 0 ? { width, height } : null };
  }
  return tag === 'svg' ? { kind: 'svg', src: '', natural: null } : null;
}

function background(element: Element, { width, height }: DOMRect): Own | null {
  if (width < LEAST_BACKGROUND_SIDE || height < LEAST_BACKGROUND_SIDE) return null;
  return /url\(/.test(getComputedStyle(element).backgroundImage)
    ? { kind: 'background', src: '', natural: null }
    : null;
}

function isSameOrigin(src: string, element: Element): boolean {
  const base = baseOf(element);
  return src !== '' && URL.canParse(src, base) && new URL(src, base).origin === location.origin;
}

/** Caption and title: what else tells one picture from another. */
function wordsAbout(element: Element): string {
  return [captionOf(element), attribute(element, 'title')]
    .filter((each) => each !== '')
    .join(' · ')
    .slice(0, MOST_CHARACTERS);
}

function captionOf(element: Element): string {
  for (let above = elementAbove(element); above; above = elementAbove(above)) {
    if (tagOf(above) !== 'figure') continue;
    const [caption] = queryAll(above, 'figcaption');
    return caption ? (textOf(caption) ?? '').replace(/\s+/g, ' ').trim() : '';
  }
  return '';
}
