import { attr } from '../dom/dom.ts';

/** Class words by which design systems mark a button that destroys something. */
const WARNING_CLASS = /(^|[\s_-])(danger|destructive|negative|critical|warning|delete|remove)([\s_-]|$)/i;

/**
 * Whether a button is drawn as a warning: by its class, or red where its neighbours are not. A site whose own colour is red draws all its
 * buttons so.
 */
export function looksLikeWarning(element: Element, neighbours: readonly Element[]): boolean {
  if (WARNING_CLASS.test(attr(element, 'class') ?? '')) return true;
  if (neighbours.length === 0 || !isRed(element)) return false;
  return !neighbours.some(isRed);
}

function isRed(element: Element): boolean {
  const { backgroundColor, color, borderTopColor, borderTopWidth } = getComputedStyle(element);
  const border = borderTopWidth === '0px' ? '' : borderTopColor;
  return [backgroundColor, border, color].some((each) => isReddish(channels(each)));
}

/** Red, green and blue of a computed colour, 0 to 255. They are `rgb(r, g, b)` or `rgba(r, g, b, a)`; what is see-through, or in another notation, has no colour to compare. */
export function channels(colour: string): [number, number, number] | null {
  const parts = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? \/? ?([\d.]+))?\)$/.exec(colour);
  if (!parts || Number(parts[4] ?? 1) < 0.3) return null;
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** Red by hue (within 20° of it) and clearly coloured. */
function isReddish(rgb: [number, number, number] | null): boolean {
  if (!rgb) return false;
  const [r, g, b] = rgb;
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  if (max !== r || max < 90 || (max - min) / max < 0.5) return false;
  return Math.abs(g - b) / (max - min) < 1 / 3;
}
