import { gapBetween, type Rect } from './tooltip-place.ts';

/** How a tooltip shows which target it is about. All in CSS px of the viewport. */

/** Up to this distance the tooltip's tip points at the target; from there on a line does. */
const NEAR = 32;
const TIP = 10;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Style of the tip, a square turned by 45 degrees on the side that faces the target; hidden where they do not face each other closely. */
export function tipStyle(own: Rect, target: Rect): string {
  if (gapBetween(own, target) > NEAR) return 'display:none';
  const [left, right] = [Math.max(own.left, target.left), Math.min(own.right, target.right)];
  const [top, bottom] = [Math.max(own.top, target.top), Math.min(own.bottom, target.bottom)];
  if (right - left > TIP) {
    const x = clamp((left + right) / 2 - own.left - TIP / 2, TIP, own.right - own.left - 2 * TIP);
    return `left:${x}px;${own.top >= target.bottom ? 'top' : 'bottom'}:-5px`;
  }
  if (bottom - top > TIP) {
    const y = clamp((top + bottom) / 2 - own.top - TIP / 2, TIP, own.bottom - own.top - 2 * TIP);
    return `top:${y}px;${own.left >= target.right ? 'left' : 'right'}:-5px`;
  }
  return 'display:none';
}

/** Style of the line from a tooltip that had to stand further away; '' where none is needed. */
export function leaderStyle(own: Rect, target: Rect): string {
  if (gapBetween(own, target) <= NEAR) return '';
  const to = nearest(target, middle(own));
  const from = nearest(own, to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `width:${Math.hypot(dx, dy)}px;transform:translate(${from.x}px,${from.y}px) rotate(${Math.atan2(dy, dx)}rad)`;
}

const middle = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const nearest = ({ left, top, right, bottom }: Rect, { x, y }: { x: number; y: number }) => ({
  x: clamp(x, left, right),
  y: clamp(y, top, bottom),
});
