import type { PagePicture } from '../../contracts/image.ts';
import type { IndexLine } from '../../contracts/page-index.ts';

/** Why words alone may say too little of a page; texts `look_<why>` in `_locales`. */
export type LittleSaid = 'nameless' | 'drawn' | 'few_words';

export interface Understanding {
  /** 1: the lines say it all; 0: they say next to nothing. */
  score: number;
  /** What weighs most against the lines; absent where nothing does. */
  why?: LittleSaid;
}

/** Below this a look may tell more than the lines. */
export const ENOUGH_SAID = 0.6;

/** Fewer controls than this are no pattern. */
const LEAST_CONTROLS = 4;
/** Characters that a screen of words holds at least. */
const SCREEN_OF_WORDS = 400;

interface View {
  lines: readonly Pick<IndexLine, 'kind' | 'text'>[];
  /** Of all frames. */
  pictures: readonly Pick<PagePicture, 'kind' | 'name' | 'width' | 'height' | 'visible'>[];
  /** Square CSS px of the viewport. */
  area: number;
}

/**
 * How much of a page its lines tell, judged locally: controls without names, what is drawn instead of written, words on a screen (V-GEMS asks a
 * model for such a score).
 */
export function understandingOf({ lines, pictures, area }: View): Understanding {
  const controls = lines.filter(({ kind }) => kind === 'control');
  const nameless = controls.filter(({ text }) => text === '').length;
  const words = lines.reduce((sum, { kind, text }) => sum + (kind === 'text' ? text.length : 0), 0);
  const drawn = pictures.reduce((sum, picture) => sum + weightOf(picture) * areaInView(picture), 0);
  const against: Record<LittleSaid, number> = {
    nameless: controls.length >= LEAST_CONTROLS ? (0.8 * nameless) / controls.length : 0,
    drawn: Math.min(0.8, drawn / area),
    few_words: 0.5 * Math.max(0, 1 - words / SCREEN_OF_WORDS),
  };
  const [why, most] = (Object.entries(against) as [LittleSaid, number][]).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  const score = Math.max(0, 1 - Object.values(against).reduce((sum, each) => sum + each, 0));
  return most > 0 ? { score, why } : { score };
}

const areaInView = ({ width, height, visible }: View['pictures'][number]): number => width * height * visible;

/** A photograph with a text of its own is told by it; what lies behind everything is decoration. */
function weightOf({ kind, name }: View['pictures'][number]): number {
  if (kind === 'background') return 0.1;
  if (kind === 'canvas' || kind === 'video') return 1;
  return name === '' ? 0.7 : 0.4;
}
