import { ancestorsOf, rectOf } from '../dom/dom.ts';
import { channels } from './warning-look.ts';

/** Letters of this size, in CSS px, are small beside larger ones. */
const SMALL = 12;
/** Less contrast than this is hard to read for everybody (WCAG asks for 4.5, and for 3 where letters are large). */
const PALE = 3;
/** A control that is so many times larger drowns the other. */
const DROWNS = 5;

/**
 * Whether a control is drawn so that beside another one it is hardly seen: paler than can be read, or in small letters on a fraction of the space,
 * while the other is neither.
 */
export function isQuiet(element: Element, beside: Element): boolean {
  if (contrastOf(element) < PALE && contrastOf(beside) >= PALE) return true;
  const [own, other] = [sizeOf(element), sizeOf(beside)];
  return own <= SMALL && other > own && areaOf(beside) > DROWNS * areaOf(element);
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize) || 0;

function areaOf(element: Element): number {
  const { width, height } = rectOf(element);
  return width * height;
}

/** Contrast of its letters with what they stand on, as WCAG counts it, 1 to 21; 21 where a colour is not to be read. */
function contrastOf(element: Element): number {
  const ink = channels(getComputedStyle(element).color);
  const paper = [element, ...ancestorsOf(element)]
    .map((each) => channels(getComputedStyle(each).backgroundColor))
    .find((rgb) => rgb !== null) ?? [255, 255, 255];
  if (!ink) return 21;
  const [a, b] = [luminance(ink), luminance(paper as [number, number, number])];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(rgb: readonly [number, number, number]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
