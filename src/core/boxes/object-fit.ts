import type { Size } from './picture-size.ts';

/** CSS pixels from the top left of the content box. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/**
 * Where a replaced element paints its picture, in its content box: `object-fit` and `object-position` as computed styles have them
 * (https://drafts.csswg.org/css-images-3/#the-object-fit). Parts may lie outside the content box, where they are cut off.
 * @param natural the picture's own size in CSS pixels
 */
export function paintedRect(content: Size, natural: Size, fit: string, position: string): Rect {
  const { width, height } = fittedSize(content, natural, fit);
  const [x = '50%', y = '50%'] = positionParts(position);
  return { x: offset(x, content.width - width), y: offset(y, content.height - height), width, height };
}

function fittedSize(content: Size, natural: Size, fit: string): Size {
  if (!(natural.width > 0 && natural.height > 0)) return content;
  const byWidth = content.width / natural.width;
  const byHeight = content.height / natural.height;
  const scaled = (scale: number) => ({ width: natural.width * scale, height: natural.height * scale });
  switch (fit) {
    case 'contain':
      return scaled(Math.min(byWidth, byHeight));
    case 'cover':
      return scaled(Math.max(byWidth, byHeight));
    case 'none':
      return natural;
    case 'scale-down':
      return scaled(Math.min(1, byWidth, byHeight));
    default:
      return content;
  }
}

/** `10px calc(100% - 4px)`: spaces inside of brackets part nothing. */
const positionParts = (position: string): string[] => position.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

/** A length, a share of the free space, or a sum of both. */
function offset(value: string, free: number): number {
  const terms = value.replace(/^calc\(|\)$/g, '').matchAll(/([+-]?)\s*([+-]?[\d.]+(?:e[+-]?\d+)?)(px|%)?/g);
  let sum = 0;
  for (const [, sign, number, unit] of terms) {
    const amount = Number(number) * (sign === '-' ? -1 : 1);
    sum += unit === '%' ? (amount / 100) * free : amount;
  }
  return sum;
}
